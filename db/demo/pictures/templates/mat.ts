import { CENTRE, circle } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, Drawing, Part } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import { groove } from '../engine/seams.ts'
import type { MatSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { printOf } from './prints.ts'
import { Sketch } from './sketch.ts'
import { ACCENT, BASE, darker, embroideredMark, secondInk } from './trims.ts'

type Cloths = ReturnType<typeof clothsOf>

const THICKNESS = { travel: 3.4, standard: 5.2, thick: 8 } as const

function surfaceOf(spec: MatSpec, sketch: Sketch, cloths: Cloths): Cloth {
  const rubber: Cloth = { ...cloths.foam, weave: (u, v) => 0.2 * sketch.fine(u / 1.6, v / 1.6) }
  switch (spec.cut.surface) {
    case 'ribbed':
      return {
        ...rubber,
        weave: (u, v) => 1.1 * Math.sin((v * Math.PI * 2) / 6.2) + 0.14 * sketch.fine(u / 1.6, v / 1.6),
      }
    case 'grid':
      return {
        ...rubber,
        weave: (u, v) =>
          0.9 *
          (smoothstep(0.75, 0.95, Math.cos((u * Math.PI * 2) / 11)) +
            smoothstep(0.75, 0.95, Math.cos((v * Math.PI * 2) / 11))) *
          -1,
      }
    case 'cork':
      return {
        ...rubber,
        weave: (u, v) => 0.5 * sketch.coarse(u / 2.4, v / 2) + 0.3 * sketch.fine(u / 1.2, v / 1.2),
        tone: (u, v) =>
          1 +
          0.16 * sketch.coarse(u / 2.4, v / 2) +
          0.1 * sketch.fine(u / 1.1, v / 1.3) -
          0.28 * smoothstep(0.42, 0.62, sketch.fine(u / 4.4, v / 3.6)),
      }
    default:
      return rubber
  }
}

const top = (spec: MatSpec, sketch: Sketch): Partial<Part> => {
  const print =
    spec.print === 'colour-block'
      ? (u: number): number => smoothstep(CENTRE - 0.6, CENTRE + 0.6, u)
      : printOf(sketch, spec.print)
  return print ? { print } : {}
}

function addRoll(
  spec: MatSpec,
  sketch: Sketch,
  cloths: Cloths,
  x0: number,
  x1: number,
  y: number,
  radius: number,
): void {
  const body: Point[] = [
    [x0, y - radius, 1],
    [x1, y - radius, 1],
    [x1 + radius * 0.24, y - radius * 0.62],
    [x1 + radius * 0.34, y],
    [x1 + radius * 0.24, y + radius * 0.62],
    [x1, y + radius, 1],
    [x0, y + radius, 1],
    [x0 - radius * 0.24, y + radius * 0.62],
    [x0 - radius * 0.34, y],
    [x0 - radius * 0.24, y - radius * 0.62],
  ]
  sketch.add({
    outline: sketch.shape(body),
    inflate: 0.95,
    limit: 200,
    rim: 1,
    cloth: surfaceOf(spec, sketch, cloths),
    ...top(spec, sketch),
    marks: groove(
      sketch.line([
        [x0, y + radius * 0.52],
        [x1 + radius * 0.2, y + radius * 0.5],
      ]),
      2.4,
    ),
    inks: { base: BASE, second: secondInk(spec.print) },
    shadow: { dx: 2, dy: 6, blur: 7, strength: 0.45 },
  })
}

function drawRolled(spec: MatSpec, sketch: Sketch, cloths: Cloths): Drawing {
  const radius = 40 + THICKNESS[spec.cut.thickness ?? 'standard'] * 4
  const y = 400
  addRoll(spec, sketch, cloths, 96, 500, y, radius)
  // The end of the roll, foreshortened.
  const end = circle(102, y, radius).map((p): Point => [102 + (p[0] - 102) * 0.42, p[1]])
  const rings = [0.82, 0.66, 0.5, 0.34, 0.18]
    .map((k) =>
      groove(
        sketch.line(
          [...circle(102, y, radius * k), circle(102, y, radius * k)[0]!].map((p): Point => [
            102 + (p[0] - 102) * 0.42,
            p[1],
          ]),
        ),
        2.2,
      ),
    )
    .join('')
  sketch.add({
    outline: sketch.polygon(end),
    inflate: 0.1,
    limit: 5,
    cloth: cloths.foam,
    marks: rings,
    grooveDepth: 3,
    inks: { base: darker(0.84) },
  })
  const strap = (x: number): Point[] => [
    [x + 6, y - radius - 1],
    [x + 17, y - radius * 0.5],
    [x + 20, y],
    [x + 17, y + radius * 0.5],
    [x + 6, y + radius + 1],
  ]
  if (spec.cut.strap !== 'none')
    for (const x of [196, 400])
      sketch.add({
        outline: sketch.band(strap(x), 10),
        inflate: 0.4,
        limit: 5,
        rim: 1,
        cloth: cloths.cotton,
        inks: { base: ACCENT },
        shadow: { dx: 2, dy: 2, blur: 3, strength: 0.45 },
      })
  if (spec.cut.strap === 'carry')
    sketch.add({
      outline: sketch.band(
        [
          [206, y - radius + 2],
          [230, y - radius - 74],
          [310, y - radius - 104],
          [388, y - radius - 76],
          [410, y - radius + 2],
        ],
        8,
      ),
      inflate: 0.5,
      limit: 5,
      rim: 1,
      cloth: cloths.cotton,
      inks: { base: ACCENT },
      shadow: { dx: 3, dy: 6, blur: 5, strength: 0.4 },
    })
  if ((spec.logo ?? 'small') !== 'none')
    sketch.add({ ...embroideredMark(308, y - 8, cloths.foam, spec.logo === 'large' ? 56 : 32), inflate: 0 })
  return sketch.done({ x: 298, y: y + radius - 2, halfWidth: 226 })
}

function drawFlat(spec: MatSpec, sketch: Sketch, cloths: Cloths, half: boolean): Drawing {
  const cloth = surfaceOf(spec, sketch, cloths)
  const [left, right, y1] = [196, 404, 640]
  const y0 = half ? 208 : 96
  sketch.add({
    outline: sketch.shape([
      [left, y0, 1],
      [right, y0, 1],
      [right, y1 - 8],
      [right - 8, y1],
      [left + 8, y1],
      [left, y1 - 8],
    ]),
    inflate: 0.2,
    limit: THICKNESS[spec.cut.thickness ?? 'standard'],
    rim: 0,
    cloth,
    ...top(spec, sketch),
    relief: (x, y) => 0.7 * sketch.cloud(x / 90, y / 90),
    inks: { base: BASE, second: secondInk(spec.print) },
  })
  if (half) {
    const r = 24 + THICKNESS[spec.cut.thickness ?? 'standard'] * 3
    addRoll(spec, sketch, cloths, left + 3, right - 3, y0 - r + 18, r)
  }
  if ((spec.logo ?? 'small') !== 'none')
    sketch.add({ ...embroideredMark(CENTRE, y1 - 52, cloths.foam, spec.logo === 'large' ? 66 : 30), inflate: 0 })
  return sketch.done()
}

export function drawMat(spec: MatSpec): Drawing {
  const sketch = new Sketch(spec.seed, 0.8)
  const cloths = clothsOf(sketch)
  if (spec.cut.pose === 'rolled') return drawRolled(spec, sketch, cloths)
  return drawFlat(spec, sketch, cloths, spec.cut.pose === 'half-rolled')
}
