import { money } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { totals } from '#features/cart/rules/totals/totals.ts'
import type { DemoAddress } from '../people.ts'

export type Currency = 'USD' | 'RUB'
/** A variant that the shop sells; prices in minor units. */
export type Piece = {
  readonly id: number
  readonly sku: string
  readonly name: Readonly<Record<string, string>>
  readonly image: string
  readonly prices: Readonly<Record<Currency, number>>
}
export type Buyer = {
  /** Of somebody who has an account. */
  readonly customerId?: number
  readonly email: string
  readonly address: DemoAddress & { readonly email: string }
}

/** What was ordered, by whom, and what became of it. */
export type OrderPlan = {
  readonly key: string
  readonly store: 'en' | 'us' | 'ru'
  readonly currency: Currency
  readonly buyer: Buyer
  readonly placedAt: Date
  readonly lines: readonly { readonly piece: Piece; readonly qty: number; readonly returned: number }[]
  readonly payment: 'cashondelivery' | 'card'
  readonly couponCode?: string | undefined
  /** The blogger's whose follower it was. */
  readonly promoCode?: string | undefined
  readonly status: string
  readonly stage: number
  readonly paidAt?: Date | undefined
  readonly sentAt?: Date | undefined
  readonly tracking?: { readonly title: string; readonly link: string | null; readonly number: string } | undefined
  readonly deliveredAt?: Date | undefined
  readonly returnedAt?: Date | undefined
  readonly canceledAt?: Date | undefined
}
export type DemoOrder = Omit<OrderPlan, 'lines'> & {
  readonly lines: readonly (OrderPlan['lines'][number] & { readonly price: Money })[]
  readonly goods: Money
  readonly shipping: Money
  readonly wire: object
  readonly grandTotal: Money
}

export const languageOf = ({ store }: Pick<OrderPlan, 'store'>): 'en' | 'ru' => (store === 'ru' ? 'ru' : 'en')

const titles = {
  en: {
    subtotal_incl_tax: 'Subtotal',
    coupon_code: 'Coupon',
    shipping: 'Delivery',
    grand_total_before_discount: 'Total before discounts',
    grand_total: 'Total',
  },
  ru: {
    subtotal_incl_tax: 'Сумма',
    coupon_code: 'Купон',
    shipping: 'Доставка',
    grand_total_before_discount: 'Итого до скидок',
    grand_total: 'Итого',
  },
} as const

/** The order that a plan makes, with what the shop's own rules say it costs. */
export const toOrder = (plan: OrderPlan): DemoOrder => {
  const { currency } = plan
  const lines = plan.lines.map((line) => ({ ...line, price: money(line.piece.prices[currency]) }))
  const computed = totals({
    lines: lines.map(({ price, qty }) => ({ price, oldPrice: price, qty })),
    coupon: plan.couponCode ? { type: 'percent', value: 10, freeDelivery: false } : undefined,
    shipping:
      currency === 'RUB'
        ? { amount: money(36_000), limit: money(900_000) }
        : { amount: money(400), limit: money(10_000) },
  })
  const words = titles[languageOf(plan)]
  return {
    ...plan,
    lines,
    goods: computed.goods,
    shipping: computed.shipping,
    grandTotal: computed.grandTotal,
    wire: {
      items: lines.map(({ piece, qty, price }, place) => ({
        item_id: place + 1,
        sku: piece.sku,
        qty,
        price: price / 100,
        row_total_incl_tax: (price * qty) / 100,
      })),
      totals: computed.lines.flatMap(({ code, amount }) =>
        code in words
          ? [{ code, title: words[code as keyof typeof words], value: amount === null ? null : amount / 100 }]
          : [],
      ),
      grand_total: computed.grandTotal / 100,
      currency,
    },
  }
}
