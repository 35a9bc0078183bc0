import { CENTRE, acrossCentre, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Part } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import { stitch } from '../engine/seams.ts'
import type { BraSpec } from '../spec.ts'
import type { BraShape } from './bra-shape.ts'
import type { clothsOf } from './cloths.ts'
import { SIDES, onSide } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import { darker, neckLabel } from './trims.ts'

type Cloths = ReturnType<typeof clothsOf>

/** Top edge of the back from the centre out to the side seam. */
function backEdge(spec: BraSpec, s: BraShape): Point[] {
  const side: Point = [CENTRE + s.under, s.underY, 1]
  switch (spec.cut.strap) {
    case 'racer':
    case 'halter':
      return [[CENTRE, 214], [CENTRE + 15, 206], [CENTRE + 22, 216, 1], [CENTRE + 30, 250], [CENTRE + 62, 286], side]
    case 'cross':
    case 'thin':
      return [[CENTRE, 336], [CENTRE + 60, 326], [CENTRE + 100, 312], side]
    default:
      return [
        [CENTRE, 236],
        [CENTRE + s.strapIn * 0.55, 226],
        [CENTRE + s.strapIn * 0.92, 190],
        [CENTRE + s.strapIn, s.strapTop, 1],
        [CENTRE + s.strapOut, s.strapTop + 2, 1],
        [CENTRE + s.strapOut + 3, 216],
        [CENTRE + s.strapOut + 20, 272],
        side,
      ]
  }
}

export function backOutline(spec: BraSpec, s: BraShape): Point[] {
  return [
    ...backEdge(spec, s),
    [CENTRE + s.under + 1, s.underY + 60],
    [CENTRE + s.bandHalf, s.bandY + 4, 1],
    [CENTRE + s.bandHalf * 0.55, s.bandY + 12],
    [CENTRE, s.bandY + 15],
  ]
}

/** The straps of the back as lines from the shoulder; thin ones only. */
function strapLines(spec: BraSpec, s: BraShape): Point[][] {
  const mid = (s.strapIn + s.strapOut) / 2
  const top = s.strapTop + 1
  switch (spec.cut.strap) {
    case 'racer':
    case 'halter':
      return SIDES.map((side) =>
        onSide(side, [
          [CENTRE + mid, top],
          [CENTRE + mid * 0.72, 166],
          [CENTRE + 17, 206],
          [CENTRE + 9, 232],
        ]),
      )
    case 'cross':
      return SIDES.map((side) =>
        onSide(side, [
          [CENTRE + mid, top],
          [CENTRE + mid * 0.4, 200],
          [CENTRE - 34, 280],
          [CENTRE - 64, 332],
        ]),
      )
    case 'thin':
      return SIDES.map((side) =>
        onSide(side, [
          [CENTRE + mid, top],
          [CENTRE + mid - 2, 220],
          [CENTRE + mid + 6, 330],
        ]),
      )
    default:
      return []
  }
}

const strapWidth = (spec: BraSpec, s: BraShape): number =>
  spec.cut.strap === 'thin' ? 4.6 : spec.cut.strap === 'cross' ? 7 : (s.strapOut - s.strapIn) * 0.42

export function addBackInside(sketch: Sketch, spec: BraSpec, s: BraShape, cloths: Cloths): void {
  const edge = backEdge(spec, s)
  const shade = (_x: number, y: number): number => 0.6 + 0.28 * (1 - smoothstep(150, 300, y))
  sketch.add({
    outline: sketch.shape(symmetric([...edge, [CENTRE + 100, 350, 1], [CENTRE, 380]])),
    inflate: -0.25,
    limit: 18,
    cloth: cloths.stretch,
    light: shade,
    marks: stitch(sketch.line(acrossCentre(edge.slice(0, 3).map((p): Point => [p[0], p[1] + 6]))), 0.9, '2.4 1.8'),
    inks: { base: darker(0.72), stitch: darker(0.95) },
  })
  for (const line of strapLines(spec, s))
    sketch.add({
      outline: sketch.band(line, strapWidth(spec, s)),
      inflate: 0.5,
      limit: 4,
      rim: 1,
      cloth: cloths.stretch,
      light: (x, y) => shade(x, y) * 1.08,
      inks: { base: darker(0.82) },
      shadow: { dx: 2, dy: 4, blur: 3, strength: 0.4 },
    })
  const labelY = edge[0]![1] + 8
  if (labelY + 14 < s.neckY) sketch.add(neckLabel(sketch, CENTRE, labelY, cloths.cotton, 22))
}

/** Seen from behind the straps lie on top, with a slider on the thin ones. */
export function addBackStraps(
  sketch: Sketch,
  spec: BraSpec,
  s: BraShape,
  cloths: Cloths,
  binding: Omit<Part, 'outline'>,
): void {
  const edge = backEdge(spec, s)
  const split = edge.findIndex((p, i) => i > 0 && p[2] === 1)
  sketch.add({ outline: sketch.band(acrossCentre(edge.slice(0, split + 1)), 2.9), ...binding })
  const arm = edge.slice(
    edge.length > 5 && spec.cut.strap !== 'racer' && spec.cut.strap !== 'halter' ? split + 1 : split,
  )
  if (arm.length > 1) for (const side of SIDES) sketch.add({ outline: sketch.band(onSide(side, arm), 2.9), ...binding })
  for (const line of strapLines(spec, s)) {
    sketch.add({
      outline: sketch.band(line, strapWidth(spec, s)),
      inflate: 0.55,
      limit: 5,
      rim: 1,
      cloth: cloths.stretch,
      inks: { base: darker(0.97) },
      shadow: { dx: 2, dy: 4, blur: 3.4, strength: 0.42 },
    })
    if (spec.cut.strap !== 'thin') continue
    const [x, y] = line[1]!
    sketch.add({
      outline: sketch.band(
        [
          [x - 7, y],
          [x + 7, y],
        ],
        3,
      ),
      inflate: 0.9,
      rim: 0.4,
      cloth: cloths.metal,
      inks: { base: { of: '#a8a59f' } },
      shadow: { dx: 1, dy: 2, blur: 1.6, strength: 0.4 },
    })
  }
}
