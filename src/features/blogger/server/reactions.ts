import { day } from '#core/durations.ts'
import type { OrderDeps, ToldOrder } from '#features/orders/server/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { isOwedTo } from './bloggers-store.ts'
import type { BloggerDeps } from './deps.ts'
import { openRoyalty, settleRoyalty } from './royalties/ledger.ts'
import { putAsideOrdered, putAsideReturned, sendProducts } from './products/products-change.ts'
import { isPromoCode } from './royalties/promo-codes.ts'
import { listBloggerOrders } from './royalties/sales-store.ts'

/** What carts, orders and accounts ask of bloggers, and orders tell them. */
export const bloggerReactions = (
  deps: Pick<BloggerDeps, 'settingsOf'>,
): Required<Pick<OrderDeps, 'isPromoCode' | 'onOrder' | 'royaltyOf'>> & { readonly isOwed: typeof isOwedTo } => ({
  isPromoCode,
  isOwed: isOwedTo,
  onOrder: async (db, type, order, now) => {
    const hasCode = order.coupon_code !== null || order.promo_code !== null
    if (hasCode && type === 'order.placed')
      await openRoyalty(db, order.id, await deps.settingsOf(db, order.store_code as StoreCode))
    if (hasCode) await settleRoyalty(db, order.id, type, now)
    if (type === 'order.free') await sendOrdered(db, order, now)
    if (type === 'order.canceled') await putAsideOrdered(db, order.id, now)
    if (type === 'order.returned') await putAsideReturned(db, order.id, now)
  },
  royaltyOf: async (db, order, session) => {
    if (!session.roles.includes('blogger') || order.customer_id === session.customerId) return undefined
    const { items } = await listBloggerOrders(db, { customerId: session.customerId, orderId: order.id })
    const [royalty] = items.map((item) => item.royalty)
    if (!royalty) return undefined
    const { sum, bonus, currency, sent, file } = royalty
    return { sum, bonus, currency, sent, ...(file === null ? {} : { file }) }
  },
})

/** Days in which a free order should be there. */
const daysOnTheWay = 5

/**
 * What a free order brings its blogger is to be shown, once a product, also where a manager had sent it with the order before; what left the catalogue
 * meanwhile is not.
 */
const sendOrdered = async (
  db: Db,
  { id, customer_id: customerId }: Pick<ToldOrder, 'id' | 'customer_id'>,
  now: Date,
): Promise<void> => {
  if (customerId === null) return
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select('product.sku')
    .where('order_line.order_id', '=', id)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('promo_product')
            .select('promo_product.id')
            .where('promo_product.order_id', '=', id)
            .where('promo_product.customer_id', '=', customerId)
            .whereRef('promo_product.product_id', '=', 'product.id'),
        ),
      ),
    )
    .orderBy('order_line.id')
    .execute()
  const skus = [...new Set(rows.map(({ sku }) => sku))]
  if (skus.length === 0) return
  const dueAt = new Date(now.getTime() + daysOnTheWay * day)
  await sendProducts(db, { customerId, skus, orderId: id, dueAt, now })
}
