import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { languageOf } from '../catalogue.ts'
import type { CatalogueSnapshot, Category, Product, Viewing } from '../catalogue.ts'
import type { WireProduct } from '../product/product.ts'
import { isMarkedNew } from '../product/new-mark.ts'
import { seoOf } from '../product/seo-of.ts'

/** How many products a category's whole subtree lists, each once. */
export type CategoryCounts = { products: number; promo: number; approved: number; fresh: number }

export const noCounts: Readonly<CategoryCounts> = { products: 0, promo: 0, approved: 0, fresh: 0 }

/** The categories a product is in and all above them that are active, each once. */
export const categoriesAbove = (catalogue: CatalogueSnapshot, product: Product): Set<number> => {
  const ids = new Set<number>()
  for (const { id } of product.categories) {
    const category = catalogue.categories.get(id)
    if (!category) continue
    ids.add(id)
    for (const parentId of category.parentIds) ids.add(parentId)
  }
  return ids
}

/**
 * Counts of all categories over the products that listings show, which can be left after each product. `only_promo` products count in
 * promo mode alone.
 */
export const countCategories = function* (
  { catalogue, now }: Pick<Viewing, 'catalogue' | 'now'>,
  isListed: (product: Product) => boolean,
): Generator<void, Map<number, CategoryCounts>> {
  const counts = new Map<number, CategoryCounts>()
  for (const product of catalogue.products.values()) {
    yield
    if (!isListed(product)) continue
    for (const id of categoriesAbove(catalogue, product)) {
      const count = counts.get(id) ?? { ...noCounts }
      counts.set(id, count)
      if (product.isPromo || product.onlyPromo) count.promo += 1
      if (product.onlyPromo) continue
      count.products += 1
      if (product.approved) count.approved += 1
      if (isMarkedNew(product, now)) count.fresh += 1
    }
  }
  return counts
}

/** A category on the wire. */
export const toWireCategory = (
  catalogue: CatalogueSnapshot,
  counts: ReadonlyMap<number, CategoryCounts>,
  category: Category,
  language: Language,
) => {
  const count = counts.get(category.id) ?? noCounts
  return {
    id: category.id,
    parent_id: category.parentId ?? null,
    parent_ids: [...category.parentIds],
    name: localize(category.name, language),
    url_key: category.slug,
    slug: category.slug,
    url_path: category.urlPath,
    level: category.level,
    position: category.position,
    is_active: category.isActive,
    ...(category.picture === undefined ? {} : { image: category.picture }),
    ...seoOf(category.seo, language),
    product_count: count.products,
    promo_count: count.promo,
    approved_count: count.approved,
    new_count: count.fresh,
    children_count: childrenOf(catalogue, category).length,
    children_data: childrenOf(catalogue, category).map((child) => ({
      id: child.id,
      name: localize(child.name, language),
      url_path: child.urlPath,
      product_count: counts.get(child.id)?.products ?? 0,
    })),
  }
}

/** The active categories right below one, in their order. */
export const childrenOf = (catalogue: CatalogueSnapshot, category: Category): Category[] =>
  category.childIds.map((id) => catalogue.categories.get(id)).filter((child) => child?.isActive) as Category[]

/** The active main categories in their order. */
export const mainCategories = (catalogue: CatalogueSnapshot): Category[] =>
  [...catalogue.categories.values()]
    .filter(({ parentId, isActive }) => parentId === undefined && isActive)
    .sort((a, b) => a.position - b.position || a.id - b.id)

/** The way from a main category to the deepest that the product is in; of equally deep ones the first by position. */
export const breadcrumbsOf = (viewing: Viewing, product: Product): WireProduct['breadcrumbs'] => {
  const { catalogue } = viewing
  let deepest: Category | undefined
  for (const { id } of product.categories) {
    const category = catalogue.categories.get(id)
    if (category?.isActive && (!deepest || isDeeper(category, deepest))) deepest = category
  }
  if (!deepest) return []
  const path = [...deepest.parentIds, deepest.id]
    .map((id) => catalogue.categories.get(id))
    .filter((each) => each !== undefined)
  return path.map((category) => ({ name: localize(category.name, languageOf(viewing)), url_path: category.urlPath }))
}

const isDeeper = (one: Category, other: Category): boolean =>
  one.level !== other.level
    ? one.level > other.level
    : one.position !== other.position
      ? one.position < other.position
      : one.id < other.id
