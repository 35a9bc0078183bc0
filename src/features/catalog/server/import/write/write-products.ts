import { sql } from 'kysely'
import { localize } from '#core/language.ts'
import type { Trx } from '#platform/server/context.ts'
import { chooseSlugs } from '../../../rules/addresses/unique-slugs.ts'
import type { SlugWish } from '../../../rules/addresses/unique-slugs.ts'
import { ownColumns } from '../../../rules/catalogue-input.ts'
import type { ProductInput } from '../../../rules/catalogue-input.ts'
import { archivedStatus } from '../../../rules/product/product-status.ts'
import { keepUnsaid, neededOptions, stockOf, toProductRow } from './product-row.ts'
import type { ProductRow } from './product-row.ts'
import { eachBatch } from '../records.ts'
import type { Batches, Counts, Issue, Placed, WriteOptions } from '../records.ts'
import type { AttributeBook } from './write-attributes.ts'
import type { CategoryBook } from './write-categories.ts'
import { writePrices } from './write-prices.ts'
import { writeProductCategories } from './write-product-categories.ts'
import { writeStock } from './write-stock.ts'

type Existing = { readonly id: number; readonly sku: string; readonly slug: string; readonly input_hash: string | null }

export type ProductsOutcome = {
  readonly counts: Counts
  readonly ids: ReadonlyMap<string, number>
  readonly seen: ReadonlySet<string>
  readonly changedIds: Set<number>
  /** Rows of `product_link` that follow from products that changed: what they name replaces what they had. */
  readonly links: OwnLink[]
  /** Figures of known products that are news, to be written last. */
  readonly stock: Pick<ProductRow, 'id' | 'stock'>[]
  readonly issues: Issue[]
}

export type OwnLink = {
  readonly productId: number
  readonly kind: string
  readonly linkedId: number
  readonly qty: number
  readonly position: number
}

/**
 * Writes the products that differ from what is there, in batches, and leaves the rest alone. A SKU that comes twice is refused
 * the second time and told in `issues`. Links and the stock of known products are answered, to be written by the caller once
 * every product has its id. Throws where the database does: the import's transaction is then taken back as a whole.
 */
export const writeProducts = async (
  trx: Trx,
  products: Batches<Placed<ProductInput>>,
  attributes: AttributeBook,
  categories: CategoryBook,
  { rates, now, onProgress }: WriteOptions,
): Promise<ProductsOutcome> => {
  const existing = new Map(
    (await trx.selectFrom('product').select(['id', 'sku', 'slug', 'input_hash']).execute()).map((row) => [
      row.sku,
      row,
    ]),
  )
  const { wishes, seen } = await readWishes(products, existing)
  const ids = await giveIds(trx, seen, existing)
  const taken = new Set<string>()
  for (const row of existing.values()) if (!seen.has(row.sku)) taken.add(row.slug)
  const slugs = chooseSlugs(wishes, taken)
  wishes.length = 0

  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  const issues: Issue[] = []
  const changedIds = new Set<number>()
  const links: OwnLink[] = []
  const parents: { id: number; parent_id: number }[] = []
  const written = new Set<string>()
  const stock: ProductsOutcome['stock'] = []
  let done = 0

  for await (const batch of eachBatch(products)) {
    const fresh = batch.filter((product) => refuseTwin(product, written, counts, issues))
    await attributes.ensureOptions(neededOptions(fresh, attributes))
    await categories.ensure(fresh.flatMap((product) => product.categories))
    const added: ProductRow[] = []
    const changed: ProductRow[] = []
    for (const product of fresh) {
      const row = toProductRow(product, { attributes, categories, ids, slugs }, rates)
      issues.push(...row.issues)
      const old = existing.get(product.sku)
      const known = old && keepUnsaid(row, old.input_hash)
      if (!known) added.push(row)
      else if (old.input_hash !== known.fingerprint) changed.push(known)
    }
    const rows = [...added, ...changed]
    if (added.length) await insertRows(trx, added, now)
    if (changed.length) await updateRows(trx, changed, now)
    if (rows.length) {
      await writePrices(trx, rows)
      await writeProductCategories(trx, rows)
      const isNews = (row: ProductRow) => stockOf(existing.get(row.sku)?.input_hash) !== stockOf(row.fingerprint)
      await writeStock(trx, added, [], now)
      for (const row of changed) if (row.stock && isNews(row)) stock.push({ id: row.id, stock: row.stock })
    }
    for (const row of rows) {
      changedIds.add(row.id)
      if (row.parentId !== undefined) parents.push({ id: row.id, parent_id: row.parentId })
      row.links.forEach(({ kind, linkedId, qty }, position) =>
        links.push({ productId: row.id, kind, linkedId, qty, position }),
      )
    }
    counts.new += added.length
    counts.changed += changed.length
    counts.unchanged += fresh.length - rows.length
    done += batch.length
    onProgress?.({ step: 'writing', done, total: seen.size })
  }
  for (const id of await writeParents(trx, parents)) changedIds.add(id)
  return { counts, ids, seen, changedIds, links, stock, issues }
}

