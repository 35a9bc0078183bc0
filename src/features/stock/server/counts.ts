import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { parseCounts } from '../rules/counts.ts'
import { lockStock, writeStock } from './store.ts'

type Counted = { items: { sku: string; before: number; after: number }[]; same: number }

/** Products whose units are counted themselves. */
const counted = ['simple', 'virtual', 'downloadable'] as const

/** Sets the stock to what was counted, by movements of the difference; with `isTrial` it only answers what would change. */
export const setCounts = async (
  db: Db,
  text: string,
  { isTrial, now }: { readonly isTrial: boolean; readonly now: Date },
): Promise<Result<Counted, 'COUNTS_REFUSED'>> => {
  const { counts, bad } = parseCounts(text)
  if (bad.length > 0)
    return refuse('COUNTS_REFUSED', { lines: bad.slice(0, 20), values: { what: bad.slice(0, 20).join(', ') } })
  const products = counts.length
    ? await db
        .selectFrom('product')
        .select(['id', 'sku'])
        .where(
          'sku',
          'in',
          counts.map(({ sku }) => sku),
        )
        .where('type_id', 'in', counted)
        .orderBy('id')
        .execute()
    : []
  const unknown = counts.map(({ sku }) => sku).filter((sku) => !products.some((product) => product.sku === sku))
  if (unknown.length > 0)
    return refuse('COUNTS_REFUSED', { skus: unknown.slice(0, 20), values: { what: unknown.slice(0, 20).join(', ') } })
  const figures = new Map(counts.map(({ sku, qty }) => [sku, qty]))
  const items: Counted['items'] = []
  // in the order of their ids, as whoever else locks several
  for (const { id, sku } of products) {
    const stock = await lockStock(db, id)
    const after = figures.get(sku) ?? stock.qty
    const before = stock.qty
    if (stock.isManaged && after === before) continue
    items.push({ sku, before, after })
    if (isTrial) continue
    const next = { qty: after, isInStock: stock.isInStock || after > 0, isManaged: true }
    await writeStock(db, id, next, { delta: after - before, reason: 'counted', at: now })
  }
  return ok({ items, same: products.length - items.length })
}
