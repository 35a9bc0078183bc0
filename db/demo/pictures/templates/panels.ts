import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { groove, panel, stitch } from '../engine/seams.ts'
import { SIDES, onSide } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import type { TorsoShape } from './torso.ts'

type TorsoPanel = 'none' | 'chest' | 'side' | 'yoke' | 'mesh' | 'sleeve-stripe'

/** A torso panel in the blue channel with its seams; the cloth below keeps its folds. */
export function torsoPanel(kind: TorsoPanel | undefined, sketch: Sketch, t: TorsoShape): string {
  const fill = (points: Point[]): string => panel(sketch.area(points))
  if (kind === 'chest') {
    const [top, bottom] = [t.armpitY - 20, t.armpitY + 66]
    const seam = (y: number): string =>
      groove(
        sketch.line([
          [60, y + 4],
          [CENTRE, y + 9],
          [540, y + 4],
        ]),
        1.6,
      )
    return (
      fill([
        [40, top, 1],
        [CENTRE, top + 9],
        [560, top, 1],
        [560, bottom, 1],
        [CENTRE, bottom + 9],
        [40, bottom, 1],
      ]) +
      seam(top - 2) +
      seam(bottom - 2)
    )
  }
  if (kind === 'yoke' || kind === 'mesh') {
    const y = t.armpitY - 34
    const line = (d: number): string =>
      sketch.line([
        [80, y - 5 + d],
        [CENTRE, y + 12 + d],
        [520, y - 5 + d],
      ])
    return (
      fill([
        [40, 90, 1],
        [560, 90, 1],
        [560, y - 8, 1],
        [CENTRE, y + 12],
        [40, y - 8, 1],
      ]) +
      groove(line(0), 1.8) +
      stitch(line(4))
    )
  }
  if (kind === 'side')
    return SIDES.map((side) => {
      const x = CENTRE + t.chest - 32
      const line: Point[] = [
        [x + 16, t.armpitY - 30],
        [x, t.armpitY + 50],
        [x - 2, t.hemY - 60],
        [x + 6, t.hemY + 30],
      ]
      const beyond: Point[] = [
        [CENTRE + t.hem + 50, t.hemY + 30, 1],
        [CENTRE + t.chest + 50, t.armpitY - 30, 1],
      ]
      return (
        fill(onSide(side, [...line, ...beyond])) +
        groove(sketch.line(onSide(side, line)), 1.8) +
        stitch(
          sketch.line(
            onSide(
              side,
              line.map((p): Point => [p[0] - 4, p[1]]),
            ),
          ),
        )
      )
    }).join('')
  return ''
}
