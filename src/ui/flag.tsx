import flags from './icons/flags.svg'
import styles from './flag.module.css'

export type FlagName = 'RU' | 'EN' | 'EU' | 'US' | 'UA' | 'DE' | 'CN'

/** A drawn flag beside the name of what it stands for. */
export const Flag = ({ name }: { name: FlagName }) => (
  <svg className={styles.flag} data-flag={name} width="24" height="16" aria-hidden="true">
    <use href={`${flags}#${name}`} />
  </svg>
)
