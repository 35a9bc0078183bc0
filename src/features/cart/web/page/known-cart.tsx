import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { BonusForm } from '../totals/bonus-form.tsx'
import { CartLines } from '../lines/cart-lines.tsx'
import styles from '../cart.module.css'
import ownStyles from './known-cart.module.css'
import { TotalsList } from '../totals/cart-totals-list.tsx'
import { grandTotal, shownTotals } from '../totals/shown-totals.ts'
import { CouponForm } from '../totals/coupon-form.tsx'
import { useDeliveryOffer } from '../delivery/delivery-offer.ts'
import { useDeliveryDates } from '../delivery/delivery.ts'
import { FreeDelivery, freesDelivery, goodsOf } from '../delivery/free-delivery.tsx'
import { ShareCart } from '../share/share-cart.tsx'
import type { CartView } from '../store/cart-types.ts'

/** The cart once it is known: its pieces and what they come to, or that there are none. The lines stand in one place in both. */
export const KnownCart = ({ cart }: { cart: CartView }) => {
  const t = useText()
  const format = useFormatPrice()
  const isEmpty = cart.lines.length === 0
  const bar = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={isEmpty ? undefined : styles.columns}>
        <section aria-label={isEmpty ? undefined : t('cart.items')}>
          <CartLines cart={cart} isBig />
        </section>
        {isEmpty ? null : <Summary cart={cart} bar={bar} />}
      </div>
      {isEmpty ? (
        <Empty
          title={t('cart.emptyTitle')}
          text={t('cart.emptyText')}
          action={<ButtonLink to="/">{t('cart.emptyAction')}</ButtonLink>}
        />
      ) : (
        <div ref={bar} className={`${ownStyles.sticky} hide-l`}>
          <div>
            <p className="t-14 muted">{t('cart.total.grand_total')}</p>
            <p className="num">
              <b>{format(grandTotal(shownTotals(cart)))}</b>
            </p>
          </div>
          <ButtonLink to="/checkout">{t('cart.checkout')}</ButtonLink>
        </div>
      )}
    </>
  )
}

/** What the pieces come to, and the way on, for which the `bar` below stands in while it is out of sight. */
const Summary = ({ cart, bar }: { cart: CartView; bar: RefObject<HTMLDivElement | null> }) => {
  const t = useText()
  const { settings } = useShell()
  const format = useFormatPrice()
  const totals = shownTotals(cart)
  const amountOf = (code: string) => totals.find((line) => line.code === code)?.value ?? 0
  const saved = amountOf('our_discount') - amountOf('coupon_code') - amountOf('payment_discount')
  const isShort = cart.lines.some(({ item }) => item.errors.stock)
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (bar.current && entry) bar.current.inert = entry.isIntersecting
    })
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [bar])
  return (
    <aside className={styles.summary} aria-label={t('cart.summary')}>
      <FreeDelivery cart={cart} />
      <CouponForm coupon={cart.coupon} waiting={cart.waitingCoupon} isOpen />
      {cart.bonuses ? <BonusForm bonuses={cart.bonuses} spent={-amountOf('user_account')} /> : null}
      <TotalsList
        totals={totals}
        coupon={cart.coupon}
        count={cart.count}
        taxes={cart.areTotalsFresh ? cart.totals?.taxes : undefined}
        isBusy={!cart.areTotalsFresh && !cart.isUnreachable}
        isEstimate={!cart.areTotalsFresh && cart.isUnreachable}
      />
      {saved > amountOf('our_discount') ? (
        <p className={`t-14 ${styles.ok}`}>{t('cart.saved', { amount: format(saved) })}</p>
      ) : null}
      {cart.bonuses?.earns ? (
        <p className="t-14 muted">{t('cart.bonusesEarn', { amount: format(cart.bonuses.earns) })}</p>
      ) : null}
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
      <Arrival cart={cart} />
      <p className={styles.small}>
        <Icon name="lock" size="s" />
        {t('cart.safe')} {settings.return_days > 0 ? t('cart.returns', { days: settings.return_days }) : null}
      </p>
      {cart.cartId ? <ShareCart cartId={cart.cartId} /> : null}
    </aside>
  )
}

/** When the cheapest delivery would be there. */
const Arrival = ({ cart }: { cart: CartView }) => {
  const terms = useDeliveryOffer(goodsOf(cart), freesDelivery(cart))
  const days = useDeliveryDates(terms?.days)
  if (!terms || days === undefined || cart.lines.every(({ item }) => item.is_virtual)) return null
  return (
    <p className={styles.small}>
      <Icon name="truck" size="s" />
      {terms.title}: {days}
    </p>
  )
}
