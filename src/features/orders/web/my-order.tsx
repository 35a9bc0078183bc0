import { formatDateTime } from '#features/stores/rules/format.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { WireOrder } from '../contract.ts'
import { InItsCurrency } from './in-its-currency.tsx'
import { OrderAsked } from './order-asked.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSide } from './order-side.tsx'
import styles from './orders.module.css'
import { useBuyAgain } from './use-buy-again.ts'
import { isOpen, useOrder } from './use-order.ts'

/** Everything of an order for whoever placed it. */
export const MyOrder = ({ id }: { id: string | undefined }) => {
  const t = useText()
  const { order, look } = useOrder(id)
  return (
    <>
      <p>
        <Link className="link t-14" to="/my-account/orders">
          {t('account.allOrders')}
        </Link>
      </p>
      {typeof order === 'object' ? (
        <InItsCurrency order={order}>
          <Order order={order} />
        </InItsCurrency>
      ) : (
        <OrderAsked order={order} look={look} />
      )}
    </>
  )
}

const reasons: Readonly<Record<string, string>> = { unpaid: 'order.reasonUnpaid', replaced: 'order.reasonReplaced' }

const Order = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const { isBusy, buyAgain } = useBuyAgain(order)
  const { canceled, cancel_reason: reason, stage } = order
  const known = reason ? reasons[reason] : undefined
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 className="t-40">
            {t(canceled ? 'order.canceled' : stage === 0 ? 'order.unpaid' : `order.stage${stage}`)}
          </h2>
          <p className="muted">
            <span className="num">{t('order.title', { number: order.number })}</span>
            {' · '}
            {t('order.placedAt', { date: formatDateTime(order.created_at) })}
          </p>
          {canceled && reason ? <p>{t('order.reason', { reason: known ? t(known) : reason })}</p> : null}
        </div>
        <div className={styles.actions}>
          {isOpen(order) ? (
            <a className={styles.pay} href={order.payment_link ?? undefined}>
              {t('order.payNow')}
            </a>
          ) : null}
          <Button variant="ghost" size="s" isBusy={isBusy} onClick={() => void buyAgain()}>
            {t('account.buyAgain')}
          </Button>
        </div>
      </header>
      <OrderProgress order={order} />
      <div className={styles.columns}>
        <OrderLines order={order} />
        <OrderSide order={order} />
      </div>
    </>
  )
}
