import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from './words.ts'
import { classNames } from './class-names.ts'
import styles from './size-picker.module.css'

type OptionProps = {
  label: ReactNode
  isStruck?: boolean | undefined
  isOwn?: boolean | undefined
  note?: string | undefined
} & ComponentProps<'input'>

/** One size as a button-like choice: a radio on product pages, a check box among filters. `note` is for screen readers. */
export const SizeOption = ({ label, isStruck, isOwn, note, ...input }: OptionProps) => (
  <label className={classNames(styles.size, isStruck && styles.struck, isOwn && styles.own)}>
    <input type="radio" {...input} />
    <span>
      {label}
      {note ? <span className="vh">, {note}</span> : null}
    </span>
  </label>
)

/** `own`: the words that say that it is the shopper's. */
export type Size = { value: string; label: string; isSoldOut?: boolean; own?: string | undefined }

type Props = {
  legend: ReactNode
  sizes: readonly Size[]
  value: string | undefined
  onChange: (value: string) => void
  name?: string
  isInvalid?: boolean
  describedBy?: string | undefined
}

/** Sold-out sizes keep their place, struck, with "sold out" in their name; they can be chosen to be told when they are back. */
export const SizePicker = ({ legend, sizes, value, onChange, name, isInvalid, describedBy }: Props) => {
  const t = useWords()
  const ownName = useId()
  return (
    <fieldset
      className={classNames(isInvalid && styles.invalid)}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <SizeOption
            key={size.value}
            name={name ?? ownName}
            value={size.value}
            checked={size.value === value}
            onChange={() => onChange(size.value)}
            label={size.label}
            isStruck={size.isSoldOut}
            isOwn={Boolean(size.own)}
            note={[size.own, size.isSoldOut && t('ui.soldOut')].filter(Boolean).join(', ')}
          />
        ))}
      </div>
    </fieldset>
  )
}
