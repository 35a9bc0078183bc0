import type { TypedFastBitSet } from 'typedfastbitset'
import type { SearchRequest, SortKey } from '../search.ts'
import { arrayOf } from './bits.ts'
import type { Engine, Order } from './engine.ts'
import type { Found } from './found.ts'
import type { Match } from './matching.ts'

const mostRemembered = 60

/** The places of one page of what matched. */
export const pageOf = (engine: Engine, request: SearchRequest, matched: Match, found: Found | undefined): number[] => {
  const { from, size, sort } = request
  if (size <= 0) return []
  const first = sort[0]
  if (first?.code === 'relevance' && found) return walk(found.inOrder(sort.slice(1)), matched.documents, from, size)
  const fixed = sort.filter((key) => key.code !== 'relevance')
  if (matched.variants && first && first.code === request.cheapestBy) {
    const { places, price } = matched.variants
    const values = first.isDescending ? price.map((value) => -value) : price
    const sorted = sortedPlaces(places, values, orderOf(engine, fixed.slice(1)).rankOf)
    return Array.from(sorted.subarray(from, from + size))
  }
  return walk(orderOf(engine, fixed).order, matched.documents, from, size)
}

const walk = (order: Uint32Array | Int32Array, documents: TypedFastBitSet, from: number, size: number): number[] => {
  const page: number[] = []
  const words = documents.words
  let skipped = 0
  for (let index = 0; index < order.length && page.length < size; index += 1) {
    const place = order[index] ?? 0
    if (((words[place >>> 5] ?? 0) & (1 << place)) === 0) continue
    if (skipped < from) skipped += 1
    else page.push(place)
  }
  return page
}

/** Places by their values, smallest first; ties by rank. */
export const sortedPlaces = (places: Int32Array, values: Float64Array, rankOf: Uint32Array): Int32Array => {
  // loops here and below: `from` with a function walks by the iterator, which leaves two objects of garbage a number
  const ranks = new Uint32Array(places.length)
  for (let at = 0; at < ranks.length; at += 1) ranks[at] = rankOf[places[at] ?? 0] ?? 0
  const order = sortedBy([values, ranks])
  const sorted = new Int32Array(order.length)
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = places[order[at] ?? 0] ?? 0
  return sorted
}

/** All documents in the order of sort keys that depend on no request. */
export const orderOf = (engine: Engine, sort: readonly SortKey[]): Order => {
  const { orders } = engine
  const key = JSON.stringify(sort)
  const known = orders.get(key)
  if (known) return known
  const alive = arrayOf(engine.layout.alive)
  const columns = sort.map((part) => {
    const valueOf = valuesOf(engine, part)
    const sign = part.isDescending ? -1 : 1
    const column = new Float64Array(alive.length)
    for (let at = 0; at < column.length; at += 1) column[at] = sign * valueOf(alive[at] ?? 0)
    return column
  })
  const order = sortedBy([...columns, alive]).map((index) => alive[index] ?? 0)
  const rankOf = new Uint32Array(engine.layout.ids.length)
  order.forEach((place, rank) => {
    rankOf[place] = rank
  })
  if (orders.size >= mostRemembered) orders.clear()
  const computed = { order, rankOf }
  orders.set(key, computed)
  return computed
}

/** A document without the number stands last, whichever way. */
const valuesOf = (engine: Engine, { code, isDescending, within }: SortKey): ((place: number) => number) => {
  const last = isDescending ? -Number.MAX_VALUE : Number.MAX_VALUE
  const numbers = engine.columns.numbers.get(code)
  const places = within && engine.columns.places.get(within.code)
  return (place) => {
    const own = within && places?.get(place)?.[within.value]
    const value = own ?? numbers?.[place] ?? Number.NaN
    return Number.isNaN(value) ? last : value
  }
}

/**
 * The indexes of rows in the order of their columns, smallest first. Typed arrays sort numbers many times faster without a
 * comparison of ours: so all columns of a row are made one whole number, and the row's index the last digits of it.
 */
const sortedBy = (columns: readonly (Float64Array | Uint32Array | Int32Array)[]): Uint32Array => {
  const rows = columns[0]?.length ?? 0
  let combined: Float64Array = new Float64Array(rows)
  let different = 1
  for (const column of columns) {
    const ranks = denseRanks(column)
    if (different * ranks.different > Number.MAX_SAFE_INTEGER) {
      const packed = denseRanks(combined)
      combined = packed.ranks
      different = packed.different
    }
    for (let row = 0; row < rows; row += 1)
      combined[row] = (combined[row] ?? 0) * ranks.different + (ranks.ranks[row] ?? 0)
    different *= ranks.different
  }
  if (different * rows > Number.MAX_SAFE_INTEGER) combined = denseRanks(combined).ranks
  for (let row = 0; row < rows; row += 1) combined[row] = (combined[row] ?? 0) * rows + row
  combined.sort()
  const order = new Uint32Array(rows)
  for (let at = 0; at < rows; at += 1) order[at] = (combined[at] ?? 0) % rows
  return order
}

/** Each value's place among the different values. */
const denseRanks = (values: Float64Array | Uint32Array | Int32Array): { ranks: Float64Array; different: number } => {
  const sorted = new Float64Array(values).sort()
  let different = 0
  for (let at = 0; at < sorted.length; at += 1) {
    if (at > 0 && sorted[at] === sorted[different - 1]) continue
    sorted[different] = sorted[at] ?? 0
    different += 1
  }
  const ranks = new Float64Array(values.length)
  for (let row = 0; row < values.length; row += 1) ranks[row] = placeIn(sorted, different, values[row] ?? 0)
  return { ranks, different: Math.max(different, 1) }
}

const placeIn = (sorted: Float64Array, length: number, value: number): number => {
  let low = 0
  let high = length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
