import styles from './problem.module.css'

/** What went wrong, told at once. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  ) : null
