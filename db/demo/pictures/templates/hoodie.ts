import { CENTRE, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { ClothFunction, Drawing, Part } from '../engine/part.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { HoodieSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { addHoodBack } from './hood-back.ts'
import { addHood, addHoodInside } from './hood.ts'
import { addFunnel, addRoundNeck } from './neck.ts'
import { torsoPanel } from './panels.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { Sleeve } from './sleeve.ts'
import type { TorsoShape } from './torso.ts'
import { BASE, THREAD, drawstring, embroideredMark, neckLabel, secondInk, wantsMark, zipper } from './trims.ts'
import { addCuff, addHemRib, addSleeve, addTorso, startUpper } from './upper-parts.ts'
import type { UpperBuild } from './upper-parts.ts'

const WIDTHS = {
  slim: { shoulder: 98, chest: 110, waist: 106, hem: 106 },
  regular: { shoulder: 102, chest: 121, waist: 121, hem: 119 },
  boxy: { shoulder: 112, chest: 138, waist: 140, hem: 136 },
} as const

const HEM = { crop: 492, regular: 590, long: 626 } as const

function torsoOf(spec: HoodieSpec, back: boolean): TorsoShape {
  const { cut } = spec
  const sleeve = cut.sleeve ?? 'set-in'
  const hooded = cut.neck === 'hood'
  return {
    ...WIDTHS[cut.fit],
    ...(sleeve === 'dropped' ? { shoulder: WIDTHS[cut.fit].shoulder + 13 } : {}),
    neckHalf: hooded ? 62 : 47,
    neckY: hooded ? 176 : 174,
    neckBottom: hooded ? 232 : cut.neck === 'funnel' ? 188 : back ? 184 : 212,
    neckStyle: 'round',
    shoulderY: sleeve === 'dropped' ? 203 : 195,
    armpitY: cut.fit === 'boxy' ? 332 : 316,
    hemY: HEM[cut.length],
    hemDip: 10,
    armhole: sleeve,
  }
}

function addKangaroo(build: UpperBuild, split: boolean): void {
  const { sketch, torso, cloth } = build
  const bottom = torso.hemY + 1
  const top = bottom - (torso.hemY < 520 ? 108 : 138)
  const half = Math.min(97, torso.hem - 22)
  const edge = (inset: number): Point[] => [
    [CENTRE + half * 0.54 - inset * 0.2, top],
    [CENTRE + half * 0.84 - inset, top + (bottom - top) * 0.44],
    [CENTRE + half - inset * 1.2, bottom - 40],
  ]
  const right: Point[] = [
    [CENTRE, top + 1],
    [CENTRE + half * 0.54, top, 1],
    [CENTRE + half * 0.84, top + (bottom - top) * 0.44],
    [CENTRE + half, bottom - 40, 1],
    [CENTRE + half - 1, bottom - 2, 1],
    [CENTRE, bottom + 6],
  ]
  const seams = SIDES.map(
    (s) => stitch(sketch.line(onSide(s, edge(6)))) + stitch(sketch.line(onSide(s, edge(10)))),
  ).join('')
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.16,
    limit: 8,
    cloth,
    ...(build.print ? { print: build.print } : {}),
    folds: [
      ...sketch.folds(
        [
          [332, top + 14],
          [337, top + 70],
          [328, bottom - 12],
        ],
        { width: 16, depth: -2.6 },
      ),
      ...sketch.folds(
        [
          [CENTRE + half, bottom - 42],
          [CENTRE + half - 36, bottom - 52],
          [CENTRE + half - 70, bottom - 44],
        ],
        { width: 9, depth: -3, taper: [0.02, 0.7] },
      ),
      ...sketch.folds(
        [
          [CENTRE + half * 0.7, top + 26],
          [CENTRE + half * 0.5, top + 46],
          [CENTRE + half * 0.3, top + 52],
        ],
        { width: 10, depth: -2, taper: [0.02, 0.7] },
      ),
    ],
    relief: (x, y) => 16 * (1 - ((x - CENTRE) / 150) ** 2) + 1.5 * sketch.cloud(x / 40, y / 34),
    marks:
      seams +
      stitch(
        sketch.line([
          [CENTRE - half * 0.5, top + 6],
          [CENTRE, top + 7],
          [CENTRE + half * 0.5, top + 6],
        ]),
      ) +
      (split
        ? groove(
            sketch.line([
              [CENTRE, top],
              [CENTRE, bottom],
            ]),
            3,
          )
        : ''),
    inks: { base: BASE, second: secondInk(build.printName), stitch: THREAD },
    shadow: { dx: 1.5, dy: 3, blur: 3.6, strength: 0.42 },
  })
}

