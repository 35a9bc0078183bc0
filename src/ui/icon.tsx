import sprite from './icons/sprite.svg'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export type IconName =
  | 'back'
  | 'bag'
  | 'bank'
  | 'bell'
  | 'camera'
  | 'card'
  | 'cash'
  | 'check'
  | 'compare'
  | 'copy'
  | 'doc'
  | 'down'
  | 'edit'
  | 'filter'
  | 'heart'
  | 'info'
  | 'left'
  | 'lock'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'play'
  | 'plus'
  | 'right'
  | 'ruler'
  | 'search'
  | 'share'
  | 'star'
  | 'trash'
  | 'truck'
  | 'up'
  | 'user'
  | 'wallet'
  | 'x'

type Props = { name: IconName; size?: 's'; className?: string | undefined }

/** A line icon of the sprite, always decoration: the control around it has the name. */
export const Icon = ({ name, size, className }: Props) => (
  <svg className={classNames(styles.icon, size && styles.s, className)} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
