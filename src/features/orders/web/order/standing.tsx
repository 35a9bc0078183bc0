import { useState, useSyncExternalStore } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Problem } from '#ui/problem.tsx'
import type { WireOrder } from '../../contract.ts'
import { HowToPay } from './how-to-pay.tsx'
import { OrderReason } from './order-reason.tsx'
import styles from '../orders.module.css'
import { useCancelUnpaid } from '../use-cancel-unpaid.tsx'
import { isOpen } from '../use-order.ts'

type Props = {
  order: WireOrder
  /** Where it goes, for whoever may know: such a reader may cancel it while it waits to be paid. */
  email: string | undefined
  look: () => void
}

/** What is to be known before all else: why it was canceled, for whoever may know, or that it waits to be paid. */
export const Standing = ({ order, email, look }: Props) => {
  const t = useText()
  const { canceled, pay_until: until } = order
  const [ended, setEnded] = useState<string>()
  const cancel = useCancelUnpaid(order, {
    emailOf: () => email,
    onEnd: (isCanceled) => {
      if (isCanceled) setEnded(order.id)
      look()
    },
  })
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (ended === order.id)
    return (
      <p className={styles.open} role="status" tabIndex={-1} ref={takeFocus}>
        {t('checkout.unpaidCanceled', { number: order.number })}
      </p>
    )
  if (canceled) return <OrderReason order={order} />
  if (!isOpen(order)) return <HowToPay order={order} />
  return (
    <div className={styles.open}>
      <p>
        <b>{t('order.unpaid')}.</b> {until ? <HeldUntil until={until} /> : null}
      </p>
      <Problem text={cancel.error} />
      {hasScript && email !== undefined ? <p className={styles.noPaper}>{cancel.button}</p> : null}
      {cancel.question}
    </div>
  )
}

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

const never = () => () => undefined

/** In the shopper's own time, which the server does not know; with its day where that is not today. */
const timeOf = (until: string): string => {
  const at = new Date(until)
  const time = at.toTimeString().slice(0, 5)
  if (at.toDateString() === new Date().toDateString()) return time
  return `${time} ${at.getDate()}-${at.getMonth() + 1}-${at.getFullYear()}`
}

const HeldUntil = ({ until }: { until: string }) => {
  const t = useText()
  const time = useSyncExternalStore(
    never,
    () => timeOf(until),
    () => undefined,
  )
  return time === undefined ? null : t('order.unpaidUntil', { time })
}
