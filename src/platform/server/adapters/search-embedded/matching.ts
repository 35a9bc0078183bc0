import { TypedFastBitSet } from 'typedfastbitset'
import type { Condition } from '../search.ts'
import { arrayOf, commonOf } from './bits.ts'
import { documentsOf, keyOf, remember, variantsOf } from './conditions.ts'
import type { Engine } from './engine.ts'
import type { Layout } from './layout.ts'
import { isWithinAll, toIntervals } from './ranges.ts'
import type { Intervals } from './ranges.ts'
import { documentsWithin } from './within.ts'

/** A request's conditions by what they are conditions of. */
export type Plan = {
  readonly ofDocuments: readonly Condition[]
  readonly ofVariants: readonly Condition[]
  /** Ranges of the price, which is that of the cheapest matching variant. */
  readonly ofPrice: readonly (Condition & { readonly kind: 'ranges' })[]
  readonly priceCode: string | undefined
  /** Documents that the text found. */
  readonly found: TypedFastBitSet | undefined
}

/** Documents that match, and with variants chosen the cheapest matching one of each. */
export type Match = { readonly documents: TypedFastBitSet; readonly variants: ChosenVariants | undefined }

/** In the order of documents: each one's first of its cheapest matching variants, and that one's price. */
export type ChosenVariants = { readonly places: Int32Array; readonly at: Int32Array; readonly price: Float64Array }

export const planOf = (
  engine: Engine,
  conditions: readonly Condition[],
  priceCode: string | undefined,
  found: TypedFastBitSet | undefined,
): Plan => {
  const ofPrice: (Condition & { kind: 'ranges' })[] = []
  const ofVariants: Condition[] = []
  const ofDocuments: Condition[] = []
  for (const condition of conditions) {
    if (condition.kind === 'ranges' && condition.code === priceCode) ofPrice.push(condition)
    else if (condition.kind !== 'ids' && engine.variantCodes.has(condition.code)) ofVariants.push(condition)
    else ofDocuments.push(condition)
  }
  return { ofDocuments, ofVariants, ofPrice, priceCode, found }
}

const held = <C extends Condition>(conditions: readonly C[], except: string | undefined): readonly C[] =>
  except === undefined
    ? conditions
    : conditions.filter((condition) => !(condition.isChosen && condition.code === except))

/** What matches when the chosen conditions of `except` do not count. */
export const match = (engine: Engine, plan: Plan, except?: string): Match => {
  const documents = documentsExcept(engine, plan, except)
  const variants = variantsExcept(engine, plan, except)
  if (variants) return fold(engine, plan, documents, variants, pricesExcept(plan, except))
  return { documents: withPrice(engine, plan, documents, except), variants: undefined }
}

/** The documents of every condition but those of variants and price. Not to be written to. */
export const documentsExcept = (engine: Engine, plan: Plan, except?: string): TypedFastBitSet => {
  const all = meetingAll(engine, 'documents', held(plan.ofDocuments, except), engine.layout.alive, documentsOf)
  return plan.found ? all.new_intersection(plan.found) : all
}

/** The available variants that meet all conditions of variants, or undefined where there is none to meet. */
export const variantsExcept = (engine: Engine, plan: Plan, except?: string): TypedFastBitSet | undefined => {
  const conditions = held(plan.ofVariants, except)
  return conditions.length === 0
    ? undefined
    : meetingAll(engine, 'variants', conditions, engine.layout.available, variantsOf)
}

const meetingAll = (
  engine: Engine,
  kind: string,
  conditions: readonly Condition[],
  all: TypedFastBitSet,
  compute: (engine: Engine, condition: Condition) => TypedFastBitSet,
): TypedFastBitSet => {
  const keys = conditions.map(keyOf)
  return remember(engine.memory, `all ${kind} of\n${keys.join('\n')}`, () => {
    const bits = all.clone()
    conditions.forEach((condition, index) => {
      const key = `${kind} of\n${keys[index]}`
      bits.intersection(remember(engine.memory, key, () => compute(engine, condition)))
    })
    return bits
  })
}

/** The price has to be in each of these lists. */
export const pricesExcept = (plan: Plan, except?: string): readonly Intervals[] =>
  held(plan.ofPrice, except).map((condition) => toIntervals(condition.ranges))

/** Where no variant is chosen the price is the document's own. */
export const withPrice = (engine: Engine, plan: Plan, documents: TypedFastBitSet, except?: string): TypedFastBitSet =>
  pricesExcept(plan, except).reduce(
    (left, intervals) => documentsWithin(engine, plan.priceCode ?? '', intervals).intersection(left),
    documents,
  )

/** The price of each variant, where there is one to go by. */
export const costsOf = (engine: Engine, plan: Plan): Float64Array | undefined =>
  plan.priceCode === undefined ? undefined : engine.columns.variantNumbers.get(plan.priceCode)

const fold = (
  engine: Engine,
  plan: Plan,
  candidates: TypedFastBitSet,
  variants: TypedFastBitSet,
  prices: readonly Intervals[],
): Match => {
  const { documentOf } = engine.layout
  const costs = costsOf(engine, plan)
  const all = variantsIn(engine, candidates, variants)
  const most = Math.min(all.length, candidates.size())
  const places = new Int32Array(most)
  const at = new Int32Array(most)
  const price = new Float64Array(most)
  let length = 0
  for (let index = 0; index < all.length;) {
    let best = all[index] ?? 0
    const place = documentOf[best] ?? 0
    let lowest = costs ? (costs[best] ?? 0) : 0
    for (index += 1; index < all.length; index += 1) {
      const next = all[index] ?? 0
      if (documentOf[next] !== place) break
      const cost = costs ? (costs[next] ?? 0) : 0
      if (!(cost < lowest)) continue
      best = next
      lowest = cost
    }
    if (prices.length > 0 && !isWithinAll(lowest, prices)) continue
    places[length] = place
    at[length] = best
    price[length] = lowest
    length += 1
  }
  const documents = new TypedFastBitSet()
  if (length > 0) documents.resize(places[length - 1] ?? 0)
  for (let index = 0; index < length; index += 1) documents.add(places[index] ?? 0)
  return {
    documents,
    variants: { places: places.subarray(0, length), at: at.subarray(0, length), price: price.subarray(0, length) },
  }
}

/** Those of the variants that belong to candidates, in order. */
export const variantsIn = (engine: Engine, candidates: TypedFastBitSet, variants: TypedFastBitSet): Int32Array =>
  commonOf(variantsOfDocuments(engine.layout, candidates), variants)

const expanded = new WeakMap<TypedFastBitSet, TypedFastBitSet>()

/** All variants of these documents; kept with the set, which is not written to once it was asked. */
const variantsOfDocuments = (layout: Layout, documents: TypedFastBitSet): TypedFastBitSet => {
  const known = expanded.get(documents)
  if (known) return known
  const bits = new TypedFastBitSet()
  bits.resize(layout.variantKeys.length)
  const { words } = bits
  for (const place of arrayOf(documents)) {
    const first = layout.first[place] ?? 0
    const end = first + (layout.count[place] ?? 0)
    for (let at = first; at < end; at += 1) words[at >>> 5] = (words[at >>> 5] ?? 0) | (1 << at)
  }
  expanded.set(documents, bits)
  return bits
}
