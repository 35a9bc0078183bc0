import type { ComponentProps } from 'react'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

type Look = {
  /** `solid` is the one main action; `light` stands on pictures. */
  variant?: 'solid' | 'ghost' | 'light' | 'dark'
  size?: 's' | undefined
  isFull?: boolean
}

const toClass = ({ variant = 'solid', size, isFull }: Look, className?: string) =>
  classNames(styles.btn, variant !== 'solid' && styles[variant], size && styles.s, isFull && styles.full, className)

type ButtonProps = Look & { isBusy?: boolean | undefined } & ComponentProps<'button'>

/** Busy: it stays focusable and says so, and takes no second press. */
export const Button = ({
  variant,
  size,
  isFull,
  isBusy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={isBusy ? 'button' : type}
    className={toClass({ ...(variant && { variant }), size, ...(isFull && { isFull }) }, className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  />
)

type ButtonLinkProps = Look & ComponentProps<typeof Link>

export const ButtonLink = ({ variant, size, isFull, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={toClass({ ...(variant && { variant }), size, ...(isFull && { isFull }) }, className)} />
)
