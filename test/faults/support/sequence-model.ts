/** The shop as a person would keep it on paper: whole dollars and cents, pieces, and what may follow what. */

export const prices = { A: 2000, B: 3550, C: 700 } as const
export type Sku = keyof typeof prices
export const skus: readonly Sku[] = ['A', 'B', 'C']
export const firstStock: Readonly<Record<Sku, number>> = { A: 6, B: 3, C: 10 }

export const couponNames = ['PERCENT', 'FIXED', 'ONCE', 'OLD', 'UNKNOWN'] as const
export type CouponName = (typeof couponNames)[number]

export type ModelOrder = {
  readonly key: string
  readonly body: object
  readonly lines: ReadonlyMap<Sku, number>
  readonly coupon: CouponName | undefined
  /** The answer, which its repeats get too. */
  readonly text: string
  readonly id: string
  stage: number
  isPaid: boolean
  isCanceled: boolean
  readonly returned: Map<Sku, number>
}

export type Model = {
  cart: { readonly id: string; readonly lines: Map<Sku, number>; coupon: CouponName | undefined } | undefined
  readonly stock: Record<Sku, number>
  /** Of the only coupon whose uses are limited, and counted. */
  readonly used: { ONCE: number }
  readonly orders: ModelOrder[]
}

export const newModel = (): Model => ({
  cart: undefined,
  stock: { ...firstStock },
  used: { ONCE: 0 },
  orders: [],
})

export const subtotalOf = (lines: ReadonlyMap<Sku, number>): number =>
  [...lines].reduce((sum, [sku, qty]) => sum + prices[sku] * qty, 0)

/** In cents: percent rounded up to whole dollars, a fixed amount as it is, never more than the goods cost. */
export const discountOf = (coupon: CouponName | undefined, subtotal: number): number => {
  const up = (percent: number) => Math.ceil((subtotal * percent) / 100 / 100) * 100
  if (coupon === 'PERCENT') return Math.min(up(15), subtotal)
  if (coupon === 'ONCE') return Math.min(up(50), subtotal)
  return coupon === 'FIXED' ? Math.min(1250, subtotal) : 0
}

/** Four dollars, nothing from a hundred on. */
export const deliveryOf = (subtotal: number): number => (subtotal >= 10_000 ? 0 : 400)

/** What applying a coupon is answered with. */
export const couponAnswer = ({ used }: Model, coupon: CouponName): string => {
  if (coupon === 'UNKNOWN') return '404 COUPON_NOT_FOUND'
  if (coupon === 'OLD') return '400 COUPON_EXPIRED'
  return coupon === 'ONCE' && used.ONCE > 0 ? '409 COUPON_USED' : '200'
}

/** What placing such an order is answered with. */
export const orderAnswer = (model: Model, lines: ReadonlyMap<Sku, number>, coupon: CouponName | undefined): string => {
  const ofCoupon = coupon === undefined ? '200' : couponAnswer(model, coupon)
  if (ofCoupon !== '200') return ofCoupon
  return [...lines].some(([sku, qty]) => qty > model.stock[sku]) ? '409 OUT_OF_STOCK' : '200'
}

/** What moving an order to a stage is answered with. */
export const moveAnswer = ({ stage, isCanceled }: ModelOrder, next: number): string => {
  if (next === stage) return '200'
  if (isCanceled) return '409 ORDER_CANCELED'
  return stage < 4 || next > stage ? '200' : '409 MOVE_NOT_ALLOWED'
}

export const piecesLeft = ({ lines, returned }: ModelOrder, sku: Sku): number =>
  (lines.get(sku) ?? 0) - (returned.get(sku) ?? 0)

/** Everything goes back to where it came from, but what the buyer has given back already. */
export const cancel = (model: Model, order: ModelOrder): void => {
  if (order.isCanceled) return
  order.isCanceled = true
  for (const sku of order.lines.keys()) model.stock[sku] += piecesLeft(order, sku)
  if (order.coupon === 'ONCE') model.used.ONCE -= 1
}
