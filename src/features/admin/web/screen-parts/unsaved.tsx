import { createContext, Fragment, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { canonicalJson } from '#core/fingerprint.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './office.module.css'

type Props = {
  isChanged: boolean
  /** What stands behind the "?" of the address changes nothing of what was typed. */
  keepsByPath?: boolean
}

/** Asks before a screen is left of which something is not saved; where the document goes, the browser asks. */
export const Unsaved = ({ isChanged, keepsByPath = false }: Props) => {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => isChanged && !(keepsByPath && from.pathname === to.pathname),
  )
  const isLeft = useRef(false)
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  const stay = () => {
    if (!isLeft.current) blocker.reset()
  }
  const leave = () => {
    isLeft.current = true
    blocker.proceed()
  }
  return (
    <Dialog
      title={t('office.unsaved')}
      onClose={stay}
      footer={
        <div className={styles.actions}>
          <Button onClick={stay}>{t('office.stayHere')}</Button>
          <Button variant="ghost" onClick={leave}>
            {t('office.leaveUnsaved')}
          </Button>
        </div>
      }
    >
      <p>{t('office.unsavedText')}</p>
    </Dialog>
  )
}

type Tell = (part: string, isChanged: boolean) => void
const Parts = createContext<Tell>(() => undefined)

/** A screen of several forms, each saved by itself: one question for all of them. */
export const UnsavedParts = ({ children }: { children: ReactNode }) => {
  const [changed, setChanged] = useState<readonly string[]>([])
  const tell = useCallback<Tell>(
    (part, isChanged) =>
      setChanged((before) => {
        if (before.includes(part) === isChanged) return before
        return isChanged ? [...before, part] : before.filter((one) => one !== part)
      }),
    [],
  )
  return (
    <Parts value={tell}>
      <Unsaved isChanged={changed.length > 0} />
      {children}
    </Parts>
  )
}

type FormProps<T> = {
  /** What is stored by now. */
  stored: T
  /** What the form shows of it: where that is something else, the form begins anew. */
  parts: (stored: T) => unknown
  /** The form over what it began with. */
  children: (begun: T) => ReactNode
}

/** A form of such a screen that what others store begins anew, but not while something typed in it is not saved. */
export const UnsavedForm = <T,>({ stored, parts, children }: FormProps<T>) => {
  const tell = useContext(Parts)
  const [begun, setBegun] = useState(() => stored)
  const [isChanged, setChanged] = useState(false)
  const hear = useCallback<Tell>(
    (part, changed) => {
      setChanged(changed)
      tell(part, changed)
    },
    [tell],
  )
  const known = isChanged ? begun : stored
  if (known !== begun) setBegun(() => known)
  return (
    <Parts value={hear}>
      <Fragment key={canonicalJson(parts(known))}>{children(known)}</Fragment>
    </Parts>
  )
}

/** One form of such a screen. */
export const useUnsavedPart = (isChanged: boolean): void => {
  const part = useId()
  const tell = useContext(Parts)
  useEffect(() => {
    tell(part, isChanged)
    return () => tell(part, false)
  }, [tell, part, isChanged])
}
