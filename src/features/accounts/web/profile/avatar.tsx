import { classNames } from '#ui/class-names.ts'
import type { WireUser } from '../../contract.ts'
import styles from './avatar.module.css'

/** The photo, else the initials, else how the e-mail address begins or the phone ends. Decoration: the name stands beside it. */
export const Avatar = ({ user, isBig }: { user: WireUser; isBig?: boolean }) => {
  const { photo, firstname, lastname, contact } = user
  const letters = [firstname, lastname].map((part) => part.trim().charAt(0)).join('')
  const initials = letters || (contact.includes('@') ? contact.charAt(0) : contact.slice(-2))
  return (
    <span className={classNames(styles.avatar, isBig && styles.big)} aria-hidden="true">
      {photo ? <img src={photo} alt="" width={88} height={88} /> : initials.toUpperCase()}
    </span>
  )
}
