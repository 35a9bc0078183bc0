import type { Fold } from '../engine/folds.ts'
import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Leg } from './legs.ts'
import { CROTCH_Y } from './legs.ts'
import type { Sketch } from './sketch.ts'

export const FINE = '2.4 1.8'

export const THREAD_LIGHT = { of: 'base', gain: 1.35, tint: 0.05 } as const

/** Close-fitting legs crease at crotch, knee and ankle and hardly elsewhere. */
export function legFolds(sketch: Sketch, leg: Leg, back: boolean): Fold[] {
  const folds: Fold[] = []
  const both = (points: Point[], width: number, depth: number, taper: [number, number], lean = 0): void => {
    folds.push(...sketch.folds(points, { width, depth, taper, lean, crease: 0.2 }, 3))
  }
  const c = CROTCH_Y
  both(
    [
      [CENTRE + 3, c - 8],
      [CENTRE + 26, c - 24],
      [CENTRE + 58, c - 34],
    ],
    7,
    -3,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 4, c + 2],
      [CENTRE + 30, c],
      [CENTRE + 62, c + 2],
    ],
    7,
    -2.6,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 10, c + 20],
      [CENTRE + 30, c + 26],
      [CENTRE + 54, c + 42],
    ],
    7,
    -2.2,
    [0.02, 0.7],
  )
  if (!back)
    both(
      [
        [CENTRE + 2, c - 20],
        [CENTRE + 16, c - 50],
        [CENTRE + 34, c - 76],
      ],
      7,
      -2,
      [0.02, 0.7],
    )
  else
    both(
      [
        [CENTRE + 14, c + 8],
        [CENTRE + 50, c + 18],
        [CENTRE + 92, c + 6],
      ],
      8,
      -3.2,
      [0.1, 0.3],
    )
  both(
    [
      [CENTRE + 102, 176],
      [CENTRE + 82, 206],
      [CENTRE + 66, 244],
    ],
    11,
    -1.7,
    [0.2, 0.6],
  )
  const across = (y: number, from: number, to: number, dip: number, width: number, depth: number): void => {
    if (y > leg.endY - 12) return
    both(
      [leg.across(y, from), [leg.across(y, (from + to) / 2)[0], y + dip], leg.across(y - 4, to)],
      width,
      depth,
      [0.1, 0.55],
    )
  }
  across(428, -0.95, 0.2, 7, 5, -2.2)
  across(446, -0.95, 0.5, 7, 5, -2.4)
  across(464, -0.95, 0, 5, 5, -1.9)
  across(424, 0.95, 0.1, 5, 5, -1.7)
  for (const [up, from, to] of [
    [46, -0.9, 0.7],
    [28, 0.9, -0.7],
    [15, -0.9, 0.4],
  ] as const)
    across(leg.endY - up, from, to, 6, 4.5, -2)
  both([leg.across(320, 0.1), leg.across(370, 0.1), leg.across(414, 0.1)], 20, 1.6, [0.5, 0.5])
  return folds
}
