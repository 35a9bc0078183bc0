import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { Db } from '#platform/server/context.ts'
import type { StoredDownload } from '#platform/server/tables/catalogue.ts'
import type { StoredOrder, StoredOrderLine } from '../store.ts'

/** What is bought with a downloadable product, by the product's id; its samples are everybody's and none of it. */
export type Downloads = ReadonlyMap<number, readonly StoredDownload[]>

/** The files that come with the downloadable pieces of orders, as the catalogue has them now. */
export const findDownloads = async (db: Db, lines: readonly StoredOrderLine[]): Promise<Downloads> => {
  const ids = lines.flatMap(({ product_id, details }) =>
    product_id !== null && details.type === 'downloadable' ? [product_id] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('product').select(['id', 'downloads']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, downloads }) => [id, downloads.filter(({ is_sample }) => !is_sample)]))
}

type Owned = Pick<StoredOrder, 'is_paid' | 'is_canceled'>
type Piece = Pick<StoredOrderLine, 'product_id' | 'qty' | 'returned_qty'>

/** The files of one line that its buyer may have: of what is paid, not canceled and not given back. */
export const filesOfLine = (order: Owned, line: Piece, downloads: Downloads): readonly StoredDownload[] =>
  order.is_paid && !order.is_canceled && line.returned_qty < line.qty && line.product_id !== null
    ? (downloads.get(line.product_id) ?? [])
    : []

/** The files of an order with the addresses to fetch them from. */
export const toWireDownloads = (
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { key, language, downloads }: { readonly key: string; readonly language: Language; readonly downloads: Downloads },
): { title: string; address: string }[] =>
  lines.flatMap((line) =>
    filesOfLine(order, line, downloads).map(({ title }, place) => ({
      title: `${line.name}: ${localize(title, language)}`,
      address: `/api/order/${order.id}/downloads/${line.id}/${place}?key=${key}`,
    })),
  )
