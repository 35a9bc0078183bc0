import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { localize } from '#core/language.ts'
import { listToJson, prepareJson } from '#platform/server/answers/prepared-json.ts'
import type { Catalogue, Listing } from '#features/catalog/server/index.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import type { WireListItem } from '#features/catalog/rules/product/product.ts'
import { toProduct } from '#features/catalog/rules/product/product-detail.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { ListedProduct, ProductPage } from '../contract.ts'
import { toConditions } from '../rules/conditions.ts'
import { describeFacets, requestFacets } from '../rules/facet-answers.ts'
import type { FacetShop } from '../rules/facet-answers.ts'
import type { Sort } from '../rules/page.ts'
import { ownRules } from '../rules/own-rules.ts'
import type { CatalogQuery } from '../rules/parse-query.ts'
import { toSortKeys } from '../rules/sort-keys.ts'
import { filterWords } from './conditions.ts'
import { facetWords } from './facet-words.ts'
import { indexField, indexMaker } from './listing-index.ts'
import { priceCode } from './price-views.ts'
import type { ProductIndex } from './product-index.ts'

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
  const asked = toConditions(filterWords(snapshot), query.filters, price)
  if (!asked.ok) return asked
  const words = facetShop(viewing)
  const facets = requestFacets(words, query.facets, price)
  if (!facets.ok) return facets
  const answer = await deps.search.search({
    conditions: [...ownRules(deps.catalogue.settingsOf(view.storeCode), query, request.isManager), ...asked.value],
    ...(query.text === undefined ? {} : { text: { language: view.i18n.language, query: query.text } }),
    facets: facets.value,
    cheapestBy: price,
    sort: toSortKeys(view, query, request.sort, price),
    from,
    size,
  })
  const cards = answer.hits.flatMap(({ id, variant }) => deps.listing.cardOf(view, id, variant) ?? [])
  const isSelected = request.include.length > 0 || request.exclude.length > 0
  const page: ProductPage = {
    items: isSelected ? cards.map(selectFields(deps, viewing, request)) : cards,
    total: answer.total,
    start: from,
    perPage: size,
    ...describeFacets(words, query.facets, (at) => answer.facets[facets.value[at]?.code ?? '']),
    ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
  }
  // what found nothing is heard of each time
  return ok(answer.total === 0 ? page : prepareJson(page, toJson))
}

const facetShop = (viewing: Viewing): FacetShop => ({
  view: viewing.view,
  findAttribute: (code) => {
    const attribute = viewing.catalogue.attributes.get(code)
    return attribute && { ...attribute, label: localize(attribute.label, viewing.view.i18n.language) }
  },
  wordsOf: (code) => facetWords(viewing, code),
})

/** The cards of a page are those of many others. */
const toJson = ({ items, ...rest }: ProductPage) => [
  '{"items":',
  ...listToJson(items),
  `,${JSON.stringify(rest).slice(1)}`,
]

/** A card with the fields that are asked for besides, and without those that are not wanted. */
const selectFields = (
  { search }: Deps,
  viewing: Viewing,
  { include, exclude }: ProductRequest,
): ((card: WireListItem) => ListedProduct) => {
  const indexOf = include.includes(indexField) ? indexMaker(viewing, search.variantCodes()) : undefined
  const fields = `${include.join()} ${exclude.join()}`
  const select = (card: WireListItem): ListedProduct => {
    const product = viewing.catalogue.products.get(card.id)
    const isWhole = include.some((name) => name !== indexField && !Object.hasOwn(card, name))
    const whole = product && {
      ...(isWhole ? toProduct(viewing, product) : {}),
      ...(indexOf ? { index: indexOf(product) } : {}),
    }
    const added = Object.entries(whole ?? {}).filter(([name]) => include.includes(name) && !Object.hasOwn(card, name))
    return Object.fromEntries(
      [...Object.entries(card), ...added].filter(([name]) => !exclude.includes(name)),
    ) as ListedProduct
  }
  if (indexOf) return select
  return (card) => {
    const known = selected.get(card)
    if (known?.fields === fields) return known.item
    const item = select(card)
    selected.set(card, { fields, item })
    return item
  }
}

/** Of each card the fields that were asked for last: the same object for as long as the card is. */
const selected = new WeakMap<WireListItem, { readonly fields: string; readonly item: ListedProduct }>()
