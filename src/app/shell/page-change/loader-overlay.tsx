import { useEffect, useState } from 'react'
import { onProgress } from '#platform/web/page/progress.ts'
import { useText } from '#platform/web/texts.tsx'
import { Mark } from '#ui/mark.tsx'
import styles from './loader-overlay.module.css'

/** Over everything while work is under way that the page has to wait for. */
export const LoaderOverlay = () => {
  const t = useText()
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => onProgress(setWaiting), [])
  if (!isWaiting) return null
  return (
    <div className={styles.overlay} role="status" aria-label={t('frame.working')}>
      <Mark />
    </div>
  )
}
