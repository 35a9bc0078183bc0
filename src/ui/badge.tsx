import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './badge.module.css'

/** A plate cut into a picture's edge. */
export const Badge = ({ tone, children }: { tone?: 'new' | 'sale'; children: ReactNode }) => (
  <span className={classNames(styles.badge, tone && styles[tone])}>{children}</span>
)
