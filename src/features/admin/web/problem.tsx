import styles from './office.module.css'

/** What went wrong, told at once. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.error} role="alert">
      {text}
    </p>
  ) : null
