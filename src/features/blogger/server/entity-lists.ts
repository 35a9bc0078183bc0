import { ok } from '#core/result.ts'
import { findListed, project, toPage } from '#features/search/server/index.ts'
import type { EntityList } from '#features/search/server/index.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db } from '#platform/server/context.ts'
import { listedPayouts, listedPosts, listedProducts } from './listed-rows.ts'
import type { Listed, Shown } from './listed-rows.ts'
import { listPayouts } from './payouts/payouts-store.ts'
import { listPosts } from './posts/posts-store.ts'
import { listPromoProducts } from './products/products-store.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
type Showing = Parameters<typeof listPosts>[2]

/** A page of ids is looked for in the database, and its rows are read as the cabinet reads them. */
const listOf =
  (
    now: () => Date,
    listed: (shown: Shown) => Listed,
    read: (db: Db, ids: readonly number[], showing: Showing) => Promise<readonly Row[]>,
  ): EntityList =>
  async (request, { db, session }) => {
    const { language } = request.view.i18n
    // managers see everybody's, a blogger their own; nobody else comes here
    const ownerId = isStaff(session) ? undefined : (session?.customerId ?? 0)
    const found = await findListed(db, { ...listed({ ownerId, language }), defaultSort: 'id:desc' }, request)
    if (!found.ok) return found
    const { ids, total } = found.value
    const rows = ids.length === 0 ? [] : await read(db, ids, { language, now: now() })
    const byId = new Map(rows.map((row) => [row.id, row]))
    const items = ids.flatMap((id) => byId.get(id) ?? [])
    return ok(
      toPage(
        items.map((item) => project(item, request)),
        total,
        request,
      ),
    )
  }

/** The bloggers' own for `GET /api/catalog`. */
export const bloggerLists = (
  now: () => Date,
): Readonly<Record<'blogger_post' | 'promo_product' | 'blogger_payout', EntityList>> => ({
  promo_product: listOf(now, listedProducts, (db, ids, showing) => listPromoProducts(db, { ids }, showing)),
  blogger_post: listOf(now, listedPosts, async (db, ids, showing) => (await listPosts(db, { ids }, showing)).items),
  blogger_payout: listOf(now, listedPayouts, async (db, ids) =>
    (await listPayouts(db, { ids })).items.map(({ blogger, ...payout }) => ({ ...payout, blogger_id: blogger.id })),
  ),
})
