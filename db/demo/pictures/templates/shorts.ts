import { CENTRE, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, Drawing } from '../engine/part.ts'
import { stitch } from '../engine/seams.ts'
import type { ShortsSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { FINE } from './leg-folds.ts'
import { Leg } from './legs.ts'
import { printOf } from './prints.ts'
import { drawBike, linerPart } from './shorts-bike.ts'
import type { Cloths } from './shorts-bike.ts'
import { cutOf, looseFolds, marksOf, outline } from './shorts-cut.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { BASE, THREAD, darker, drawstring, embroideredMark, secondInk, wantsMark } from './trims.ts'
import { addElasticBand } from './waist.ts'

function drawLoose(spec: ShortsSpec, sketch: Sketch, cloths: Cloths, back: boolean): void {
  const { cut } = spec
  const c = cutOf(spec)
  const light = cut.kind !== 'sweat'
  const cloth: Cloth = light ? cloths.shell : cloths.sweat
  const print = printOf(sketch, spec.print)
  if (cut.kind === 'two-in-one') {
    const leg = new Leg(c.endY + 58)
    const hem = SIDES.map((s) =>
      stitch(
        sketch.line(
          onSide(s, [leg.across(leg.endY - 10, -1), leg.across(leg.endY - 7, 0), leg.across(leg.endY - 10, 1)]),
        ),
        0.8,
        FINE,
      ),
    ).join('')
    sketch.add({ ...linerPart(sketch, leg, cloths, back, { of: 'accent' }), marks: hem })
  }
  sketch.add({
    outline: sketch.shape(symmetric(outline(spec, c))),
    inflate: light ? 0.4 : 0.5,
    limit: 80,
    rim: 6,
    cloth,
    ...(print ? { print } : {}),
    ...(cut.panel === 'mesh' ? { panelWeave: cloths.mesh.weave } : {}),
    folds: looseFolds(sketch, c, light ? 1 : 0.85),
    foldWarp: 6,
    relief: (x, y) => (light ? 0.9 : 1.6) * sketch.cloud(x / 58, y / 54) + 0.35 * sketch.cloud(x / 22 + 9, y / 20),
    marks: marksOf(spec, sketch, c, back),
    inks: {
      base: BASE,
      second: secondInk(spec.print),
      stitch: THREAD,
      panel: cut.panel === 'mesh' ? darker(0.6) : { of: 'accent' },
    },
    shadow: { dx: 3, dy: 6, blur: 6, strength: 0.42 },
  })
  addElasticBand(sketch, cloths, { top: c.top, half: c.waist + 3, depth: c.depth, back, cloth })
  if (!back && cut.cords !== false)
    for (const side of SIDES) {
      const y = c.top + c.depth * 0.5 + 8
      const points: Point[] = [
        [CENTRE + 11, y],
        [CENTRE + 14, y + 20],
        [CENTRE + 12 + sketch.jitter(3), y + 48],
        [CENTRE + 16 + sketch.jitter(3), y + (side > 0 ? 70 : 80)],
      ]
      for (const part of drawstring(sketch, onSide(side, points), cloths.cord, cloths.metal)) sketch.add(part)
    }
  const size = spec.logo === 'large' ? 44 : 20
  if (spec.logo !== 'none' && !back && (wantsMark(spec.logo) || spec.logo === 'large'))
    sketch.add(embroideredMark(CENTRE + c.hem * 0.58, c.endY - 48, cloths.cotton, size))
}

export function drawShorts(spec: ShortsSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  ;(spec.cut.kind === 'bike' ? drawBike : drawLoose)(spec, sketch, cloths, back)
  return sketch.done()
}
