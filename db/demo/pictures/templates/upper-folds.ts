import type { Fold } from '../engine/folds.ts'
import { CENTRE } from '../engine/geometry.ts'
import type { Sketch } from './sketch.ts'
import type { TorsoShape } from './torso.ts'

/** How a torso creases: `weight` 1 is a sweatshirt; light jerseys take less depth and longer drapes. */
export function torsoFolds(sketch: Sketch, t: TorsoShape, weight: number, blouse: boolean): Fold[] {
  const pitX = CENTRE + t.chest
  const pitY = t.armpitY
  const length = t.hemY - pitY
  const folds: Fold[] = [
    ...sketch.folds(
      [
        [pitX - 2, pitY],
        [pitX - 26, pitY - 22],
        [pitX - 58, pitY - 38],
      ],
      { width: 11, depth: -5.4 * weight, lean: -0.5, taper: [0.05, 0.6], crease: 0.2 },
    ),
    ...sketch.folds(
      [
        [pitX, pitY + 16],
        [pitX - 32, pitY + 8],
        [pitX - 72, pitY + 12],
      ],
      { width: 10, depth: -4 * weight, lean: -0.4, taper: [0.05, 0.65], crease: 0.2 },
    ),
    ...sketch.folds(
      [
        [pitX, pitY + 34],
        [pitX - 22, pitY + 46],
        [pitX - 40, pitY + 84],
      ],
      { width: 11, depth: -3 * weight, taper: [0.05, 0.6] },
    ),
    ...sketch.folds(
      [
        [CENTRE + t.waist - 30, pitY + length * 0.16],
        [CENTRE + t.waist - 26, pitY + length * 0.5],
        [CENTRE + t.hem - 30, pitY + length * 0.95],
      ],
      { width: 15, depth: -4 * weight, lean: 0.4, taper: [0.4, 0.25] },
      9,
    ),
    ...sketch.folds(
      [
        [CENTRE + 46, pitY - 10],
        [CENTRE + 34, pitY + length * 0.25],
        [CENTRE + 44, pitY + length * 0.55],
      ],
      { width: 19, depth: -2.6 * weight, taper: [0.4, 0.4] },
      10,
    ),
    sketch.fold(
      [
        [CENTRE, pitY - 40],
        [CENTRE + 5, pitY + length * 0.2],
        [CENTRE - 2, pitY + length * 0.5],
      ],
      { width: 24, depth: 2.2 * weight, taper: [0.4, 0.4] },
      10,
    ),
    sketch.fold(
      [
        [CENTRE - 60, pitY + length * 0.55],
        [CENTRE - 10, pitY + length * 0.62],
        [CENTRE + 50, pitY + length * 0.56],
      ],
      { width: 17, depth: -1.8 * weight, taper: [0.4, 0.4] },
      14,
    ),
  ]
  if (t.armhole !== 'raglan')
    folds.push(
      ...sketch.folds(
        [
          [CENTRE + t.shoulder - 2, t.shoulderY + 20],
          [CENTRE + t.shoulder - 10, t.shoulderY + 60],
          [CENTRE + t.shoulder - 6, t.shoulderY + 96],
        ],
        { width: 9, depth: -3.2 * weight },
      ),
    )
  return blouse ? [...folds, ...blousing(sketch, t, weight)] : [...folds, ...hanging(sketch, t, weight)]
}

/** Cloth gathered over a ribbed hem. */
function blousing(sketch: Sketch, t: TorsoShape, weight: number): Fold[] {
  const folds: Fold[] = []
  const y = t.hemY + t.hemDip * 0.7
  for (let i = 0; i < 9; i++) {
    const x = CENTRE - t.hem + 14 + (i * (t.hem * 2 - 28)) / 8.6 + sketch.jitter(9)
    folds.push(
      sketch.fold(
        [
          [x - 14, y - 20],
          [x + 4, y - 27],
          [x + 22, y - 18],
        ],
        { width: 7 + sketch.jitter(2), depth: (-2.0 + sketch.jitter(0.9)) * weight, taper: [0.3, 0.3] },
        5,
      ),
    )
  }
  for (let i = 0; i < 6; i++) {
    const x = CENTRE - t.hem + 26 + (i * (t.hem * 2 - 52)) / 5 + sketch.jitter(14)
    folds.push(
      sketch.fold(
        [
          [x, y - 4],
          [x + sketch.jitter(6), y - 26],
          [x + sketch.jitter(12), y - 54],
        ],
        { width: 8, depth: -2.3 * weight, taper: [0.02, 0.7] },
      ),
    )
  }
  return folds
}

/** Soft waves of an open hem. */
function hanging(sketch: Sketch, t: TorsoShape, weight: number): Fold[] {
  const folds: Fold[] = []
  for (let i = 0; i < 4; i++) {
    const x = CENTRE - t.hem * 0.72 + (i * t.hem * 1.44) / 3 + sketch.jitter(16)
    folds.push(
      sketch.fold(
        [
          [x, t.hemY + 10],
          [x + sketch.jitter(8), t.hemY - 60],
          [x + sketch.jitter(16), t.hemY - 130],
        ],
        { width: 16, endWidth: 10, depth: (i % 2 ? -2.8 : 2) * weight, taper: [0.02, 0.7] },
      ),
    )
  }
  return folds
}
