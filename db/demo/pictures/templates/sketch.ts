import type { Fold } from '../engine/folds.ts'
import { boundsOf, mirror, mirrorPoint, ribbon, spline } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { fractal, noiseFrom } from '../engine/noise.ts'
import type { Noise } from '../engine/noise.ts'
import type { Drawing, Outline, Part } from '../engine/part.ts'
import { randomFrom } from '../engine/rng.ts'
import type { Random } from '../engine/rng.ts'

export type Side = 1 | -1

export const SIDES: readonly Side[] = [1, -1]

/** Templates are written for the right half of the picture. */
export const onSide = (side: Side, points: readonly Point[]): Point[] => (side > 0 ? [...points] : mirror(points))

export const pointOn = (side: Side, p: Point): Point => (side > 0 ? p : mirrorPoint(p))

type FoldStyle = Omit<Fold, 'line'>

/** Collects the parts of a drawing; warps every outline a little so that no garment is symmetric. */
export class Sketch {
  readonly random: Random
  readonly coarse: Noise
  readonly fine: Noise
  readonly cloud: Noise
  readonly parts: Part[] = []
  readonly seed: number
  private readonly wobble: number

  constructor(seed: number, wobble = 2.6) {
    this.seed = seed
    this.wobble = wobble
    this.random = randomFrom(seed)
    this.coarse = noiseFrom(seed)
    this.fine = noiseFrom(seed + 101)
    this.cloud = fractal(this.coarse, this.fine)
  }

  jitter(amount: number): number {
    return (this.random() - 0.5) * 2 * amount
  }

  warp(p: Point): Point {
    const a = this.wobble
    const b = a * 0.27
    const [x, y] = p
    return [
      x + a * this.coarse(x / 170 + 5, y / 170) + b * this.fine(x / 34, y / 34 + 9),
      y + a * this.coarse(x / 170, y / 170 + 31) + b * this.fine(x / 34 + 77, y / 34),
    ]
  }

  private data(points: readonly Point[], close: boolean): { path: string; points: Point[] } {
    const warped = points.map((p) => this.warp(p))
    const path = `M${warped.map((p) => `${p[0].toFixed(2)} ${p[1].toFixed(2)}`).join('L')}${close ? 'Z' : ''}`
    return { path, points: warped }
  }

  polygon(points: readonly Point[]): Outline {
    const { path, points: warped } = this.data(points, true)
    return { path, points: warped, bounds: boundsOf(warped) }
  }

  shape(points: readonly Point[]): Outline {
    return this.polygon(spline(points, true))
  }

  band(points: readonly Point[], halfWidth: number | ((t: number) => number)): Outline {
    return this.polygon(ribbon(points, halfWidth))
  }

  /** Path data of an open spline, for seams. */
  line(points: readonly Point[]): string {
    return this.data(spline(points, false), false).path
  }

  area(points: readonly Point[]): string {
    return this.data(spline(points, true), true).path
  }

  fold(points: readonly Point[], style: FoldStyle, shake = 4): Fold {
    const moved = points.map((p) => [p[0] + this.jitter(shake), p[1] + this.jitter(shake)] as const)
    const strength = 1 + this.jitter(0.28)
    return { ...style, depth: style.depth * strength, line: spline(moved, false, 6).map((p) => this.warp(p)) }
  }

  /** The fold and its mirror image, each shaken on its own. */
  folds(points: readonly Point[], style: FoldStyle, shake = 4): Fold[] {
    return [this.fold(points, style, shake), this.fold(mirror(points), { ...style, lean: -(style.lean ?? 0) }, shake)]
  }

  add(part: Part): void {
    this.parts.push(part)
  }

  done(floor?: Drawing['floor']): Drawing {
    return floor ? { seed: this.seed, parts: this.parts, floor } : { seed: this.seed, parts: this.parts }
  }
}
