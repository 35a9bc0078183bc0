import { parseAddress, partsOf, productPath } from './addresses.ts'
import { findBySku, findParent, isOnSale } from './catalogue.ts'
import type { CatalogueSnapshot, Category, Product } from './catalogue.ts'

export type Target =
  | { readonly kind: 'product'; readonly product: Product; readonly variant: Product | undefined }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'cms_page'; readonly slug: string | undefined; readonly id: number | undefined }

/** What an address shows, and the address that takes its place where it is an old or indirect one. */
export type Mapped = { readonly target: Target; readonly redirectTo: string | undefined }

/** Resolves an address of a store view. Source: shopping.md 2, the dispatcher. */
export const mapAddress = (
  catalogue: CatalogueSnapshot,
  storeCode: string,
  address: string,
  isStoreCode: (part: string) => boolean,
): Mapped | undefined => {
  const parsed = parseAddress(address, isStoreCode)
  if (parsed.kind === 'product') return mapProduct(catalogue, parsed.parentSku, parsed.slug, parsed.childSku)
  if (parsed.kind === 'cms_page')
    return { target: { kind: 'cms_page', slug: parsed.slug, id: undefined }, redirectTo: undefined }
  if (parsed.kind === 'category') {
    const category = findCategory(catalogue, (each) => each.slug === parsed.slug)
    return category && { target: { kind: 'category', category }, redirectTo: undefined }
  }
  return mapPath(catalogue, storeCode, parsed.path)
}

const mapProduct = (
  catalogue: CatalogueSnapshot,
  parentSku: string,
  slug: string,
  childSku: string | undefined,
): Mapped | undefined => {
  const named = findBySku(catalogue, parentSku) ?? catalogue.products.get(catalogue.idBySlug.get(slug) ?? -1)
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

const mapPath = (catalogue: CatalogueSnapshot, storeCode: string, path: string): Mapped | undefined => {
  const category = findCategory(catalogue, (each) => each.urlPath === path)
  if (category) return { target: { kind: 'category', category }, redirectTo: undefined }
  const rewrite = catalogue.rewrites.get(`${storeCode} ${path}`) ?? catalogue.rewrites.get(` ${path}`)
  const target = rewrite && targetOf(catalogue, rewrite.entity, rewrite.entityId)
  if (target) return { target, redirectTo: redirectOf(target, rewrite.redirectTo, path) }
  // other shops' addresses of a product: its slug alone, or with their ending
  const slug =
    path
      .replace(/\.html?$/i, '')
      .split('/')
      .at(-1) ?? ''
  const product = catalogue.products.get(catalogue.idBySlug.get(slug) ?? -1)
  return product && mapProduct(catalogue, product.sku, '', undefined)
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
