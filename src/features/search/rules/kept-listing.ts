import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { WireCategory } from '#features/catalog/contract.ts'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { ProductPage, WireAttribute, WireIndex } from '../contract.ts'
import { toConditions } from './conditions.ts'
import type { FilterWords } from './conditions.ts'
import { describeFacets, requestFacets } from './facet-answers.ts'
import type { FacetShop } from './facet-answers.ts'
import { rankByLabel, valuesOf } from './facet-words.ts'
import type { ShopWords } from './facet-words.ts'
import { nameFields } from './fields.ts'
import { isLike, meetsFilters } from './filter-entities.ts'
import { matchKept } from './kept-match.ts'
import type { KeptDocument, KeptHit } from './kept-match.ts'
import type { TextFinds } from './kept-text.ts'
import { ownRules } from './own-rules.ts'
import type { Sort } from './page.ts'
import type { CatalogQuery, Filter } from './parse-query.ts'
import { toSortKeys } from './sort-keys.ts'

/** What lists are made of, of one product. Texts are plain. */
export type KeptEntry = {
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly index: WireIndex
}

/** What a browser knows of the shop besides its products. */
export type KeptShop = Pick<ShellData, 'view'> & {
  readonly settings: Pick<ShellData['settings'], 'product_choose' | 'list_out_of_stock_products'>
  readonly attributes: readonly WireAttribute[]
  readonly categories: readonly Pick<WireCategory, 'id' | 'name'>[]
}

export type KeptQuery = {
  readonly query: CatalogQuery
  readonly sort: readonly Sort[]
  readonly from: number
  readonly size: number
  /** What the query's text finds. */
  readonly finds?: TextFinds | undefined
}

/** A page without its items, and which items they are. */
export type KeptPage = Omit<ProductPage, 'items'> & { readonly hits: readonly KeptHit[] }

const price = 'price'
const priced = (amount: number | undefined): Record<string, number> => (amount === undefined ? {} : { [price]: amount })

/** An entry as lists are matched. */
export const toKeptDocument = ({ id, index }: KeptEntry): KeptDocument => ({
  id,
  keywords: index.keywords,
  numbers: {
    id,
    promoted: index.promoted,
    position: index.position,
    created_at: index.created_at,
    ...priced(index.price),
  },
  places: { category_ids: index.places },
  variants: index.variants.map((variant) => ({
    key: variant.sku,
    isAvailable: variant.is_available,
    keywords: variant.keywords,
    numbers: priced(variant.price),
  })),
})

/** The codes that variants answer for by themselves. */
const variantCodesIn = (documents: readonly KeptDocument[]): Set<string> =>
  new Set(documents.flatMap(({ variants }) => variants.flatMap(({ keywords }) => Object.keys(keywords))))

/** `GET /api/catalog` of products from what a browser keeps: the shop's own rules, filters, counts, order and page. */
export const listKept = (
  shop: KeptShop,
  entries: readonly KeptEntry[],
  { query, sort, from, size, finds }: KeptQuery,
): Result<KeptPage, 'INVALID_INPUT'> => {
  const documents = entries.map(toKeptDocument)
  const asked = toConditions(filterWords(shop, entries), query.filters, price)
  if (!asked.ok) return asked
  const words = facetShop(shop)
  const facets = requestFacets(words, query.facets, price)
  if (!facets.ok) return facets
  const found = matchKept(documents, variantCodesIn(documents), {
    conditions: [...ownRules(shop.settings, query, false), ...asked.value],
    facets: facets.value,
    cheapestBy: price,
    sort: toSortKeys(shop.view, query, sort, price),
    from,
    size,
    scores: finds?.scores,
  })
  const hits = found.hits.map((hit) => {
    const variant = hit.variant ?? finds?.variants.get(hit.id)
    return variant === undefined ? hit : { ...hit, variant }
  })
  return ok({
    hits,
    total: found.total,
    start: from,
    perPage: size,
    ...describeFacets(words, query.facets, (at) => found.facets[facets.value[at]?.code ?? '']),
    ...(finds?.corrected === undefined ? {} : { corrected: finds.corrected }),
  })
}

const facetShop = (shop: KeptShop): FacetShop => ({
  view: shop.view,
  findAttribute: (code) => {
    const attribute = findAttribute(shop, code)
    return (
      attribute && {
        id: attribute.attribute_id,
        kind: attribute.kind,
        label: attribute.frontend_label,
        isVisible: attribute.is_visible,
        isComparable: attribute.is_comparable,
      }
    )
  },
  wordsOf: (code) => rankByLabel(valuesOf(code, shopWords(shop, code)), shop.view.i18n.locale),
})

const findAttribute = ({ attributes }: KeptShop, code: string): WireAttribute | undefined =>
  attributes.find(({ attribute_code }) => attribute_code === code)

const shopWords = (shop: KeptShop, code: string): ShopWords => {
  const attribute = findAttribute(shop, code)
  return {
    language: shop.view.i18n.language,
    kind: attribute?.kind,
    categories: () => shop.categories,
    options: () => attribute?.options ?? [],
  }
}

const filterWords = (shop: KeptShop, entries: readonly KeptEntry[]): FilterWords => {
  const options = (code: string) => findAttribute(shop, code)?.options ?? []
  return {
    kindOf: (code) => findAttribute(shop, code)?.kind,
    optionsCalled: (code, value) => {
      const byId = options(code).find((option) => option.value === value)
      const called = options(code).filter(({ label }) => label.toLowerCase() === value.toLowerCase())
      return (byId ? [byId] : called).map((option) => option.value)
    },
    optionsLike: (code, pattern) =>
      options(code)
        .filter(({ label }) => isLike(label, pattern))
        .map(({ value }) => value),
    categoriesLike: (pattern) =>
      shop.categories.filter(({ name }) => isLike(name, pattern)).map(({ id }) => String(id)),
    named: (filter, code) => ({
      code,
      isChosen: filter.isChosen,
      kind: 'ids',
      // texts that are no names are not kept: they match nothing
      ids: nameFields.includes(code) ? idsNamed(entries, { ...filter, attribute: code }) : [],
    }),
  }
}

const idsNamed = (entries: readonly KeptEntry[], filter: Filter): number[] => {
  // what is not said of a style may be said of its variants, but they cannot take it back
  const isPositive = filter.none.length === 0 && filter.ranges.length === 0
  return entries
    .filter((entry) => {
      const { id, sku, slug, name } = entry
      const skus = isPositive ? [sku, ...entry.index.variants.map((variant) => variant.sku)] : [sku]
      const paths = skus.map((each) => productPath(sku, slug, each === sku ? undefined : each).slice(1))
      const names = { name, sku: skus, slug, url_key: slug, url_path: [slug, ...paths] }
      const fields = { id, parentId: id, parentSku: sku, ...names }
      return meetsFilters(fields, [filter])
    })
    .map(({ id }) => id)
}
