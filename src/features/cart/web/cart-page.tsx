import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { PageHead, useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CartLines } from './cart-lines.tsx'
import styles from './cart.module.css'
import { TotalsList, grandTotal, shownTotals } from './cart-totals-list.tsx'
import { CouponForm } from './coupon-form.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { SharedCart } from './shared-cart.tsx'
import { useCart, useCartNews, useFreshTotals, useGetCart } from './use-cart.ts'

export const Component = () => {
  const t = useText()
  const { code } = useParams()
  return (
    <div className="wrap">
      <PageHead title={t('cart.title')} isIndexed={false} />
      {code ? <SharedCart code={code} /> : null}
      <OwnCart />
    </div>
  )
}

const OwnCart = () => {
  const t = useText()
  const cart = useCart()
  const getCart = useGetCart()
  useCartNews()
  useFreshTotals()
  useEffect(() => () => getCart().forgetNews(), [getCart])
  const isEmpty = cart.status === 'ready' && cart.lines.length === 0
  return (
    <>
      <h1 className={`t-64 ${styles.title}`} tabIndex={-1}>
        {t('cart.title')}
        {cart.count > 0 ? <sup className="n">{cart.count}</sup> : null}
      </h1>
      {cart.status === 'loading' ? (
        <Waiting />
      ) : isEmpty ? (
        <>
          <CartLines cart={cart} isBig />
          <Empty
            title={t('cart.emptyTitle')}
            text={t('cart.emptyText')}
            action={<ButtonLink to="/">{t('cart.emptyAction')}</ButtonLink>}
          />
        </>
      ) : (
        <Filled />
      )}
    </>
  )
}

/** The shape of a cart while it is on its way. */
const Waiting = () => {
  const t = useText()
  return (
    <div className={styles.columns} aria-busy="true" aria-label={t('cart.loading')}>
      <div className={styles.waiting}>
        <noscript>
          <p>{t('cart.noScript')}</p>
        </noscript>
        {[1, 2].map((row) => (
          <div key={row} className={`${styles.line} ${styles.big}`}>
            <Skeleton shape="picture" />
            <div className={styles.body}>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.summary}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="title" />
      </div>
    </div>
  )
}

const Filled = () => {
  const t = useText()
  const format = useFormatPrice()
  const cart = useCart()
  const totals = shownTotals(cart)
  const isShort = cart.lines.some(({ item }) => item.errors.stock)
  const button = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (bar.current && entry) bar.current.inert = entry.isIntersecting
    })
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className={styles.columns}>
        <section aria-label={t('cart.items')}>
          <CartLines cart={cart} isBig />
        </section>
        <aside className={styles.summary} aria-label={t('cart.summary')}>
          <FreeDelivery cart={cart} />
          <CouponForm coupon={cart.coupon} />
          <TotalsList totals={totals} coupon={cart.coupon} count={cart.count} isBusy={!cart.areTotalsFresh} />
          {isShort ? (
            <p className={styles.error} role="alert">
              <Icon name="info" size="s" />
              {t('cart.short')}
            </p>
          ) : null}
          <div ref={button}>
            <ButtonLink to="/checkout" isFull>
              {t('cart.checkout')}
            </ButtonLink>
          </div>
          <p className={styles.small}>
            <Icon name="lock" size="s" />
            {t('cart.safe')}
          </p>
        </aside>
      </div>
      <div ref={bar} className={`${styles.sticky} hide-l`}>
        <div>
          <p className="t-14 muted">{t('cart.total.grand_total')}</p>
          <p className="num">
            <b>{format(grandTotal(totals))}</b>
          </p>
        </div>
        <ButtonLink to="/checkout">{t('cart.checkout')}</ButtonLink>
      </div>
    </>
  )
}
