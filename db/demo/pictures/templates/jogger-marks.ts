import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { groove, inlay, panel, stitch } from '../engine/seams.ts'
import type { JoggersSpec } from '../spec.ts'
import type { Leg } from './legs.ts'
import { CROTCH_Y } from './legs.ts'
import type { Sketch } from './sketch.ts'
import { SIDES, onSide } from './sketch.ts'

export function seamMarks(spec: JoggersSpec, sketch: Sketch, leg: Leg, topY: number, back: boolean): string {
  const kind =
    spec.print === 'colour-block' && (spec.cut.panel ?? 'none') === 'none' ? 'side-stripe' : (spec.cut.panel ?? 'none')
  const marks: string[] = [
    groove(
      sketch.line([
        [CENTRE, topY],
        [CENTRE + 1, 190],
        [CENTRE, CROTCH_Y],
      ]),
      2.2,
    ),
  ]
  if (!back)
    marks.push(
      stitch(
        sketch.line([
          [CENTRE + 5, topY],
          [CENTRE + 6, 180],
          [CENTRE + 3, 216],
          [CENTRE, 226],
        ]),
      ),
    )
  for (const side of SIDES) {
    const edge = (inset: number): Point[] => onSide(side, leg.parallel(topY, leg.endY + 4, inset))
    if (kind === 'side-stripe')
      marks.push(panel(sketch.area([...edge(20), ...edge(-20).reverse()])) + groove(sketch.line(edge(20)), 1.6))
    if (kind === 'piping') marks.push(inlay(sketch.line(edge(15)), 3) + groove(sketch.line(edge(17.5)), 1.4))
    if (kind === 'knee') {
      const line = (y: number): Point[] =>
        onSide(side, [leg.across(y, -1.05), [leg.across(y, 0)[0], y + 6], leg.across(y, 1.05)])
      marks.push(
        groove(sketch.line(line(394)), 1.8) +
          groove(sketch.line(line(486)), 1.8) +
          stitch(sketch.line(line(390))) +
          stitch(sketch.line(line(490))),
      )
    }
    if (back)
      marks.push(
        groove(
          sketch.line(
            onSide(side, [
              [CENTRE, topY + 36],
              [CENTRE + 60, topY + 26],
              [CENTRE + 110, topY + 16],
            ]),
          ),
          1.8,
        ),
      )
    marks.push(pocketMarks(spec, sketch, leg, topY, (p) => onSide(side, p), back && side > 0))
  }
  return marks.join('')
}

function pocketMarks(
  spec: JoggersSpec,
  sketch: Sketch,
  leg: Leg,
  topY: number,
  place: (p: Point[]) => Point[],
  backPocket: boolean,
): string {
  if (backPocket) {
    const x = CENTRE + 58
    return (
      stitch(
        sketch.line([
          [x - 27, topY + 62, 1],
          [x + 27, topY + 58, 1],
          [x + 27, topY + 112, 1],
          [x - 27, topY + 116, 1],
          [x - 27, topY + 62, 1],
        ]),
      ) +
      groove(
        sketch.line([
          [x - 27, topY + 62],
          [x + 27, topY + 58],
        ]),
        2.2,
      )
    )
  }
  const { pocket } = spec.cut
  if (pocket === 'none' || pocket === 'cargo') return ''
  const line = (d: number): Point[] =>
    place([
      [leg.edges(topY + 4).outer - 24 + d, topY + 4],
      [leg.edges(topY + 60).outer - 16 + d, topY + 58],
      [leg.edges(topY + 104).outer - 3 + d, topY + 104],
    ])
  const zip = pocket === 'zip' ? inlay(sketch.line(line(0)), 3) : ''
  return groove(sketch.line(line(0)), 2.6) + zip + stitch(sketch.line(line(-5))) + stitch(sketch.line(line(-9)))
}
