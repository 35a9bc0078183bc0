import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './totals.module.css'

export type TotalLine = { id: string; title: ReactNode; value: ReactNode; isGrand?: boolean }

/** Lines of money; the grand one stands apart. */
export const Totals = ({ lines }: { lines: readonly TotalLine[] }) => (
  <dl className={styles.totals}>
    {lines.map((line) => (
      <div key={line.id} className={classNames(line.isGrand && styles.grand)}>
        <dt>{line.title}</dt>
        <dd>{line.value}</dd>
      </div>
    ))}
  </dl>
)
