import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { localize } from '#core/language.ts'
import type { Condition, FacetRequest, SearchHit } from '#platform/server/adapters/search.ts'
import { listToJson, prepareJson } from '#platform/server/prepared-json.ts'
import type { Catalogue, Listing } from '#features/catalog/server/index.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import { fieldLabels } from '#features/catalog/rules/labels.ts'
import { toProduct } from '#features/catalog/rules/product-detail.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Aggregation, ListedProduct, ProductPage } from '../contract.ts'
import { toAggregation } from '../rules/buckets.ts'
import { keywordFields, standardFilters, toField } from '../rules/fields.ts'
import type { Sort } from '../rules/page.ts'
import { invalid } from '../rules/parse-query.ts'
import type { CatalogQuery, FacetAsked } from '../rules/parse-query.ts'
import { priceRanges } from '../rules/price-ranges.ts'
import { toConditions } from './conditions.ts'
import { attributeCode } from './documents.ts'
import { facetWords } from './facet-words.ts'
import { priceCode } from './price-views.ts'
import type { ProductIndex } from './product-index.ts'
import { toSortKeys } from './sort-keys.ts'

export type ProductRequest = {
  readonly view: StoreView
  readonly query: CatalogQuery
  readonly sort: readonly Sort[]
  readonly from: number
  readonly size: number
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** Managers may ask for what is not on sale. */
  readonly isManager: boolean
}

type Deps = { readonly catalogue: Catalogue; readonly listing: Listing; readonly search: ProductIndex }

/** Lists products: what the filters, the text and the store view's own rules leave. */
export const searchProducts = async (
  deps: Deps,
  request: ProductRequest,
): Promise<Result<ProductPage, 'INVALID_INPUT'>> => {
  const { view, query, from, size } = request
  const viewing = deps.catalogue.viewing(view)
  const snapshot = viewing.catalogue
  const price = priceCode(snapshot, view)
  const asked = toConditions(snapshot, query.filters, price)
  if (!asked.ok) return asked
  const facets = toFacets(viewing, query.facets, price)
  if (!facets.ok) return facets
  const answer = await deps.search.search({
    conditions: [...ownRules(deps.catalogue, request), ...asked.value],
    ...(query.text === undefined ? {} : { text: { language: view.i18n.language, query: query.text } }),
    facets: facets.value,
    cheapestBy: price,
    sort: toSortKeys(view, query, request.sort, price),
    from,
    size,
  })
  const aggregations = query.facets.map(({ code, size: most }, at) => {
    const counts = answer.facets[facets.value[at]?.code ?? ''] ?? new Map<string, number>()
    return [code, describeFacet(viewing, code, counts, most)] as const
  })
  const page: ProductPage = {
    items: answer.hits.flatMap((hit) => toItem(deps, viewing, hit, request)),
    total: answer.total,
    start: from,
    perPage: size,
    aggregations: Object.fromEntries(aggregations),
    attributeMetadata: query.facets.map(({ code }) => metadataOf(viewing, code)),
  }
  return ok(prepareJson(page, toJson))
}

/** The cards of a page are those of many others. */
const toJson = ({ items, ...rest }: ProductPage): string =>
  `{"items":${listToJson(items)},${JSON.stringify(rest).slice(1)}`

/** What holds where the query says nothing of its own. */
const ownRules = (catalogue: Catalogue, { view, query, isManager }: ProductRequest): Condition[] => {
  const settings = catalogue.settingsOf(view.storeCode)
  const asks = (code: string) => query.filters.some(({ attribute }) => toField(attribute) === code)
  const rule = (code: string, ...values: string[]): Condition => ({ code, isChosen: false, kind: 'any', values })
  const rules = [rule('priced', '1')]
  if (!asks('visibility')) rules.push(rule('visibility', '2', '3', '4'))
  if (!isManager || !asks('status')) rules.push(rule('status', '0', '1'))
  if (!asks('is_promo') && !asks('only_promo')) rules.push(rule('only_promo', '0'))
  if (settings.product_choose && !asks('approved')) rules.push(rule('approved', '1'))
  if (!settings.list_out_of_stock_products && !asks('in_stock')) rules.push(rule('in_stock', '1'))
  return rules
}

const toFacets = (
  viewing: Viewing,
  asked: readonly FacetAsked[],
  price: string,
): Result<FacetRequest[], 'INVALID_INPUT'> => {
  const facets: FacetRequest[] = []
  for (const { code } of asked) {
    const field = toField(code)
    const attribute = viewing.catalogue.attributes.get(code)
    if (field === 'price') {
      const ranges = priceRanges(viewing.view).map(({ range }) => ({
        gte: (range.gte ?? 0) * 100,
        ...(range.lt === undefined ? {} : { lt: range.lt * 100 }),
      }))
      facets.push({ code: price, ranges })
    } else if ((keywordFields as readonly string[]).includes(field)) facets.push({ code: field })
    else if (attribute ? attribute.kind !== 'text' : standardFilters.includes(code))
      facets.push({ code: attributeCode(code) })
    else return invalid(`searchQuery.facets.${code}`, attribute ? 'has no values to be counted' : 'is no attribute')
  }
  return ok(facets)
}

/** The values of a facet as people read them. */
const describeFacet = (
  viewing: Viewing,
  code: string,
  counts: ReadonlyMap<string, number>,
  most: number,
): Aggregation => {
  if (toField(code) !== 'price') return toAggregation(counts, facetWords(viewing, code), most)
  const buckets = priceRanges(viewing.view).map(({ key, label }, at) => ({
    key,
    label,
    doc_count: counts.get(String(at)) ?? 0,
  }))
  return { total: buckets.length, buckets }
}

const metadataOf = ({ catalogue, view }: Viewing, code: string): ProductPage['attributeMetadata'][number] => {
  const attribute = catalogue.attributes.get(code)
  const field = toField(code)
  const named = Object.hasOwn(fieldLabels, field) ? localize(fieldLabels[field], view.i18n.language) : code
  return {
    attribute_id: attribute?.id ?? 0,
    attribute_code: code,
    label: attribute ? localize(attribute.label, view.i18n.language) : named,
    is_visible: attribute?.isVisible ?? true,
    is_comparable: attribute?.isComparable ?? false,
  }
}

const toItem = (
  { listing }: Deps,
  viewing: Viewing,
  hit: SearchHit,
  { include, exclude }: ProductRequest,
): ListedProduct[] => {
  const { catalogue, view } = viewing
  const product = catalogue.products.get(hit.id)
  if (!product) return []
  const variantId = hit.variant === undefined ? undefined : catalogue.idBySku.get(hit.variant)
  const matched = variantId === undefined || variantId === product.id ? undefined : catalogue.products.get(variantId)
  const card = listing.cardOf(view, product, matched)
  if (include.length === 0 && exclude.length === 0) return [card]
  const whole = include.some((name) => !Object.hasOwn(card, name)) ? toProduct(viewing, product) : {}
  const added = Object.entries(whole).filter(([name]) => include.includes(name) && !Object.hasOwn(card, name))
  const item = Object.fromEntries([...Object.entries(card), ...added].filter(([name]) => !exclude.includes(name)))
  return [item as ListedProduct]
}
