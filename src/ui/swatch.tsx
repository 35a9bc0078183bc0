import { classNames } from './class-names.ts'
import styles from './swatch.module.css'

type Props = { color: string | undefined; className?: string | undefined }

/** A pane of a colour (`#rrggbb`), decoration beside its name. An unknown colour is hatched. */
export const Swatch = ({ color, className }: Props) => (
  <svg className={classNames(styles.swatch, !color && styles.hatch, className)} color={color} aria-hidden="true" />
)
