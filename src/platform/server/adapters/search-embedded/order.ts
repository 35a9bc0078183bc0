import type { TypedFastBitSet } from 'typedfastbitset'
import type { SearchRequest, SortKey } from '../search.ts'
import { eachBit } from './matching.ts'
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
    return ranked(engine, orders, matched.documents, sort.slice(1), (place) => -(scores.get(place) ?? 0)).slice(
      from,
      from + size,
    )
  }
  const fixed = sort.filter((key) => key.code !== 'relevance')
  if (matched.variants && first && first.code === request.cheapestBy) {
    const { price } = matched.variants
    const sign = first.isDescending ? -1 : 1
    return ranked(engine, orders, matched.documents, fixed.slice(1), (place) => sign * (price[place] ?? 0)).slice(
      from,
      from + size,
    )
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

/** By a value of this request, smallest first; ties by the remaining keys. */
const ranked = (
  engine: Engine,
  orders: Orders,
  documents: TypedFastBitSet,
  rest: readonly SortKey[],
  valueOf: (place: number) => number,
): number[] => {
  const places: number[] = []
  eachBit(documents.words, (place) => places.push(place))
  const { rankOf } = orderOf(engine, orders, rest)
  const values = new Map(places.map((place) => [place, valueOf(place)]))
  return places.sort((a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0) || (rankOf[a] ?? 0) - (rankOf[b] ?? 0))
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
