import { CENTRE, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Part } from '../engine/part.ts'
import { groove, inlay, panel, stitch } from '../engine/seams.ts'
import type { ShortsSpec } from '../spec.ts'
import type { clothsOf } from './cloths.ts'
import { FINE, THREAD_LIGHT, legFolds } from './leg-folds.ts'
import { CROTCH_Y, Leg } from './legs.ts'
import { printOf } from './prints.ts'
import { END } from './shorts-cut.ts'
import type { Sketch } from './sketch.ts'
import { SIDES, onSide } from './sketch.ts'
import { BASE, darker, secondInk } from './trims.ts'
import { addStretchBand } from './waist.ts'

export type Cloths = ReturnType<typeof clothsOf>

export function drawBike(spec: ShortsSpec, sketch: Sketch, cloths: Cloths, back: boolean): void {
  const leg = new Leg(END[spec.cut.length] + 10)
  const print = printOf(sketch, spec.print, 0.8)
  const rise = spec.cut.rise
  addStretchBand(sketch, cloths, { kind: rise, back, pass: 'inside', pocket: false, logo: 'none' })
  sketch.add({
    ...linerPart(sketch, leg, cloths, back, BASE),
    ...(print ? { print } : {}),
    marks: bikeMarks(spec, sketch, leg, back),
    ...(spec.cut.panel === 'mesh' ? { panelWeave: cloths.mesh.weave } : {}),
    inks: {
      base: BASE,
      second: secondInk(spec.print),
      stitch: THREAD_LIGHT,
      panel: spec.cut.panel === 'mesh' ? darker(0.55) : { of: 'accent' },
    },
  })
  addStretchBand(sketch, cloths, {
    kind: rise,
    back,
    pass: back ? 'back' : 'front',
    pocket: spec.cut.pocket === 'zip',
    logo: spec.logo ?? 'small',
  })
}

export function linerPart(sketch: Sketch, leg: Leg, cloths: Cloths, back: boolean, ink: Part['inks']['base']): Part {
  return {
    outline: sketch.shape(symmetric(leg.half(118))),
    inflate: 0.62,
    limit: 120,
    rim: 4,
    cloth: cloths.stretch,
    folds: legFolds(sketch, leg, back),
    foldWarp: 4,
    relief: (x, y) => 1.1 * sketch.cloud(x / 46, y / 60),
    inks: { base: ink, stitch: THREAD_LIGHT },
  }
}

function bikeMarks(spec: ShortsSpec, sketch: Sketch, leg: Leg, back: boolean): string {
  const marks = [
    groove(
      sketch.line([
        [CENTRE, 118],
        [CENTRE, 200],
        [CENTRE, CROTCH_Y],
      ]),
      back ? 2.4 : 1.5,
      0.85,
    ),
  ]
  const { panel: kind, pocket } = spec.cut
  for (const side of SIDES) {
    const line = (inset: number): Point[] => onSide(side, leg.parallel(118, leg.endY + 6, inset))
    if (kind === 'side-stripe' || kind === 'mesh' || spec.print === 'colour-block')
      marks.push(panel(sketch.area([...line(26), ...line(-30).reverse()])))
    if (kind === 'piping') marks.push(inlay(sketch.line(line(22)), 3))
    marks.push(groove(sketch.line(line(26)), 1.6, 0.9) + stitch(sketch.line(line(29)), 0.8, FINE))
    const hem = onSide(side, [leg.across(leg.endY - 12, -1), leg.across(leg.endY - 9, 0), leg.across(leg.endY - 12, 1)])
    marks.push(
      groove(sketch.line(hem), 1.4, 0.8) + stitch(sketch.line(hem.map((p): Point => [p[0], p[1] + 3])), 0.8, FINE),
    )
    if (pocket === 'side' || pocket === 'slant') {
      const top = onSide(side, [leg.across(232, 0.3), leg.across(224, 0.98)])
      marks.push(
        groove(sketch.line(top), 2.4) +
          stitch(
            sketch.line(
              onSide(side, [
                leg.across(232, 0.3),
                leg.across(Math.min(316, leg.endY - 16), 0.34),
                leg.across(Math.min(320, leg.endY - 14), 0.98),
              ]),
            ),
            0.8,
            FINE,
          ),
      )
    }
  }
  return marks.join('')
}
