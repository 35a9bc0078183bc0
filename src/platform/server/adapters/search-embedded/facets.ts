import { TypedFastBitSet } from 'typedfastbitset'
import type { FacetRequest, NumberRange } from '../search.ts'
import { arrayOf } from './bits.ts'
import type { KeywordColumn } from './columns.ts'
import { remember } from './conditions.ts'
import type { Engine } from './engine.ts'
import { costsOf, documentsExcept, match, pricesExcept, variantsExcept, variantsIn, withPrice } from './matching.ts'
import type { Match, Plan } from './matching.ts'
import { isWithin, isWithinAll, toIntervals } from './ranges.ts'
import type { Intervals } from './ranges.ts'
import { documentsWithin } from './within.ts'

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

const isChosen = (plan: Plan, code: string): boolean => {
  for (const conditions of [plan.ofDocuments, plan.ofVariants, plan.ofPrice]) {
    for (const condition of conditions) if (condition.isChosen && condition.code === code) return true
  }
  return false
}

const toCounts = (column: KeywordColumn, numbers: Int32Array): Counts => {
  const counts = new Map<string, number>()
  for (let number = 0; number < numbers.length; number += 1) {
    const count = numbers[number] ?? 0
    if (count > 0) counts.set(column.values[number] ?? '', count)
  }
  return counts
}

const kept = new WeakMap<TypedFastBitSet, Map<KeywordColumn, Counts>>()

/** Counted once for a set of documents, which many requests have in common. */
const countDocuments = (column: KeywordColumn, documents: TypedFastBitSet): Counts => {
  const known = kept.get(documents)
  const found = known?.get(column)
  if (found) return found
  const counts = toCounts(column, countNumbers(column, documents))
  if (known) known.set(column, counts)
  else kept.set(documents, new Map([[column, counts]]))
  return counts
}

/** Value by value over the sets, or document by document, whichever is less to do. */
const countNumbers = (column: KeywordColumn, documents: TypedFastBitSet): Int32Array => {
  const numbers = new Int32Array(column.values.length)
  if (column.isOfVariants || column.values.length * documents.words.length < documents.size()) {
    column.documents.forEach((having, number) => {
      numbers[number] = documents.intersection_size(having)
    })
    return numbers
  }
  const places = arrayOf(documents)
  const { single, several } = column
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0
    const number = single[place] ?? -1
    if (number < 0) continue
    const more = several.size > 0 ? several.get(place) : undefined
    if (more) for (const each of more) numbers[each] = (numbers[each] ?? 0) + 1
    else numbers[number] = (numbers[number] ?? 0) + 1
  }
  return numbers
}

const countRanges = (engine: Engine, plan: Plan, code: string, ranges: readonly NumberRange[], rest: Match): Counts => {
  const counts = ranges.map(() => 0)
  if (rest.variants && code === plan.priceCode) {
    const intervals = ranges.map((range) => toIntervals([range]))
    for (const price of rest.variants.price) {
      intervals.forEach((interval, at) => {
        if (isWithin(price, interval)) counts[at] = (counts[at] ?? 0) + 1
      })
    }
  } else {
    ranges.forEach((range, at) => {
      const inRange = remember(engine.memory, `one range of\n${code}:${JSON.stringify(range)}`, () =>
        documentsWithin(engine, code, toIntervals([range])),
      )
      counts[at] = rest.documents.intersection_size(inRange)
    })
  }
  return new Map(counts.map((count, at) => [String(at), count]))
}

