import { sizeRank } from '#features/catalog/rules/size-rank.ts'
import type { Aggregation } from '../contract.ts'
import { facetCodes } from './listing-query.ts'
import type { Choices, FacetCode } from './listing-query.ts'

export type FacetOption = { key: string; label: string; count: number; swatch?: string }
export type Facet = { code: FacetCode; options: FacetOption[] }

type Aggregations = Readonly<Record<string, Aggregation>>

/** What the catalogue is asked to count; every brand, so that one can be looked for. */
export const facetRequests = facetCodes.map((code) =>
  code === 'brand' || code === 'color' || code === 'size' ? { code, size: 999 } : code,
)

/**
 * The facets of a list. `all` counts without any choice, `now` with the choices made: an option keeps its place when nothing
 * is left of it, so that the list does not jump under the finger. Sizes stand from small to large, the others as counted.
 */
export const toFacets = (all: Aggregations, now: Aggregations, choices: Choices): Facet[] =>
  facetCodes.flatMap((code) => {
    const counts = new Map(now[code]?.buckets.map(({ key, doc_count }) => [key, doc_count]))
    const known = new Map(
      [...(all[code]?.buckets ?? []), ...(now[code]?.buckets ?? [])].map((bucket) => [bucket.key, bucket]),
    )
    const options = [...known.values()].map(({ key, label, swatch }) => ({
      key,
      label,
      count: counts.get(key) ?? 0,
      ...(swatch ? { swatch } : {}),
    }))
    const unknown = (choices[code] ?? []).filter((key) => !known.has(key)).map((key) => ({ key, label: key, count: 0 }))
    const listed = [...options, ...unknown]
    if (code === 'size') listed.sort((one, other) => sizeRank(one.label) - sizeRank(other.label))
    // a single value that every product has is no choice
    const isIdle = listed.length < 2 && unknown.length === 0 && !choices[code]?.length
    return isIdle ? [] : [{ code, options: listed }]
  })
