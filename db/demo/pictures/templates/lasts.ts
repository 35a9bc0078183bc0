import type { Point } from '../engine/geometry.ts'
import type { ShoeSpec } from '../spec.ts'

/** A shoe in profile, toe to the left, standing on y = 505. */
export const FLOOR_Y = 505

/** Where the upper meets the sole, from toe to heel. */
const FEATHER: Record<ShoeSpec['cut']['sole'], readonly Point[]> = {
  flat: [
    [56, 466],
    [110, 472],
    [200, 473],
    [300, 472],
    [400, 470],
    [480, 467],
    [540, 463],
  ],
  runner: [
    [56, 452],
    [100, 466],
    [190, 470],
    [290, 464],
    [380, 452],
    [460, 438],
    [540, 426],
  ],
  chunky: [
    [58, 440],
    [104, 455],
    [190, 458],
    [290, 450],
    [380, 440],
    [460, 430],
    [540, 418],
  ],
  trail: [
    [56, 446],
    [100, 459],
    [190, 463],
    [290, 458],
    [380, 449],
    [460, 438],
    [540, 428],
  ],
}

const SOLE_BOTTOM: Record<ShoeSpec['cut']['sole'], readonly Point[]> = {
  flat: [
    [548, 470],
    [550, 488],
    [544, 501, 1],
    [300, 502],
    [86, 501, 1],
    [58, 494],
    [50, 480],
  ],
  runner: [
    [552, 430],
    [560, 456],
    [552, 486],
    [516, 503],
    [400, 502],
    [280, 503],
    [160, 503],
    [98, 495],
    [58, 474],
    [48, 458],
  ],
  chunky: [
    [556, 424],
    [570, 458],
    [562, 494],
    [520, 504],
    [400, 502],
    [280, 504],
    [160, 504],
    [92, 499],
    [48, 476],
    [46, 452],
  ],
  trail: [
    [552, 432],
    [558, 458],
    [550, 482],
    [516, 495],
    [400, 495],
    [280, 496],
    [160, 496],
    [98, 488],
    [58, 468],
    [48, 452],
  ],
}

export interface Last {
  readonly feather: readonly Point[]
  readonly sole: readonly Point[]
  readonly upper: readonly Point[]
  /** Top line from the throat to the heel. */
  readonly topline: readonly Point[]
  /** Throat line from the toe up: eyelets follow it. */
  readonly throat: readonly Point[]
  /** Extra height of the collar over a low shoe. */
  readonly lift: number
  /** Height on this last of a point drawn for the mid one. */
  readonly y: (y: number) => number
}

export function lastOf({ cut }: ShoeSpec): Last {
  const lift = cut.collar === 'low' ? 0 : cut.collar === 'mid' ? 12 : 52
  const tall = cut.collar === 'low' ? 0.77 : cut.collar === 'mid' ? 0.92 : 1.08
  const feather = FEATHER[cut.sole]
  const up = feather[0]![1] - 452
  const scaled = (y: number): number => 470 - (470 - y) * tall + up * 0.6
  const at = (x: number, y: number, raised = 0): Point => [x, scaled(y) - lift * raised]
  const throat: Point[] = [at(206, 376), at(240, 346), at(276, 304, 0.3), at(306, 266, 0.75), at(322, 240, 1)]
  const topline: Point[] = [
    at(322, 240, 1),
    at(340, 250, 1),
    at(374, 274, 0.95),
    at(416, 284, 0.95),
    at(458, 270, 0.97),
    at(488, 242, 1),
    at(506, 222, 1),
  ]
  const heel: Point[] = [at(520, 236, 0.9), at(520, 280, 0.5), at(523, 330, 0.2), at(532, 384), at(540, 424)]
  const toe: Point[] = [[60, feather[0]![1] + 8, 1], at(57, 436), at(70, 408), at(106, 389), at(156, 382), at(184, 379)]
  return {
    feather,
    sole: SOLE_BOTTOM[cut.sole],
    upper: [
      ...toe,
      ...throat.map((p, i): Point => (i === throat.length - 1 ? [p[0], p[1], 1] : p)),
      ...topline.slice(1),
      ...heel,
      [541, feather[6]![1] + 16, 1],
      [300, 490],
      [80, 486, 1],
    ],
    topline,
    throat,
    lift,
    y: scaled,
  }
}

export function featherAt(last: Last, x: number): number {
  const line = last.feather
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
  return line[line.length - 1]![1]
}
