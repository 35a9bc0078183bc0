import { CENTRE, acrossCentre, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { Logo } from '../spec.ts'
import type { clothsOf } from './cloths.ts'
import type { Sketch } from './sketch.ts'
import { BASE, darker, embroideredMark, neckLabel } from './trims.ts'

type Cloths = ReturnType<typeof clothsOf>

const THREAD_LIGHT = { of: 'base', gain: 1.35, tint: 0.05 } as const

const FINE = '2.4 1.8'

interface StretchBand {
  readonly kind: 'mid' | 'high' | 'cross'
  readonly back: boolean
  readonly pass: 'inside' | 'front' | 'back'
  readonly pocket: boolean
  readonly logo: Logo
}

/** The double-layered waistband of leggings and bike shorts. */
export function addStretchBand(sketch: Sketch, cloths: Cloths, band: StretchBand): void {
  const top = band.kind === 'mid' ? 84 : 48
  if (band.pass === 'inside') {
    if (band.back) return
    const deep = band.kind === 'cross' ? 34 : 0
    sketch.add({
      outline: sketch.shape(
        symmetric([
          [CENTRE, top - 8],
          [CENTRE + 44, top - 8],
          [CENTRE + 69, top - 2, 1],
          [CENTRE + 71, top + 14],
          [CENTRE + 46, top + 26 + deep],
          [CENTRE, top + 30 + deep],
        ]),
      ),
      inflate: -0.25,
      limit: 10,
      cloth: cloths.lining,
      light: (_x, y) => 0.56 + 0.3 * Math.min(1, Math.max(0, (y - top) / 24)),
      inks: { base: darker(0.68) },
    })
    sketch.add(neckLabel(sketch, CENTRE, top - 3, cloths.cotton, 20))
    return
  }
  const dip = band.pass === 'back' ? -2 : 7
  const waist = band.kind === 'mid' ? 74 : 71
  const right: Point[] = [
    [CENTRE, top + dip],
    [CENTRE + 42, top + dip * 0.7],
    [CENTRE + waist, top - 2, 1],
    [CENTRE + waist + 2, top + 24],
    [CENTRE + 79, 116],
    [CENTRE + 85, 134, 1],
    [CENTRE + 50, 142],
    [CENTRE, 146],
  ]
  const line = (points: Point[], up: number): string =>
    sketch.line(acrossCentre(points.map((p): Point => [p[0], p[1] - up])))
  const lower: Point[] = [
    [CENTRE, 144],
    [CENTRE + 50, 140],
    [CENTRE + 86, 132],
  ]
  const upper: Point[] = [
    [CENTRE, top + dip],
    [CENTRE + 42, top + dip * 0.7],
    [CENTRE + waist, top - 2],
  ]
  const cross = band.kind === 'cross' && band.pass === 'front'
  sketch.add({
    outline: sketch.shape(cross ? crossTop(right, top) : symmetric(right)),
    inflate: 0.4,
    limit: 110,
    rim: 4,
    cloth: cloths.stretch,
    folds: [
      sketch.fold(
        [
          [CENTRE + 72, top + 18],
          [CENTRE + 50, top + 24],
          [CENTRE + 28, top + 22],
        ],
        { width: 6, depth: -1.6, taper: [0.05, 0.6] },
      ),
      sketch.fold(
        [
          [CENTRE - 74, top + 40],
          [CENTRE - 46, top + 46],
          [CENTRE - 18, top + 43],
        ],
        { width: 7, depth: -1.7, taper: [0.05, 0.6] },
      ),
      sketch.fold(
        [
          [CENTRE + 80, 112],
          [CENTRE + 54, 116],
          [CENTRE + 30, 120],
        ],
        { width: 6, depth: -1.5, taper: [0.05, 0.6] },
      ),
    ],
    relief: (x, y) => 1.1 * sketch.cloud(x / 40, y / 26),
    marks:
      (cross ? crossSeam(sketch, top) : groove(line(upper, -6), 1.1, 0.6)) +
      stitch(line(lower, 8), 0.9, FINE) +
      stitch(line(lower, 11.5), 0.9, FINE) +
      (band.pocket
        ? groove(
            line(
              [
                [CENTRE, top + 34],
                [CENTRE + 40, top + 33],
                [CENTRE + 58, top + 31],
              ],
              0,
            ),
            2.4,
          )
        : ''),
    inks: { base: darker(0.98), stitch: THREAD_LIGHT },
    shadow: { dx: 1, dy: 3, blur: 3.4, strength: 0.34 },
  })
  if (band.logo !== 'none') {
    const size = band.logo === 'large' ? 34 : 18
    sketch.add(
      embroideredMark(band.pass === 'back' ? CENTRE : CENTRE + 50, Math.max(top + 38, 98), cloths.cotton, size),
    )
  }
}

/** Two crossing bands dip to a V in front. */
function crossTop(right: Point[], top: number): Point[] {
  const half = right.map((p, i): Point => (i === 0 ? [CENTRE, top + 44, 1] : i === 1 ? [CENTRE + 38, top + 20] : p))
  return symmetric(half)
}

function crossSeam(sketch: Sketch, top: number): string {
  const edge: Point[] = [
    [CENTRE - 70, top + 2],
    [CENTRE - 38, top + 22],
    [CENTRE, top + 46],
    [CENTRE + 48, 128],
    [CENTRE + 62, 142],
  ]
  const inner = edge.map((p): Point => [p[0] - 3, p[1] + 5])
  return (
    groove(sketch.line(edge), 2.4) +
    stitch(sketch.line(inner), 0.8, FINE) +
    groove(
      sketch.line([
        [CENTRE + 68, top + 7],
        [CENTRE + 38, top + 26],
        [CENTRE + 6, top + 48],
      ]),
      1.1,
      0.6,
    )
  )
}

/** A gathered elastic waistband with its two rows of stitching and a drawcord. */
export function addElasticBand(
  sketch: Sketch,
  cloths: Cloths,
  band: {
    readonly top: number
    readonly half: number
    readonly depth: number
    readonly back: boolean
    readonly cloth: Cloths['sweat']
  },
): void {
  const { top, half, depth, back } = band
  if (!back) {
    sketch.add({
      outline: sketch.shape(
        symmetric([
          [CENTRE, top - 9],
          [CENTRE + half * 0.6, top - 8],
          [CENTRE + half - 3, top - 1, 1],
          [CENTRE + half - 4, top + 12],
          [CENTRE + half * 0.5, top + 22],
          [CENTRE, top + 24],
        ]),
      ),
      inflate: -0.25,
      limit: 10,
      cloth: cloths.lining,
      light: () => 0.62,
      inks: { base: darker(0.68) },
    })
    sketch.add(neckLabel(sketch, CENTRE, top - 6, cloths.cotton, 22))
  }
  const dip = back ? -3 : 8
  const right: Point[] = [
    [CENTRE, top + dip],
    [CENTRE + half * 0.6, top + dip * 0.7],
    [CENTRE + half, top - 2, 1],
    [CENTRE + half + 2, top + depth * 0.5],
    [CENTRE + half + 3, top + depth, 1],
    [CENTRE + half * 0.6, top + depth + 7],
    [CENTRE, top + depth + 9],
  ]
  const line = (d: number): string =>
    sketch.line(
      acrossCentre([
        [CENTRE, top + dip + d],
        [CENTRE + half * 0.6, top + dip * 0.72 + d],
        [CENTRE + half + 2, top - 2 + d],
      ]),
    )
  const gathers = Array.from({ length: 17 }, (_, i) => {
    const x = CENTRE - half + 6 + (i * (half * 2 - 12)) / 16 + sketch.jitter(3)
    return sketch.fold(
      [
        [x, top + 2],
        [x + sketch.jitter(3), top + depth * 0.5],
        [x + sketch.jitter(3), top + depth + 4],
      ],
      { width: 3.6, depth: -1.5 + sketch.jitter(0.8), taper: [0.25, 0.25] },
      1.5,
    )
  })
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.5,
    limit: 40,
    rim: 3,
    cloth: band.cloth,
    folds: gathers,
    foldWarp: 2,
    marks: stitch(line(depth * 0.33)) + stitch(line(depth * 0.66)) + groove(line(depth - 1), 2),
    inks: { base: BASE, stitch: THREAD_LIGHT },
    shadow: { dx: 1, dy: 3, blur: 3.4, strength: 0.36 },
  })
}
