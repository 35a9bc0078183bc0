import type { Fold } from '../engine/folds.ts'
import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { groove, inlay, panel, stitch } from '../engine/seams.ts'
import type { ShortsSpec } from '../spec.ts'
import { CROTCH_Y } from './legs.ts'
import type { Sketch } from './sketch.ts'
import { SIDES, onSide } from './sketch.ts'

export const END = { hot: 304, short: 336, mid: 386, knee: 440 } as const

const FLARE = { bike: 0, runner: 26, sweat: 12, 'two-in-one': 24, court: 30 } as const

/** A loose leg as distances from the centre at a height. */
interface Cut {
  readonly top: number
  readonly depth: number
  readonly waist: number
  readonly endY: number
  readonly hem: number
}

export function cutOf(spec: ShortsSpec): Cut {
  const { cut } = spec
  const top = cut.rise === 'high' ? 96 : 116
  const depth = cut.rise === 'high' ? 46 : 36
  return { top, depth, waist: 88, endY: END[cut.length], hem: 122 + FLARE[cut.kind] + (END[cut.length] - 300) * 0.09 }
}

const outerAt = (c: Cut, y: number): number => {
  const t = Math.max(0, Math.min(1, (y - c.top - c.depth) / (c.endY - c.top - c.depth)))
  return CENTRE + c.waist + 4 + (c.hem - c.waist - 4) * (1 - (1 - t) ** 1.7)
}

export function outline(spec: ShortsSpec, c: Cut): Point[] {
  const topY = c.top + c.depth - 4
  const side = [0.2, 0.45, 0.75].map((t): Point => [outerAt(c, topY + (c.endY - topY) * t), topY + (c.endY - topY) * t])
  const hem = CENTRE + c.hem
  const inner = CENTRE + 9
  const crotch: Point = [CENTRE, Math.min(CROTCH_Y + 4, c.endY - 26), 1]
  const kind = spec.cut.hem ?? (spec.cut.kind === 'runner' ? 'curved' : 'straight')
  const bottom: Point[] =
    kind === 'curved'
      ? [
          [hem - 2, c.endY - 40],
          [hem - 16, c.endY - 12],
          [hem - 44, c.endY + 4],
          [(hem + inner) / 2 - 16, c.endY + 9],
          [inner, c.endY + 8, 1],
        ]
      : [
          [hem, c.endY - 12, 1],
          [(hem + inner) / 2, c.endY + 2],
          [inner, c.endY + 9, 1],
        ]
  return [
    [CENTRE, topY + 8],
    [CENTRE + c.waist + 3, topY, 1],
    ...side,
    ...bottom,
    [CENTRE + 4, (crotch[1] + c.endY) / 2 + 4],
    crotch,
  ]
}

export function looseFolds(sketch: Sketch, c: Cut, weight: number): Fold[] {
  const folds: Fold[] = []
  const cy = Math.min(CROTCH_Y, c.endY - 30)
  const both = (points: Point[], width: number, depth: number, taper: [number, number]): void => {
    folds.push(...sketch.folds(points, { width, depth: depth * weight, taper, lean: 0.3, crease: 0.2 }, 5))
  }
  both(
    [
      [CENTRE + 4, cy - 6],
      [CENTRE + 36, cy - 26],
      [CENTRE + 74, cy - 36],
    ],
    10,
    -3.8,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 6, cy + 8],
      [CENTRE + 44, cy + 4],
      [CENTRE + 86, cy + 8],
    ],
    10,
    -3,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 52, c.endY + 8],
      [CENTRE + 54, c.endY - 50],
      [CENTRE + 46, c.endY - 110],
    ],
    15,
    -4,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 92, c.endY + 4],
      [CENTRE + 86, c.endY - 60],
      [CENTRE + 70, c.endY - 120],
    ],
    15,
    3,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + c.hem - 18, c.endY - 6],
      [CENTRE + c.hem - 30, c.endY - 70],
      [CENTRE + c.hem - 46, c.endY - 130],
    ],
    12,
    -3.2,
    [0.02, 0.7],
  )
  both(
    [
      [CENTRE + 22, c.endY + 8],
      [CENTRE + 24, c.endY - 30],
      [CENTRE + 20, c.endY - 62],
    ],
    10,
    2.4,
    [0.02, 0.7],
  )
  return folds
}

