import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'
import styles from './empty.module.css'

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode }

/** Nothing here: what to do next, in one sentence and one button. */
export const Empty = ({ title, text, action }: Props) => (
  <div className={styles.empty}>
    <Mark />
    <h2>{title}</h2>
    {text ? <p>{text}</p> : null}
    {action}
  </div>
)
