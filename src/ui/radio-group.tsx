import { useId } from 'react'
import type { ReactNode } from 'react'
import { Radio } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import styles from './radio-group.module.css'

export type RadioOption = {
  value: string
  /** Its name. */
  label: ReactNode
  /** Below and behind the name: what else is to be known before it is chosen. */
  note?: ReactNode
  detail?: ReactNode
  isDisabled?: boolean
}

type Props = {
  legend: ReactNode
  name?: string
  options: readonly RadioOption[]
  value: string | undefined
  onChange: (value: string) => void
}

/** Choices under each other, each in a row of its own. */
export const RadioGroup = ({ legend, name, options, value, onChange }: Props) => {
  const ownName = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ label, note, detail, ...option }, index) => {
        const id = `${ownName}-${index}`
        return (
          <div key={option.value} className={styles.row}>
            <Radio
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-label`}
              aria-describedby={
                classNames(Boolean(note) && `${id}-note`, Boolean(detail) && `${id}-detail`) || undefined
              }
              label={
                <>
                  <span id={`${id}-label`}>{label}</span>
                  {note ? (
                    <span id={`${id}-note`} className="t-14 muted">
                      {note}
                    </span>
                  ) : null}
                </>
              }
            />
            {detail ? <span id={`${id}-detail`}>{detail}</span> : null}
          </div>
        )
      })}
    </fieldset>
  )
}
