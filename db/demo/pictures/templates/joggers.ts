import type { Fold } from '../engine/folds.ts'
import { CENTRE, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Drawing } from '../engine/part.ts'
import { groove, inlay, stitch } from '../engine/seams.ts'
import type { JoggersSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { seamMarks } from './jogger-marks.ts'
import { CROTCH_Y, Leg } from './legs.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { BASE, THREAD, darker, drawstring, embroideredMark, secondInk, wantsMark } from './trims.ts'
import { addElasticBand } from './waist.ts'

const FIT = {
  slim: { cut: 'skinny', loose: 9 },
  regular: { cut: 'skinny', loose: 18 },
  wide: { cut: 'straight', loose: 28 },
} as const

/** Sweat cloth breaks in larger folds than stretch: whiskers, knees and a stack over the cuff. */
function looseFolds(sketch: Sketch, leg: Leg, stacked: boolean): Fold[] {
  const folds: Fold[] = []
  const c = CROTCH_Y
  const both = (
    points: Point[],
    width: number,
    depth: number,
    taper: [number, number] = [0.1, 0.5],
    lean = 0.3,
  ): void => {
    folds.push(...sketch.folds(points, { width, depth, taper, lean, crease: 0.22 }, 5))
  }
  both(
    [
      [CENTRE + 4, c - 6],
      [CENTRE + 36, c - 26],
      [CENTRE + 76, c - 38],
    ],
    10,
    -4.2,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 6, c + 8],
      [CENTRE + 42, c + 4],
      [CENTRE + 84, c + 10],
    ],
    10,
    -3.8,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 12, c + 30],
      [CENTRE + 38, c + 40],
      [CENTRE + 66, c + 70],
    ],
    10,
    -3,
    [0.02, 0.7],
  )
  both([leg.across(150, 0.9), leg.across(190, 0.6), leg.across(240, 0.5)], 12, -2.6, [0.05, 0.6])
  both([leg.across(300, 0.3), leg.across(370, 0.1), leg.across(430, 0.2)], 18, 2.6, [0.4, 0.4])
  both([leg.across(330, 0.75), leg.across(400, 0.62), leg.across(470, 0.7)], 13, -3, [0.3, 0.4])
  const across = (y: number, from: number, to: number, dip: number, width: number, depth: number): void =>
    both(
      [leg.across(y, from), [leg.across(y, (from + to) / 2)[0], y + dip], leg.across(y - 6, to)],
      width,
      depth,
      [0.12, 0.5],
    )
  across(424, -0.95, 0.3, 10, 9, -3.8)
  across(448, 0.95, -0.3, 9, 9, -3.4)
  across(470, -0.95, 0.4, 9, 8, -3)
  across(520, 0.95, 0, 9, 9, -2.4)
  if (stacked) {
    across(leg.endY - 70, -0.95, 0.7, 10, 8, -3.4)
    across(leg.endY - 46, 0.95, -0.8, 10, 8, -4.2)
    across(leg.endY - 26, -0.95, 0.8, 8, 7, -4.4)
    across(leg.endY - 10, 0.95, -0.9, 6, 6, -3.6)
  } else across(leg.endY - 60, -0.9, 0.4, 10, 10, -2.4)
  return folds
}

function addCargo(spec: JoggersSpec, sketch: Sketch, leg: Leg, cloths: ReturnType<typeof clothsOf>): void {
  if (spec.cut.pocket !== 'cargo') return
  for (const side of SIDES) {
    const corner = (y: number, s: number): Point => [...leg.across(y, s).slice(0, 2), 1] as unknown as Point
    const bag = onSide(side, [corner(340, 0.16), corner(336, 1.04), corner(424, 1.04), corner(430, 0.2)])
    const flap = onSide(side, [corner(332, 0.1), corner(327, 1.06), corner(354, 1.06), corner(360, 0.12)])
    const common = {
      inflate: 0.2,
      limit: 7,
      cloth: cloths.sweat,
      inks: { base: BASE, second: secondInk(spec.print), stitch: THREAD },
    }
    sketch.add({ outline: sketch.shape(bag), ...common, shadow: { dx: 1.5, dy: 2.6, blur: 3, strength: 0.4 } })
    sketch.add({
      outline: sketch.shape(flap),
      ...common,
      marks: stitch(sketch.line(flap.map((p): Point => [p[0], p[1] - 2]))),
      shadow: { dx: 1, dy: 2.4, blur: 2.4, strength: 0.42 },
    })
  }
}