function sidePockets(sketch: Sketch, t: TorsoShape): string {
  return SIDES.map((side) => {
    const line = (d: number): Point[] =>
      onSide(side, [
        [CENTRE + t.waist - 52 + d, t.hemY - 118],
        [CENTRE + t.waist - 22 + d, t.hemY - 28],
      ])
    return groove(sketch.line(line(0)), 2.6) + stitch(sketch.line(line(-5))) + stitch(sketch.line(line(5)))
  }).join('')
}

function addClosure(spec: HoodieSpec, build: UpperBuild, cloths: ReturnType<typeof clothsOf>): void {
  const { sketch, torso } = build
  const { closure, neck } = spec.cut
  if (closure === 'pullover') return
  const top = neck === 'hood' ? 262 : neck === 'funnel' ? 132 : torso.neckBottom + 2
  const bottom = closure === 'zip' ? torso.hemY + torso.hemDip + 30 : top + (neck === 'funnel' ? 190 : 120)
  const line: Point[] = [
    [CENTRE, top],
    [CENTRE + sketch.jitter(1.5), (top + bottom) / 2],
    [CENTRE, bottom],
  ]
  for (const part of zipper(sketch, line, cloths.shell, cloths.metal)) sketch.add(part)
}

export function drawHoodie(spec: HoodieSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  const t = torsoOf(spec, back)
  const { cut } = spec
  const boxy = cut.fit === 'boxy'
  const sleeves = SIDES.map(
    (side) => new Sleeve(t, { angle: boxy ? 13.5 : 11.5, length: 404, endWidth: boxy ? 60 : 54 }, side),
  )
  const print: ClothFunction | undefined = printOf(sketch, spec.print)
  const build = startUpper({ sketch, torso: t, sleeves, cloth: cloths.sweat, print, printName: spec.print, weight: 1 })
  const rib = { ...cloths.rib }
  if (cut.neck === 'hood' && !back) {
    addHoodInside(sketch, cloths.lining)
    sketch.add(neckLabel(sketch, CENTRE, 197, cloths.cotton))
  }
  if (cut.neck === 'funnel' && !back) addFunnel(sketch, t, cloths.sweat, rib, 'inside')
  if (cut.neck === 'crew' && !back) addRoundNeck(sketch, t, cloths.jersey, rib, 'inside')
  sleeves.forEach((_, i) => {
    addSleeve(build, i, true)
    addCuff(build, i, rib, 46)
  })
  const seamless = (cut.panel ?? 'none') === 'none'
  const seams =
    torsoPanel(seamless && spec.print === 'colour-block' ? 'chest' : cut.panel, sketch, t) +
    (cut.pocket === 'side' && !back ? sidePockets(sketch, t) : '')
  addTorso(build, true, seams)
  addHemRib(build, rib, 42)
  if (!back && cut.pocket === 'kangaroo') addKangaroo(build, cut.closure === 'zip')
  if (cut.neck === 'hood') {
    if (!back) addClosure(spec, build, cloths)
    ;(back ? addHoodBack : addHood)(sketch, cloths.sweat, print, secondInk(spec.print))
  } else {
    ;(cut.neck === 'funnel' ? addFunnel : addRoundNeck)(sketch, t, cloths.sweat, rib, back ? 'back' : 'front')
    if (!back) addClosure(spec, build, cloths)
  }
  if (!back && cut.neck === 'hood' && cut.cords !== false)
    SIDES.forEach((side) => {
      const drop = (side > 0 ? 108 : 122) * (spec.logo === 'large' ? 0.78 : 1)
      const points: Point[] = [
        [323, 244],
        [326, 266],
        [324 + sketch.jitter(4), 244 + drop * 0.55],
        [326 + sketch.jitter(4), 244 + drop],
      ]
      for (const part of drawstring(sketch, onSide(side, points), cloths.cord, cloths.metal)) sketch.add(part)
    })
  for (const part of markParts(spec, sketch, t, back)) sketch.add(part)
  return sketch.done()
}

function markParts(spec: HoodieSpec, sketch: Sketch, t: TorsoShape, back: boolean): Part[] {
  const { cotton } = clothsOf(sketch)
  if (back) return spec.logo === 'large' ? [embroideredMark(CENTRE, t.armpitY + 20, cotton, 120)] : []
  const open = spec.cut.closure === 'zip' || (spec.cut.closure === 'half-zip' && spec.cut.neck === 'hood')
  if (spec.logo === 'large')
    return open
      ? [embroideredMark(CENTRE + t.chest * 0.5, t.armpitY + 14, cotton, 58)]
      : [embroideredMark(CENTRE, t.armpitY + (spec.cut.neck === 'hood' ? 80 : 52), cotton, 92)]
  return wantsMark(spec.logo) ? [embroideredMark(CENTRE + 54, t.armpitY - 2, cotton, 26)] : []
}
