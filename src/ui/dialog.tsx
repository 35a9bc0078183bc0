import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from './words.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './dialog.module.css'

type Props = {
  title: ReactNode
  onClose: () => void
  /** A panel at this side of the window; without one a dialog in its middle. */
  side?: 'left' | 'right' | undefined
  /** Takes the place of the title and the close button; it must hold the latter. */
  header?: (close: () => void) => ReactNode
  /** Stands below what scrolls; as a function it gets the way to close. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  /** Before the title, such as a way back. */
  lead?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Milliseconds that a closing panel may take to slide away; the token `--m-slow`. */
const slideMs = 240

/**
 * A modal dialog for as long as it is rendered. The browser keeps the focus inside, closes it with Escape and gives the
 * focus back; a press on the scrim closes it too.
 */
export const Dialog = ({ title, onClose, side, header, footer, lead, className, children }: Props) => {
  const t = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  const close = () => ref.current?.close()
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === ref.current) close()
  }
  const whenClosed = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    setTimeout(onClose, isStill ? 0 : slideMs)
  }
  return (
    // the scrim is the dialog's own backdrop: Escape does for keys what the press does for pointers
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles.dialog, side ? styles.panel : styles.middle, side && styles[side], className)}
      aria-labelledby={titleId}
      onClick={closeOnScrim}
      onClose={whenClosed}
    >
      {header ? (
        <>
          <h2 id={titleId} className="vh">
            {title}
          </h2>
          {header(close)}
        </>
      ) : (
        <header className={styles.header}>
          {lead}
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={t('ui.close')} onClick={close} />
        </header>
      )}
      <div className={styles.scroll}>{children}</div>
      {footer ? <footer className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</footer> : null}
    </dialog>
  )
}

/** A panel at the side of the window. */
export const Panel = (props: Omit<Props, 'side'> & { side: 'left' | 'right' }) => <Dialog {...props} />
