import { addMajor, timesMajor } from '#core/money.ts'
import type { Translate } from '#core/text.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { addedUp } from '#features/orders/rules/sums.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from '../screen-parts/office.module.css'
import { lineText } from './order-words.ts'

type Sum = {
  readonly id: string
  readonly title: string
  readonly aside?: string
  readonly amount: number
  readonly isSum?: boolean
}

/** What was ordered, and a calculation that adds up: what only tells of savings is said beside the sum that has it. */
export const OrderSums = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  const money = useMoney()
  const { currency, products } = order
  return (
    <ul className={styles.rows} aria-label={t('office.lines')}>
      {products.map(({ line, sku, count, price, price_base, returned_count, ...sold }) => (
        <li key={line}>
          <span>
            <b>{lineText(sold)}</b> <span className="muted">{sku}</span>
            {returned_count > 0 ? ` · ${t('office.returnedCount', { count: returned_count })}` : ''}
          </span>
          <span className="num">
            {count} × {price_base > price ? <s className="muted">{money(price_base, currency)}</s> : null}{' '}
            {money(price, currency)}
            {count > 1 ? ` = ${money(timesMajor(price, count), currency)}` : ''}
          </span>
        </li>
      ))}
      {sumsOf(order, t, money).map(({ id, title, aside, amount, isSum }) => {
        const Word = isSum ? 'b' : 'span'
        return (
          <li key={id}>
            <Word className={isSum ? undefined : 'muted'}>
              {title}
              {aside ? ` (${aside})` : ''}
            </Word>
            <Word className="num">{money(amount, currency)}</Word>
          </li>
        )
      })}
    </ul>
  )
}

const sumsOf = (order: ManagedOrder, t: Translate, money: ReturnType<typeof useMoney>): readonly Sum[] => {
  const { totals, taken_off, refunded, paid, canceled, currency } = order
  const count = order.products.reduce((sum, line) => sum + line.count, 0)
  const titleOf = (code: string): string =>
    code === 'subtotal_incl_tax'
      ? t('cart.itemsLine', { count })
      : code === 'coupon_code'
        ? [t('cart.coupon'), order.coupon].filter(Boolean).join(' ')
        : t(`cart.total.${code}`)
  const saved = totals.totals.find(({ code }) => code === 'our_discount')?.value
  // nothing is to be paid of an order that ended before it was
  const moved = [
    { id: 'taken_off', title: t('office.takenOff'), amount: -taken_off },
    { id: 'given_back', title: t('office.refunded'), amount: -refunded },
  ].filter(({ amount }) => amount < 0)
  const after = canceled && !paid ? [] : moved
  const left = addMajor(totals.grand_total, -taken_off, -refunded)
  return [
    ...addedUp(totals.totals).map(({ code, value }): Sum => {
      const hasSaved = code === 'subtotal_incl_tax' && saved
      const aside = hasSaved ? t('office.savedInPrices', { amount: money(saved, currency) }) : ''
      return { id: code, title: titleOf(code), aside, amount: value, isSum: code === 'grand_total' }
    }),
    ...after,
    ...(after.length > 0
      ? [{ id: 'left', title: t(paid ? 'office.stays' : 'order.toPay'), amount: left, isSum: true }]
      : []),
  ]
}
