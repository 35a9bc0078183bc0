import { ok, refuse } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { storeViews } from '#config/stores/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { catalogContract } from '../contract.ts'
import type { UrlMapping } from '../contract.ts'
import { gonePaths, parseAddress, partsOf } from '../rules/addresses/addresses.ts'
import type { Product, Viewing } from '../rules/catalogue.ts'
import { findByKey, findOfSize, isListed, isShown } from '../rules/variants/look-up.ts'
import { mapAddress } from '../rules/addresses/map-address.ts'
import { archivedStatus } from '../rules/product/product-status.ts'
import { toProduct } from '../rules/product/product-detail.ts'
import { similarTo } from '../rules/product/similar.ts'
import { isInStock } from '../rules/variants/stock-of.ts'
import { viewAsGroup } from './group-viewing.ts'
import type { GroupOf } from './group-viewing.ts'
import type { Listing } from './listing.ts'
import { renderList } from './render-list.ts'
import type { Catalogue } from './snapshot/catalogue.ts'
import { findFormerPage, isGone, recordUnmatched } from './store.ts'

export type CatalogDeps = {
  readonly catalogue: Catalogue
  readonly listing: Listing
  /** The price group of a customer, where accounts know one. */
  readonly groupOf?: GroupOf
  /** Whether the app has a page at a path without its store code; such an address is never recorded as unmatched. */
  readonly isPage?: (path: string) => boolean
  /** The content page of a slug or an id, where content is kept. */
  readonly findPage?: (
    db: Db,
    view: StoreView,
    page: { readonly slug: string | undefined; readonly id: number | undefined },
  ) => Promise<({ readonly identifier: string } & Record<string, unknown>) | undefined>
}

/** Mounts the calls of products and addresses. */
export const catalogRoutes = (mount: Mount<StoreView>, deps: CatalogDeps): void => {
  const { catalogue, listing } = deps

  const map = async (db: Db, view: StoreView, url: string, sku?: string): Promise<UrlMapping | undefined> => {
    const viewing = catalogue.viewing(view)
    const mapped = mapAddress(viewing.catalogue, view.storeCode, url, isStoreCode)
    if (!mapped) return mapPage(db, view, lastOf(partsOf(url), isStoreCode))
    const { target, redirectTo } = mapped
    const redirect = redirectTo === undefined ? {} : { redirect_to: redirectTo }
    if (target.kind === 'category')
      return { _type: 'category', _source: { ...listing.categoryOf(view, target.category) }, ...redirect }
    if (target.kind === 'cms_page') {
      const page = await deps.findPage?.(db, view, target)
      if (page) return { _type: 'cms_page', _source: page, ...redirect }
      return target.slug === undefined ? undefined : mapFormerPage(db, view, target.slug)
    }
    if (!isShown(viewing, target.product)) return undefined
    const asked =
      sku === undefined ? undefined : findByKey(viewing.catalogue, { parentSku: target.product.sku, childSku: sku })
    const variant = asked?.variant ?? target.variant
    return { _type: 'product', _source: toProduct(viewing, target.product, variant?.sku), ...redirect }
  }

  /** A content page stands at its identifier as well. */
  const mapPage = async (db: Db, view: StoreView, slug: string | undefined): Promise<UrlMapping | undefined> => {
    const page = slug === undefined ? undefined : await deps.findPage?.(db, view, { slug, id: undefined })
    return page && { _type: 'cms_page', _source: page }
  }

  const mapFormerPage = async (db: Db, view: StoreView, slug: string): Promise<UrlMapping | undefined> => {
    const id = await findFormerPage(db, view.storeCode, slug)
    const page = id === undefined ? undefined : await deps.findPage?.(db, view, { slug: undefined, id })
    return page && { _type: 'cms_page', _source: page, redirect_to: `/i/${encodeURIComponent(page.identifier)}` }
  }

  /** `meta.gone` where something was there once and is removed or archived: its page answers 410. */
  const notFound = async (db: Db, view: StoreView, url: string) => {
    const target = mapAddress(catalogue.viewing(view).catalogue, view.storeCode, url, isStoreCode)?.target
    const isArchived = target?.kind === 'product' && target.product.status === archivedStatus
    const address = parseAddress(url, isStoreCode)
    const gone = isArchived || (await isGone(db, gonePaths(address))) ? { gone: true } : {}
    return refuse('NOT_FOUND', address.kind === 'category' ? { ...emptyCategory(address.slug), ...gone } : gone)
  }

  mount.mount(catalogContract, {
    'GET /api/product': async ({ query }, context) => {
      const { store, session } = context
      const { sku, id, slug, parentSku, childSku, size } = query
      if (sku === undefined && id === undefined && slug === undefined && parentSku === undefined) {
        return missingKey(childSku === undefined ? 'sku' : 'parentSku')
      }
      const viewing = catalogue.viewing(store)
      const found = findByKey(viewing.catalogue, { sku, id, slug, parentSku, childSku })
      if (!found) return emptyResult({})
      const { product } = found
      if (!isShown(viewing, product) && !isStaff(session))
        return emptyResult({ status: product.status, visibility: product.visibility })
      const ofSize = size === undefined ? undefined : findOfSize(viewing, product, found.variant, size)
      const chosen = (ofSize ?? found.variant)?.sku
      const seen = await viewAsGroup(deps, { view: store, groupToken: query.groupToken, products: [product] }, context)
      return ok(seen?.group ? { items: [toProduct(seen, product, chosen)] } : listing.pageOf(store, product, chosen))
    },
    'GET /api/product/render-list': async ({ query }, context) => ok({ items: await renderList(deps, query, context) }),
    'GET /api/product/similar': async ({ query }, { store }) => {
      const viewing = catalogue.viewing(store)
      const product = findByKey(viewing.catalogue, { sku: query.sku })?.product
      if (!product || !isShown(viewing, product)) return emptyResult({})
      const similar = similarTo(viewing.catalogue, product, {
        candidates: candidatesFor(viewing, listing, product, catalogue.settingsOf(store.storeCode)),
        isInStock: (other) => isInStock(viewing.catalogue, other),
        limit: query.limit ?? 12,
      })
      return ok({ items: similar.flatMap(({ id }) => listing.cardOf(store, id) ?? []) })
    },
    'POST /api/url/map': async ({ body }, { store, db }) => {
      const mapping = await map(db, store, body.url, body.filters?.sku)
      if (!mapping) return notFound(db, store, body.url)
      return ok({
        ...mapping,
        _source: withFields(mapping._source, body.includeFields, body.excludeFields),
      })
    },
    'GET /api/url/map': async ({ query }, { store, db }) => {
      const mapping = await map(db, store, query.url)
      return mapping ? ok(mapping) : notFound(db, store, query.url)
    },
    'GET /api/url': async ({ query }, { store, db, now }) => {
      const [first] = partsOf(query.page)
      const view = first !== undefined && isStoreCode(first) ? storeViews[first] : store
      const mapping = await map(db, view, query.page)
      if (mapping) return ok({ ...mapping, _source: withFields(mapping._source, brief, undefined) })
      const address = parseAddress(query.page, isStoreCode)
      const path =
        address.kind === 'path'
          ? address.path
          : partsOf(query.page)
              .slice(first === view.storeCode ? 1 : 0)
              .join('/')
      const isKnown = path === '' || deps.isPage?.(`/${path}`) === true
      if (!isKnown) await recordUnmatched(db, `${view.url}/${path}`, view.storeCode, now)
      return ok(null)
    },
  })
}

