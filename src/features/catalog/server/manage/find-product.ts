import { money, toMajor } from '#core/money.ts'
import type { Language, Localized } from '#core/language.ts'
import { localize } from '#core/language.ts'
import type { Db } from '#platform/server/context.ts'
import type { ManagedProduct } from '../../rules/manage-calls.ts'
import { isNewNow } from './is-new-now.ts'
import { allMedia } from './product-media.ts'

/** Variants of a product that are shown at most. */
const mostVariants = 500

/** A product as managers see it; undefined where there is none. */
export const findManagedProduct = async (
  db: Db,
  id: number,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<ManagedProduct | undefined> => {
  const product = await db
    .selectFrom('product')
    .selectAll()
    .select(isNewNow('product', now).as('is_new_now'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) return undefined
  const variants = await db
    .selectFrom('product')
    .select(['id', 'sku', 'name', 'status', 'attributes', 'media'])
    .where('parent_id', '=', id)
    .orderBy('sku')
    .limit(mostVariants)
    .execute()
  const ids = [id, ...variants.map((variant) => variant.id)]
  const prices = await pricesOf(db, ids)
  const stock = await stockOf(db, ids)
  const categories = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', id)
    .orderBy('category_id')
    .execute()
  const { sku, type_id, slug, name, status, visibility, is_new_now, is_sale, is_promo, only_promo } = product
  return {
    id,
    sku,
    type_id,
    slug,
    name: textsOf(name),
    description: textsOf(product.description),
    short_description: textsOf(product.short_description),
    seo: { title: textsOf(product.seo.title ?? {}), description: textsOf(product.seo.description ?? {}) },
    attributes: product.attributes,
    variant_attributes: product.variant_attributes,
    category_ids: categories.map(({ category_id }) => category_id),
    status,
    visibility,
    is_new: is_new_now,
    is_sale,
    is_promo,
    only_promo,
    prices: prices.get(id) ?? [],
    media: allMedia(product, variants).map(({ path, kind, label, labels, color }) => ({
      path,
      kind,
      alt: labels ? textsOf(labels) : label ? { en: label } : {},
      color: color ?? null,
    })),
    ...(stock.get(id) ?? noStock),
    variants: variants.map(({ media: _media, attributes, ...variant }) => ({
      ...variant,
      attributes: Object.fromEntries(
        product.variant_attributes.flatMap((code) => {
          const value = attributes[code]
          return Array.isArray(value) ? [[code, value]] : []
        }),
      ),
      name: localize(variant.name, language),
      prices: prices.get(variant.id) ?? [],
      ...(stock.get(variant.id) ?? noStock),
    })),
  }
}

const noStock = { qty: 0, is_managed: false }

const textsOf = (texts: Localized): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const pricesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, ManagedProduct['prices']>> => {
  const rows = await db
    .selectFrom('product_price')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('currency', 'desc')
    .execute()
  const byProduct = new Map<number, ManagedProduct['prices']>()
  for (const { product_id, currency, price, special_price, special_from, special_to, is_derived } of rows) {
    const own = byProduct.get(product_id) ?? []
    own.push({
      currency,
      price: toMajor(money(price)),
      special_price: special_price === null ? null : toMajor(money(special_price)),
      special_from: special_from?.toISOString() ?? null,
      special_to: special_to?.toISOString() ?? null,
      is_derived,
    })
    byProduct.set(product_id, own)
  }
  return byProduct
}

const stockOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('stock')
    .select(['product_id', 'qty', 'is_managed'])
    .where('product_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ product_id, ...stock }) => [product_id, stock]))
}
