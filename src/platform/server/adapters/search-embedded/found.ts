import { TypedFastBitSet } from 'typedfastbitset'
import type { SortKey } from '../search.ts'
import type { Engine } from './engine.ts'
import { orderOf, sortedPlaces } from './order.ts'
import type { TextAnswer } from './text-index.ts'

/** What a text finds. */
export type Found = {
  readonly documents: TypedFastBitSet
  /** Found by codes, each with the variant that its code means. */
  readonly exact: ReadonlyMap<number, string | undefined>
  readonly corrected: string | undefined
  /** All of them, the best first; equally good ones as the sort says. */
  readonly inOrder: (sort: readonly SortKey[]) => Int32Array
}

/** What a code finds is better than the best of what words find, which is 1. */
const exactScore = 2

/** The places of what words and codes found. Holds until a document changes. */
export const toFound = (engine: Engine, { ids, scores, corrected }: TextAnswer, exact: Found['exact']): Found => {
  const { placeOf } = engine.layout
  const scoreOf = new Map<number, number>()
  for (let at = 0; at < ids.length; at += 1) {
    const place = placeOf.get(ids[at] ?? -1)
    if (place !== undefined) scoreOf.set(place, scores[at] ?? 0)
  }
  for (const place of exact.keys()) scoreOf.set(place, exactScore)
  const places = Int32Array.from(scoreOf.keys())
  const values = Float64Array.from(scoreOf.values(), (score) => -score)
  const orders = new Map<string, Int32Array>()
  return {
    documents: new TypedFastBitSet(places),
    exact,
    // who types a code means it
    corrected: exact.size > 0 ? undefined : corrected,
    inOrder: (sort) => {
      const key = JSON.stringify(sort)
      const order = orders.get(key) ?? sortedPlaces(places, values, orderOf(engine, sort).rankOf)
      orders.set(key, order)
      return order
    },
  }
}
