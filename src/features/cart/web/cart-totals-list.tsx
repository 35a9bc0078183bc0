import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Totals } from '#ui/totals.tsx'
import type { TotalLine } from '#ui/totals.tsx'
import type { WireCoupon, WireTotals } from '../contract.ts'
import styles from './cart.module.css'
import type { CartView } from './cart-types.ts'
import { estimateTotals } from './estimate.ts'
import type { ShownTotal } from './estimate.ts'

/** The totals to show: the server's while they belong to the lines in sight, else what the same rules make of the lines. */
export const shownTotals = (
  cart: Pick<CartView, 'lines' | 'coupon' | 'totals' | 'areTotalsFresh'>,
): readonly ShownTotal[] =>
  cart.areTotalsFresh && cart.totals ? cart.totals.totals : estimateTotals(cart.lines, cart.coupon, cart.totals)

export const grandTotal = (lines: readonly ShownTotal[]): number =>
  lines.find(({ code }) => code === 'grand_total')?.value ?? 0

type Props = {
  totals: readonly ShownTotal[] | WireTotals['totals']
  coupon: Pick<WireCoupon, 'code'> | null
  count: number
  isBusy?: boolean
}

/** The specified lines in their order; a total before discounts is said only where there are discounts. */
export const TotalsList = ({ totals, coupon, count, isBusy }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const grand = totals.find(({ code }) => code === 'grand_total')?.value
  const titleOf = ({ code }: ShownTotal) => {
    if (code === 'subtotal_incl_tax') return t('cart.itemsLine', { count })
    if (code === 'coupon_code') return coupon ? `${t('cart.coupon')} ${coupon.code}` : t('cart.coupon')
    if (code === 'our_discount') {
      return (
        <>
          {t('cart.total.our_discount')} <span className="muted t-14">{t('cart.inPrices')}</span>
        </>
      )
    }
    return t(`cart.total.${code}`)
  }
  const valueOf = ({ code, value }: ShownTotal) => {
    if (value === null) return <span className="muted">{t('cart.atCheckout')}</span>
    if (code === 'shipping' && value === 0) return <span className={styles.ok}>{t('cart.freeWord')}</span>
    return code === 'our_discount' ? <span className="muted">{format(value)}</span> : format(value)
  }
  const lines = totals
    .filter(({ code, value }) => code !== 'grand_total_before_discount' || value !== grand)
    .map((line): TotalLine => ({
      id: line.code,
      title: titleOf(line),
      value: valueOf(line),
      isGrand: line.code === 'grand_total',
    }))
  return (
    <div className={styles.totals} aria-busy={isBusy || undefined}>
      <Totals lines={lines} />
    </div>
  )
}
