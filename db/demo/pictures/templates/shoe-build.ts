import type { Point } from '../engine/geometry.ts'
import type { Cloth, Ink, Outline } from '../engine/part.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { ShoeSpec } from '../spec.ts'
import type { clothsOf } from './cloths.ts'
import type { Last } from './lasts.ts'
import type { Sketch } from './sketch.ts'

type Cloths = ReturnType<typeof clothsOf>

export interface ShoeBuild {
  readonly sketch: Sketch
  readonly spec: ShoeSpec
  readonly last: Last
  readonly cloths: Cloths
  readonly upper: Outline
  readonly body: readonly Outline[]
}

/** A thin piece laid on the upper and cut off at its edge. */
export function overlay(
  build: ShoeBuild,
  points: readonly Point[],
  ink: Ink,
  cloth: Cloth,
  sewn?: readonly Point[],
  strong = 0.4,
): void {
  const { sketch } = build
  sketch.add({
    outline: sketch.shape(points),
    clip: build.upper,
    body: { outlines: build.body, from: 9999, to: 10000 },
    inflate: 0.5,
    limit: 100,
    rim: 3,
    cloth,
    relief: (x, y) => 0.9 * sketch.cloud(x / 54, y / 44),
    marks: sewn ? stitch(sketch.line(sewn), 0.9, '2.6 1.8') + groove(sketch.line(sewn), 1, 0.3) : '',
    inks: { base: ink, stitch: { ...ink, gain: (ink.gain ?? 1) * 1.15, tint: 0.08 } },
    shadow: { dx: 0.9, dy: 1.6, blur: 1.6, strength: strong },
  })
}
