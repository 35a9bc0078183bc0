import styles from './mark.module.css'

/** The shop's mark: the chevron on its own reflection. */
export const Mark = () => (
  <svg className={styles.mark} viewBox="-17 -12 34 34" aria-hidden="true">
    <path d="M0-11 16 9H9L0-2-9 9h-7Z" />
    <path className={styles.reflection} d="M-16 13h7l6.6 8h-7.2ZM16 13H9l-6.6 8h7.2Z" />
  </svg>
)
