import { classNames } from '#ui/class-names.ts'
import type { WireUser } from '../../contract.ts'
import styles from './avatar.module.css'

/** The photo, else the initials. Decoration: the name stands beside it. */
export const Avatar = ({ user, isBig }: { user: WireUser; isBig?: boolean }) => {
  const { photo, firstname, lastname, contact } = user
  const initials = [firstname, lastname].map((part) => part.trim().charAt(0)).join('') || contact.slice(-2)
  return (
    <span className={classNames(styles.avatar, isBig && styles.big)} aria-hidden="true">
      {photo ? <img src={photo} alt="" width={88} height={88} /> : initials.toUpperCase()}
    </span>
  )
}
