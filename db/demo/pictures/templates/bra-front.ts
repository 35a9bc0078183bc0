import type { Fold } from '../engine/folds.ts'
import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { gauss } from '../engine/rng.ts'
import { groove, panel, stitch } from '../engine/seams.ts'
import type { BraSpec } from '../spec.ts'
import type { BraShape } from './bra-shape.ts'
import type { Sketch } from './sketch.ts'
import { SIDES, onSide } from './sketch.ts'

export const FINE = '2.4 1.8'

export function cupSeams(spec: BraSpec, sketch: Sketch, s: BraShape): string {
  const seam = (line: Point[]): string =>
    SIDES.map(
      (side) =>
        groove(sketch.line(onSide(side, line)), 1.8, 0.9) +
        stitch(
          sketch.line(
            onSide(
              side,
              line.map((p): Point => [p[0] - 3.6, p[1]]),
            ),
          ),
          0.9,
          FINE,
        ),
    ).join('')
  const { bandY: y, strapOut: o } = s
  switch (spec.cut.seam) {
    case 'princess':
      return seam([
        [CENTRE + o + 6, 232],
        [CENTRE + 70, 300],
        [CENTRE + 64, 356],
        [CENTRE + 68, y - 30],
        [CENTRE + 70, y + 16],
      ])
    case 'cross':
      return seam([
        [CENTRE + 2, y - 66],
        [CENTRE + 40, y - 100],
        [CENTRE + 84, y - 128],
        [CENTRE + 122, 312],
      ])
    case 'gather':
      return groove(
        sketch.line([
          [CENTRE, s.neckY],
          [CENTRE + 1, (s.neckY + y) / 2],
          [CENTRE, y + 12],
        ]),
        2.4,
      )
    default:
      return ''
  }
}

export function panels(spec: BraSpec, sketch: Sketch, s: BraShape): string {
  const kind = spec.print === 'colour-block' && (spec.cut.panel ?? 'none') === 'none' ? 'side' : spec.cut.panel
  if (kind === 'side')
    return SIDES.map((side) => {
      const line: Point[] = [
        [CENTRE + s.strapOut + 14, 240],
        [CENTRE + 88, 300],
        [CENTRE + 82, 370],
        [CENTRE + 84, s.bandY + 20],
      ]
      return (
        panel(sketch.area(onSide(side, [...line, [CENTRE + 160, s.bandY + 20, 1], [CENTRE + 160, 240, 1]]))) +
        groove(sketch.line(onSide(side, line)), 1.8) +
        stitch(
          sketch.line(
            onSide(
              side,
              line.map((p): Point => [p[0] - 4, p[1]]),
            ),
          ),
          0.9,
          FINE,
        )
      )
    }).join('')
  if (kind === 'mesh') {
    const y = Math.max(s.neckY + 18, 246)
    const line: Point[] = [
      [CENTRE - 130, y - 26],
      [CENTRE - 60, y + 12],
      [CENTRE, y + 26],
      [CENTRE + 60, y + 12],
      [CENTRE + 130, y - 26],
    ]
    return (
      panel(sketch.area([...line, [CENTRE + 130, 90, 1], [CENTRE - 130, 90, 1]])) +
      groove(sketch.line(line), 1.8) +
      stitch(sketch.line(line.map((p): Point => [p[0], p[1] + 4])), 0.9, FINE)
    )
  }
  return ''
}

export function frontFolds(spec: BraSpec, sketch: Sketch, s: BraShape): Fold[] {
  const y = s.bandY
  const both = (points: Point[], width: number, depth: number, taper: [number, number]): Fold[] =>
    sketch.folds(points, { width, depth, taper, crease: 0.2 }, 3)
  const folds = [
    ...both(
      [
        [CENTRE + 130, 314],
        [CENTRE + 104, 326],
        [CENTRE + 70, 328],
      ],
      9,
      -1.8,
      [0.03, 0.7],
    ),
    ...both(
      [
        [CENTRE + 112, y - 4],
        [CENTRE + 104, y - 34],
        [CENTRE + 92, y - 52],
      ],
      9,
      -1.5,
      [0.03, 0.7],
    ),
    ...both(
      [
        [CENTRE + 78, y + 4],
        [CENTRE + 74, y - 22],
        [CENTRE + 78, y - 40],
      ],
      8,
      -1.8,
      [0.03, 0.7],
    ),
    ...both(
      [
        [CENTRE + 34, y + 8],
        [CENTRE + 30, y - 14],
        [CENTRE + 32, y - 30],
      ],
      7,
      -1.5,
      [0.03, 0.7],
    ),
    ...both(
      [
        [CENTRE + s.strapOut - 4, 226],
        [CENTRE + 62, 262],
        [CENTRE + 60, 296],
      ],
      9,
      -1.8,
      [0.2, 0.6],
    ),
    sketch.fold(
      [
        [CENTRE - 52, y - 62],
        [CENTRE, y - 54],
        [CENTRE + 52, y - 62],
      ],
      { width: 20, depth: -2.4, taper: [0.35, 0.35] },
      4,
    ),
  ]
  if (spec.cut.seam === 'gather')
    for (let i = 0; i < 6; i++) {
      const at = s.neckY + 20 + (i * (y - s.neckY - 30)) / 5
      folds.push(
        ...both(
          [
            [CENTRE + 1, at],
            [CENTRE + 20, at - 5 + i * 2],
            [CENTRE + 46, at - 12 + i * 4],
          ],
          5,
          -2.6,
          [0.02, 0.75],
        ),
      )
    }
  return folds
}

/** A shallow, broad moulding; anything sharper reads as a cast. */
export const bust = (x: number, y: number): number => {
  const lower = y > 344 ? 46 : 66
  return 15 * (gauss(x - CENTRE - 58, 42) + gauss(x - CENTRE + 58, 42)) * gauss(y - 344, lower)
}
