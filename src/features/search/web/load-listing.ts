import { data } from 'react-router'
import { cardSource, toCardProduct } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { Call } from '#core/endpoint.ts'
import type { ProductPage, searchContract } from '../contract.ts'
import { facetRequests, toFacets } from './facets.ts'
import type { Facet } from './facets.ts'
import { countChoices, sortKeyOf, toFilters, windowOf } from './listing-query.ts'
import type { Filter, ListingQuery } from './listing-query.ts'

export type SearchCall = Call<typeof searchContract>

/** One list of products as its page shows it. */
export type ListingData = {
  items: CardProduct[]
  /** How many products come before the first item; 0 but for very long lists. */
  from: number
  /** Products that meet the choices. */
  total: number
  /** Products without any choice. */
  all: number
  facets: Facet[]
  query: ListingQuery
}

const toProducts = (value: unknown): ProductPage => value as ProductPage

/** Asks for the products, and for what there is without the choices where some were made. Throws a 503 when there is no answer. */
export const loadListing = async (
  call: SearchCall,
  query: ListingQuery,
  base: readonly Filter[],
): Promise<ListingData> => {
  const text = query.text ? { text: query.text } : {}
  const ask = (filters: readonly Filter[], range: { from: number; size: number }) =>
    call('GET /api/catalog', {
      query: {
        type: 'product',
        searchQuery: JSON.stringify({ ...text, filters, facets: facetRequests }),
        ...range,
        ...(sortKeyOf(query) ? { sort: sortKeyOf(query) } : {}),
        ...cardSource,
      },
    })
  const hasChoices = countChoices(query) > 0
  const [listed, everything] = await Promise.all([
    ask([...base, ...toFilters(query)], windowOf(query)),
    hasChoices ? ask(base, { from: 0, size: -1 }) : undefined,
  ])
  if (!listed.ok) throw unavailable(listed.code)
  if (everything && !everything.ok) throw unavailable(everything.code)
  const page = toProducts(listed.value)
  const all = everything ? toProducts(everything.value) : page
  return {
    items: page.items.map(toCardProduct),
    from: page.start,
    total: page.total,
    all: all.total,
    facets: toFacets(all.aggregations, page.aggregations, query.choices),
    query,
  }
}

/** What a loader throws when the catalogue did not answer; the error page reads the code. */
export const unavailable = (code: string) => data({ code }, { status: code === 'INVALID_INPUT' ? 400 : 503 })
