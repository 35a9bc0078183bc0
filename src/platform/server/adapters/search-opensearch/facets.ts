import type { FacetRequest, SearchRequest } from '../search.ts'
import { both, planOf, toFilter, within } from './conditions.ts'
import type { Engine, Plan, Query } from './conditions.ts'
import { fields } from './fields.ts'
import { inBoth, everything, toBounds, toDisjoint } from './intervals.ts'
import { readDocumentCounts, readRangeCounts, readVariantCounts } from './answers.ts'

type Counts = ReadonlyMap<string, number>
type Asked = Readonly<Record<string, unknown>>

/** More different values than this are not counted. */
const mostValues = 10_000

/** The counts of all facets, by the facet's place in the request. */
export const askFacets = (engine: Engine, { conditions, facets }: SearchRequest): Asked =>
  Object.fromEntries(
    facets.map((facet, at) => {
      const plan = planOf(engine, conditions, facet.code)
      if (facet.ranges) return [`f${at}`, askRanges(engine, plan, facet.code, facet.ranges)]
      if (engine.variantCodes.has(facet.code)) return [`f${at}`, askVariants(engine, plan, facet.code)]
      return [`f${at}`, { filter: toFilter(engine, plan), aggs: { values: ofTerms(fields.keyword(facet.code)) } }]
    }),
  )

const ofTerms = (field: string, aggs?: Asked): Asked => ({
  terms: { field, size: mostValues },
  ...(aggs ? { aggs } : {}),
})

const askRanges = (engine: Engine, plan: Plan, code: string, ranges: NonNullable<FacetRequest['ranges']>): Asked => {
  const isPrice = code === engine.priceCode
  return {
    filters: {
      filters: Object.fromEntries(
        ranges.map((range, at) => {
          const wanted = toDisjoint([range])
          const query = isPrice
            ? toFilter(engine, plan, inBoth(plan.prices ?? everything, wanted))
            : both([toFilter(engine, plan), within(fields.number(code), wanted)])
          return [String(at), query]
        }),
      ),
    },
  }
}

/**
 * Values of variants, each counted once a document. With a price asked for, the cheapest variant that has the value decides: it is
 * in an interval in as many documents as have one up to its end, less those that have one before it.
 */
const askVariants = (engine: Engine, plan: Plan, code: string): Asked => {
  const variants = plan.variants ?? []
  const count = (more: readonly Query[]): Asked => ({
    filter: both([...variants, ...more]),
    aggs: { values: ofTerms(fields.variantKeyword(code), { documents: { reverse_nested: {} } }) },
  })
  const field = fields.variantNumber(engine.priceCode ?? '')
  const aggs = plan.prices
    ? Object.fromEntries(
        plan.prices.flatMap(([from, to], at) => [
          [`plus${at}`, count([{ range: { [field]: toBounds([Number.NEGATIVE_INFINITY, to]) } }])],
          ...(Number.isFinite(from) ? [[`minus${at}`, count([{ range: { [field]: { lt: from } } }])]] : []),
        ]),
      )
    : { plus: count([]) }
  return { filter: both(plan.documents), aggs: { variants: { nested: { path: 'v' }, aggs } } }
}

/** The counts as the facets asked for them. Throws where the answer does not fit the question. */
export const readFacets = (
  engine: Engine,
  facets: readonly FacetRequest[],
  answered: Readonly<Record<string, unknown>>,
): Record<string, Counts> =>
  Object.fromEntries(
    facets.map(({ code, ranges }, at) => {
      const own = answered[`f${at}`]
      if (ranges) return [code, new Map(readRangeCounts(own))]
      return [code, engine.variantCodes.has(code) ? sumUp(readVariantCounts(own)) : new Map(readDocumentCounts(own))]
    }),
  )

const sumUp = (parts: ReturnType<typeof readVariantCounts>): Counts => {
  const counts = new Map<string, number>()
  for (const { name, values } of parts) {
    const sign = name.startsWith('plus') ? 1 : -1
    for (const [value, count] of values) counts.set(value, (counts.get(value) ?? 0) + sign * count)
  }
  return new Map([...counts].filter(([, count]) => count > 0))
}
