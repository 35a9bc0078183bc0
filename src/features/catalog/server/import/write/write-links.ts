import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import { eachBatch } from '../records.ts'
import type { Batches, Counts, Issue, LinkRow, Place } from '../records.ts'
import type { OwnLink } from './write-products.ts'

export type LinksOutcome = { readonly counts: Counts; readonly changedIds: Set<number>; readonly issues: Issue[] }

/**
 * Links of changed products replace what these had of the same kinds; links in rows of their own are added to them.
 * A row whose SKU is not in the catalogue is refused.
 */
export const writeLinks = async (
  trx: Trx,
  own: readonly OwnLink[],
  rows: Batches<LinkRow> | undefined,
  ids: ReadonlyMap<string, number>,
): Promise<LinksOutcome> => {
  const stored = await readStored(trx)
  const wanted = new Map(own.map((link) => [toKey(link), link]))
  const { counts, issues } = await addRows(wanted, stored, rows, ids)
  const replaced = new Set(own.map(toGroup))
  const gone = [...stored]
    .filter(([key, link]) => replaced.has(toGroup(link)) && !wanted.has(key))
    .map(([, link]) => link)
  const fresh = [...wanted].filter(([key, link]) => !isSame(stored.get(key), link)).map(([, link]) => link)
  if (gone.length) {
    await sql`
      delete from product_link as stored using ${toRecords(gone)}
      where (stored.product_id, stored.kind, stored.linked_id) = (r.product_id, r.kind, r.linked_id)`.execute(trx)
  }
  if (fresh.length) {
    await sql`
      insert into product_link (product_id, linked_id, kind, qty, position)
      select product_id, linked_id, kind, qty, position from ${toRecords(fresh)}
      on conflict (product_id, kind, linked_id) do update set qty = excluded.qty, position = excluded.position`.execute(
      trx,
    )
  }
  return { counts, issues, changedIds: new Set([...gone, ...fresh].map(({ productId }) => productId)) }
}

const toKey = ({ productId, kind, linkedId }: OwnLink): string => `${productId} ${kind} ${linkedId}`
const toGroup = ({ productId, kind }: OwnLink): string => `${productId} ${kind}`
const isSame = (a: OwnLink | undefined, b: OwnLink): boolean => a?.qty === b.qty && a.position === b.position

const readStored = async (trx: Trx): Promise<Map<string, OwnLink>> => {
  const rows = await trx
    .selectFrom('product_link')
    .select(['product_id', 'kind', 'linked_id', 'qty', 'position'])
    .execute()
  const links = rows.map(({ product_id, kind, linked_id, qty, position }) => ({
    productId: product_id,
    kind,
    linkedId: linked_id,
    qty,
    position,
  }))
  return new Map(links.map((link) => [toKey(link), link]))
}

/** Puts the rows' links among the wanted ones, behind the products' own. */
const addRows = async (
  wanted: Map<string, OwnLink>,
  stored: ReadonlyMap<string, OwnLink>,
  rows: Batches<LinkRow> | undefined,
  ids: ReadonlyMap<string, number>,
): Promise<{ counts: Counts; issues: Issue[] }> => {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  const issues: Issue[] = []
  const met = new Set<string>()
  for await (const batch of eachBatch(rows)) {
    for (const row of batch) {
      const productId = ids.get(row.from)
      const linkedId = ids.get(row.sku)
      if (productId === undefined || linkedId === undefined) {
        counts.refused++
        issues.push(productId === undefined ? toIssue(row.fromPlace, row.from) : toIssue(row.place, row.sku))
        continue
      }
      const link = { productId, kind: row.kind, linkedId, qty: 1, position: 1000 + met.size }
      const key = toKey(link)
      const before = stored.get(key)
      const after = wanted.get(key) ?? before ?? link
      const qty = row.qty ?? after.qty
      wanted.set(key, { ...after, qty })
      if (met.has(key) || before?.qty === qty) counts.unchanged++
      else if (before) counts.changed++
      else counts.new++
      met.add(key)
    }
  }
  return { counts, issues }
}

const toRecords = (links: readonly OwnLink[]) => {
  const records = links.map(({ productId, linkedId, ...link }) => ({
    product_id: productId,
    linked_id: linkedId,
    ...link,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(product_id integer, linked_id integer, kind text, qty integer, position integer)`
}

const toIssue = (place: Place | undefined, sku: string): Issue => ({
  ...(place ?? { file: '', line: 0, column: 'sku' }),
  kind: 'links',
  sku,
  message: `${sku} is not in the catalogue`,
  isRefused: true,
})
