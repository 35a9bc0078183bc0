import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { changesBetween, momentsOf } from '#features/pricing/rules/special.ts'
import { optionIds } from '../../rules/catalogue.ts'
import type { CatalogueSnapshot, Product } from '../../rules/catalogue.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { Frame } from './frame.ts'

/** The snapshot as its keeper sees it. Products are never changed, only replaced. */
export type Snapshot = CatalogueSnapshot & {
  readonly version: number
  readonly settings: Readonly<Record<StoreCode, Settings>>
  readonly products: Map<number, Product>
  readonly idBySku: Map<string, number>
  readonly idBySlug: Map<string, number>
  readonly variantIds: Map<number, readonly number[]>
  /** Styles that are made of a product: grouped ones and bundles. */
  readonly usedBy: Map<number, Set<number>>
  /** Products with a special price, or a mark as new, that begins or ends. */
  readonly dated: Set<number>
}

export const emptySnapshot = (frame: Frame, version: number): Snapshot => ({
  ...frame,
  version,
  products: new Map(),
  idBySku: new Map(),
  idBySlug: new Map(),
  variantIds: new Map(),
  usedBy: new Map(),
  dated: new Set(),
})

/**
 * Puts products in place of what was known of them and takes out those of `ids` that are not among them. Answers the styles
 * that look different now.
 */
export const replaceProducts = (
  snapshot: Snapshot,
  products: readonly Product[],
  ids: readonly number[],
): Set<number> => {
  const touched = new Set<number>()
  const parents = new Set<number>()
  const remember = (product: Product | undefined): void => {
    if (!product) return
    touched.add(product.id)
    if (product.parentId !== undefined) parents.add(product.parentId)
  }
  for (const id of ids) {
    remember(snapshot.products.get(id))
    takeOut(snapshot, id)
  }
  for (const product of products) {
    takeOut(snapshot, product.id)
    putIn(snapshot, product)
    remember(product)
  }
  const members = new Set(products.map(({ id }) => id))
  for (const parentId of parents) {
    const kept = (snapshot.variantIds.get(parentId) ?? []).filter(
      (id) => !members.has(id) && isVariantOf(snapshot, id, parentId),
    )
    const added = products.filter((product) => product.parentId === parentId).map(({ id }) => id)
    setVariants(snapshot, parentId, [...kept, ...added])
    touched.add(parentId)
  }
  return stylesOf(snapshot, touched)
}

const isVariantOf = (snapshot: Snapshot, id: number, parentId: number): boolean =>
  snapshot.products.get(id)?.parentId === parentId

/** Sorts the variants of every parent once all products are in; each turn is a step after which other work may come. */
export const linkVariants = function* (snapshot: Snapshot): Generator<void> {
  const byParent = new Map<number, number[]>()
  for (const { id, parentId } of snapshot.products.values()) {
    if (parentId === undefined) continue
    const siblings = byParent.get(parentId)
    if (siblings) siblings.push(id)
    else byParent.set(parentId, [id])
  }
  for (const [parentId, ids] of byParent) {
    setVariants(snapshot, parentId, ids)
    yield
  }
}

export const putIn = (snapshot: Snapshot, product: Product): void => {
  snapshot.products.set(product.id, product)
  snapshot.idBySku.set(product.sku, product.id)
  snapshot.idBySlug.set(product.slug, product.id)
  for (const id of partsOf(product)) {
    const users = snapshot.usedBy.get(id)
    if (users) users.add(product.id)
    else snapshot.usedBy.set(id, new Set([product.id]))
  }
  if (momentsOfProduct(product).length > 0) snapshot.dated.add(product.id)
}

const takeOut = (snapshot: Snapshot, id: number): void => {
  const old = snapshot.products.get(id)
  if (!old) return
  snapshot.products.delete(id)
  if (snapshot.idBySku.get(old.sku) === id) snapshot.idBySku.delete(old.sku)
  if (snapshot.idBySlug.get(old.slug) === id) snapshot.idBySlug.delete(old.slug)
  for (const part of partsOf(old)) snapshot.usedBy.get(part)?.delete(id)
  snapshot.dated.delete(id)
}

/** Gives products their new stock; those without data are not counted. Answers the styles that look different. */
export const replaceStocks = (snapshot: Snapshot, stocks: ReadonlyMap<number, Stock>): Set<number> => {
  const touched = new Set<number>()
  for (const [id, stock] of stocks) {
    const product = snapshot.products.get(id)
    if (!product || isSameStock(product.stock, stock)) continue
    snapshot.products.set(id, { ...product, stock })
    touched.add(id)
  }
  return stylesOf(snapshot, touched)
}

const isSameStock = (one: Stock, other: Stock): boolean =>
  one.qty === other.qty && one.isInStock === other.isInStock && one.isManaged === other.isManaged

/** The styles that show these products: themselves, their parents, and what is made of them. */
export const stylesOf = (snapshot: Snapshot, ids: Iterable<number>): Set<number> => {
  const styles = new Set<number>()
  for (const id of ids) {
    const parentId = snapshot.products.get(id)?.parentId
    // a variant may have been a style of its own before
    for (const each of parentId === undefined ? [id] : [id, parentId]) {
      styles.add(each)
      for (const user of snapshot.usedBy.get(each) ?? []) styles.add(user)
    }
  }
  return styles
}

const partsOf = (product: Product): number[] => [
  ...product.links.filter(({ kind }) => kind === 'associated').map(({ id }) => id),
  ...product.bundleOptions.flatMap(({ links }) => links.map((link) => link.product_id)),
]

/** Moments at which it changes by itself, ISO. */
export const momentsOfProduct = ({ prices, newFrom, newTo }: Product): string[] => [
  ...Object.values(prices).flatMap(momentsOf),
  ...changesBetween(newFrom, newTo),
]

/** Variants stand in the order of their options, as the pickers do. */
const setVariants = (snapshot: Snapshot, parentId: number, ids: readonly number[]): void => {
  if (ids.length === 0) {
    snapshot.variantIds.delete(parentId)
    return
  }
  const codes = snapshot.products.get(parentId)?.variantAttributes ?? []
  const ranks = new Map(ids.map((id) => [id, ranksOf(snapshot, id, codes)]))
  const sorted = ids.toSorted((a, b) => {
    const one = ranks.get(a) ?? []
    const other = ranks.get(b) ?? []
    for (let at = 0; at < codes.length; at += 1) {
      const difference = (one[at] ?? 0) - (other[at] ?? 0)
      if (difference !== 0) return difference
    }
    return a - b
  })
  snapshot.variantIds.set(parentId, sorted)
}

const ranksOf = (snapshot: Snapshot, id: number, codes: readonly string[]): number[] => {
  const variant = snapshot.products.get(id)
  return codes.map((code) => {
    const [option] = variant ? optionIds(variant, code) : []
    return snapshot.options.get(option ?? -1)?.position ?? Number.MAX_SAFE_INTEGER
  })
}
