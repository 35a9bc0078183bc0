import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './checkbox.module.css'

type Props = { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>

export const Checkbox = ({ label, className, ...input }: Props) => (
  <label className={classNames(styles.check, className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
)

/** One choice of a RadioGroup; works in any other list of choices too. */
export const Radio = ({ label, className, ...input }: Props) => (
  <label className={classNames(styles.check, className)}>
    <input {...input} type="radio" />
    <span>{label}</span>
  </label>
)
