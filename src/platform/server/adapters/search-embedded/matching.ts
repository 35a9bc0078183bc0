import { TypedFastBitSet } from 'typedfastbitset'
import type { Condition, NumberRange } from '../search.ts'
import type { Columns } from './columns.ts'
import { documentsOf, isInRanges, keyOf, remember, variantsOf } from './conditions.ts'
import type { Memory } from './conditions.ts'
import type { Layout } from './layout.ts'

export type Engine = {
  readonly layout: Layout
  readonly columns: Columns
  readonly memory: Memory
  readonly variantCodes: ReadonlySet<string>
}

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

/** Documents that match; with variants chosen also, by document, the first of its cheapest matching ones and its price. */
export type Match = {
  readonly documents: TypedFastBitSet
  readonly variants: { readonly at: Int32Array; readonly price: Float64Array } | undefined
}

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
  const conditions = held(plan.ofDocuments, except)
  const keys = conditions.map(keyOf)
  const all = remember(engine.memory, `all of\n${keys.join('\n')}`, () => {
    const bits = engine.layout.alive.clone()
    conditions.forEach((condition, index) => {
      bits.intersection(
        remember(engine.memory, keys[index] ?? '', () => documentsOf(condition, engine.columns, engine.layout)),
      )
    })
    return bits
  })
  return plan.found ? all.new_intersection(plan.found) : all
}

/** The available variants that meet all conditions of variants, or undefined where there is none to meet. */
export const variantsExcept = (engine: Engine, plan: Plan, except?: string): TypedFastBitSet | undefined => {
  const conditions = held(plan.ofVariants, except)
  if (conditions.length === 0) return undefined
  const keys = conditions.map(keyOf)
  return remember(engine.memory, `variants of\n${keys.join('\n')}`, () => {
    const bits = engine.layout.available.clone()
    conditions.forEach((condition, index) => {
      bits.intersection(
        remember(engine.memory, `variants ${keys[index]}`, () => variantsOf(condition, engine.columns, engine.layout)),
      )
    })
    return bits
  })
}

/** Each of these lists of ranges has to hold the price. */
export const pricesExcept = (plan: Plan, except?: string): readonly (readonly NumberRange[])[] =>
  held(plan.ofPrice, except).map((condition) => condition.ranges)

/** Where no variant is chosen the price is the document's own. */
const withPrice = (engine: Engine, plan: Plan, documents: TypedFastBitSet, except?: string): TypedFastBitSet => {
  const conditions = held(plan.ofPrice, except)
  if (conditions.length === 0) return documents
  const bits = documents.clone()
  for (const condition of conditions) {
    bits.intersection(
      remember(engine.memory, keyOf(condition), () => documentsOf(condition, engine.columns, engine.layout)),
    )
  }
  return bits
}

const fold = (
  engine: Engine,
  plan: Plan,
  candidates: TypedFastBitSet,
  variants: TypedFastBitSet,
  prices: readonly (readonly NumberRange[])[],
): Match => {
  const { layout } = engine
  const costs = plan.priceCode === undefined ? undefined : engine.columns.variantNumbers.get(plan.priceCode)
  const chosen = new Int32Array(layout.ids.length)
  const price = new Float64Array(layout.ids.length)
  const documents = new TypedFastBitSet()
  const words = variants.words
  eachBit(candidates.words, (place) => {
    const first = layout.first[place] ?? 0
    const end = first + (layout.count[place] ?? 0)
    let best = -1
    let lowest = Number.POSITIVE_INFINITY
    for (let at = first; at < end; at += 1) {
      if (((words[at >>> 5] ?? 0) & (1 << at)) === 0) continue
      const cost = costs ? (costs[at] ?? 0) : 0
      if (best >= 0 && !(cost < lowest)) continue
      best = at
      lowest = cost
    }
    if (best < 0 || !meetsAll(lowest, prices)) return
    documents.add(place)
    chosen[place] = best
    price[place] = lowest
  })
  return { documents, variants: { at: chosen, price } }
}

export const meetsAll = (price: number, prices: readonly (readonly NumberRange[])[]): boolean => {
  for (const ranges of prices) if (!isInRanges(price, ranges)) return false
  return true
}

/** Calls for every set bit, in order. */
export const eachBit = (words: Uint32Array, visit: (at: number) => void): void => {
  for (let index = 0; index < words.length; index += 1) {
    let word = words[index] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      visit((index << 5) + (31 - Math.clz32(lowest)))
      word ^= lowest
    }
  }
}
