import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

type Row = {
  sku: string
  type: string
  parent: string | null
  name: Record<string, string>
  status: number
  visibility: number
  is_new: boolean
  is_sale: boolean
  variant_attributes: string[]
  attributes: Record<string, unknown>
  qty: number
  is_in_stock: boolean
  is_managed: boolean
  prices: { currency: string; price: number; special: number | null; from: string | null; to: string | null }[] | null
  categories: string[] | null
  choices: { title: Record<string, string>; values: { title: Record<string, string> }[] }[]
  downloads: { file: string }[]
  links: string[] | null
}

/** What stands in the shop, a line a product, as a person would tell it: only what is not the usual case. */
export const describeCatalogue = async (db: Db): Promise<string[]> => {
  const options = await db.selectFrom('attribute_option').select(['id', 'key']).execute()
  const keys = new Map(options.map(({ id, key }) => [id, key]))
  const { rows } = await sql<Row>`
    select p.sku, p.type_id as type, parent.sku as parent, p.name, p.status, p.visibility, p.is_new, p.is_sale, p.variant_attributes,
      p.attributes, stock.qty, stock.is_in_stock, stock.is_managed, p.custom_options as choices, p.downloads,
      (select jsonb_agg(jsonb_build_object('currency', currency, 'price', price, 'special', special_price, 'from', special_from, 'to', special_to) order by currency)
        from product_price where product_id = p.id and not is_derived) as prices,
      (select array_agg(path_key order by path_key) from product_category join category on category.id = category_id where product_id = p.id) as categories,
      (select array_agg(kind || ' ' || other.sku order by kind, other.sku) from product_link join product other on other.id = linked_id where product_id = p.id) as links
    from product p left join product parent on parent.id = p.parent_id left join stock on stock.product_id = p.id order by p.sku collate "C"`.execute(
    db,
  )
  return rows.map((row) => toLine(row, keys))
}

const sights: Readonly<Record<number, string>> = { 1: 'hidden', 2: 'in lists only', 3: 'in search only' }

const toLine = (row: Row, keys: ReadonlyMap<number, string>): string => {
  const isUsual = row.parent === null ? 4 : 1
  const values = Object.keys(row.attributes)
    .toSorted()
    .flatMap((code) => {
      const value = row.attributes[code]
      if (value === false) return []
      const text = Array.isArray(value) ? value.map((id) => keys.get(Number(id))).join('+') : String(value)
      return [`${code}=${text}`]
    })
  return [
    `${row.sku}: ${row.type}`,
    row.parent === null ? '' : `of ${row.parent}`,
    `"${row.name['en'] ?? ''}"`,
    row.variant_attributes.length ? `by ${row.variant_attributes.join(', ')}` : '',
    ...(row.prices ?? []).map(toPrice),
    toStock(row),
    row.status === 1 ? '' : 'off',
    row.visibility === isUsual ? '' : (sights[row.visibility] ?? 'shown'),
    row.is_new ? 'new' : '',
    row.is_sale ? 'sale' : '',
    row.categories ? `in ${row.categories.join(' | ')}` : '',
    ...values,
    ...row.choices.map(
      ({ title, values: all }) => `any ${title['en']} of ${all.map((each) => each.title['en']).join(', ')}`,
    ),
    ...row.downloads.map(({ file }) => `file ${file}`),
    ...(row.links ?? []),
  ]
    .filter(Boolean)
    .join('; ')
}

const toPrice = ({ currency, price, special, from, to }: NonNullable<Row['prices']>[number]): string => {
  const own = `${(price / 100).toFixed(2)} ${currency}`
  if (special === null) return own
  const day = (moment: string | null) => (moment === null ? '' : new Date(moment).toISOString().slice(0, 16))
  const dates = from || to ? ` ${day(from)}..${day(to)}` : ''
  return `${(special / 100).toFixed(2)} instead of ${own}${dates}`
}

const toStock = ({ qty, is_in_stock, is_managed }: Row): string =>
  is_managed
    ? `${qty} left${is_in_stock === qty > 0 ? '' : is_in_stock ? ' (open)' : ' (closed)'}`
    : is_in_stock
      ? ''
      : 'sold out'
