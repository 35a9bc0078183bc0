import { useState } from 'react'
import type { Ref } from 'react'
import { timesMajor } from '#core/money.ts'
import { BonusForm, CouponForm, TotalsList, shownTotals } from '#features/cart/web/index.ts'
import type { ApplyTyped, CartView } from '#features/cart/web/index.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import styles from './checkout.module.css'

const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches

type Props = {
  cart: CartView
  total: number
  isOffline: boolean
  onBonuses: (isMoved: boolean) => void
  typedCoupon: Ref<ApplyTyped | undefined>
}

/** What is ordered and what it comes to: always in sight, folded to one line on phones. */
export const OrderSummary = ({ cart, total, isOffline, onBonuses, typedCoupon }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const totals = shownTotals(cart)
  const spent = totals.find(({ code }) => code === 'user_account')
  const [isOpen, setOpen] = useState(isWide)
  return (
    <aside className={styles.summary} aria-label={t('cart.summary')}>
      <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>
            {t('checkout.order')}
            <sup className="n">{cart.count}</sup>
          </h2>
          <span className="num hide-l">
            <b>{format(total)}</b>
            <Icon name="down" size="s" />
          </span>
        </summary>
        <ul className={styles.pieces}>
          {cart.lines.map(({ key, item, qty }) => {
            const sum = (amount: number) => format(timesMajor(amount, qty))
            return (
              <li key={key}>
                <span className="pic">
                  {item.thumbnail ? <Picture path={item.thumbnail} alt="" width={210} height={300} /> : null}
                </span>
                <div className="t-14">
                  <p>
                    <b>{item.name}</b>
                  </p>
                  <p className="muted">
                    {[...item.options.map(({ value }) => value), t('checkout.pieces', { count: qty })].join(', ')}
                  </p>
                  {item.errors.stock ? <p className={styles.bad}>{item.errors.stock}</p> : null}
                </div>
                <div className={`t-14 ${styles.sum}`}>
                  <Price now={sum(item.price)} before={item.old_price > item.price ? sum(item.old_price) : undefined} />
                </div>
              </li>
            )
          })}
        </ul>
        <div className={styles.reductions}>
          <CouponForm coupon={cart.coupon} waiting={cart.waitingCoupon} typed={typedCoupon} />
          {cart.bonuses ? <BonusForm bonuses={cart.bonuses} spent={-(spent?.value ?? 0)} onMove={onBonuses} /> : null}
        </div>
        <TotalsList
          totals={totals}
          coupon={cart.coupon}
          count={cart.count}
          taxes={cart.areTotalsFresh ? cart.totals?.taxes : undefined}
          isBusy={!cart.areTotalsFresh && !cart.isUnreachable && !isOffline}
          isEstimate={isOffline || (!cart.areTotalsFresh && cart.isUnreachable)}
        />
      </details>
    </aside>
  )
}
