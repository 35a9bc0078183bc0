import { listEntities } from '#features/search/server/index.ts'
import type { EntityList } from '#features/search/server/index.ts'
import { isStaff } from '#platform/server/context.ts'
import { listPayouts } from './payouts-store.ts'
import { listPosts } from './posts-store.ts'
import { listPromoProducts } from './products-store.ts'

type Asking = Parameters<EntityList>[1]

/** Managers see everybody's, a blogger their own; nobody else comes here. */
const ownerOf = ({ session }: Asking): number | undefined => (isStaff(session) ? undefined : (session?.customerId ?? 0))

const latest = 'id:desc'

/** The bloggers' own for `GET /api/catalog`. */
export const bloggerLists = (
  now: () => Date,
): Readonly<Record<'blogger_post' | 'promo_product' | 'blogger_payout', EntityList>> => ({
  promo_product: async (request, asking) => {
    const showing = { language: request.view.i18n.language, now: now() }
    const items = await listPromoProducts(asking.db, { customerId: ownerOf(asking) }, showing)
    const fields = [
      'id',
      'blogger_id',
      'product_id',
      'sku',
      'title',
      'is_set',
      'type_type',
      'order',
      'order_id',
      'delivered',
    ]
    const times = ['delivered_at', 'promoted_count', 'archive', 'archived_at', 'archived_reason']
    return listEntities(items, request, [...fields, ...times], latest)
  },
  blogger_post: async (request, asking) => {
    const showing = { language: request.view.i18n.language, now: now() }
    const { items } = await listPosts(asking.db, { customerId: ownerOf(asking) }, showing)
    return listEntities(items, request, ['id', 'blogger_id', 'item_id', 'type', 'promoted_at'], latest)
  },
  blogger_payout: async (request, asking) => {
    const { items } = await listPayouts(asking.db, { customerId: ownerOf(asking) })
    const rows = items.map(({ blogger, ...payout }) => ({ ...payout, blogger_id: blogger.id }))
    const fields = ['id', 'blogger_id', 'number', 'currency', 'amount', 'status', 'orders', 'created_at', 'approved_at']
    return listEntities(rows, request, fields, latest)
  },
})
