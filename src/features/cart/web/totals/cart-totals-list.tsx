import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Totals } from '#ui/totals.tsx'
import type { TotalLine } from '#ui/totals.tsx'
import type { WireCoupon, WireTotals } from '../../contract.ts'
import styles from '../cart.module.css'
import type { ShownTotal } from '../../rules/totals/wire-totals.ts'

type Props = {
  totals: readonly ShownTotal[] | WireTotals['totals']
  coupon: Pick<WireCoupon, 'code'> | null
  count: number
  /** The tax in the total, where there is any. */
  taxes?: number | undefined
  isBusy?: boolean
  /** Nobody but the browser counted. */
  isEstimate?: boolean
}

/** The specified lines in their order; a total before discounts is said only where there are discounts. */
export const TotalsList = ({ totals, coupon, count, taxes, isBusy, isEstimate }: Props) => {
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
      {isEstimate ? (
        <p className="t-12 muted" role="status">
          {t('cart.estimate')}
        </p>
      ) : null}
      {taxes ? <p className="t-12 muted">{t('cart.taxes', { amount: format(taxes) })}</p> : null}
    </div>
  )
}
