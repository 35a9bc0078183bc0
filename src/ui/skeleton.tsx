import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

type Props = { shape: 'card' | 'picture' | 'line' | 'short' | 'title'; className?: string | undefined }

/** The shape of what comes. Whoever shows it says with aria-busy that something comes. */
export const Skeleton = ({ shape, className }: Props) =>
  shape === 'card' ? (
    <span className={styles.stack} aria-hidden="true">
      <span className={classNames(styles.bone, styles.picture)} />
      <span className={classNames(styles.bone, styles.short)} />
      <span className={classNames(styles.bone, styles.line)} />
    </span>
  ) : (
    <span className={classNames(styles.bone, styles[shape], className)} aria-hidden="true" />
  )
