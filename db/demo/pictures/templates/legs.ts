import { CENTRE, lerpPoint } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'

/** Edges of one close-fitting leg at given heights, as distances from the centre line. */
interface Station {
  readonly y: number
  readonly outer: number
  readonly inner: number
}

export const CROTCH_Y = 272

const BASE: readonly Station[] = [
  { y: 112, outer: 76, inner: 0 },
  { y: 144, outer: 90, inner: 0 },
  { y: 190, outer: 103, inner: 0 },
  { y: 240, outer: 109, inner: 0 },
  { y: CROTCH_Y, outer: 109, inner: 0 },
  { y: 300, outer: 107, inner: 9 },
  { y: 350, outer: 101, inner: 15 },
  { y: 410, outer: 92, inner: 23 },
  { y: 446, outer: 88, inner: 27 },
  { y: 490, outer: 91, inner: 24 },
  { y: 540, outer: 89, inner: 22 },
  { y: 610, outer: 78, inner: 30 },
  { y: 650, outer: 71, inner: 35 },
  { y: 690, outer: 67, inner: 37 },
]

type LegCut = 'skinny' | 'straight' | 'flare' | 'stirrup'

/** Extra width at a height: nothing above the knee. */
function widen(cut: LegCut, y: number): number {
  const below = Math.max(0, (y - 430) / 260)
  if (cut === 'straight') return 17 * Math.min(1, below * 1.6)
  if (cut === 'flare') return 38 * below ** 1.4
  return 0
}

/** The right leg with its half of the hips; `at(t, s)`: t down from the crotch, s from inner -1 to outer 1. */
export class Leg {
  readonly endY: number
  private readonly cut: LegCut
  private readonly loose: number

  constructor(endY: number, cut: LegCut = 'skinny', loose = 0) {
    this.endY = endY
    this.cut = cut
    this.loose = loose
  }

  edges(y: number): { outer: number; inner: number } {
    let i = 1
    while (i < BASE.length - 1 && BASE[i]!.y < y) i++
    const a = BASE[i - 1]!
    const b = BASE[i]!
    const t = Math.max(0, Math.min(1, (y - a.y) / (b.y - a.y)))
    const extra = widen(this.cut, y)
    const spread = Math.max(0, (y - CROTCH_Y) * 0.035)
    const ease = this.loose * (0.5 + 0.5 * Math.min(1, Math.max(0, (y - 110) / 130)))
    return {
      outer: CENTRE + a.outer + (b.outer - a.outer) * t + extra + spread + ease,
      inner:
        y <= CROTCH_Y
          ? CENTRE
          : CENTRE + Math.max(2, a.inner + (b.inner - a.inner) * t - extra * 0.55 + spread - ease * 0.25),
    }
  }

  at(t: number, s: number): Point {
    const y = CROTCH_Y + (this.endY - CROTCH_Y) * t
    return this.across(y, s)
  }

  across(y: number, s: number): Point {
    const { outer, inner } = this.edges(y)
    return lerpPoint([inner, y], [outer, y], (s + 1) / 2)
  }

  /** Right half of a pair of leggings, top centre to crotch. */
  half(topY: number): Point[] {
    const heights = BASE.map((s) => s.y).filter((y) => y > topY + 14 && y < this.endY - 18)
    const outer = heights.map((y): Point => [this.edges(y).outer, y])
    const inner = heights.filter((y) => y > CROTCH_Y).map((y): Point => [this.edges(y).inner, y])
    const end = this.edges(this.endY)
    return [
      [CENTRE, topY + 8],
      [this.edges(topY).outer, topY, 1],
      ...outer,
      [end.outer, this.endY - 2, 1],
      [(end.outer + end.inner) / 2, this.endY + 3],
      [end.inner, this.endY, 1],
      ...inner.reverse(),
      [CENTRE, CROTCH_Y, 1],
    ]
  }

  /** A line parallel to the outer edge, `inset` inside it. */
  parallel(fromY: number, toY: number, inset: number): Point[] {
    const steps = 8
    return Array.from({ length: steps + 1 }, (_, i) => {
      const y = fromY + ((toY - fromY) * i) / steps
      const edge = this.edges(y)
      return [Math.max(edge.outer - inset, edge.inner + 4), y] as const
    })
  }
}
