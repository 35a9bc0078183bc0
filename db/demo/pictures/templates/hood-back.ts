import { symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, ClothFunction, Ink } from '../engine/part.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { Sketch } from './sketch.ts'
import { BASE, THREAD } from './trims.ts'

/** From behind: one dome with its middle seam, falling over the shoulders. */
export function addHoodBack(sketch: Sketch, cloth: Cloth, print?: ClothFunction, second?: Ink): void {
  const right: Point[] = [
    [300, 46],
    [338, 53],
    [368, 80],
    [386, 124],
    [394, 164],
    [402, 192],
    [380, 226],
    [344, 246],
    [300, 254],
  ]
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.46,
    limit: 80,
    rim: 5,
    cloth,
    ...(print ? { print } : {}),
    folds: [
      ...sketch.folds(
        [
          [392, 150],
          [360, 176],
          [330, 214],
        ],
        { width: 13, depth: -4.4, taper: [0.05, 0.6], crease: 0.2 },
      ),
      ...sketch.folds(
        [
          [398, 190],
          [366, 206],
          [324, 232],
        ],
        { width: 10, depth: -4, taper: [0.05, 0.5] },
      ),
      ...sketch.folds(
        [
          [330, 70],
          [346, 110],
          [340, 160],
        ],
        { width: 16, depth: -2.4 },
      ),
      sketch.fold(
        [
          [250, 236],
          [300, 244],
          [352, 235],
        ],
        { width: 8, depth: -3.4, taper: [0.3, 0.3] },
      ),
    ],
    relief: (x, y) => 1.8 * sketch.cloud(x / 40 + 3, y / 36),
    marks:
      groove(
        sketch.line([
          [300, 46],
          [301, 150],
          [300, 252],
        ]),
        2,
      ) +
      stitch(
        sketch.line([
          [295.5, 48],
          [296.5, 150],
          [295.5, 250],
        ]),
      ) +
      stitch(
        sketch.line([
          [304.5, 48],
          [305.5, 150],
          [304.5, 250],
        ]),
      ),
    inks: { base: BASE, ...(second ? { second } : {}), stitch: THREAD },
    shadow: { dx: 3, dy: 7, blur: 7, strength: 0.42 },
  })
}