/** First pass: which SKUs there are and which addresses they want. */
const readWishes = async (products: Batches<ProductInput>, existing: ReadonlyMap<string, Existing>) => {
  const wishes: SlugWish[] = []
  const seen = new Set<string>()
  for await (const batch of eachBatch(products)) {
    for (const { sku, slug, name } of batch) {
      if (seen.has(sku)) continue
      seen.add(sku)
      wishes.push({ sku, kept: slug, name: localize(name, 'en'), current: existing.get(sku)?.slug })
    }
  }
  return { wishes, seen }
}

/** Ids of the whole shop; new products get theirs before anything is written, so that rows can name each other in any order. */
const giveIds = async (
  trx: Trx,
  seen: ReadonlySet<string>,
  existing: ReadonlyMap<string, Existing>,
): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const { sku, id } of existing.values()) ids.set(sku, id)
  const fresh = [...seen].filter((sku) => !ids.has(sku))
  if (!fresh.length) return ids
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'id'))::integer as id from generate_series(1, ${fresh.length})`.execute(
    trx,
  )
  fresh.forEach((sku, index) => ids.set(sku, rows[index]?.id ?? 0))
  return ids
}

const refuseTwin = (product: Placed<ProductInput>, written: Set<string>, counts: Counts, issues: Issue[]): boolean => {
  if (!written.has(product.sku)) {
    written.add(product.sku)
    return true
  }
  counts.refused++
  const place = product.place ?? { file: '', line: 0, column: 'sku' }
  issues.push({
    ...place,
    kind: 'products',
    sku: product.sku,
    message: 'stands twice: the first one counts',
    isRefused: true,
  })
  return false
}

const recordColumns =
  sql.raw(`id integer, sku text, slug text, type_id text, variant_attributes text[], name jsonb, description jsonb, short_description jsonb,
  status smallint, visibility smallint, tax_class text, attributes jsonb, media jsonb, bundle_options jsonb, custom_options jsonb, downloads jsonb,
  is_new boolean, new_from timestamptz, new_to timestamptz, is_sale boolean, is_promo boolean, only_promo boolean, promoted integer, approved boolean, position integer,
  created_at timestamptz, input_hash text, unsaid text[]`)

const toRecords = (rows: readonly ProductRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows.map(({ id, sku, slug, columns, fingerprint, unsaid }) => ({ id, sku, slug, ...columns, input_hash: fingerprint, unsaid })))}::jsonb) as r(${recordColumns})`

const insertRows = (trx: Trx, rows: readonly ProductRow[], now: Date) =>
  sql`
    insert into product (id, sku, slug, type_id, variant_attributes, name, description, short_description, status, visibility, tax_class,
      attributes, media, bundle_options, custom_options, downloads, is_new, new_from, new_to, is_sale, is_promo, only_promo, promoted, approved,
      position, created_at, updated_at, input_hash)
    select id, sku, slug, type_id, variant_attributes, name, description, short_description, status, visibility, tax_class,
      attributes, media, bundle_options, custom_options, downloads, is_new, new_from, new_to, is_sale, coalesce(is_promo, false), coalesce(only_promo, false),
      coalesce(promoted, 0), coalesce(approved, false), coalesce(position, 0), coalesce(created_at, ${now}), ${now}, input_hash
    from ${toRecords(rows)}`.execute(trx)

/** What stays of a column that the file has none for: what is in the archive comes out of it, and attributes that a row names count. */
const kept: Partial<Record<string, string>> = {
  status: `case when p.status = ${archivedStatus} then r.status else p.status end`,
  attributes: `p.attributes || (r.attributes - case when 'set' = any(r.unsaid) then 'set' else '' end)`,
}
const saidColumns = sql.raw(
  ownColumns
    .map((name) => `${name} = case when '${name}' = any(r.unsaid) then ${kept[name] ?? `p.${name}`} else r.${name} end`)
    .join(', '),
)

/** Texts get the languages they lack and keep those the file does not speak; what the file does not know stays as it is. */
const updateRows = (trx: Trx, rows: readonly ProductRow[], now: Date) =>
  sql`
    update product as p set
      ${saidColumns},
      slug = r.slug,
      new_from = case when 'is_new' = any(r.unsaid) then p.new_from else r.new_from end,
      new_to = case when 'is_new' = any(r.unsaid) then p.new_to else r.new_to end,
      name = case when 'variant_name' = any(r.unsaid) and p.parent_id is not null then p.name else p.name || r.name end,
      description = p.description || r.description, short_description = p.short_description || r.short_description,
      is_promo = coalesce(r.is_promo, p.is_promo), only_promo = coalesce(r.only_promo, p.only_promo),
      promoted = coalesce(r.promoted, p.promoted), approved = coalesce(r.approved, p.approved), position = coalesce(r.position, p.position),
      created_at = coalesce(r.created_at, p.created_at), updated_at = ${now}, input_hash = r.input_hash
    from ${toRecords(rows)}
    where p.id = r.id`.execute(trx)

/** After all products, for a variant may come before its parent. Gives the parents, which look different now as well. */
export const writeParents = async (
  trx: Trx,
  parents: readonly { id: number; parent_id: number }[],
): Promise<number[]> => {
  if (!parents.length) return []
  const { rows } = await sql<{ parent_id: number }>`
    update product as p set parent_id = r.parent_id
    from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as r(id integer, parent_id integer)
    where p.id = r.id and p.parent_id is distinct from r.parent_id
    returning r.parent_id`.execute(trx)
  return [...new Set(rows.map((row) => row.parent_id))]
}
