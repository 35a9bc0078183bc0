import type { TypedFastBitSet } from 'typedfastbitset'
import type { FacetRequest, NumberRange } from '../search.ts'
import type { KeywordColumn } from './columns.ts'
import { documentsInRanges, isInRange, remember } from './conditions.ts'
import { documentsExcept, eachBit, match, meetsAll, pricesExcept, variantsExcept } from './matching.ts'
import type { Engine, Match, Plan } from './matching.ts'

type Counts = ReadonlyMap<string, number>

/** How many documents each value of a facet would list, its own choice left out of account. */
export const countFacet = (engine: Engine, plan: Plan, facet: FacetRequest, matched: Match): Counts => {
  const { code, ranges } = facet
  const rest = () => (isChosen(plan, code) ? match(engine, plan, code) : matched)
  if (ranges) return countRanges(engine, plan, code, ranges, rest())
  const column = engine.columns.keywords.get(code)
  if (!column) return new Map()
  return column.isOfVariants
    ? countVariants(engine, plan, column, code, matched)
    : countDocuments(column, rest().documents)
}

const isChosen = (plan: Plan, code: string): boolean =>
  [plan.ofDocuments, plan.ofVariants, plan.ofPrice].some((conditions) =>
    conditions.some((condition) => condition.isChosen && condition.code === code),
  )

const countDocuments = (column: KeywordColumn, documents: TypedFastBitSet): Counts => {
  const counts = new Map<string, number>()
  for (let number = 0; number < column.values.length; number += 1) {
    const having = column.documents[number]
    const count = having ? documents.intersection_size(having) : 0
    if (count > 0) counts.set(column.values[number] ?? '', count)
  }
  return counts
}

const countRanges = (engine: Engine, plan: Plan, code: string, ranges: readonly NumberRange[], rest: Match): Counts => {
  const counts = ranges.map(() => 0)
  if (rest.variants && code === plan.priceCode) {
    const { price } = rest.variants
    eachBit(rest.documents.words, (place) => {
      ranges.forEach((range, at) => {
        if (isInRange(price[place] ?? 0, range)) counts[at] = (counts[at] ?? 0) + 1
      })
    })
  } else {
    ranges.forEach((range, at) => {
      const inRange = remember(engine.memory, `${code}:${JSON.stringify([range])}`, () =>
        documentsInRanges(engine.columns.numbers.get(code), [range], engine.layout),
      )
      counts[at] = rest.documents.intersection_size(inRange)
    })
  }
  return new Map(counts.map((count, at) => [String(at), count]))
}

const countVariants = (engine: Engine, plan: Plan, column: KeywordColumn, code: string, matched: Match): Counts => {
  const others = variantsExcept(engine, plan, code)
  const prices = pricesExcept(plan, code)
  const isFree = !isChosen(plan, code)
  // what matched holds every other condition too; only a price may be met by a variant that is not the one it matched by
  const candidates = isFree && prices.length === 0 ? matched.documents : documentsExcept(engine, plan, code)
  if (!others && prices.length === 0) return countDocuments(column, candidates)
  return tally(engine, plan, column, candidates, others ?? engine.layout.available, prices)
}

/** Walks the variants of each candidate once and counts a value at its first one, or at the cheapest where the price matters. */
const tally = (
  engine: Engine,
  plan: Plan,
  column: KeywordColumn,
  candidates: TypedFastBitSet,
  variants: TypedFastBitSet,
  prices: readonly (readonly NumberRange[])[],
): Counts => {
  const { layout } = engine
  const costs = plan.priceCode === undefined ? undefined : engine.columns.variantNumbers.get(plan.priceCode)
  const counts = new Int32Array(column.values.length)
  const lastSeen = new Int32Array(column.values.length).fill(-1)
  const lowest = new Float64Array(prices.length > 0 ? column.values.length : 0)
  const touched: number[] = []
  const words = variants.words
  const { single, several } = column

  const note = (number: number, place: number, at: number): void => {
    if (prices.length === 0) {
      if (lastSeen[number] === place) return
      lastSeen[number] = place
      counts[number] = (counts[number] ?? 0) + 1
      return
    }
    const cost = costs ? (costs[at] ?? 0) : 0
    if (lastSeen[number] !== place) {
      lastSeen[number] = place
      lowest[number] = cost
      touched.push(number)
    } else if (cost < (lowest[number] ?? 0)) lowest[number] = cost
  }

  eachBit(candidates.words, (place) => {
    const first = layout.first[place] ?? 0
    const end = first + (layout.count[place] ?? 0)
    for (let at = first; at < end; at += 1) {
      if (((words[at >>> 5] ?? 0) & (1 << at)) === 0) continue
      const number = single[at] ?? -1
      if (number < 0) continue
      const more = several.size > 0 ? several.get(at) : undefined
      if (more) for (const each of more) note(each, place, at)
      else note(number, place, at)
    }
    for (const number of touched) if (meetsAll(lowest[number] ?? 0, prices)) counts[number] = (counts[number] ?? 0) + 1
    touched.length = 0
  })
  const result = new Map<string, number>()
  counts.forEach((count, number) => {
    if (count > 0) result.set(column.values[number] ?? '', count)
  })
  return result
}
