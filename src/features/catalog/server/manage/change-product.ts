import { fromMajor, money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Rates } from '#features/pricing/rules/convert.ts'
import type { Db } from '#platform/server/context.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { PriceInput } from '../../rules/catalogue-input.ts'
import { derivePrices } from '../../rules/prices/derive-prices.ts'
import type { ProductChanges } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { writePrices } from '../import/write/write-prices.ts'
import { mergeAttributes } from './attributes.ts'
import { mergeHtml, mergeSeo, mergeTexts } from './merge-texts.ts'
import { nameOwner } from './new-row.ts'
import { setCategories } from './product-categories.ts'
import { setMedia } from './product-media.ts'
import { tidyLater } from './tidy-pictures.ts'

type Around = { readonly rates: Rates; readonly now: Date; readonly jobs: Pick<Jobs, 'enqueue'> }

/** Changes what is named, in the transaction it is called in, and tells the processes. */
export const changeProduct = async (
  db: Db,
  id: number,
  changes: ProductChanges,
  { rates, now, jobs }: Around,
): Promise<Result<true, 'NOT_FOUND' | 'INVALID_INPUT' | 'ADDRESS_TAKEN'>> => {
  const { name, description, short_description, seo, slug, attributes, category_ids, media } = changes
  const { status, visibility, is_new, is_sale, is_promo, only_promo } = changes
  const product = await db.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  const names = name && mergeTexts(product.name, name)
  if (names && !names['en']) return refuse('INVALID_INPUT', { fields: { 'name.en': 'REQUIRED' } })
  const prices = changes.prices && (await joinPrices(db, id, changes.prices))
  const wrong = prices?.find(isWrong)
  if (wrong) return refuse('INVALID_INPUT', { fields: { [`prices.${wrong.currency}`]: 'INVALID' } })
  const described =
    attributes &&
    (await mergeAttributes(db, product.attributes, { changes: attributes, seen: changes.seen_attributes }))
  if (described && !described.ok) return described
  if (slug !== undefined && slug !== product.slug && (await isTaken(db, slug)))
    return refuse('ADDRESS_TAKEN', { values: await nameOwner(db, 'slug', slug) })
  const pictured = media && (await setMedia(db, product, media, changes.seen_media))
  if (pictured && !pictured.ok) return pictured
  if (pictured) await tidyLater(db, pictured.value.gone, { jobs, now })
  if (category_ids) {
    const placed = await setCategories(db, id, { ids: category_ids, seen: changes.seen_category_ids })
    if (!placed.ok) return placed
  }
  await db
    .updateTable('product')
    .set({
      // what is undefined stays
      status,
      visibility,
      // what is said here counts without an end
      ...(is_new === undefined ? {} : { is_new, new_from: null, new_to: null }),
      is_sale,
      is_promo,
      only_promo,
      ...(slug === undefined ? {} : { slug }),
      ...(names ? { name: JSON.stringify(names) } : {}),
      ...(description ? { description: JSON.stringify(mergeHtml(product.description, description)) } : {}),
      ...(short_description
        ? { short_description: JSON.stringify(mergeHtml(product.short_description, short_description)) }
        : {}),
      ...(seo ? { seo: JSON.stringify(mergeSeo(product.seo, seo)) } : {}),
      ...(described ? { attributes: JSON.stringify(described.value) } : {}),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (prices) {
    const variants = await db.selectFrom('product').select('id').where('parent_id', '=', id).orderBy('id').execute()
    await setPrices(db, [id, ...variants.map((variant) => variant.id)], prices, rates)
  }
  await announce(db, new Set([id]))
  return ok(true)
}

type Prices = NonNullable<ProductChanges['prices']>

/** What of a price is as it was seen stays as it is by now: somebody else may have changed it. Major units. */
const joinPrices = async (db: Db, id: number, given: Prices): Promise<Prices> => {
  const rows = await db.selectFrom('product_price').selectAll().where('product_id', '=', id).execute()
  return given.map(({ seen, ...price }) => {
    const row = rows.find(({ currency }) => currency === price.currency)
    if (!seen || !row) return price
    const isSeen = (field: Exclude<keyof typeof price, 'currency'>) => price[field] === seen[field]
    return {
      ...price,
      ...(isSeen('price') ? { price: toMajor(money(row.price)) } : {}),
      ...(isSeen('special_price')
        ? { special_price: row.special_price === null ? null : toMajor(money(row.special_price)) }
        : {}),
      ...(isSeen('special_from') ? { special_from: row.special_from?.toISOString() ?? null } : {}),
      ...(isSeen('special_to') ? { special_to: row.special_to?.toISOString() ?? null } : {}),
    }
  })
}

const isWrong = ({ price, special_price, special_from, special_to }: Prices[number]) => {
  const isBackwards = special_from !== null && special_to !== null && Date.parse(special_to) < Date.parse(special_from)
  return isBackwards || (special_price !== null && special_price >= price)
}

const isTaken = async (db: Db, slug: string): Promise<boolean> =>
  (await db.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined

/** Prices that follow another by the settings' rates follow it again. */
export const setPrices = async (
  db: Db,
  ids: readonly number[],
  prices: NonNullable<ProductChanges['prices']>,
  rates: Rates,
): Promise<void> => {
  const stored = await db
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
  await writePrices(db, rows)
}
