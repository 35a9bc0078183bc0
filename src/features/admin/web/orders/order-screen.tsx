import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import type { OrderContract } from '#features/orders/contract.ts'
import { maxStage } from '#features/orders/rules/status.ts'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import styles from '../screen-parts/office.module.css'
import { OrderAsked } from './order-asked.tsx'
import { OrderCancel } from './order-cancel.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFree } from './order-free.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderMove } from './order-move.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderRefund } from './order-refund.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderReturn } from './order-return.tsx'
import { OrderSums } from './order-sums.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Read } from '../screen-parts/unread.tsx'

/** One order with all that can be done about it. */
export const Screen = () => {
  const t = useText()
  const id = useLastPart()
  const one = useOne<OrderContract, 'GET /api/manage/orders/:id'>('GET /api/manage/orders/:id', { params: { id } })
  const { look, show } = one
  const ways = (
    <Link className="link" to="/admin/orders">
      {t('area.officeOrders')}
    </Link>
  )
  return (
    <Read one={one} title={t('office.noOrder')} ways={ways}>
      {(order) => (
        <>
          <OrderFacts order={order} />
          <OrderSums order={order} />
          <OrderPapers order={order} />
          <div className={styles.columns}>
            <OrderAsked order={order} onDone={look} />
            <OrderMove key={`move ${order.id}`} order={order} onChange={show} />
            <OrderNotes order={order} onChange={show} />
            <OrderReturn key={`return ${order.id}`} order={order} onChange={show} look={look} />
            <OrderRefund key={`refund ${order.id}`} order={order} onChange={show} look={look} />
            {order.can_be_free ? <OrderFree order={order} onChange={show} /> : null}
            {order.canceled || order.stage === maxStage ? null : <OrderCancel order={order} onChange={show} />}
            <OrderHistory order={order} />
          </div>
        </>
      )}
    </Read>
  )
}
