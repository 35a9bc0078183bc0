import type { NumberRange } from '../search.ts'
import { toIntervals } from '../search-embedded/ranges.ts'

/** From the first to the second number, both included; infinite where it has no end. */
export type Interval = readonly [number, number]

export const everything: readonly Interval[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]

/** What is in any of the ranges, as intervals apart from each other, in order. */
export const toDisjoint = (ranges: readonly NumberRange[]): Interval[] => {
  const flat = toIntervals(ranges)
  const all = ranges
    .map((_, at): Interval => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0])
    .filter(([from, to]) => from <= to)
    .toSorted(([a], [b]) => a - b)
  const apart: Interval[] = []
  for (const [from, to] of all) {
    const last = apart.at(-1)
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], to)]
    else apart.push([from, to])
  }
  return apart
}

/** What two lists of intervals have in common. */
export const inBoth = (one: readonly Interval[], other: readonly Interval[]): Interval[] =>
  one.flatMap(([from, to]) =>
    other.flatMap(([start, end]): Interval[] => {
      const common: Interval = [Math.max(from, start), Math.min(to, end)]
      return common[0] <= common[1] ? [common] : []
    }),
  )

/** The bounds of an interval as a query spells them. */
export const toBounds = ([from, to]: Interval): { gte?: number; lte?: number } => ({
  ...(Number.isFinite(from) ? { gte: from } : {}),
  ...(Number.isFinite(to) ? { lte: to } : {}),
})