const countVariants = (engine: Engine, plan: Plan, column: KeywordColumn, code: string, matched: Match): Counts => {
  const others = variantsExcept(engine, plan, code)
  const prices = pricesExcept(plan, code)
  const candidates = documentsExcept(engine, plan, code)
  const mixed = prices.length > 0 ? mixedPrices(engine, plan) : undefined
  if (!mixed || !candidates.intersects(mixed)) {
    // what matched holds every other condition too
    const documents = isChosen(plan, code) ? withPrice(engine, plan, candidates, code) : matched.documents
    return others
      ? toCounts(column, tally(engine, column, variantsIn(engine, documents, others)))
      : countDocuments(column, documents)
  }
  // a price may be met by a variant that is not the one its document matched by; where all cost the same it is the document's
  const plain = withPrice(engine, plan, candidates.new_difference(mixed), code)
  const counts = others ? tally(engine, column, variantsIn(engine, plain, others)) : countNumbers(column, plain)
  const variants = variantsIn(engine, candidates.new_intersection(mixed), others ?? engine.layout.available)
  const rest = tallyByPrice(engine, plan, column, variants, prices)
  return toCounts(
    column,
    counts.map((count, number) => count + (rest[number] ?? 0)),
  )
}

/** Documents with an available variant that costs something else than the document. */
const mixedPrices = (engine: Engine, plan: Plan): TypedFastBitSet =>
  remember(engine.memory, `mixed ${plan.priceCode}`, () => {
    const mixed = new TypedFastBitSet()
    const costs = costsOf(engine, plan)
    const own = engine.columns.numbers.get(plan.priceCode ?? '')
    for (const variant of arrayOf(engine.layout.available)) {
      const place = engine.layout.documentOf[variant] ?? 0
      if ((costs?.[variant] ?? 0) !== own?.[place]) mixed.add(place)
    }
    return mixed
  })

const noneMore: readonly number[] = []

/** Counts each value once a document. */
const tally = (engine: Engine, column: KeywordColumn, variants: Int32Array): Int32Array => {
  const { documentOf } = engine.layout
  const { single, several } = column
  const counts = new Int32Array(column.values.length)
  const lastSeen = new Int32Array(column.values.length).fill(-1)
  for (let index = 0; index < variants.length; index += 1) {
    const variant = variants[index] ?? 0
    const number = single[variant] ?? -1
    if (number < 0) continue
    const place = documentOf[variant] ?? 0
    if (lastSeen[number] !== place) {
      lastSeen[number] = place
      counts[number] = (counts[number] ?? 0) + 1
    }
    for (const other of several.size > 0 ? (several.get(variant) ?? noneMore) : noneMore) {
      if (lastSeen[other] === place) continue
      lastSeen[other] = place
      counts[other] = (counts[other] ?? 0) + 1
    }
  }
  return counts
}

/** The same where the cheapest variant that has the value decides whether its document counts. */
const tallyByPrice = (
  engine: Engine,
  plan: Plan,
  column: KeywordColumn,
  variants: Int32Array,
  prices: readonly Intervals[],
): Int32Array => {
  const { documentOf } = engine.layout
  const { single, several } = column
  const costs = costsOf(engine, plan)
  const counts = new Int32Array(column.values.length)
  const lastSeen = new Int32Array(column.values.length).fill(-1)
  const lowest = new Float64Array(column.values.length)
  const settle = (number: number): void => {
    if (lastSeen[number] !== -1 && isWithinAll(lowest[number] ?? 0, prices)) counts[number] = (counts[number] ?? 0) + 1
  }
  const note = (number: number, place: number, cost: number): void => {
    if (lastSeen[number] === place) {
      if (cost < (lowest[number] ?? 0)) lowest[number] = cost
      return
    }
    // the document before is done with this value
    settle(number)
    lastSeen[number] = place
    lowest[number] = cost
  }
  for (let index = 0; index < variants.length; index += 1) {
    const variant = variants[index] ?? 0
    const number = single[variant] ?? -1
    if (number < 0) continue
    const place = documentOf[variant] ?? 0
    const cost = costs ? (costs[variant] ?? 0) : 0
    note(number, place, cost)
    if (several.size > 0)
      for (const other of several.get(variant) ?? noneMore) if (other !== number) note(other, place, cost)
  }
  for (let number = 0; number < counts.length; number += 1) settle(number)
  return counts
}
