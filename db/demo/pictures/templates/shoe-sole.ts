import { spline } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Ink } from '../engine/part.ts'
import { groove } from '../engine/seams.ts'
import type { ShoeSpec } from '../spec.ts'
import type { clothsOf } from './cloths.ts'
import { FLOOR_Y, featherAt } from './lasts.ts'
import type { Last } from './lasts.ts'
import type { Sketch } from './sketch.ts'
import { darker } from './trims.ts'

const INKS: Record<NonNullable<ShoeSpec['cut']['soleColour']>, Ink> = {
  white: { of: '#f2f0ea', gain: 0.92 },
  gum: { of: '#bd8f5e' },
  dark: { of: '#2a2b2f' },
  accent: { of: 'accent' },
}

const OUTSOLES: Record<NonNullable<ShoeSpec['cut']['soleColour']>, Ink> = {
  white: darker(0.7),
  gum: { of: '#a87845' },
  dark: { of: '#1b1c1f' },
  accent: { of: '#26272b' },
}

export function addSole(sketch: Sketch, spec: ShoeSpec, last: Last, cloths: ReturnType<typeof clothsOf>): void {
  const { sole } = spec.cut
  const colour = spec.cut.soleColour ?? 'white'
  addOutsole(sketch, spec, last, cloths, OUTSOLES[colour])
  const top = last.feather
  const crown = sole === 'flat' ? 0 : 6
  const outline: Point[] = [
    [top[0]![0] - 8, top[0]![1] + 2],
    ...top.slice(0, 1).map((p): Point => [p[0] + 4, p[1] - crown - 4]),
    ...top.slice(1, -1).map((p): Point => [p[0], p[1] - crown]),
    [548, top[6]![1] - crown - 4],
    ...last.sole,
  ]
  sketch.add({
    outline: sketch.shape(outline),
    inflate: sole === 'flat' ? 0.42 : 0.58,
    limit: sole === 'flat' ? 14 : 34,
    rim: 2,
    cloth: cloths.foam,
    soften: 1.3,
    grooveDepth: 4,
    foldWarp: 0,
    folds: solesFolds(sketch, spec, last),
    marks: soleMarks(sketch, spec, last),
    inks: { base: INKS[colour], panel: darker(0.92), stitch: { of: '#d8d4c8' } },
    shadow: { dx: 0, dy: -3, blur: 3.4, strength: 0.42 },
  })
}

function solesFolds(sketch: Sketch, spec: ShoeSpec, last: Last): ReturnType<Sketch['fold']>[] {
  const y = (x: number): number => featherAt(last, x)
  const line = (points: Point[], width: number, depth: number): ReturnType<Sketch['fold']> =>
    sketch.fold(points, { width, depth, crease: 0.6, taper: [0.15, 0.03] }, 0.5)
  if (spec.cut.sole === 'flat') return []
  if (spec.cut.sole === 'chunky')
    return [
      line(
        [
          [96, 480],
          [180, 476],
          [260, 488],
          [350, 470],
          [440, 482],
          [560, 462],
        ],
        7,
        -4.2,
      ),
      line(
        [
          [330, 490],
          [420, 494],
          [490, 484],
          [564, 484],
        ],
        5,
        -3,
      ),
      line(
        [
          [300, y(300) + 12],
          [390, y(390) + 18],
          [470, y(470) + 12],
          [556, y(540) + 20],
        ],
        5,
        -3,
      ),
    ]
  return [
    line(
      [
        [130, 486],
        [220, 488],
        [330, 480],
        [430, 466],
        [552, 446],
      ],
      5,
      -3,
    ),
    line(
      [
        [250, 496],
        [340, 494],
        [440, 486],
        [554, 470],
      ],
      5,
      -2.6,
    ),
  ]
}

function soleMarks(sketch: Sketch, spec: ShoeSpec, last: Last): string {
  const top = last.feather
  const parallel = (d: number): string => sketch.line(top.map((p): Point => [p[0], p[1] + d]))
  if (spec.cut.sole === 'flat') {
    const foxing =
      groove(parallel(5), 1.2, 0.8) +
      groove(parallel(20), 1, 0.5) +
      `<path d="${parallel(12)}" fill="none" stroke="#00f" stroke-width="2.4" stroke-opacity=".85"/>`
    const bumper = Array.from({ length: 16 }, (_, i) =>
      groove(
        sketch.line([
          [62 + i * 5, top[0]![1] + 6 + Math.min(3, i)],
          [62 + i * 5, 498],
        ]),
        1.2,
        0.6,
      ),
    ).join('')
    return foxing + bumper
  }
  const ticks = Array.from({ length: spec.cut.sole === 'chunky' ? 6 : 9 }, (_, i) => {
    const x = 404 + i * (spec.cut.sole === 'chunky' ? 18 : 12)
    const y = featherAt(last, x) + 26
    return groove(
      sketch.line([
        [x + 4, y],
        [x, y + 13],
      ]),
      2,
    )
  }).join('')
  return groove(parallel(3), 1.2, 0.8) + ticks
}

function addOutsole(sketch: Sketch, spec: ShoeSpec, last: Last, cloths: ReturnType<typeof clothsOf>, ink: Ink): void {
  const trail = spec.cut.sole === 'trail'
  const bottom = FLOOR_Y + (trail ? 7 : 3)
  const line = spline(last.sole, false, 6).filter((p) => p[1] > 466)
  const under = line.map((p): Point => [p[0], Math.min(bottom, p[1] + (trail ? 10 : 4))])
  const step = trail ? 23 : 26
  const lugs = Array.from({ length: trail ? 19 : 17 }, (_, i) => {
    const x = 84 + i * step + (trail ? 5 : 0)
    const h = trail ? 10 : 4
    return `M${x} ${bottom + 2}L${x + 2} ${bottom - h}L${x + (trail ? 8 : 6)} ${bottom - h}L${x + (trail ? 10 : 8)} ${bottom + 2}Z`
  }).join('')
  sketch.add({
    outline: sketch.polygon([...line.map((p): Point => [p[0], p[1] - 8]), ...under.reverse()]),
    ...(spec.cut.sole === 'flat' ? {} : { cut: lugs }),
    inflate: 0.4,
    limit: 8,
    rim: 1,
    cloth: cloths.rubber,
    inks: { base: ink },
  })
}
