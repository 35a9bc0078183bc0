import { localize } from '#core/language.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { fieldLabels } from '#features/catalog/rules/attributes/labels.ts'
import type { Attribute } from '#features/catalog/rules/catalogue.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Aggregation, ProductPage } from '../contract.ts'
import { toAggregation } from './buckets.ts'
import type { FacetWords } from './facet-words.ts'
import { attributeCode, keywordFields, standardFilters, toField } from './fields.ts'
import { invalid } from './parse-query.ts'
import type { FacetAsked, NumberRange } from './parse-query.ts'
import { priceRanges } from './price-ranges.ts'

/** What is to be counted: the values of a code, or how many there are in each of some ranges (whole minor units). */
export type FacetRequest = { readonly code: string; readonly ranges?: readonly NumberRange[] }

/** What facets are called in a store view. */
export type FacetShop = {
  readonly view: StoreView
  readonly findAttribute: (code: string) => FacetAttribute | undefined
  readonly wordsOf: (code: string) => FacetWords
}
export type FacetAttribute = {
  readonly id: number
  readonly kind: Attribute['kind']
  readonly label: string
  readonly isVisible: boolean
  readonly isComparable: boolean
}

/** The facets asked for in the engine's words; refused by a code that has no values. */
export const requestFacets = (
  shop: FacetShop,
  asked: readonly FacetAsked[],
  price: string,
): Result<FacetRequest[], 'INVALID_INPUT'> => {
  const facets: FacetRequest[] = []
  for (const { code } of asked) {
    const field = toField(code)
    const attribute = shop.findAttribute(code)
    if (field === 'price') {
      const ranges = priceRanges(shop.view).map(({ range }) => ({
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

/** Facets and what they are about, as people read them; `countsOf` a facet by its place. */
export const describeFacets = (
  shop: FacetShop,
  asked: readonly FacetAsked[],
  countsOf: (at: number) => ReadonlyMap<string, number> | undefined,
): Pick<ProductPage, 'aggregations' | 'attributeMetadata'> => ({
  aggregations: Object.fromEntries(
    asked.map((facet, at) => [facet.code, describe(shop, facet, countsOf(at) ?? new Map<string, number>())]),
  ),
  attributeMetadata: asked.map(({ code }) => metadataOf(shop, code)),
})

const describe = (shop: FacetShop, { code, size }: FacetAsked, counts: ReadonlyMap<string, number>): Aggregation => {
  if (toField(code) !== 'price') return toAggregation(counts, shop.wordsOf(code), size)
  const buckets = priceRanges(shop.view).map(({ key, label, range: { gte = 0, lt } }, at) => ({
    key,
    label,
    doc_count: counts.get(String(at)) ?? 0,
    from: gte,
    ...(lt === undefined ? {} : { to: lt }),
  }))
  return { total: buckets.length, buckets }
}

const metadataOf = ({ view, findAttribute }: FacetShop, code: string): ProductPage['attributeMetadata'][number] => {
  const attribute = findAttribute(code)
  const field = toField(code)
  const named = Object.hasOwn(fieldLabels, field) ? localize(fieldLabels[field], view.i18n.language) : code
  return {
    attribute_id: attribute?.id ?? 0,
    attribute_code: code,
    label: attribute ? attribute.label : named,
    is_visible: attribute?.isVisible ?? true,
    is_comparable: attribute?.isComparable ?? false,
  }
}
