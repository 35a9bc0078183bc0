import { chance } from '../hash.ts'
import { languageOf, toOrder } from '../orders/order.ts'
import type { DemoOrder, Piece } from '../orders/order.ts'
import { people } from '../people.ts'
import { buyerOf } from './buyers.ts'

const dayMs = 86_400_000
const sales = 96
const promoCode = people.find(({ role }) => role === 'blogger')?.promoCode

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

/** A year of orders with the demo blogger's code, the oldest first and more of them every month. */
export const demoSales = (pieces: readonly Piece[], now: Date): DemoOrder[] =>
  Array.from({ length: sales }, (_, index) => toSale(index, pieces, now))

const toSale = (index: number, pieces: readonly Piece[], now: Date): DemoOrder => {
  const key = `sale ${index}`
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
  const after = (days: number) => new Date(placedAt.getTime() + days * dayMs)
  const deliveredAt = !isCanceled && stage === 5 ? after(deliveredAfter) : undefined
  return toOrder({
    key,
    store,
    currency,
    buyer: buyerOf(key, languageOf({ store })),
    placedAt,
    lines: pick(key, pieces).map((line, place) => ({ ...line, returned: isReturned && place === 0 ? 1 : 0 })),
    payment: 'cashondelivery',
    couponCode: index % 7 === 3 ? 'WELCOME10' : undefined,
    promoCode,
    status: isCanceled ? 'N' : status,
    stage: isCanceled ? 1 : stage,
    canceledAt: isCanceled ? after(1) : undefined,
    paidAt: deliveredAt,
    deliveredAt,
    returnedAt: isReturned ? after(returnedAfter) : undefined,
  })
}

/** One to three pieces, none twice. */
const pick = (key: string, pieces: readonly Piece[]): { piece: Piece; qty: number }[] => {
  const wanted = 1 + Math.floor(chance(key, 'lines') * 3)
  const start = Math.floor(chance(key, 'first') * pieces.length)
  return Array.from({ length: wanted }, (_, place) => pieces[(start + place * 5) % pieces.length]).flatMap(
    (piece, place) => (piece ? [{ piece, qty: place === 0 && chance(key, 'two') < 0.15 ? 2 : 1 }] : []),
  )
}
