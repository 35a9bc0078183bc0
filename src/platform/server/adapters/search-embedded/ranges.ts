import type { NumberRange } from '../search.ts'

/** Alternatives as pairs of a lowest and a highest number, both included: checked millions of times, so flat. */
export type Intervals = Float64Array

const float = new Float64Array(1)
const integer = new BigInt64Array(float.buffer)

/** The next number there is, up or down. */
const beside = (value: number, isUp: boolean): number => {
  if (!Number.isFinite(value)) return value
  if (value === 0) return isUp ? Number.MIN_VALUE : -Number.MIN_VALUE
  float[0] = value
  integer[0] = (integer[0] ?? 0n) + (isUp === value > 0 ? 1n : -1n)
  return float[0] ?? value
}

export const toIntervals = (ranges: readonly NumberRange[]): Intervals =>
  Float64Array.from(
    ranges.flatMap(({ gt, gte, lt, lte }) => [
      Math.max(gte ?? Number.NEGATIVE_INFINITY, gt === undefined ? Number.NEGATIVE_INFINITY : beside(gt, true)),
      Math.min(lte ?? Number.POSITIVE_INFINITY, lt === undefined ? Number.POSITIVE_INFINITY : beside(lt, false)),
    ]),
  )

/** Whether a number is in one of the intervals; NaN, the sign of no number, is in none. */
export const isWithin = (value: number, intervals: Intervals): boolean => {
  for (let at = 0; at < intervals.length; at += 2) {
    if (value >= (intervals[at] ?? 0) && value <= (intervals[at + 1] ?? 0)) return true
  }
  return false
}

/** Whether a number is in one interval of each list. */
export const isWithinAll = (value: number, lists: readonly Intervals[]): boolean => {
  for (let at = 0; at < lists.length; at += 1) {
    const list = lists[at]
    if (list && !isWithin(value, list)) return false
  }
  return true
}
