import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './office.module.css'

/** Asks before a screen is left of which something is not saved; where the document goes, the browser asks. */
export const Unsaved = ({ isChanged }: { isChanged: boolean }) => {
  const t = useText()
  const blocker = useBlocker(isChanged)
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
