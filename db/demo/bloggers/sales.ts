import { money } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { totals } from '#features/cart/rules/totals.ts'
import { chance } from '../hash.ts'

export type Currency = 'USD' | 'RUB'
/** A variant that the shop sells; prices in minor units. */
export type Piece = {
  readonly id: number
  readonly sku: string
  readonly parent_sku: string
  readonly name: Readonly<Record<string, string>>
  readonly slug: string
  readonly image: string
  readonly prices: Readonly<Record<Currency, number>>
}

export type DemoSale = {
  readonly key: string
  readonly store: 'en' | 'us' | 'ru'
  readonly currency: Currency
  readonly placedAt: Date
  readonly lines: readonly {
    readonly piece: Piece
    readonly qty: number
    readonly price: Money
    readonly returned: number
  }[]
  readonly couponCode: string | undefined
  readonly goods: Money
  readonly shipping: Money
  readonly wire: object
  readonly grandTotal: Money
  readonly status: string
  readonly stage: number
  readonly canceledAt: Date | undefined
  readonly deliveredAt: Date | undefined
  readonly returnedAt: Date | undefined
}

const dayMs = 86_400_000
const sales = 96

/** Status and stage by whole days since the order was placed; the last from then on. */
const ways: readonly (readonly [days: number, status: string, stage: number])[] = [
  [0, 'N', 1],
  [1, 'B', 2],
  [2, 'D', 3],
  [4, 'LF', 4],
  [6, 'O', 5],
]
const deliveredAfter = 6
const returnedAfter = 13

const titles = {
  en: { subtotal_incl_tax: 'Subtotal', coupon_code: 'Coupon', shipping: 'Delivery', grand_total: 'Total' },
  ru: { subtotal_incl_tax: 'Сумма', coupon_code: 'Купон', shipping: 'Доставка', grand_total: 'Итого' },
} as const

/** A year of orders with the demo blogger's code, the oldest first and more of them every month. */
export const demoSales = (pieces: readonly Piece[], now: Date): DemoSale[] =>
  Array.from({ length: sales }, (_, index) => toSale(`sale ${index}`, index, pieces, now))

const toSale = (key: string, index: number, pieces: readonly Piece[], now: Date): DemoSale => {
  const store = index % 9 === 4 ? 'ru' : index % 5 === 2 ? 'us' : 'en'
  const currency = store === 'ru' ? 'RUB' : 'USD'
  // nine and a half at the start of the year, dense at its end; none in the future
  const daysAgo = Math.round(355 * (1 - index / (sales - 1)) ** 1.5 * 10) / 10
  const earlier = Math.floor(chance(key, 'hour') * 8 * 3_600_000)
  // the last one is of today, however early it is
  const sinceMidnight = daysAgo === 0 ? now.getTime() % dayMs : earlier
  const placedAt = new Date(now.getTime() - Math.round(daysAgo * dayMs) - Math.min(earlier, sinceMidnight))
  const age = (now.getTime() - placedAt.getTime()) / dayMs
  const isCanceled = age > 2 && chance(key, 'canceled') < 0.06
  const isReturned = !isCanceled && age > returnedAfter && chance(key, 'returned') < 0.12
  const [, status = 'N', stage = 1] = ways.findLast(([days]) => age >= days) ?? []
  const lines = pick(key, pieces).map(({ piece, qty }, place) => ({
    piece,
    qty,
    price: money(piece.prices[currency]),
    returned: isReturned && place === 0 ? 1 : 0,
  }))
  const couponCode = index % 7 === 3 ? 'WELCOME10' : undefined
  const computed = totals({
    lines: lines.map(({ price, qty }) => ({ price, oldPrice: price, qty })),
    coupon: couponCode ? { type: 'percent', value: 10, freeDelivery: false } : undefined,
    shipping:
      currency === 'RUB'
        ? { amount: money(36_000), limit: money(900_000) }
        : { amount: money(400), limit: money(10_000) },
  })
  const words = titles[store === 'ru' ? 'ru' : 'en']
  const after = (days: number) => new Date(placedAt.getTime() + days * dayMs)
  return {
    key,
    store,
    currency,
    placedAt,
    lines,
    couponCode,
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
    status: isCanceled ? 'N' : status,
    stage: isCanceled ? 1 : stage,
    canceledAt: isCanceled ? after(1) : undefined,
    deliveredAt: !isCanceled && stage === 5 ? after(deliveredAfter) : undefined,
    returnedAt: isReturned ? after(returnedAfter) : undefined,
  }
}

/** One to three pieces, none twice. */
const pick = (key: string, pieces: readonly Piece[]): { piece: Piece; qty: number }[] => {
  const wanted = 1 + Math.floor(chance(key, 'lines') * 3)
  const start = Math.floor(chance(key, 'first') * pieces.length)
  return Array.from({ length: wanted }, (_, place) => pieces[(start + place * 5) % pieces.length]).flatMap(
    (piece, place) => (piece ? [{ piece, qty: place === 0 && chance(key, 'two') < 0.15 ? 2 : 1 }] : []),
  )
}
