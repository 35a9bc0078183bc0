import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Ink } from '../engine/part.ts'
import { stitch } from '../engine/seams.ts'
import { clothsOf } from './cloths.ts'
import { SIDES, onSide } from './sketch.ts'
import { THREAD, darker } from './trims.ts'
import type { UpperBuild } from './upper-parts.ts'

/** Two collar leaves lying on the shoulders, and the stand between them. */
export function addShirtCollar(build: UpperBuild, size = 1, ink: Ink = darker(0.96)): void {
  const { sketch, torso, cloth } = build
  const { neckY, neckHalf } = torso
  for (const side of SIDES) {
    const leaf: Point[] = [
      [CENTRE + 3, neckY + 34, 1],
      [CENTRE + neckHalf * 0.62, neckY + 8],
      [CENTRE + neckHalf - 16, neckY - 16],
      [CENTRE + neckHalf - 5, neckY - 21],
      [CENTRE + neckHalf + 7, neckY - 8],
      [CENTRE + neckHalf + 20 * size, neckY + 22],
      [CENTRE + 42 * size, neckY + 62 * size, 1],
      [CENTRE + 20, neckY + 48],
    ]
    sketch.add({
      outline: sketch.shape(onSide(side, leaf)),
      inflate: 0.3,
      limit: 9,
      cloth,
      relief: (x, y) => 0.8 * sketch.cloud(x / 26, y / 22),
      marks: stitch(
        sketch.line(
          onSide(side, [
            [CENTRE + 8, neckY + 37],
            [CENTRE + 42 * size - 3, neckY + 62 * size - 5],
            [CENTRE + neckHalf + 20 * size - 5, neckY + 21],
            [CENTRE + neckHalf + 1, neckY - 6],
          ]),
        ),
      ),
      inks: { base: ink, stitch: THREAD },
      shadow: { dx: 2, dy: 3.5, blur: 3.4, strength: 0.42 },
    })
  }
}

/** A narrow buttoned strip down from the neck. */
export function addPlacket(build: UpperBuild, top: number, length: number, buttons: number, half = 9): void {
  const { sketch, cloth } = build
  const edge = half - 2.5
  sketch.add({
    outline: sketch.shape([
      [CENTRE - half, top, 1],
      [CENTRE + half, top, 1],
      [CENTRE + half, top + length, 1],
      [CENTRE - half, top + length, 1],
    ]),
    inflate: 0.2,
    limit: 3,
    cloth,
    ...(build.print ? { print: build.print } : {}),
    marks:
      stitch(
        sketch.line([
          [CENTRE - edge, top],
          [CENTRE - edge, top + length - 3],
        ]),
      ) +
      stitch(
        sketch.line([
          [CENTRE + edge, top],
          [CENTRE + edge, top + length - 3],
        ]),
      ),
    inks: { base: darker(0.98), second: { of: 'accent' }, stitch: THREAD },
    shadow: { dx: 1, dy: 1.6, blur: 2, strength: 0.35 },
  })
  const { plastic } = clothsOf(sketch)
  for (let i = 0; i < buttons; i++) {
    const y = top + 14 + (i * (length - 24)) / Math.max(1, buttons - 1)
    sketch.add({
      outline: sketch.polygon(
        Array.from({ length: 20 }, (_, k): Point => [
          CENTRE + 3.8 * Math.cos(k * 0.314),
          y + 3.8 * Math.sin(k * 0.314),
        ]),
      ),
      inflate: 0.7,
      rim: 0.4,
      cloth: plastic,
      inks: { base: { of: 'base', gain: 0.8, tint: 0.2 } },
      shadow: { dx: 0.8, dy: 1.2, blur: 1.2, strength: 0.45 },
    })
  }
}
