import { useId } from 'react'
import type { ReactNode } from 'react'
import { Radio } from './checkbox.tsx'
import styles from './radio-group.module.css'

export type RadioOption = { value: string; label: ReactNode; detail?: ReactNode; isDisabled?: boolean }

type Props = {
  legend: ReactNode
  isLegendHidden?: boolean
  name?: string
  options: readonly RadioOption[]
  value: string | undefined
  onChange: (value: string) => void
  /** Shown below the chosen option. */
  error?: ReactNode
}

/** Choices under each other, each in a row of its own. */
export const RadioGroup = ({ legend, isLegendHidden, name, options, value, onChange, error }: Props) => {
  const ownName = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${ownName}-error` : undefined}>
      <legend className={isLegendHidden ? 'vh' : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.row}>
          <Radio
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            label={option.label}
          />
          {option.detail}
        </div>
      ))}
      {error ? (
        <p id={`${ownName}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
