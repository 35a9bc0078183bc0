import { sql } from 'kysely'
import { fromMajor, money } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { toSlug } from '#core/slug.ts'
import type { Db, Trx } from '#platform/server/context.ts'
import type { PriceInput } from '../../rules/catalogue-input.ts'
import { derivePrices } from '../../rules/derive-prices.ts'
import type { Rates } from '../../rules/derive-prices.ts'
import type { NewProduct, ProductChanges } from '../../rules/manage-calls.ts'
import { announce } from '../import/write-catalogue.ts'
import { writePrices } from '../import/write-prices.ts'

type Around = { readonly rates: Rates; readonly now: Date }

/** Changes what is named, in the transaction it is called in, and tells the processes. */
export const changeProduct = async (
  db: Db,
  id: number,
  { name, prices, media, ...plain }: ProductChanges,
  { rates, now }: Around,
): Promise<Result<true, 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  const product = await db
    .selectFrom('product')
    .select(['name', 'media'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  const names = name && mergeNames(product.name, name)
  if (names && !names['en']) return refuse('INVALID_INPUT', { fields: { 'name.en': 'REQUIRED' } })
  const pictures = media && inOrder(product.media, media)
  if (media && !pictures) return refuse('INVALID_INPUT', { fields: { media: 'INVALID' } })
  const wrong = prices?.find(({ price, special_price, special_from, special_to }) => {
    const isBackwards =
      special_from !== null && special_to !== null && Date.parse(special_to) < Date.parse(special_from)
    return isBackwards || (special_price !== null && special_price >= price)
  })
  if (wrong) return refuse('INVALID_INPUT', { fields: { [`prices.${wrong.currency}`]: 'INVALID' } })
  await db
    .updateTable('product')
    .set({
      ...plain,
      ...(names ? { name: JSON.stringify(names) } : {}),
      ...(pictures ? { media: JSON.stringify(pictures) } : {}),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (prices) {
    const variants = await db.selectFrom('product').select('id').where('parent_id', '=', id).orderBy('id').execute()
    await setPrices(db as Trx, [id, ...variants.map((variant) => variant.id)], prices, rates)
  }
  await announce(db, new Set([id]))
  return ok(true)
}

/** An emptied name goes. */
const mergeNames = (before: object, changes: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).flatMap(([language, text]) => {
      const name = typeof text === 'string' ? text.replaceAll('\0', '').trim() : ''
      return name ? [[language, name]] : []
    }),
  )

/** The pictures as `paths` names them; undefined unless it names each of them once. */
const inOrder = <M extends { readonly path: string }>(
  media: readonly M[],
  paths: readonly string[],
): M[] | undefined => {
  const byPath = new Map(media.map((one) => [one.path, one]))
  const ordered = paths.flatMap((path) => byPath.get(path) ?? [])
  return new Set(paths).size === media.length && ordered.length === media.length ? ordered : undefined
}

/** Prices that follow another by the settings' rates follow it again. */
const setPrices = async (
  trx: Trx,
  ids: readonly number[],
  prices: NonNullable<ProductChanges['prices']>,
  rates: Rates,
): Promise<void> => {
  const stored = await trx
    .selectFrom('product_price')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('is_derived', '=', false)
    .execute()
  const given = prices.map(({ currency, price, special_price, special_from, special_to }): PriceInput => ({
    currency,
    price: fromMajor(price),
    ...(special_price === null ? {} : { special: fromMajor(special_price) }),
    ...(special_from === null ? {} : { specialFrom: special_from }),
    ...(special_to === null ? {} : { specialTo: special_to }),
  }))
  const ownOf = (id: number): PriceInput[] =>
    stored.flatMap(({ product_id, currency, price, special_price, special_from, special_to }) =>
      product_id === id
        ? {
            currency,
            price: money(price),
            ...(special_price === null ? {} : { special: money(special_price) }),
            ...(special_from === null ? {} : { specialFrom: special_from.toISOString() }),
            ...(special_to === null ? {} : { specialTo: special_to.toISOString() }),
          }
        : [],
    )
  const rows = ids.map((id) => ({ id, prices: derivePrices([...ownOf(id), ...given], rates) }))
  await writePrices(trx, rows)
}

/** Puts a simple product up for sale; answers its id. */
export const addProduct = async (
  db: Db,
  { sku, name, price, currency, category_id, qty }: NewProduct,
  { rates, now }: Around,
): Promise<Result<number, 'SKU_TAKEN' | 'NOT_FOUND'>> => {
  const category =
    typeof category_id === 'number'
      ? await db.selectFrom('category').select('id').where('id', '=', category_id).executeTakeFirst()
      : null
  if (category === undefined) return refuse('NOT_FOUND')
  const title = name.replaceAll('\0', '').trim()
  const wanted = toSlug(title) || toSlug(sku)
  const taken = await db.selectFrom('product').select('id').where('slug', '=', wanted).executeTakeFirst()
  const made = await db
    .insertInto('product')
    .values({
      sku,
      type_id: 'simple',
      parent_id: null,
      name: JSON.stringify({ en: title }),
      slug: taken || wanted === '' ? `${wanted}-${sku.toLowerCase()}` : wanted,
      tax_class: null,
      input_hash: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuse('SKU_TAKEN')
  await writePrices(db as Trx, [{ id: made.id, prices: derivePrices([{ currency, price: fromMajor(price) }], rates) }])
  await db.insertInto('stock').values({ product_id: made.id, qty }).execute()
  if (qty > 0)
    await db
      .insertInto('stock_movement')
      .values({ product_id: made.id, delta: qty, reason: 'new', order_id: null, created_at: now })
      .execute()
  if (category)
    await db.insertInto('product_category').values({ product_id: made.id, category_id: category.id }).execute()
  await announce(db, new Set([made.id]))
  await sql`select pg_notify('stock', ${JSON.stringify([made.id])})`.execute(db)
  return ok(made.id)
}
