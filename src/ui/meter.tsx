import { classNames } from './class-names.ts'
import styles from './meter.module.css'

type Props = { value: number; max: number; label: string; tone?: 'ok' | undefined; className?: string | undefined }

/** A pane that fills from the left; `label` says what of. */
export const Meter = ({ value, max, label, tone, className }: Props) => (
  <progress
    className={classNames(styles.meter, tone && styles[tone], className)}
    value={value}
    max={max}
    aria-label={label}
  />
)
