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
  const most = ids.length + exact.size
  const allPlaces = new Int32Array(most)
  const allValues = new Float64Array(most)
  let length = 0
  const put = (place: number, score: number): void => {
    allPlaces[length] = place
    allValues[length] = -score
    length += 1
  }
  for (let at = 0; at < ids.length; at += 1) {
    const place = placeOf.get(ids[at] ?? -1)
    if (place !== undefined && !exact.has(place)) put(place, scores[at] ?? 0)
  }
  for (const place of exact.keys()) put(place, exactScore)
  const places = allPlaces.subarray(0, length)
  const values = allValues.subarray(0, length)
  const orders = new Map<string, Int32Array>()
  const documents = new TypedFastBitSet()
  for (let at = 0; at < length; at += 1) documents.add(places[at] ?? 0)
  return {
    documents,
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
