import { useText } from '#platform/web/texts.tsx'
import type { WireOrder } from '../contract.ts'
import styles from './orders.module.css'

const knownReasons: Readonly<Record<string, string>> = {
  unpaid: 'order.reasonUnpaid',
  replaced: 'order.reasonReplaced',
  withdrawn: 'order.reasonWithdrawn',
}

/** Why an order was canceled, for whoever is told. */
export const OrderReason = ({ order: { canceled, cancel_reason: reason } }: { order: WireOrder }) => {
  const t = useText()
  if (!canceled || !reason) return null
  const known = knownReasons[reason]
  return <p className={styles.bad}>{t('order.reason', { reason: known ? t(known) : reason })}</p>
}
