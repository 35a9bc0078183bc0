import type { Condition } from './conditions.ts'
import type { FacetRequest } from './facet-answers.ts'
import { isInRanges } from './filter-entities.ts'
import type { NumberRange } from './parse-query.ts'
import type { SortKey } from './sort-keys.ts'

type Keywords = Readonly<Record<string, readonly string[]>>
type Numbers = Readonly<Record<string, number>>

/** One thing that is listed once, and the variants it is had in. */
export type KeptDocument = {
  readonly id: number
  readonly keywords: Keywords
  readonly numbers: Numbers
  readonly places: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly variants: readonly KeptVariant[]
}
type KeptVariant = {
  readonly key: string
  readonly isAvailable: boolean
  readonly keywords: Keywords
  readonly numbers: Numbers
}

export type KeptRequest = {
  readonly conditions: readonly Condition[]
  readonly facets: readonly FacetRequest[]
  /** The number by which the cheapest of the matching variants stands for its document. */
  readonly cheapestBy: string
  readonly sort: readonly SortKey[]
  readonly from: number
  readonly size: number
  /** Documents that a text found, with how well; without it all are looked through. */
  readonly scores?: ReadonlyMap<number, number> | undefined
}

export type KeptHit = { readonly id: number; readonly variant?: string }
export type KeptMatches = {
  readonly total: number
  readonly hits: readonly KeptHit[]
  readonly facets: Readonly<Record<string, ReadonlyMap<string, number>>>
}

type Match = { readonly document: KeptDocument; readonly price: number; readonly variant: string | undefined }

/**
 * Filters, counts, sorts and cuts by walking over everything, which is quick enough for what one browser keeps. The same
 * semantics as the shop's own index: one variant in stock has to meet all that is asked of variants.
 */
export const matchKept = (
  documents: readonly KeptDocument[],
  variantCodes: ReadonlySet<string>,
  request: KeptRequest,
): KeptMatches => {
  const search = createSearch(documents, variantCodes, request)
  const found = search.matching(request.conditions)
  const facets = request.facets.map((facet) => [facet.code, search.count(facet)] as const)
  const sorted = sortBy(found, request)
  return {
    total: found.length,
    hits: sorted
      .slice(request.from, request.from + request.size)
      .map(({ document: { id }, variant }) => ({ id, ...(variant === undefined ? {} : { variant }) })),
    facets: Object.fromEntries(facets),
  }
}

type Plan = {
  readonly ofDocuments: readonly Condition[]
  readonly ofVariants: readonly Condition[]
  readonly ofPrice: readonly Condition[]
}

