import type { ManagedCustomer } from '#features/accounts/contract.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import styles from '../screen-parts/office.module.css'
import { stageText } from '../orders/order-words.ts'
import { Part } from '../screen-parts/part.tsx'

/** The latest orders of somebody, and the way to all of them. */
export const CustomerOrders = ({ customer }: { customer: ManagedCustomer }) => {
  const t = useText()
  const money = useMoney()
  const { id, orders, latest_orders: latest } = customer
  return (
    <Part title={t('area.officeOrders')}>
      {latest.length === 0 ? <p className="t-14 muted">{t('office.noOrders')}</p> : null}
      <ul className={styles.rows}>
        {latest.map((order) => (
          <li key={order.id}>
            <span>
              <Link className="link num" to={`/admin/orders/${order.id}`}>
                {order.number}
              </Link>
              <br />
              <time className="muted">{formatDateTime(order.created_at)}</time>
              <span className="muted">, {order.canceled ? t('office.canceled') : stageText(t, order.stage)}</span>
            </span>
            <span className="num">{money(order.grand_total, order.currency)}</span>
          </li>
        ))}
      </ul>
      {orders > 0 ? (
        <Link className="link t-14" to={`/admin/orders?customer_id=${id}`}>
          {t('office.allOrders', { count: orders })}
        </Link>
      ) : null}
    </Part>
  )
}
