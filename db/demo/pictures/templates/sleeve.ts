import { lerpPoint } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Affine } from '../engine/part.ts'
import { onSide, pointOn } from './sketch.ts'
import type { Side } from './sketch.ts'
import { armhole, armpitOf, neckPoint, shoulderTip } from './torso.ts'
import type { TorsoShape } from './torso.ts'

export interface SleeveShape {
  /** From the vertical, in degrees. */
  readonly angle: number
  readonly length: number
  readonly endWidth: number
  /** Sideways bow of the outer edge at mid length. */
  readonly bow?: number
}

/** A sleeve with coordinates of its own: `at(t, s)`, t along the arm, s from -1 (inner) to 1 (outer). */
export class Sleeve {
  readonly outline: Point[]
  readonly side: Side
  private readonly outer: Point[]
  private readonly inner: Point[]
  private readonly torso: TorsoShape
  private readonly angle: number

  constructor(torso: TorsoShape, shape: SleeveShape, side: Side) {
    this.torso = torso
    this.side = side
    this.angle = (shape.angle * Math.PI) / 180
    const [sin, cos] = [Math.sin(this.angle), Math.cos(this.angle)]
    const tip = shoulderTip(torso)
    const start = torso.armhole === 'raglan' ? neckPoint(torso) : tip
    const cap = shoulderCap(tip, this.angle, Math.min(96, shape.length * 0.4))
    const last = cap[cap.length - 1]!
    const rest = shape.length - Math.min(96, shape.length * 0.4)
    const bow = shape.bow ?? 4
    const end: Point = [last[0] + sin * rest, last[1] + cos * rest, 1]
    const along = (t: number, out: number): Point => [
      last[0] + sin * rest * t + cos * out,
      last[1] + cos * rest * t - sin * out,
    ]
    this.outer = [...cap, along(0.33, bow), along(0.66, bow * 0.7), end]
    const innerEnd: Point = [end[0] - cos * shape.endWidth, end[1] + sin * shape.endWidth, 1]
    const pit = armpitOf(torso)
    this.inner = [
      pit,
      ...[0.28, 0.56, 0.8].map((t) => {
        const p = lerpPoint(pit, innerEnd, t)
        return [p[0] + bow * 0.6, p[1]] as Point
      }),
      innerEnd,
    ]
    // Hidden below the torso, well inside its edge.
    const tuck = armhole(torso)
      .slice(1)
      .reverse()
      .map((p): Point => [p[0] - 16, p[1] + 4])
    const shoulder: Point[] =
      torso.armhole === 'raglan'
        ? [
            [start[0] - 4, start[1] - 1, 1],
            [tip[0] - 6, tip[1] - 4],
          ]
        : [[tip[0] - 6, tip[1] - 2, 1]]
    this.outline = [...shoulder, ...this.outer, ...[...this.inner].reverse(), ...tuck]
  }

  /** On the right half; `onSide` mirrors it. */
  at(t: number, s: number): Point {
    const out = walk(this.outer, t)
    const inn = walk(this.inner, Math.max(0, t))
    return lerpPoint(inn, out, (s + 1) / 2)
  }

  place(points: readonly (readonly [t: number, s: number])[]): Point[] {
    return onSide(
      this.side,
      points.map(([t, s]) => this.at(t, s)),
    )
  }

  /** Straightens prints along the arm, meeting the torso's at the shoulder. */
  uv(): Affine {
    const tip = pointOn(this.side, shoulderTip(this.torso))
    const sin = Math.sin(this.angle) * this.side
    const cos = Math.cos(this.angle)
    return [cos, -sin, tip[0] - cos * tip[0] + sin * tip[1], sin, cos, tip[1] - sin * tip[0] - cos * tip[1]]
  }
}

/** The shoulder turning from its slope into the direction of the arm. */
function shoulderCap(tip: Point, angle: number, length: number): Point[] {
  const slope = (62 * Math.PI) / 180
  const steps = 5
  const out: Point[] = []
  let [x, y] = tip
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const heading = slope + (angle - slope) * Math.min(1, t * 1.15) ** 0.9
    x += (Math.sin(heading) * length) / steps
    y += (Math.cos(heading) * length) / steps
    out.push([x, y])
  }
  return out
}

function walk(points: readonly Point[], t: number): Point {
  let total = 0
  for (let i = 1; i < points.length; i++)
    total += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1])
  let left = Math.max(0, Math.min(1, t)) * total
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!
    const b = points[i]!
    const step = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (left <= step) return lerpPoint(a, b, step ? left / step : 0)
    left -= step
  }
  return points[points.length - 1]!
}
