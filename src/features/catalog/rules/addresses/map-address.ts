import { lastPartOf, parseAddress, partsOf, productPath } from './addresses.ts'
import { findBySku, findParent, isOnSale } from '../catalogue.ts'
import type { CatalogueSnapshot, Category, Product, Rewrite } from '../catalogue.ts'

export type Target =
  | { readonly kind: 'product'; readonly product: Product; readonly variant: Product | undefined }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'cms_page'; readonly slug: string | undefined; readonly id: number | undefined }

/** What an address shows, and the address that takes its place where it is an old or indirect one. */
export type Mapped = { readonly target: Target; readonly redirectTo: string | undefined }

/** Resolves an address of a store view; what has it now goes before what had it once. Source: shopping.md 2, the dispatcher. */
export const mapAddress = (
  catalogue: CatalogueSnapshot,
  storeCode: string,
  address: string,
  isStoreCode: (part: string) => boolean,
): Mapped | undefined => {
  const past: Past = (path) => catalogue.rewrites.get(`${storeCode} ${path}`) ?? catalogue.rewrites.get(` ${path}`)
  const parsed = parseAddress(address, isStoreCode)
  if (parsed.kind === 'product') return mapProduct(catalogue, past, parsed)
  if (parsed.kind === 'cms_page')
    return { target: { kind: 'cms_page', slug: parsed.slug, id: undefined }, redirectTo: undefined }
  if (parsed.kind === 'category') {
    const category = findCategory(catalogue, (each) => each.slug === parsed.slug)
    return category
      ? { target: { kind: 'category', category }, redirectTo: undefined }
      : mapPast(catalogue, past, `c/${parsed.slug}`)
  }
  return mapPath(catalogue, past, parsed.path)
}

/** What was given an address by hand, or had it once: the store view's own row before the one of every view. */
type Past = (path: string) => Rewrite | undefined

const mapProduct = (
  catalogue: CatalogueSnapshot,
  past: Past,
  { parentSku, slug, childSku }: { parentSku: string; slug: string; childSku: string | undefined },
): Mapped | undefined => {
  const named = findBySku(catalogue, parentSku) ?? findBySlug(catalogue, slug) ?? findFormer(catalogue, past, slug)
  if (!named) return undefined
  const product = findParent(catalogue, named) ?? named
  const child = childSku === undefined ? undefined : findBySku(catalogue, childSku)
  const asked = child?.parentId === product.id ? child : named === product ? undefined : named
  const variant = asked && isOnSale(asked) ? asked : undefined
  const isStraight = product.sku === parentSku && product.slug === slug && variant?.sku === childSku
  return {
    target: { kind: 'product', product, variant },
    redirectTo: isStraight ? undefined : productPath(product.sku, product.slug, variant?.sku),
  }
}

const mapPath = (catalogue: CatalogueSnapshot, past: Past, path: string): Mapped | undefined => {
  const category = findCategory(catalogue, (each) => each.urlPath === path)
  if (category) return { target: { kind: 'category', category }, redirectTo: undefined }
  const isByHand = past(path)?.redirectTo === undefined
  // other shops' addresses of a product: its slug alone, or behind its category's way, or with their ending
  const slug = lastPartOf(path)
  return (
    (isByHand ? mapPast(catalogue, past, path) : undefined) ??
    mapNamed(catalogue, past, findBySlug(catalogue, path)) ??
    mapPast(catalogue, past, path) ??
    mapNamed(catalogue, past, findBySlug(catalogue, slug) ?? findFormer(catalogue, past, slug))
  )
}

const mapNamed = (catalogue: CatalogueSnapshot, past: Past, product: Product | undefined): Mapped | undefined =>
  product && mapProduct(catalogue, past, { parentSku: product.sku, slug: '', childSku: undefined })

const mapPast = (catalogue: CatalogueSnapshot, past: Past, path: string): Mapped | undefined => {
  const rewrite = past(path)
  const target = rewrite && targetOf(catalogue, rewrite.entity, rewrite.entityId)
  return target && { target, redirectTo: redirectOf(target, rewrite.redirectTo, path) }
}

const findBySlug = (catalogue: CatalogueSnapshot, slug: string): Product | undefined =>
  catalogue.products.get(catalogue.idBySlug.get(slug) ?? -1)

/** The product that had a slug once. */
const findFormer = (catalogue: CatalogueSnapshot, past: Past, slug: string): Product | undefined => {
  const rewrite = past(slug)
  return rewrite?.entity === 'product' ? catalogue.products.get(rewrite.entityId) : undefined
}

const targetOf = (
  catalogue: CatalogueSnapshot,
  entity: 'product' | 'category' | 'cms_page',
  id: number,
): Target | undefined => {
  if (entity === 'cms_page') return { kind: 'cms_page', slug: undefined, id }
  if (entity === 'category') {
    const category = catalogue.categories.get(id)
    return category?.isActive ? { kind: 'category', category } : undefined
  }
  const named = catalogue.products.get(id)
  const product = named && (findParent(catalogue, named) ?? named)
  return product && { kind: 'product', product, variant: named !== product && isOnSale(named) ? named : undefined }
}

/** History leads to where the entity is now; a page given by hand stays where it was put. */
const redirectOf = (target: Target, redirectTo: string | undefined, path: string): string | undefined => {
  if (target.kind === 'product') return productPath(target.product.sku, target.product.slug, target.variant?.sku)
  if (target.kind === 'category') return target.category.urlPath === path ? undefined : `/${target.category.urlPath}`
  return redirectTo === undefined ? undefined : `/${partsOf(redirectTo).join('/')}`
}

const findCategory = (catalogue: CatalogueSnapshot, is: (category: Category) => boolean): Category | undefined => {
  // categories stand by level and position: of several the main one
  for (const category of catalogue.categories.values()) if (category.isActive && is(category)) return category
  return undefined
}
