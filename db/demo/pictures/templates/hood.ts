import { symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, ClothFunction, Ink } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import { groove, stitch } from '../engine/seams.ts'
import { onSide } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import { BASE, THREAD, darker } from './trims.ts'

/** Lining seen through the opening. */
export function addHoodInside(sketch: Sketch, lining: Cloth, ink: Ink = darker(0.66)): void {
  sketch.add({
    outline: sketch.shape(
      symmetric([
        [300, 62],
        [338, 72],
        [364, 110],
        [372, 160],
        [362, 205],
        [334, 240],
        [300, 258],
      ]),
    ),
    inflate: -0.3,
    limit: 36,
    cloth: lining,
    light: (_x, y) => 0.42 + 0.48 * smoothstep(80, 240, y),
    folds: [
      sketch.fold(
        [
          [300, 86],
          [301, 150],
          [300, 215],
        ],
        { width: 5, depth: 2.4, taper: [0.1, 0.3] },
        2,
      ),
      ...sketch.folds(
        [
          [332, 100],
          [340, 150],
          [326, 205],
        ],
        { width: 14, depth: -4 },
      ),
    ],
    marks:
      groove(
        sketch.line([
          [300, 76],
          [301, 150],
          [300, 234],
        ]),
        1.6,
      ) +
      stitch(
        sketch.line([
          [295, 78],
          [296, 150],
          [295, 234],
        ]),
      ) +
      stitch(
        sketch.line([
          [305, 78],
          [306, 150],
          [305, 234],
        ]),
      ),
    inks: { base: ink, stitch: darker(0.9) },
  })
}

const HALF: Point[] = [
  [300, 46],
  [338, 53],
  [368, 80],
  [386, 124],
  [393, 164],
  [402, 188],
  [391, 207],
  [356, 231],
  [326, 252],
  [299, 280, 1],
  [291, 264, 1],
  [322, 234],
  [344, 200],
  [352, 156],
  [344, 114],
  [325, 86],
  [300, 76],
]

/** The two halves of the hood, crossing at the throat. */
export function addHood(sketch: Sketch, cloth: Cloth, print?: ClothFunction, second?: Ink): void {
  for (const side of [-1, 1] as const) {
    const place = (p: Point[]): Point[] => onSide(side, p)
    const fold = (points: Point[], width: number, depth: number, lean = 0): ReturnType<Sketch['fold']> =>
      sketch.fold(place(points), { width, depth, lean: lean * side, crease: 0.2 }, 3)
    sketch.add({
      outline: sketch.shape(place(HALF)),
      inflate: 0.62,
      limit: 38,
      rim: 4,
      cloth,
      ...(print ? { print } : {}),
      folds: [
        fold(
          [
            [396, 116],
            [376, 148],
            [370, 196],
          ],
          10,
          -4.6,
          0.4,
        ),
        fold(
          [
            [402, 170],
            [382, 198],
            [346, 224],
          ],
          9,
          -4.6,
          0.4,
        ),
        fold(
          [
            [364, 80],
            [382, 110],
            [384, 140],
          ],
          10,
          -3.2,
        ),
        fold(
          [
            [400, 196],
            [368, 216],
            [332, 244],
          ],
          7,
          -3.4,
        ),
        fold(
          [
            [330, 62],
            [356, 88],
            [368, 124],
          ],
          12,
          2.6,
        ),
        fold(
          [
            [374, 130],
            [380, 160],
            [374, 186],
          ],
          9,
          -2.6,
          -0.3,
        ),
      ],
      relief: (x, y) => 1.5 * sketch.cloud(x / 32 + 3, y / 28),
      marks:
        stitch(
          sketch.line(
            place([
              [300, 66],
              [331, 76],
              [354, 106],
              [363, 154],
              [354, 203],
              [332, 243],
              [305, 269],
            ]),
          ),
        ) +
        groove(
          sketch.line(
            place([
              [300, 64.5],
              [333, 74],
              [356, 105],
              [365, 154],
              [356, 204],
              [334, 245],
              [307, 271],
            ]),
          ),
          1.4,
          0.55,
        ),
      inks: { base: BASE, ...(second ? { second } : {}), stitch: THREAD },
      shadow: { dx: 3, dy: 6, blur: 6, strength: 0.42 },
    })
  }
}
