import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnOrder } from '../contract.ts'
import { stageTextOf } from '../rules/status.ts'
import { InItsCurrency } from './in-its-currency.tsx'
import { MyOrder } from './my-order.tsx'
import styles from './my-orders.module.css'
import { useOrderHistory } from './use-order-history.ts'

/** Pictures of a row; of the other pieces it says how many they are. */
const mostPictures = 3

/** The own orders, the latest first: folded, but for the one that the address names. One that is further down the list stands above it. */
export const MyOrders = ({ openId }: { openId?: string | undefined }) => {
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
    if (openId !== undefined) return <MyOrder id={openId} />
    return (
      <Empty
        title={t('account.noOrders')}
        text={t('account.noOrdersText')}
        action={<ButtonLink to="/">{t('account.toShop')}</ButtonLink>}
      />
    )
  }
  const isInList = orders.some(({ id }) => id === openId)
  return (
    <>
      {openId === undefined || isInList ? null : (
        <section className={styles.alone} aria-label={t('shell.order')}>
          <MyOrder key={openId} id={openId} />
          <Link className="link t-14" to="/my-account/orders">
            {t('account.allOrders')}
          </Link>
        </section>
      )}
      <ol className={styles.list} reversed start={total}>
        {orders.map((order, index) => (
          <Row key={order.id} order={order} index={total - index} isOpen={order.id === openId} />
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

type RowProps = { order: OwnOrder; index: number; isOpen: boolean }

const Row = ({ order, index, isOpen }: RowProps) => {
  const t = useText()
  const bodyId = useId()
  const ref = useRef<HTMLLIElement>(null)
  const showAtOnce = useEffectEvent(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'start' })
  })
  // a row that comes opened was named by the address: its reader came for it
  useEffect(() => showAtOnce(), [])
  const pictures = order.products.filter(({ image }) => image !== '')
  const more = order.products.length - Math.min(pictures.length, mostPictures)
  return (
    <li ref={ref} className={classNames(styles.item, isOpen && styles.open)}>
      <div className={styles.row}>
        <span className={styles.index}>{index}</span>
        <div className={styles.words}>
          <h2>
            <Link
              to={isOpen ? '/my-account/orders' : `/my-account/orders/${order.id}`}
              className="num"
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              preventScrollReset
            >
              {order.number}
            </Link>
          </h2>
          <p className="t-14">{t(order.canceled ? 'order.stateCanceled' : stageTextOf(order))}</p>
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
        <Icon name="down" size="s" className={styles.arrow} />
      </div>
      {isOpen ? (
        <div id={bodyId} className={styles.body}>
          <MyOrder id={order.id} known={order} />
        </div>
      ) : null}
    </li>
  )
}

const Sum = ({ amount }: { amount: number }) => useFormatPrice()(amount)

/** Asks for more when the reader scrolls near the end of the list, once a step; a button for whoever does not scroll. */
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
    const watch = () => observer.observe(end)
    addEventListener('scroll', watch, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', watch)
      observer.disconnect()
    }
  }, [onNear])
  return (
    <div ref={ref}>
      <Button variant="ghost" isFull onClick={onNear}>
        {t('account.moreOrders')}
      </Button>
    </div>
  )
}
