import { CENTRE, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Drawing } from '../engine/part.ts'
import { gauss } from '../engine/rng.ts'
import { groove, panel, stitch } from '../engine/seams.ts'
import type { LeggingsSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { FINE, THREAD_LIGHT, legFolds } from './leg-folds.ts'
import { CROTCH_Y, Leg } from './legs.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { BASE, darker, secondInk } from './trims.ts'
import { addStretchBand } from './waist.ts'

const END = { full: 688, 'seven-eighths': 636, capri: 512, short: 372 } as const

function panelMarks(spec: LeggingsSpec, sketch: Sketch, leg: Leg, topY: number, back: boolean): string {
  const { panel: kind } = spec.cut
  const end = leg.endY
  const both = (draw: (place: (p: Point[]) => Point[]) => string): string =>
    SIDES.map((side) => draw((p) => onSide(side, p))).join('')
  const seam = (line: Point[]): string =>
    groove(sketch.line(line), 1.7, 0.9) + stitch(sketch.line(line.map((p): Point => [p[0], p[1]])), 0.8, FINE)
  const marks: string[] = []
  if (kind === 'side-stripe' || spec.print === 'colour-block')
    marks.push(
      both((place) => {
        const inner = leg.parallel(topY, end + 6, kind === 'side-stripe' ? 22 : 40)
        const outer = leg.parallel(topY, end + 6, -20).reverse()
        return panel(sketch.area([...place(inner), ...place(outer)])) + seam(place(inner))
      }),
    )
  if (kind === 'mesh')
    marks.push(
      both((place) => {
        const from = end > 560 ? 478 : end - 110
        const to = end > 560 ? Math.min(636, end - 20) : end - 14
        const inner = leg.parallel(from, to, 30).map((p, i): Point => [p[0] + (i === 0 || i === 8 ? 16 : 0), p[1]])
        const outer = leg.parallel(from, to, -16).reverse()
        return panel(sketch.area([...place(inner), ...place(outer)])) + seam(place(inner))
      }),
    )
  if (kind === 'v-yoke' || back)
    marks.push(
      both((place) =>
        seam(
          place([
            [CENTRE, topY + (back ? 62 : 84)],
            [CENTRE + 44, topY + 46],
            [CENTRE + 104, topY + 22],
          ]),
        ),
      ),
    )
  if (kind === 'curve')
    marks.push(
      both((place) =>
        seam(
          place([
            leg.across(168, 0.96),
            leg.across(236, 0.62),
            leg.across(310, 0.3),
            leg.across(380, 0.34),
            leg.across(Math.min(452, end - 10), 0.96),
          ]),
        ),
      ),
    )
  if (kind === 'plain' || kind === 'mesh') marks.push(both((place) => seam(place(leg.parallel(topY, end, 18)))))
  return marks.join('')
}

function pocketMarks(spec: LeggingsSpec, sketch: Sketch, leg: Leg): string {
  if (spec.cut.pocket !== 'side' || leg.endY < 340) return ''
  return SIDES.map((side) => {
    const top = onSide(side, [leg.across(244, 0.34), leg.across(236, 0.98)])
    const rest = onSide(side, [leg.across(244, 0.34), leg.across(334, 0.36), leg.across(346, 0.98)])
    return (
      groove(sketch.line(top), 2.4) +
      stitch(sketch.line(top.map((p): Point => [p[0], p[1] + 6])), 0.8, FINE) +
      groove(sketch.line(rest), 1.2, 0.6) +
      stitch(sketch.line(rest), 0.8, FINE)
    )
  }).join('')
}

/** Hips from behind are rounder, with the hollow of the seam between. */
const seat = (x: number, y: number): number => 9 * (gauss(x - 250, 36) + gauss(x - 350, 36)) * gauss(y - 222, 44)

export function drawLeggings(spec: LeggingsSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  const { cut } = spec
  const leg = new Leg(END[cut.length], cut.leg ?? 'skinny')
  const topY = cut.rise === 'mid' ? 122 : 118
  const print = printOf(sketch, spec.print, 0.8)
  addStretchBand(sketch, cloths, { kind: cut.rise, back, pass: 'inside', pocket: false, logo: 'none' })
  const centre = back
    ? groove(
        sketch.line([
          [CENTRE, topY],
          [CENTRE + 1, 200],
          [CENTRE, CROTCH_Y],
        ]),
        2.4,
      )
    : groove(
        sketch.line([
          [CENTRE, topY],
          [CENTRE, 200],
          [CENTRE, CROTCH_Y],
        ]),
        1.5,
        0.8,
      )
  const hem = (up: number): Point[] => [
    leg.across(leg.endY - up, -1),
    [leg.across(leg.endY, 0)[0], leg.endY - up + 3],
    leg.across(leg.endY - up, 1),
  ]
  const hems = SIDES.map(
    (s) => groove(sketch.line(onSide(s, hem(9))), 1.2, 0.7) + stitch(sketch.line(onSide(s, hem(6))), 0.8, FINE),
  ).join('')
  const meshed = cut.panel === 'mesh'
  if (cut.leg === 'stirrup') addStirrups(sketch, leg, cloths)
  sketch.add({
    outline: sketch.shape(symmetric(leg.half(topY))),
    inflate: 0.66,
    limit: 130,
    rim: 4,
    cloth: cloths.stretch,
    ...(print ? { print } : {}),
    ...(meshed ? { panelWeave: cloths.mesh.weave } : {}),
    folds: legFolds(sketch, leg, back),
    foldWarp: 4,
    relief: (x, y) =>
      1.1 * sketch.cloud(x / 46, y / 60) +
      (back ? seat(x, y) : 4 * gauss(Math.abs(x - CENTRE) - 52, 21) * gauss(y - 300, 66)),
    marks: centre + hems + panelMarks(spec, sketch, leg, topY, back) + (back ? '' : pocketMarks(spec, sketch, leg)),
    inks: {
      base: BASE,
      second: secondInk(spec.print),
      stitch: THREAD_LIGHT,
      panel: meshed ? darker(0.55) : { of: 'accent' },
    },
  })
  addStretchBand(sketch, cloths, {
    kind: cut.rise,
    back,
    pass: back ? 'back' : 'front',
    pocket: cut.pocket === 'waist',
    logo: spec.logo ?? 'small',
  })
  return sketch.done()
}

function addStirrups(sketch: Sketch, leg: Leg, cloths: ReturnType<typeof clothsOf>): void {
  for (const side of SIDES) {
    const [x, y] = leg.across(leg.endY - 6, 0)
    sketch.add({
      outline: sketch.band(
        onSide(side, [
          [x - 12, y],
          [x - 13, y + 20],
          [x, y + 32],
          [x + 13, y + 20],
          [x + 12, y],
        ]),
        5,
      ),
      inflate: 0.7,
      limit: 6,
      cloth: cloths.stretch,
      inks: { base: BASE },
    })
  }
}
