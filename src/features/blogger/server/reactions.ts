import type { OrderDeps } from '#features/orders/server/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { BloggerDeps } from './deps.ts'
import { openRoyalty, settleRoyalty } from './ledger.ts'
import { isPromoCode } from './promo-codes.ts'
import { listBloggerOrders } from './sales-store.ts'

/** What carts and orders ask of bloggers, and tell them. */
export const bloggerReactions = (
  deps: Pick<BloggerDeps, 'settingsOf'>,
): Required<Pick<OrderDeps, 'isPromoCode' | 'onOrder' | 'royaltyOf'>> => ({
  isPromoCode,
  onOrder: async (db, type, order, now) => {
    if (type === 'order.placed') await openRoyalty(db, order.id, await deps.settingsOf(db, await storeOf(db, order.id)))
    await settleRoyalty(db, order.id, type, now)
  },
  royaltyOf: async (db, order, session) => {
    if (!session.roles.includes('blogger')) return undefined
    const { items } = await listBloggerOrders(db, { customerId: session.customerId, orderId: order.id })
    const [royalty] = items.map((item) => item.royalty)
    if (!royalty) return undefined
    const { sum, bonus, currency, sent, file } = royalty
    return { sum, bonus, currency, sent, ...(file === null ? {} : { file }) }
  },
})

const storeOf = async (db: Db, orderId: string): Promise<StoreCode> => {
  const { store_code: code } = await db
    .selectFrom('shop_order')
    .select('store_code')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return code as StoreCode
}
