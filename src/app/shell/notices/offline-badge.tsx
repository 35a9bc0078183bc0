import { useText } from '#platform/web/texts.tsx'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import styles from './offline-badge.module.css'

/** Says so while the shop cannot be reached. */
export const OfflineBadge = () => {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <p className={styles.badge} role="status" hidden={isOnline}>
      {isOnline ? '' : t('shell.offline')}
    </p>
  )
}
