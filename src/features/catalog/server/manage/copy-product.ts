import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { ProductTable } from '#platform/server/tables/catalogue.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { insertProducts } from './new-row.ts'

type Row = Selectable<ProductTable>

/** Put up for sale once somebody has looked it over. */
const notOnSale = 2

/** A product under another SKU with its words, prices, pictures, categories, links and variants, without stock; answers its id. */
export const copyProduct = async (
  db: Db,
  id: number,
  sku: string,
  now: Date,
): Promise<Result<number, 'NOT_FOUND' | 'INVALID_INPUT' | 'SKU_TAKEN'>> => {
  const product = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  if (product.parent_id !== null) return refuse('INVALID_INPUT', { fields: { id: 'VARIANT' } })
  const made = await copyRows(db, [{ from: product, sku, status: notOnSale, parentId: null }], now)
  if (!made.ok) return made
  const [parentId = 0] = made.value
  const variants = await db.selectFrom('product').selectAll().where('parent_id', '=', id).orderBy('id').execute()
  const copied = await copyRows(
    db,
    variants.map((from, index) => {
      const end = from.sku.startsWith(`${product.sku}-`) ? from.sku.slice(product.sku.length) : `-${index + 1}`
      return { from, sku: `${sku}${end}`, status: from.status, parentId }
    }),
    now,
  )
  if (!copied.ok) return copied
  await announce(db, new Set([parentId]))
  return ok(parentId)
}

type Copy = {
  readonly from: Row
  readonly sku: string
  readonly status: number
  readonly parentId: number | null
}

/** Answers the new ids; however many rows, it takes as many statements. */
const copyRows = async (db: Db, copies: readonly Copy[], now: Date): Promise<Result<number[], 'SKU_TAKEN'>> => {
  const made = await insertProducts(
    db,
    copies.map(({ from: { id: _id, slug: _slug, ...row }, sku, status, parentId }) => ({
      called: parentId === null ? (row.name.en ?? '') : '',
      row: {
        ...row,
        ...asJson(row),
        sku,
        status,
        parent_id: parentId,
        input_hash: null,
        created_at: now,
        updated_at: now,
      },
    })),
  )
  if (!made.ok || made.value.length === 0) return made
  const pairs = sql`unnest(${copies.map(({ from }) => from.id)}::integer[], ${made.value}::integer[]) as pair (old, new)`
  await sql`
    insert into product_price (product_id, currency, price, special_price, special_from, special_to, is_derived)
    select new, currency, price, special_price, special_from, special_to, is_derived
    from ${pairs} join product_price on product_id = old`.execute(db)
  await sql`
    insert into product_category (product_id, category_id, position)
    select new, category_id, position from ${pairs} join product_category on product_id = old`.execute(db)
  await sql`
    insert into product_link (product_id, linked_id, kind, qty, position)
    select new, linked_id, kind, qty, position from ${pairs} join product_link on product_id = old`.execute(db)
  await sql`
    insert into stock (product_id, qty, is_managed)
    select new, 0, coalesce(is_managed, false) from ${pairs} left join stock on product_id = old`.execute(db)
  return made
}

const jsonColumns = [
  'name',
  'description',
  'short_description',
  'seo',
  'attributes',
  'media',
  'bundle_options',
  'custom_options',
  'downloads',
] as const

/** Columns that are written as JSON. */
const asJson = (row: Pick<Row, (typeof jsonColumns)[number]>) =>
  Object.fromEntries(jsonColumns.map((column) => [column, JSON.stringify(row[column])])) as Record<
    (typeof jsonColumns)[number],
    string
  >