export function marksOf(spec: ShortsSpec, sketch: Sketch, c: Cut, back: boolean): string {
  const topY = c.top + c.depth
  const { cut } = spec
  const kind = spec.print === 'colour-block' && (cut.panel ?? 'none') === 'none' ? 'side-stripe' : (cut.panel ?? 'none')
  const edge = (inset: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const y = topY + ((c.endY + 8 - topY) * i) / 6
      return [outerAt(c, y) - inset, y]
    })
  const marks = [
    groove(
      sketch.line([
        [CENTRE, topY],
        [CENTRE + 1, 200],
        [CENTRE, CROTCH_Y],
      ]),
      2,
    ),
  ]
  if (!back)
    marks.push(
      stitch(
        sketch.line([
          [CENTRE + 5, topY],
          [CENTRE + 6, topY + 50],
          [CENTRE + 3, topY + 86],
          [CENTRE, topY + 94],
        ]),
      ),
    )
  for (const side of SIDES) {
    const place = (p: Point[]): Point[] => onSide(side, p)
    if (kind === 'side-stripe' || kind === 'mesh')
      marks.push(
        panel(sketch.area([...place(edge(kind === 'mesh' ? 32 : 20)), ...place(edge(-30)).reverse()])) +
          groove(sketch.line(place(edge(kind === 'mesh' ? 32 : 20))), 1.6),
      )
    if (kind === 'piping')
      marks.push(inlay(sketch.line(place(edge(14))), 3) + groove(sketch.line(place(edge(16.5))), 1.3))
    const hem = (up: number): string =>
      sketch.line(
        place([
          [CENTRE + 5, c.endY + 9 - up],
          [CENTRE + c.hem * 0.5, c.endY + 3 - up],
          [CENTRE + c.hem, c.endY - 12 - up],
        ]),
      )
    if (cut.hem !== 'curved' && cut.kind !== 'runner') marks.push(stitch(hem(13)) + stitch(hem(17)))
    if (cut.hem === 'split')
      marks.push(
        groove(
          sketch.line(
            place([
              [CENTRE + c.hem - 20, c.endY + 2],
              [CENTRE + c.hem - 24, c.endY - 52],
            ]),
          ),
          3,
        ) +
          inlay(
            sketch.line(
              place([
                [CENTRE + c.hem - 23, c.endY + 2],
                [CENTRE + c.hem - 27, c.endY - 48],
              ]),
            ),
            2,
          ),
      )
    if (cut.hem === 'cuff')
      marks.push(
        groove(
          sketch.line(
            place([
              [CENTRE + 4, c.endY - 19],
              [CENTRE + c.hem * 0.5, c.endY - 25],
              [CENTRE + c.hem, c.endY - 42],
            ]),
          ),
          3,
        ),
      )
    if (!back && (cut.pocket === 'slant' || cut.pocket === 'zip' || cut.pocket === 'side')) {
      const line = (d: number): Point[] =>
        place([
          [outerAt(c, topY) - 26 + d, topY + 2],
          [outerAt(c, topY + 50) - 17 + d, topY + 48],
          [outerAt(c, topY + 92) - 4 + d, topY + 90],
        ])
      marks.push(
        groove(sketch.line(line(0)), 2.4) +
          (cut.pocket === 'zip' ? inlay(sketch.line(line(0)), 2.8) : '') +
          stitch(sketch.line(line(-5))),
      )
    }
    if (back && side > 0)
      marks.push(
        stitch(
          sketch.line([
            [CENTRE + 32, topY + 46, 1],
            [CENTRE + 84, topY + 42, 1],
            [CENTRE + 84, topY + 92, 1],
            [CENTRE + 32, topY + 96, 1],
            [CENTRE + 32, topY + 46, 1],
          ]),
        ),
      )
  }
  return marks.join('')
}
