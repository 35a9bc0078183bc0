import { data } from 'react-router'
import { cardSource, toCardProduct } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { Call } from '#core/endpoint.ts'
import type { Refusal } from '#core/result.ts'
import type { ProductPage, searchContract } from '../contract.ts'
import { countRequests, facetRequests, toFacets } from './facets.ts'
import type { Facet, FacetRequest } from './facets.ts'
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
  /** The text as it was probably meant. */
  corrected?: string
  /** The shop was out of reach: this is what the browser kept, as it was at a time (ISO). */
  saved?: { at: string | undefined }
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
  const ask = (
    filters: readonly Filter[],
    facets: readonly FacetRequest[],
    range: { readonly from: number; readonly size: number },
  ) =>
    call(
      'GET /api/catalog',
      {
        query: {
          type: 'product',
          searchQuery: JSON.stringify({ ...text, filters, facets }),
          ...range,
          ...(sortKeyOf(query) ? { sort: sortKeyOf(query) } : {}),
          ...cardSource,
        },
      },
      { keptWillDo: true },
    )
  const hasChoices = countChoices(query) > 0
  const [listed, everything] = await Promise.all([
    ask([...base, ...toFilters(query)], countRequests(query), windowOf(query)),
    hasChoices ? ask(base, facetRequests(query), { from: 0, size: -1 }) : undefined,
  ])
  if (!listed.ok) throw unavailable(listed)
  if (everything && !everything.ok) throw unavailable(everything)
  const page = toProducts(listed.value)
  const all = everything ? toProducts(everything.value) : page
  return {
    items: page.items.map(toCardProduct),
    from: page.start,
    total: page.total,
    all: all.total,
    facets: toFacets(all.aggregations, page.aggregations, query.choices, all.total),
    ...(page.corrected === undefined ? {} : { corrected: page.corrected }),
    ...(listed.meta?.offline === true ? { saved: { at: savedAt(listed.meta) } } : {}),
    query,
  }
}

const savedAt = ({ savedAt: at }: Record<string, unknown>): string | undefined =>
  typeof at === 'string' ? at : undefined

/** What a loader throws when the catalogue did not answer; the error page reads the code and the shop's own words. */
const unavailable = ({ code, meta: { message } }: Refusal) =>
  data({ code, message }, { status: code === 'INVALID_INPUT' ? 400 : 503 })