/** The only part of an address, without its store code. */
const lastOf = (parts: readonly string[], isCode: (part: string) => boolean): string | undefined => {
  const below = parts[0] !== undefined && isCode(parts[0]) ? parts.slice(1) : parts
  return below.length === 1 ? below[0] : undefined
}

/** Source: shopping.md 8. */
const emptyCategory = (slug: string) => ({ message: 'Category query returned empty result', key: 'slug', value: slug })

/** What a background look-up answers: enough to know what it is. */
const brief = ['id', 'sku', 'parentSku', 'type_id', 'name', 'slug', 'url_path']

const notFoundText = 'Product query returned empty result'

const emptyResult = (details: { status?: number; visibility?: number }) =>
  refuse('NOT_FOUND', { message: notFoundText, ...details })

const missingKey = (key: string) =>
  refuse('INVALID_INPUT', {
    message: `Please provide the search key ${key} for the single-product action`,
    fields: { [key]: 'required' },
  })

/** Products of the same main categories are enough to choose from, with those that the owner linked. */
const candidatesFor = function* (
  viewing: Viewing,
  listing: Listing,
  product: Product,
  settings: Settings,
): Generator<Product> {
  const { categories, products } = viewing.catalogue
  const ids = new Set(product.links.filter(({ kind }) => kind === 'related').map(({ id }) => id))
  const deepest = product.categories.map(({ id }) => categories.get(id)).filter((category) => category !== undefined)
  deepest.sort((a, b) => b.level - a.level)
  // the closest categories first, and wider ones until there is enough to choose from
  const widening = deepest.flatMap((category) => [category.id, ...category.parentIds.toReversed()])
  for (const id of widening) {
    for (const styleId of listing.stylesIn(viewing.view, id)) ids.add(styleId)
    if (ids.size >= enoughCandidates) break
  }
  for (const id of ids) {
    const candidate = products.get(id)
    if (candidate && isListed(viewing, candidate) && isOffered(viewing, settings, candidate)) yield candidate
  }
}

/** As lists of everybody have it. */
const isOffered = ({ catalogue }: Viewing, settings: Settings, product: Product): boolean =>
  !product.onlyPromo &&
  (product.approved || !settings.product_choose) &&
  (settings.list_out_of_stock_products || isInStock(catalogue, product))

const enoughCandidates = 120

/** An entity with the fields that were asked for, or all, without those that were not wanted. */
const withFields = (
  source: object,
  include: readonly string[] | null | undefined,
  exclude: readonly string[] | null | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(source).filter(([name]) => (!include?.length || include.includes(name)) && !exclude?.includes(name)),
  )
