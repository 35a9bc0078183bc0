import type { StoreView } from '#features/stores/rules/store-view.ts'
import { toField } from './fields.ts'
import type { Sort } from './page.ts'
import type { CatalogQuery } from './parse-query.ts'

/** By which number a list is sorted, or by a product's place within one list, or by how well a text was found. */
export type SortKey = {
  readonly code: string
  readonly isDescending: boolean
  readonly within?: { readonly code: string; readonly value: string }
}

const ownSort = (view: StoreView): Sort[] =>
  view.defaultSort.split(',').map((part) => {
    const [by = 'id', direction] = part.split(':')
    return { by, isDescending: direction === 'desc' }
  })

/** The sort asked for, else by relevance of a text, else the store view's own; equal ones always in the same order. */
export const toSortKeys = (view: StoreView, query: CatalogQuery, sort: readonly Sort[], price: string): SortKey[] => {
  const own = ownSort(view)
  const relevance: Sort = { by: 'relevance', isDescending: true }
  const wanted = sort.length > 0 ? sort : query.text === undefined ? own : [relevance, ...own]
  const category = query.filters.find(
    ({ attribute, any }) => toField(attribute) === 'category_ids' && any?.length === 1,
  )?.any?.[0]
  const keys = wanted.map(({ by, isDescending }): SortKey => {
    if (by === 'final_price' || by === 'price') return { code: price, isDescending }
    const within =
      by === 'position' && category !== undefined ? { within: { code: 'category_ids', value: category } } : {}
    return { code: by, isDescending, ...within }
  })
  const last = [...own, { by: 'id', isDescending: true }].map(({ by, isDescending }): SortKey => ({
    code: by,
    isDescending,
  }))
  return [
    ...keys,
    ...last.filter(
      ({ code }, at) => !keys.some((key) => key.code === code) && last.findIndex((key) => key.code === code) === at,
    ),
  ]
}

/** The order of listings that nobody sorts, which is most of them. */
export const usualSortKeys = (view: StoreView, price: string): SortKey[] =>
  toSortKeys(view, { text: undefined, filters: [], facets: [] }, [], price)
