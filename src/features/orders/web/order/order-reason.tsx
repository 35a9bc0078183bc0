import { useText } from '#platform/web/texts.tsx'
import type { WireOrder } from '../../contract.ts'
import { reasonText } from '../../rules/cancel-reason.ts'
import styles from '../orders.module.css'

/** Why an order was canceled, for whoever is told. */
export const OrderReason = ({ order: { canceled, cancel_reason: reason } }: { order: WireOrder }) => {
  const t = useText()
  if (!canceled || !reason) return null
  return <p className={styles.bad}>{t('order.reason', { reason: reasonText(t, reason) })}</p>
}
