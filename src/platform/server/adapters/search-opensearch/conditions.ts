import type { Condition } from '../search.ts'
import { fields } from './fields.ts'
import { everything, inBoth, toBounds, toDisjoint } from './intervals.ts'
import type { Interval } from './intervals.ts'

/** A part of a query in the words of OpenSearch. Built of our own words; what was asked for stands in it as values alone. */
export type Query = Readonly<Record<string, unknown>>

/** Conditions by what they are conditions of. */
export type Plan = {
  readonly documents: readonly Query[]
  /** Undefined where no variant is chosen. */
  readonly variants: readonly Query[] | undefined
  /** The price's intervals, of the cheapest matching variant or else of the document; undefined where any will do. */
  readonly prices: readonly Interval[] | undefined
}

export type Engine = { readonly variantCodes: ReadonlySet<string>; readonly priceCode: string | undefined }

const nothing: Query = { match_none: {} }

/** The conditions but the chosen ones of `except`. */
export const planOf = (engine: Engine, conditions: readonly Condition[], except?: string): Plan => {
  const documents: Query[] = []
  const variants: Query[] = []
  let prices: readonly Interval[] | undefined
  for (const condition of conditions) {
    if (condition.isChosen && condition.code === except) continue
    const { code } = condition
    if (condition.kind === 'ids') documents.push({ terms: { id: condition.ids.filter(isDocumentId) } })
    else if (condition.kind === 'ranges' && code === engine.priceCode) {
      prices = inBoth(prices ?? everything, toDisjoint(condition.ranges))
    } else if (engine.variantCodes.has(code)) {
      variants.push(condition.kind === 'ranges' ? nothing : ofValues(condition, fields.variantKeyword(code)))
    } else if (condition.kind === 'ranges') documents.push(within(fields.number(code), toDisjoint(condition.ranges)))
    else documents.push(ofValues(condition, fields.keyword(code)))
  }
  return { documents, variants: variants.length > 0 ? variants : undefined, prices }
}

/** Other numbers are no document's, and an error to the mapping. */
const isDocumentId = (id: number): boolean => Number.isInteger(id) && Math.abs(id) < 2 ** 31

const ofValues = ({ kind, values }: Condition & { kind: 'any' | 'none' }, field: string): Query => {
  const having: Query = { terms: { [field]: values } }
  return kind === 'any' ? having : { bool: { must_not: [having] } }
}

export const within = (field: string, intervals: readonly Interval[]): Query =>
  either(intervals.map((interval) => ({ range: { [field]: toBounds(interval) } })))

const either = (queries: readonly Query[]): Query =>
  queries.length === 0
    ? nothing
    : queries.length === 1 && queries[0]
      ? queries[0]
      : { bool: { should: queries, minimum_should_match: 1 } }

export const both = (queries: readonly Query[]): Query => ({ bool: { filter: queries } })

/** Documents with a variant that meets all of these. */
const havingVariant = (queries: readonly Query[]): Query => ({
  nested: { path: 'v', query: both(queries), score_mode: 'none' },
})

/** What matches as a whole. */
export const toFilter = (engine: Engine, plan: Plan, prices = plan.prices): Query =>
  both([...plan.documents, ...ofVariantsAndPrice(engine, plan, prices)])

const ofVariantsAndPrice = (
  { priceCode = '' }: Engine,
  { variants }: Plan,
  prices: readonly Interval[] | undefined,
): Query[] => {
  if (!variants) return prices ? [within(fields.number(priceCode), prices)] : []
  if (!prices) return [havingVariant(variants)]
  return [either(prices.map((interval) => cheapestWithin(fields.variantNumber(priceCode), variants, interval)))]
}

/** The cheapest of some is in an interval where one of them is, and none is below. */
const cheapestWithin = (field: string, variants: readonly Query[], interval: Interval): Query => ({
  bool: {
    filter: [havingVariant([...variants, { range: { [field]: toBounds(interval) } }])],
    must_not: Number.isFinite(interval[0])
      ? [havingVariant([...variants, { range: { [field]: { lt: interval[0] } } }])]
      : [],
  },
})
