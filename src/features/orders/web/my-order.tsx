import { Suspense } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import type { OwnOrder, WireOrder } from '../contract.ts'
import { InItsCurrency } from './in-its-currency.tsx'
import { OrderAsked } from './order-asked.tsx'
import { OrderLines } from './order/order-lines.tsx'
import { OrderProgress } from './order/order-progress.tsx'
import styles from './orders.module.css'
import { OrderSide, Standing } from './order/parts.ts'
import { useBuyAgain } from './use-buy-again.ts'
import { isOpen, useOrder } from './use-order.ts'

type Props = {
  id: string
  /** The order as the list has it, to be shown until there is a newer answer. */
  known?: OwnOrder | undefined
}

/** Everything of an order for whoever placed it. */
export const MyOrder = ({ id, known }: Props) => {
  const { order: seen, look } = useOrder(id)
  const order = typeof seen === 'string' && seen !== 'missing' && known ? known : seen
  if (typeof order === 'string') return <OrderAsked order={order} look={look} />
  return (
    <InItsCurrency order={order}>
      <Order order={order} look={look} />
    </InItsCurrency>
  )
}

const Order = ({ order, look }: { order: WireOrder; look: () => void }) => {
  const t = useText()
  const { isBusy, buyAgain } = useBuyAgain(order)
  return (
    <div className={styles.opened}>
      <Suspense>
        <Standing order={order} email={order.customer?.email} look={look} />
      </Suspense>
      <div className={`${styles.actions} ${styles.noPaper}`}>
        {isOpen(order) ? (
          <a className={styles.pay} href={order.payment_link ?? undefined}>
            {t('order.payNow')}
          </a>
        ) : null}
        <Button variant="ghost" size="s" isBusy={isBusy} onClick={() => void buyAgain()}>
          {t('account.buyAgain')}
        </Button>
      </div>
      {order.canceled ? null : <OrderProgress order={order} />}
      <div className={styles.columns}>
        <OrderLines order={order} />
        <Suspense>
          <OrderSide order={order} look={look} isInAccount />
        </Suspense>
      </div>
    </div>
  )
}
