import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

type Around = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what is expected. */
  error?: ReactNode
  className?: string | undefined
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

const useWiring = ({ hint, error }: Around, givenId: string | undefined): Wiring => {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`)
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

const Frame = ({
  label,
  hint,
  error,
  className,
  wiring,
  children,
}: Around & { wiring: Wiring; children: ReactNode }) => (
  <div className={classNames(styles.field, className)}>
    <label htmlFor={wiring.id}>{label}</label>
    {children}
    {error ? (
      <p id={`${wiring.id}-error`} className={styles.error}>
        <Icon name="info" size="s" />
        {error}
      </p>
    ) : null}
    {hint ? (
      <p id={`${wiring.id}-hint`} className={styles.hint}>
        {hint}
      </p>
    ) : null}
  </div>
)

type TextProps = Around &
  Omit<ComponentProps<'input'>, 'rows'> & {
    /** Lines of a longer text. */
    rows?: number
  }

/** A text in one line, or in several with `rows`. */
export const TextField = ({ label, hint, error, className, id, rows, ...input }: TextProps) => {
  const wiring = useWiring({ label, hint, error }, id)
  return (
    <Frame label={label} hint={hint} error={error} className={className} wiring={wiring}>
      {rows === undefined ? (
        <input {...input} {...wiring} className={styles.input} />
      ) : (
        <textarea {...(input as ComponentProps<'textarea'>)} {...wiring} rows={rows} className={styles.input} />
      )}
    </Frame>
  )
}

/** A native list to choose from; its `<option>`s are the children. */
export const SelectField = ({ label, hint, error, className, id, ...select }: Around & ComponentProps<'select'>) => {
  const wiring = useWiring({ label, hint, error }, id)
  return (
    <Frame label={label} hint={hint} error={error} className={className} wiring={wiring}>
      <span className={styles.select}>
        <select {...select} {...wiring} className={styles.input} />
        <Icon name="down" size="s" />
      </span>
    </Frame>
  )
}
