import { useSyncExternalStore } from 'react'
import { useText } from '#platform/web/texts.tsx'
import type { WireOrder } from '../../contract.ts'
import { HowToPay } from './how-to-pay.tsx'
import { OrderReason } from './order-reason.tsx'
import styles from '../orders.module.css'
import { isOpen } from '../use-order.ts'

/** What is to be known before all else: why it was canceled, for whoever may know, or that it waits to be paid. */
export const Standing = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const { canceled, pay_until: until } = order
  if (canceled) return <OrderReason order={order} />
  if (!isOpen(order)) return <HowToPay order={order} />
  return (
    <p className={styles.open}>
      <b>{t('order.unpaid')}.</b> {until ? <HeldUntil until={until} /> : null}
    </p>
  )
}

const never = () => () => undefined

/** In the shopper's own time, which the server does not know. */
const HeldUntil = ({ until }: { until: string }) => {
  const t = useText()
  const time = useSyncExternalStore(
    never,
    () => new Date(until).toTimeString().slice(0, 5),
    () => undefined,
  )
  return time === undefined ? null : t('order.unpaidUntil', { time })
}
