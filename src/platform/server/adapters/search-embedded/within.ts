import { TypedFastBitSet } from 'typedfastbitset'
import type { Engine, Order } from './engine.ts'
import { orderOf } from './order.ts'
import type { Intervals } from './ranges.ts'

/** How many documents lie between two of the sets that are kept: so many bits are set by hand at most. */
const stepLength = 512

/** The documents whose number is in one of the intervals: what the first of its order up to one place have more than up to another. */
export const documentsWithin = (engine: Engine, code: string, intervals: Intervals): TypedFastBitSet => {
  const length = (engine.layout.ids.length + 31) >>> 5
  const found = new Uint32Array(length)
  const numbers = engine.columns.numbers.get(code)
  if (!numbers) return TypedFastBitSet.fromWords(found)
  const ordered = orderOf(engine, [{ code, isDescending: false }])
  // those without the number stand last, and no comparison holds of them
  const valueAt = (at: number): number => numbers[ordered.order[at] ?? 0] ?? Number.NaN
  for (let each = 0; each < intervals.length; each += 2) {
    const [low, high] = [intervals[each] ?? 0, intervals[each + 1] ?? 0]
    const from = countWhile(ordered.order.length, (at) => valueAt(at) < low)
    const to = countWhile(ordered.order.length, (at) => valueAt(at) <= high)
    if (from < to) addBetween(found, ordered, from, to)
  }
  return TypedFastBitSet.fromWords(found)
}

/** How many of so many there are before the first of which something does not hold; of all after it it does not hold either. */
const countWhile = (length: number, holds: (at: number) => boolean): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}

const addBetween = (found: Uint32Array, ordered: Order, from: number, to: number): void => {
  ordered.steps ??= stepsOf(ordered.order, found.length)
  const [before, until] = [Math.floor(from / stepLength), Math.floor(to / stepLength)]
  const [lower, upper] = [ordered.steps[before], ordered.steps[until]]
  const between = new Uint32Array(found.length)
  if (lower && upper) for (let at = 0; at < between.length; at += 1) between[at] = (lower[at] ?? 0) ^ (upper[at] ?? 0)
  flip(between, ordered.order, before * stepLength, from)
  flip(between, ordered.order, until * stepLength, to)
  for (let at = 0; at < found.length; at += 1) found[at] = (found[at] ?? 0) | (between[at] ?? 0)
}

const stepsOf = (order: Uint32Array, length: number): Uint32Array[] => {
  const first = new Uint32Array(length)
  const steps = [first.slice()]
  for (let at = 0; at + stepLength <= order.length; at += stepLength) {
    flip(first, order, at, at + stepLength)
    steps.push(first.slice())
  }
  return steps
}

const flip = (words: Uint32Array, order: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) {
    const place = order[at] ?? 0
    words[place >>> 5] = (words[place >>> 5] ?? 0) ^ (1 << place)
  }
}
