import { formatDateTime } from '#features/stores/rules/format.ts'
import { signed } from '#features/stores/rules/signed.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import styles from '../screen-parts/office.module.css'
import { stageText } from './order-words.ts'
import { Part } from '../screen-parts/part.tsx'
import { pastText } from './past-words.ts'

/** Everything that happened to an order, and what of the stock it moved. */
export const OrderHistory = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  return (
    <Part title={t('office.history')}>
      <ol className={styles.rows} aria-label={t('office.history')}>
        {order.events?.map(({ order_status, stage, note, created_at }, index) => (
          <li key={index}>
            <span>
              {order_status} · {stageText(t, stage)}
              {note ? <span className="muted"> · {pastText(t, note)}</span> : null}
            </span>
            <time className="muted">{formatDateTime(created_at)}</time>
          </li>
        ))}
      </ol>
      {order.movements?.length ? (
        <ol className={styles.rows} aria-label={t('office.movements')}>
          {order.movements.map(({ sku, delta, reason, created_at }, index) => (
            <li key={index}>
              <span>
                {sku} <b className="num">{signed(delta)}</b> <span className="muted">{pastText(t, reason)}</span>
              </span>
              <time className="muted">{formatDateTime(created_at)}</time>
            </li>
          ))}
        </ol>
      ) : null}
      <p className="t-14">
        <Link className="link" to={`/admin/audit?q=${order.id}`}>
          {t('office.whoDidIt')}
        </Link>
      </p>
    </Part>
  )
}
