import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react'
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
  /** Takes the place of the title and the close button; it holds a CloseButton itself. */
  header?: ReactNode
  /** Stands below what scrolls. */
  footer?: ReactNode
  /** Before the title, such as a way back. */
  lead?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Milliseconds that a closing panel may take to slide away; the token `--m-slow`. */
const slideMs = 240

/**
 * A modal dialog for as long as it is rendered. The browser keeps the focus inside and closes it with Escape; a press on
 * the scrim closes it too. However it goes, what had the focus before has it again.
 */
export const Dialog = ({ title, onClose, side, header, footer, lead, className, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement as HTMLElement | null
    const root = document.documentElement
    // the room of the scroll bar that goes while the page behind stands still
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      // one that is gone from the page gives nothing back by itself
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
    }
  }, [])
  const close = useCallback(() => ref.current?.close(), [])
  // a word that is marked to beyond the edge is pressed inside
  const pressed = useRef<EventTarget>(null)
  const closeOnScrim = ({ target }: MouseEvent) => {
    if (target === ref.current && target === pressed.current) close()
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
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOnScrim}
      onClose={whenClosed}
    >
      <CloseContext value={close}>
        {header ? (
          <>
            <h2 id={titleId} className="vh">
              {title}
            </h2>
            {header}
          </>
        ) : (
          <header className={styles.header}>
            {lead}
            <h2 id={titleId}>{title}</h2>
            <CloseButton />
          </header>
        )}
        <div className={styles.scroll}>{children}</div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </CloseContext>
    </dialog>
  )
}

const CloseContext = createContext<() => void>(() => undefined)

/** Closes the dialog around the component, as its own button does: it slides away, then `onClose` is called. */
export const useCloseDialog = (): (() => void) => useContext(CloseContext)

export const CloseButton = () => {
  const t = useWords()
  return <IconButton icon="x" label={t('ui.close')} onClick={useCloseDialog()} />
}

/** A panel at the side of the window. */
export const Panel = (props: Omit<Props, 'side'> & { side: 'left' | 'right' }) => <Dialog {...props} />