const createSearch = (
  documents: readonly KeptDocument[],
  variantCodes: ReadonlySet<string>,
  { conditions, cheapestBy, scores }: KeptRequest,
) => {
  const all = scores ? documents.filter(({ id }) => scores.has(id)) : documents
  const priceOf = ({ numbers }: { readonly numbers: Numbers }): number => numbers[cheapestBy] ?? Number.NaN
  const costOf = ({ numbers }: KeptVariant): number => numbers[cheapestBy] ?? 0
  const planOf = (some: readonly Condition[]): Plan => {
    const isOfPrice = (each: Condition) => each.kind === 'ranges' && each.code === cheapestBy
    const isOfVariants = (each: Condition) => each.kind !== 'ids' && variantCodes.has(each.code)
    const others = some.filter((each) => !isOfPrice(each))
    return {
      ofPrice: some.filter(isOfPrice),
      ofVariants: others.filter(isOfVariants),
      ofDocuments: others.filter((each) => !isOfVariants(each)),
    }
  }
  const fittingOf = (document: KeptDocument, { ofVariants }: Plan): readonly KeptVariant[] =>
    document.variants.filter(
      ({ isAvailable, keywords }) => isAvailable && ofVariants.every((each) => meets(each, keywords, {}, 0)),
    )
  const isDocument = (document: KeptDocument, { ofDocuments }: Plan): boolean =>
    ofDocuments.every((each) => meets(each, document.keywords, document.numbers, document.id))
  const isPriced = (price: number, { ofPrice }: Plan): boolean =>
    ofPrice.every((each) => each.kind === 'ranges' && isInRanges(price, each.ranges))

  const matchOf = (document: KeptDocument, plan: Plan): Match | undefined => {
    if (!isDocument(document, plan)) return undefined
    if (plan.ofVariants.length === 0) {
      const price = priceOf(document)
      return isPriced(price, plan) ? { document, price, variant: undefined } : undefined
    }
    let best: KeptVariant | undefined
    for (const variant of fittingOf(document, plan)) if (!best || costOf(variant) < costOf(best)) best = variant
    if (!best || !isPriced(costOf(best), plan)) return undefined
    return { document, price: costOf(best), variant: best.key }
  }
  const matching = (some: readonly Condition[]): Match[] => {
    const plan = planOf(some)
    return all.flatMap((document) => matchOf(document, plan) ?? [])
  }

  /** How many documents each value would list, its own choice left out of account. */
  const count = ({ code, ranges }: FacetRequest): ReadonlyMap<string, number> => {
    const others = conditions.filter((each) => !(each.isChosen && each.code === code))
    if (ranges) return countRanges(matching(others), ranges, code === cheapestBy ? undefined : code)
    const counts = new Map<string, number>()
    const add = (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1)
    if (!variantCodes.has(code)) {
      for (const { document } of matching(others)) for (const value of new Set(document.keywords[code])) add(value)
      return counts
    }
    const plan = planOf(others)
    for (const document of all) {
      if (!isDocument(document, plan)) continue
      for (const [value, price] of cheapestByValue(fittingOf(document, plan), code, costOf))
        if (isPriced(price, plan)) add(value)
    }
    return counts
  }
  return { matching, count }
}

/** What choosing each value of a code would cost at least. */
const cheapestByValue = (
  variants: readonly KeptVariant[],
  code: string,
  costOf: (variant: KeptVariant) => number,
): ReadonlyMap<string, number> => {
  const lowest = new Map<string, number>()
  for (const variant of variants) {
    for (const value of variant.keywords[code] ?? [])
      lowest.set(value, Math.min(lowest.get(value) ?? Number.POSITIVE_INFINITY, costOf(variant)))
  }
  return lowest
}

/** By place in the request; of the price each stands for, or of another number of the documents. */
const countRanges = (
  matches: readonly Match[],
  ranges: readonly NumberRange[],
  code: string | undefined,
): ReadonlyMap<string, number> =>
  new Map(
    ranges.map((range, at) => [
      String(at),
      matches.filter(({ document, price }) =>
        isInRanges(code === undefined ? price : (document.numbers[code] ?? Number.NaN), [range]),
      ).length,
    ]),
  )

const meets = (condition: Condition, keywords: Keywords, numbers: Numbers, id: number): boolean => {
  if (condition.kind === 'ids') return condition.ids.includes(id)
  if (condition.kind === 'ranges') return isInRanges(numbers[condition.code] ?? Number.NaN, condition.ranges)
  const having = keywords[condition.code] ?? []
  return condition.values.some((value) => having.includes(value)) === (condition.kind === 'any')
}

/** What has no number stands last, whichever way. The price of the matched variant counts where price is the first key. */
const sortBy = (matches: readonly Match[], { sort, cheapestBy, scores }: KeptRequest): Match[] => {
  const keys = sort.filter(({ code }, at) => code !== 'relevance' || (at === 0 && scores))
  const valueOf = ({ document, price }: Match, { code, isDescending, within }: SortKey, at: number): number => {
    if (code === 'relevance') return -(scores?.get(document.id) ?? 0)
    const place = within && document.places[within.code]?.[within.value]
    const own = at === 0 && code === cheapestBy ? price : document.numbers[code]
    const value = place ?? own ?? Number.NaN
    if (Number.isNaN(value)) return Number.MAX_VALUE
    return isDescending ? -value : value
  }
  return matches
    .map((match) => ({ match, values: keys.map((key, at) => valueOf(match, key, at)) }))
    .sort((a, b) => {
      for (const [at, value] of a.values.entries()) {
        const difference = value - (b.values[at] ?? 0)
        if (difference !== 0) return difference
      }
      return 0
    })
    .map(({ match }) => match)
}
