import { useSearchParams } from 'react-router'
import { reasonText } from '#features/orders/rules/cancel-reason.ts'
import { stageTextOf } from '#features/orders/rules/status.ts'
import { useDay, useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { BloggerContract, WireBloggerOrder } from '../../contract.ts'
import { periods } from '../../rules/limits.ts'
import { Read } from '../read.tsx'
import { SalesLinks } from './sales-links.tsx'
import styles from '../cabinet.module.css'

/** Orders with the blogger's code, of a period or of a payout where the address names one: what came of each, nothing of who bought. */
export const Screen = () => {
  const t = useText()
  const [params] = useSearchParams()
  const period = periods.find((one) => one === params.get('period'))
  const payout = Number(params.get('payout')) || undefined
  const one = useOne<BloggerContract, 'GET /api/blogger/orders'>('GET /api/blogger/orders', {
    query: { ...(period ? { period } : {}), ...(payout ? { payout_id: payout } : {}) },
  })
  return (
    <>
      <SalesLinks />
      {period || payout ? (
        <p className="t-14">
          {payout ? t('cabinet.ofPayout') : t(`cabinet.${period}`)}{' '}
          <Link className="link" to="/cabinet/sales/orders">
            {t('cabinet.allOrders')}
          </Link>
        </p>
      ) : null}
      <Read one={one}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('cabinet.noOrders')} text={t('cabinet.noOrdersText')} />
          ) : (
            <ul className={styles.rows}>
              {items.map((order) => (
                <Order key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </Read>
    </>
  )
}

const mostPictures = 3

const Order = ({ order }: { order: WireBloggerOrder }) => {
  const t = useText()
  const money = useMoney()
  const day = useDay()
  const { royalty } = order
  const returned = order.products.reduce((sum, { returned_count }) => sum + returned_count, 0)
  const pictures = order.products.filter(({ image }) => image !== '').slice(0, mostPictures)
  const more = order.products.length - pictures.length
  return (
    <li className={classNames(styles.row, styles.order)}>
      <div className={styles.pictures}>
        {pictures.map(({ name, image }, index) => (
          // two lines may be of one style
          <span key={index} className="pic">
            <Picture path={image} alt={name} width={210} height={300} />
          </span>
        ))}
        {more > 0 ? <span className="muted num">+{more}</span> : null}
      </div>
      <div className={styles.words}>
        <h2 className="num">{order.number}</h2>
        <p className="t-14 muted num">{day(order.date)}</p>
        <p className="t-14">
          {order.canceled
            ? [t('order.stateCanceled'), order.cancel_reason && reasonText(t, order.cancel_reason)]
                .filter(Boolean)
                .join(': ')
            : t(stageTextOf(order))}
        </p>
        {returned > 0 ? <p className="t-14 muted">{t('cabinet.returned', { count: returned })}</p> : null}
      </div>
      <div className={styles.side}>
        <b className="num">{money(royalty.sum, royalty.currency)}</b>
        {royalty.bonus !== 0 ? (
          <span className="t-14 muted num">
            {t('cabinet.bonus', { amount: money(royalty.bonus, royalty.currency) })}
          </span>
        ) : null}
        <span className="t-14">
          {order.canceled ? null : t(royalty.sent ? 'cabinet.onAccount' : 'cabinet.beingConfirmed')}
        </span>
        {royalty.file ? (
          <a className="link t-14" href={royalty.file} download>
            {t('cabinet.document')}
          </a>
        ) : null}
      </div>
    </li>
  )
}
