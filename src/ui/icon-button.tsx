import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './icon-button.module.css'

type Props = { icon: IconName; label: string; variant?: 'bare' | 'square' | 'big' } & Omit<
  ComponentProps<'button'>,
  'aria-label' | 'children'
>

/** A button that shows only an icon; `label` is its name. */
export const IconButton = ({ icon, label, variant = 'bare', className, type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} className={classNames(styles.button, styles[variant], className)} aria-label={label}>
    <Icon name={icon} />
  </button>
)
