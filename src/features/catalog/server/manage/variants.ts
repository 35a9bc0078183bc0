import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { toSlug } from '#core/slug.ts'
import type { Db } from '#platform/server/context.ts'
import type { Choices } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { insertProducts, stockAt } from './new-row.ts'

/** Variants of one product. */
const most = 500

type Wanted = { readonly choices: Choices; readonly qty: number }
type Option = { readonly code: string; readonly id: number; readonly key: string }

/** Each of the first with each of the second, and so on. */
const combine = (choices: readonly (readonly Option[])[]): Option[][] =>
  choices.reduce<Option[][]>((all, options) => all.flatMap((one) => options.map((option) => [...one, option])), [[]])

/** Adds the variants of a product that it does not have yet, at its prices. */
export const makeVariants = async (
  db: Db,
  styleId: number,
  { choices, qty }: Wanted,
  now: Date,
): Promise<Result<true, 'INVALID_INPUT' | 'SKU_TAKEN' | 'NOT_FOUND'>> => {
  const style = await db.selectFrom('product').selectAll().where('id', '=', styleId).forUpdate().executeTakeFirst()
  if (!style) return refuse('NOT_FOUND')
  const codes = choices.map(({ code }) => code)
  const wrong = refuse('INVALID_INPUT', { fields: { choices: 'INVALID' } })
  const isSame =
    style.variant_attributes.length === codes.length && codes.every((code) => style.variant_attributes.includes(code))
  if (style.type_id !== 'configurable' || !isSame || new Set(codes).size !== codes.length) return wrong
  const options: Option[][] = []
  for (const { code, options: ids } of choices) {
    const rows = await db
      .selectFrom('attribute_option')
      .innerJoin('attribute', 'attribute.id', 'attribute_option.attribute_id')
      .select(['attribute_option.id', 'attribute_option.key'])
      .where('attribute.code', '=', code)
      .where('attribute.kind', '=', 'select')
      .where('attribute_option.id', 'in', ids)
      .orderBy('attribute_option.position')
      .execute()
    if (rows.length !== ids.length) return wrong
    options.push(rows.map((row) => ({ code, ...row })))
  }
  const had = await db.selectFrom('product').select('attributes').where('parent_id', '=', styleId).execute()
  const nameOf = (of: (code: string) => number | undefined) => codes.map((code) => of(code)).join(' ')
  const known = new Set(had.map(({ attributes }) => nameOf((code) => (attributes[code] as number[] | undefined)?.[0])))
  const fresh = combine(options).filter(
    (one) => !known.has(nameOf((code) => one.find((option) => option.code === code)?.id)),
  )
  if (had.length + fresh.length > most) return wrong
  if (fresh.length === 0) return ok(true)
  const made = await insertProducts(
    db,
    fresh.map((one) => ({
      called: '',
      row: {
        sku: [style.sku, ...one.map(({ key }) => toSlug(key).toUpperCase() || key)].join('-').slice(0, 200),
        type_id: 'simple',
        parent_id: styleId,
        name: JSON.stringify(style.name),
        visibility: 1,
        tax_class: style.tax_class,
        attributes: JSON.stringify(Object.fromEntries(one.map(({ code, id }) => [code, [id]]))),
        input_hash: null,
        created_at: now,
        updated_at: now,
      },
    })),
  )
  if (!made.ok) return made
  await sql`
    insert into product_price (product_id, currency, price, special_price, special_from, special_to, is_derived)
    select variant, currency, price, special_price, special_from, special_to, is_derived
    from product_price, unnest(${made.value}::integer[]) as variant where product_id = ${styleId}`.execute(db)
  await stockAt(db, made.value, qty, now)
  return ok(true)
}

/** The same for a product that is there already; tells the processes. */
export const addVariants = async (
  db: Db,
  styleId: number,
  wanted: Wanted,
  now: Date,
): Promise<Result<true, 'INVALID_INPUT' | 'SKU_TAKEN' | 'NOT_FOUND'>> => {
  const made = await makeVariants(db, styleId, wanted, now)
  if (made.ok) await announce(db, new Set([styleId]))
  return made
}
