import { sizeRank } from '#features/catalog/rules/attributes/size-rank.ts'
import type { Aggregation, Bucket } from '../contract.ts'
import { countChoices, facetCodes, isFlag, isSingle } from './listing-query.ts'
import type { Choices, FacetCode, ListingQuery } from './listing-query.ts'

/** A filter option of the specification; what all options of a filter share (`code`, `type`, `single`) stands once with it. */
export type FacetOption = {
  id: string
  label: string
  /** Of a price range: the bounds in major units, the last range without an upper one. */
  from?: number
  to?: number
  count: number
  swatch?: string
}

export type Facet = {
  code: FacetCode
  type: 'options' | 'range' | 'flag'
  /** Whether one choice takes the place of the other. */
  single: boolean
  /** How many options there are; more than stand here while only the most frequent are shown. */
  total: number
  options: FacetOption[]
}

type Aggregations = Readonly<Record<string, Aggregation>>
export type FacetRequest = string | { readonly code: string; readonly size: number }

/** How many values are shown where all are asked for. Source: shopping.md 9, "max filter query size". */
const mostValues = 999

/**
 * What the catalogue is asked to count: the usual number of values of each filter, all of them where somebody wants to see all
 * or has chosen one, for it may be a rare one that has to be named.
 */
export const facetRequests = ({ choices, all }: ListingQuery): FacetRequest[] =>
  facetCodes.map((code) => {
    const isWhole = all.includes(code) || (choices[code]?.length ?? 0) > 0
    return isWhole ? { code, size: mostValues } : code
  })

/** What is counted for the choices made: all values, so that one that is missing has none. */
export const countRequests = (query: ListingQuery): FacetRequest[] =>
  countChoices(query) > 0 ? facetCodes.map((code) => ({ code, size: mostValues })) : facetRequests(query)

/**
 * The filters of a list of `listed` products. `all` counts without any choice, `now` with the choices made: an option keeps its
 * place when nothing is left of it, so that the list does not jump under the finger. Sizes stand from small to large, the others as
 * counted.
 */
export const toFacets = (all: Aggregations, now: Aggregations, choices: Choices, listed: number): Facet[] =>
  facetCodes.flatMap((code) => {
    const [before, after] = [all[code], now[code]]
    const type = code === 'price' ? 'range' : isFlag(code) ? 'flag' : 'options'
    const counts = new Map(after?.buckets.map(({ key, doc_count }) => [key, doc_count]))
    const known = (before?.buckets ?? []).filter(({ key }) => type !== 'flag' || key === '1')
    const options = known.map((bucket) => toOption(bucket, counts.get(bucket.key) ?? 0))
    const chosen = choices[code] ?? []
    const unknown = chosen
      .filter((id) => !options.some((option) => option.id === id))
      .map((id) => ({ id, label: id, count: 0 }))
    const shown = [...options, ...unknown]
    if (code === 'size') shown.sort((one, other) => sizeRank(one.label) - sizeRank(other.label))
    // what every product has, or none, is no choice
    const isIdle = type === 'flag' ? known.every(({ doc_count }) => doc_count === listed) : shown.length < 2
    if (isIdle && chosen.length === 0) return []
    const total = type === 'flag' ? shown.length : Math.max(before?.total ?? 0, shown.length)
    return [{ code, type, single: isSingle(code), total, options: shown }]
  })

const toOption = (bucket: Bucket, count: number): FacetOption => {
  const { key, doc_count: _, ...rest } = bucket
  return { id: key, ...rest, count }
}
