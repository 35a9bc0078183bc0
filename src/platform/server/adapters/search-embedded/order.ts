import type { TypedFastBitSet } from 'typedfastbitset'
import type { SearchRequest, SortKey } from '../search.ts'
import { arrayOf } from './bits.ts'
import type { Engine, Match } from './matching.ts'

/** Documents in the order of sort keys that depend on no request; forgotten with every change of the index. */
export type Orders = Map<string, { readonly order: Uint32Array; readonly rankOf: Uint32Array }>

const mostRemembered = 60

/** The places of one page of what matched. */
export const pageOf = (
  engine: Engine,
  orders: Orders,
  request: SearchRequest,
  matched: Match,
  scores: ReadonlyMap<number, number> | undefined,
): number[] => {
  const { from, size, sort } = request
  if (size <= 0) return []
  const first = sort[0]
  if (first?.code === 'relevance' && scores) {
    const values = Float64Array.from(arrayOf(matched.documents), (place) => -(scores.get(place) ?? 0))
    return ranked(engine, orders, arrayOf(matched.documents), values, sort.slice(1), from, size)
  }
  const fixed = sort.filter((key) => key.code !== 'relevance')
  if (matched.variants && first && first.code === request.cheapestBy) {
    const { places, price } = matched.variants
    const values = first.isDescending ? price.map((value) => -value) : price
    return ranked(engine, orders, places, values, fixed.slice(1), from, size)
  }
  return walk(orderOf(engine, orders, fixed).order, matched.documents, from, size)
}

const walk = (order: Uint32Array, documents: TypedFastBitSet, from: number, size: number): number[] => {
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

/** A page by the values of this request, smallest first; ties by the remaining keys. */
const ranked = (
  engine: Engine,
  orders: Orders,
  places: Int32Array,
  values: Float64Array,
  rest: readonly SortKey[],
  from: number,
  size: number,
): number[] => {
  const { rankOf } = orderOf(engine, orders, rest)
  const isBefore = (a: number, b: number): number =>
    (values[a] ?? 0) - (values[b] ?? 0) || (rankOf[places[a] ?? 0] ?? 0) - (rankOf[places[b] ?? 0] ?? 0)
  const order = Uint32Array.from(places, (_, index) => index).sort(isBefore)
  return Array.from(order.subarray(from, from + size), (index) => places[index] ?? 0)
}

const orderOf = (engine: Engine, orders: Orders, sort: readonly SortKey[]) => {
  const key = JSON.stringify(sort)
  const known = orders.get(key)
  if (known) return known
  const columns = sort.map((part) => ({ values: valuesOf(engine, part), sign: part.isDescending ? -1 : 1 }))
  const order = Uint32Array.from(engine.layout.alive.array())
  order.sort((a, b) => {
    for (const { values, sign } of columns) {
      const difference = (values[a] ?? 0) - (values[b] ?? 0)
      if (difference !== 0) return difference * sign
    }
    return a - b
  })
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
const valuesOf = (engine: Engine, { code, isDescending, within }: SortKey): Float64Array => {
  const last = isDescending ? -Number.MAX_VALUE : Number.MAX_VALUE
  const numbers = engine.columns.numbers.get(code)
  const values = Float64Array.from(engine.layout.ids, (_, place) => {
    const value = numbers?.[place] ?? Number.NaN
    return Number.isNaN(value) ? last : value
  })
  if (!within) return values
  for (const [place, places] of engine.columns.places.get(within.code) ?? []) {
    const value = places[within.value]
    if (value !== undefined) values[place] = value
  }
  return values
}
