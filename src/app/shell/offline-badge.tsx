import { useEffect, useState, useSyncExternalStore } from 'react'
import { createConnectivity } from '#platform/web/connectivity.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from './offline-badge.module.css'

/** Says so while the shop cannot be reached. */
export const OfflineBadge = () => {
  const t = useText()
  const [connectivity] = useState(() => createConnectivity())
  const isOnline = useSyncExternalStore(connectivity.subscribe, connectivity.isOnline, () => true)
  useEffect(() => connectivity.watch(), [connectivity])
  return (
    <p className={styles.badge} role="status" hidden={isOnline}>
      {isOnline ? '' : t('shell.offline')}
    </p>
  )
}
