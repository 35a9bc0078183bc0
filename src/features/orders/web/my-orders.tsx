import { useEffect, useRef } from 'react'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnOrder } from '../contract.ts'
import { InItsCurrency } from './in-its-currency.tsx'
import styles from './my-orders.module.css'
import { useOrderHistory } from './use-order-history.ts'

/** Pictures of a row; of the other pieces it says how many they are. */
const mostPictures = 3

/** The own orders, the latest first. */
export const MyOrders = () => {
  const t = useText()
  const { orders, total, state, hasMore, showMore, again } = useOrderHistory()
  if (state === 'loading' && orders.length === 0) {
    return (
      <div className={styles.list} aria-busy="true" aria-label={t('order.loading')}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    )
  }
  if (state === 'failed' && orders.length === 0)
    return <Empty title={t('account.ordersFailed')} action={<Button onClick={again}>{t('order.again')}</Button>} />
  if (orders.length === 0) {
    return (
      <Empty
        title={t('account.noOrders')}
        text={t('account.noOrdersText')}
        action={<ButtonLink to="/">{t('account.toShop')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <ol className={styles.list} reversed start={total}>
        {orders.map((order, index) => (
          <Row key={order.id} order={order} index={total - index} />
        ))}
      </ol>
      {state === 'failed' ? (
        <Button variant="ghost" onClick={again}>
          {t('order.again')}
        </Button>
      ) : hasMore ? (
        <End onNear={showMore} />
      ) : null}
    </>
  )
}

const Row = ({ order, index }: { order: OwnOrder; index: number }) => {
  const t = useText()
  const pictures = order.products.filter(({ image }) => image !== '')
  const more = order.products.length - Math.min(pictures.length, mostPictures)
  return (
    <li className={styles.row}>
      <span className={styles.index}>{index}</span>
      <div className={styles.words}>
        <h2>
          <Link to={`/my-account/orders/${order.id}`} className="num">
            {order.number}
          </Link>
        </h2>
        <p className="t-14">
          {t(order.canceled ? 'order.canceled' : order.stage === 0 ? 'order.unpaid' : `order.stage${order.stage}`)}
        </p>
        <p className="t-14 muted num">{formatDateTime(order.created_at)}</p>
      </div>
      <div className={styles.pictures}>
        {pictures.slice(0, mostPictures).map((line) => (
          <span key={line.line} className="pic">
            <Picture path={line.image} alt="" width={210} height={300} />
          </span>
        ))}
        {more > 0 ? <span className="muted num">+{more}</span> : null}
      </div>
      <p className={`num ${styles.total}`}>
        <InItsCurrency order={order}>
          <Sum amount={order.totals.grand_total} />
        </InItsCurrency>
      </p>
      <Icon name="right" size="s" className={styles.arrow} />
    </li>
  )
}

const Sum = ({ amount }: { amount: number }) => useFormatPrice()(amount)

/** Asks for more when the end of the list comes near; a button for whoever does not scroll. */
const End = ({ onNear }: { onNear: () => void }) => {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = ref.current
    if (!end) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [onNear])
  return (
    <div ref={ref}>
      <Button variant="ghost" isFull onClick={onNear}>
        {t('account.moreOrders')}
      </Button>
    </div>
  )
}