function addCuffs(spec: JoggersSpec, sketch: Sketch, leg: Leg, cloths: ReturnType<typeof clothsOf>): void {
  const depth = spec.cut.hem === 'cuff' ? 40 : 16
  for (const side of SIDES) {
    const end = leg.edges(leg.endY)
    const inset = spec.cut.hem === 'cuff' ? 3 : 1
    const [l, r, y] = [end.inner + inset, end.outer - inset, leg.endY - 5]
    const cuff: Point[] = [
      [l, y, 1],
      [(l + r) / 2, y + 4],
      [r, y, 1],
      [r + 1, y + depth * 0.4],
      [r - 2, y + depth, 1],
      [(l + r) / 2, y + depth + 4],
      [l + 2, y + depth, 1],
      [l - 1, y + depth * 0.4],
    ]
    sketch.add({
      outline: sketch.shape(onSide(side, cuff)),
      inflate: 0.6,
      limit: 36,
      rim: 2,
      cloth: spec.cut.hem === 'cuff' ? cloths.rib : cloths.sweat,
      marks: groove(
        sketch.line(
          onSide(side, [
            [l - 2, y + 2],
            [(l + r) / 2, y + 6],
            [r + 2, y + 2],
          ]),
        ),
        2,
      ),
      inks: { base: darker(0.96) },
      shadow: { dx: 0, dy: -2, blur: 3, strength: 0.34 },
    })
  }
}

export function drawJoggers(spec: JoggersSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  const { cut } = spec
  const gathered = cut.hem === 'cuff' || cut.hem === 'elastic'
  const endY = (cut.length === 'crop' ? 548 : gathered ? 636 : 672) as number
  const { cut: shape, loose } = FIT[cut.fit]
  const leg = new Leg(endY, cut.hem === 'open' && cut.fit === 'regular' ? 'straight' : shape, loose)
  const top = cut.rise === 'high' ? 58 : 76
  const depth = cut.rise === 'high' ? 52 : 38
  const topY = top + depth - 4
  const print = printOf(sketch, spec.print)
  const hem = (s: -1 | 1, up: number): string =>
    sketch.line(
      onSide(s, [leg.across(endY - up, -1), [leg.across(endY, 0)[0], endY - up + 3], leg.across(endY - up, 1)]),
    )
  const hems = gathered
    ? ''
    : SIDES.map(
        (s) =>
          stitch(hem(s, 12)) +
          stitch(hem(s, 16)) +
          (cut.hem === 'zip'
            ? groove(sketch.line(onSide(s, leg.parallel(endY - 92, endY + 4, 12))), 2.6) +
              inlay(sketch.line(onSide(s, leg.parallel(endY - 92, endY + 4, 12))), 2.4)
            : ''),
      ).join('')
  sketch.add({
    outline: sketch.shape(symmetric(leg.half(topY))),
    inflate: 0.56,
    limit: 110,
    rim: 5,
    cloth: cloths.sweat,
    ...(print ? { print } : {}),
    folds: looseFolds(sketch, leg, gathered),
    foldWarp: 6,
    relief: (x, y) => 1.9 * sketch.cloud(x / 50, y / 54) + 0.6 * sketch.cloud(x / 22 + 9, y / 20),
    marks: seamMarks(spec, sketch, leg, topY, back) + hems,
    inks: { base: BASE, second: secondInk(spec.print), stitch: THREAD, panel: { of: 'accent' } },
  })
  if (gathered) addCuffs(spec, sketch, leg, cloths)
  addCargo(spec, sketch, leg, cloths)
  addElasticBand(sketch, cloths, { top, half: leg.edges(topY).outer - CENTRE + 1, depth, back, cloth: cloths.sweat })
  if (!back && cut.cords !== false)
    for (const side of SIDES) {
      const x = CENTRE + 11
      const y = top + depth * 0.5 + 8
      const points: Point[] = [
        [x, y],
        [x + 3, y + 22],
        [x + 1 + sketch.jitter(3), y + 54],
        [x + 5 + sketch.jitter(3), y + (side > 0 ? 82 : 94)],
      ]
      for (const part of drawstring(sketch, onSide(side, points), cloths.cord, cloths.metal)) sketch.add(part)
    }
  if (!back && wantsMark(spec.logo)) sketch.add(embroideredMark(leg.across(228, 0.4)[0], 236, cloths.cotton, 20))
  if (!back && spec.logo === 'large') sketch.add(embroideredMark(leg.across(330, 0.1)[0], 340, cloths.cotton, 50))
  return sketch.done()
}
