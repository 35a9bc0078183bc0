import { classNames } from './class-names.ts'
import styles from './swatch.module.css'

type Props = { color: string | undefined; className?: string | undefined }

/** A pane of a colour (`#rrggbb`), decoration beside its name. An unknown colour is hatched. */
export const Swatch = ({ color, className }: Props) => (
  <svg className={classNames(styles.swatch, className)} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 4 4">
    <path fill={color ?? 'none'} d="M0 0h4v4H0z" />
    {color ? null : <path className={styles.hatch} d="M0 4 4 0" />}
  </svg>
)
