import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { percentOf, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { toChoice } from '#features/cart/rules/lines.ts'
import type { SoldProducts } from '#features/cart/rules/products/sold-product.ts'
import { loadSoldProducts } from '#features/cart/server/index.ts'
import { toAddress } from '#features/checkout/rules.ts'
import { paidStatus } from '#features/orders/rules/status.ts'
import { lineDetails } from '#features/orders/server/index.ts'
import type { Tables } from '#platform/server/tables.ts'
import { languageOf } from './order.ts'
import type { DemoOrder } from './order.ts'

type Db = Kysely<Tables>

/** The same id for the same demo order, whenever it is made. */
export const orderIdOf = (key: string): string => {
  const hex = createHash('sha256').update(`vitrine demo ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Writes the orders, numbered as they came; answers the ids of each one's lines by its key. */
export const fillOrders = async (db: Db, orders: readonly DemoOrder[]): Promise<ReadonlyMap<string, number[]>> => {
  const inOrder = orders.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
  await db.insertInto('shop_order').values(inOrder.map(toRow)).execute()
  const skus = new Set(orders.flatMap((order) => order.lines.map(({ piece }) => piece.sku)))
  const products = await loadSoldProducts(db, [...skus], 'USD')
  const lines = await db
    .insertInto('order_line')
    .values(inOrder.flatMap((order) => toLines(order, products)))
    .returning(['id', 'order_id'])
    .execute()
  const idsOf = (key: string) => lines.filter((line) => line.order_id === orderIdOf(key)).map(({ id }) => id)
  const lineIds = new Map(inOrder.map(({ key }) => [key, idsOf(key)]))
  const returns = inOrder.flatMap(({ key, returnedAt, lines: [line] }) => {
    const [first] = lineIds.get(key) ?? []
    if (!returnedAt || first === undefined || !line) return []
    return [
      {
        id: orderIdOf(`${key} return`),
        order_id: orderIdOf(key),
        lines: JSON.stringify([{ line: first, qty: 1 }]),
        restocked: true,
        reason: null,
        refund: line.price,
        created_at: returnedAt,
      },
    ]
  })
  if (returns.length > 0) await db.insertInto('order_return').values(returns).execute()
  await db.insertInto('order_event').values(inOrder.flatMap(toEvents)).execute()
  return lineIds
}

/** What the buyer earned with it: those who have an account, once it was delivered; minor units of the order's currency. */
export const cashbackOf = ({ buyer, deliveredAt, goods }: DemoOrder): Money =>
  buyer.customerId === undefined || !deliveredAt ? zero : percentOf(goods, settings.cashback_share)

const [shippingMethod] = settings.shipping_methods

const toRow = (order: DemoOrder, index: number) => {
  const language = languageOf(order)
  const { key, buyer, placedAt, canceledAt, deliveredAt, returnedAt, sentAt, paidAt } = order
  const address = toAddress({ ...buyer.address, street: [...buyer.address.street] })
  const payment = settings.payment_methods.find(({ code }) => code === order.payment)
  return {
    id: orderIdOf(key),
    client_order_id: orderIdOf(`${key} client`),
    number: `V${99_001 + index}`,
    store_code: order.store,
    currency: order.currency,
    language,
    customer_id: buyer.customerId ?? null,
    status: order.status,
    stage: order.stage,
    is_paid: paidAt !== undefined,
    is_canceled: canceledAt !== undefined,
    canceled_by: canceledAt ? ('manager' as const) : null,
    cancel_reason: canceledAt ? { en: 'Changed their mind', ru: 'Передумали' }[language] : null,
    holds_stock: canceledAt === undefined,
    refunded: returnedAt ? (order.lines[0]?.price ?? 0) : 0,
    cashback: cashbackOf(order),
    shipping_method: shippingMethod.method_code,
    payment_method: order.payment,
    coupon_code: order.couponCode ?? null,
    promo_code: order.promoCode ?? null,
    email: buyer.email,
    customer: JSON.stringify({ shipping: address, billing: address, additional: null }),
    totals: JSON.stringify({
      wire: order.wire,
      goods: order.goods,
      shipping: order.shipping,
      taxes: 0,
      shippingTitle: shippingMethod.method_title[language],
      shippingDays: shippingMethod.days,
      paymentTitle: payment?.title[language] ?? '',
    }),
    grand_total: order.grandTotal,
    tracking: order.tracking ? JSON.stringify(order.tracking) : null,
    delivered_at: deliveredAt ?? null,
    created_at: placedAt,
    updated_at: returnedAt ?? deliveredAt ?? canceledAt ?? sentAt ?? placedAt,
  }
}

const toLines = (order: DemoOrder, products: SoldProducts) =>
  order.lines.map(({ piece, qty, price, returned }) => {
    const product = products.bySku.get(piece.sku)
    if (!product) throw new Error(`the demo does not sell ${piece.sku}`)
    return {
      order_id: orderIdOf(order.key),
      product_id: piece.id,
      sku: piece.sku,
      qty,
      returned_qty: returned,
      name: piece.name[languageOf(order)] ?? piece.name['en'] ?? piece.sku,
      price,
      price_base: price,
      details: JSON.stringify(
        lineDetails({ product, choice: toChoice({}), option: {} }, products, storeViews[order.store]),
      ),
    }
  })

/** What became of an order, the first first. */
const toEvents = ({ key, status, stage, payment, ...at }: DemoOrder) => {
  const order_id = orderIdOf(key)
  const event = (created_at: Date | undefined, note: string, place = { status, stage }) =>
    created_at ? [{ order_id, ...place, note, created_at }] : []
  return [
    ...event(at.placedAt, 'placed', payment === 'card' ? { status: 'P', stage: 0 } : { status: 'N', stage: 1 }),
    ...(payment === 'card' ? event(at.paidAt, 'paid', { status: paidStatus, stage: 1 }) : []),
    ...event(at.canceledAt, 'canceled'),
    ...event(at.sentAt, 'moved', { status: 'LF', stage: 4 }),
    ...event(at.deliveredAt, 'moved'),
    ...event(at.returnedAt, 'returned'),
  ]
}
