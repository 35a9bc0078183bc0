import { CENTRE, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, Drawing, Ink, Material } from '../engine/part.ts'
import { gauss, smoothstep } from '../engine/rng.ts'
import { groove } from '../engine/seams.ts'
import type { BottleSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { printOf } from './prints.ts'
import { Sketch } from './sketch.ts'
import { ACCENT, BASE, darker, embroideredMark, markOutline, secondInk } from './trims.ts'

type Cloths = ReturnType<typeof clothsOf>

const FLOOR = 640

const SHAPES = {
  slim: { half: 62, top: 232, shoulder: 54, neck: 36 },
  wide: { half: 84, top: 262, shoulder: 62, neck: 58 },
  shaker: { half: 78, top: 252, shoulder: 20, neck: 76 },
  tumbler: { half: 82, top: 272, shoulder: 8, neck: 82 },
} as const

type Shape = (typeof SHAPES)[keyof typeof SHAPES]

const glossy: Material = {
  ambient: 0.36,
  key: 0.95,
  fill: 0.22,
  bounce: 0.4,
  wrap: 0.2,
  sheen: 0.22,
  specular: 0.16,
  gloss: 22,
}

/** A turned body reads by its reflections: a bright window strip, a soft one opposite, dark edges. */
function turned(cloth: Cloth, half: number, shine: number): Cloth {
  return {
    ...cloth,
    material: { ...glossy, specular: 0.1 * shine },
    tone: (_u, _v, x, y) => {
      const s = (x - CENTRE) / half
      return (
        0.9 +
        shine * (0.34 * gauss(s + 0.5, 0.085) + 0.12 * gauss(s - 0.66, 0.06)) -
        0.16 * smoothstep(0.72, 1, Math.abs(s)) +
        0.02 * Math.sin(y * 0.6 + x)
      )
    },
  }
}

function bodyOutline(spec: BottleSpec, s: Shape): Point[] {
  const taper = spec.cut.shape === 'tumbler' ? 16 : spec.cut.shape === 'shaker' ? 10 : 0
  return [
    [CENTRE, s.top],
    [CENTRE + s.neck - 2, s.top, 1],
    [CENTRE + s.neck, s.top + 10],
    [CENTRE + s.half - 4, s.top + s.shoulder * 0.78],
    [CENTRE + s.half, s.top + s.shoulder + 22],
    [CENTRE + s.half - taper * 0.5, (s.top + FLOOR) / 2 + 40],
    [CENTRE + s.half - taper, FLOOR - 18],
    [CENTRE + s.half - taper - 8, FLOOR - 3],
    [CENTRE + s.half * 0.5, FLOOR + 3],
    [CENTRE, FLOOR + 4],
  ]
}

function addBody(spec: BottleSpec, sketch: Sketch, cloths: Cloths, s: Shape): void {
  const shine = spec.cut.body === 'steel' ? 1.15 : spec.cut.body === 'clear' ? 1.5 : 0.5
  const base: Ink = spec.cut.body === 'clear' ? { of: 'base', tint: 0.25 } : BASE
  const surface =
    spec.cut.body === 'matte'
      ? { ...cloths.foam, weave: (u: number, v: number) => 0.12 * sketch.fine(u / 1.3, v / 1.3) }
      : cloths.plastic
  const print =
    spec.print === 'colour-block'
      ? (_u: number, v: number): number => smoothstep(440, 441.5, v)
      : printOf(sketch, spec.print, 0.8)
  sketch.add({
    outline: sketch.shape(symmetric(bodyOutline(spec, s))),
    inflate: 0.92,
    limit: 150,
    rim: 1,
    cloth: turned(surface, s.half, shine),
    ...(print ? { print } : {}),
    marks: groove(
      sketch.line([
        [CENTRE - s.half, FLOOR - 22],
        [CENTRE, FLOOR - 17],
        [CENTRE + s.half, FLOOR - 22],
      ]),
      1.6,
      0.7,
    ),
    inks: { base, second: secondInk(spec.print) },
  })
  if (spec.cut.body === 'clear') addLiquid(sketch, cloths, s)
  if (spec.cut.sleeve)
    sketch.add({
      outline: sketch.shape(
        symmetric([
          [CENTRE, 452],
          [CENTRE + s.half + 3, 446, 1],
          [CENTRE + s.half + 1, FLOOR - 14],
          [CENTRE + s.half - 10, FLOOR + 3],
          [CENTRE, FLOOR + 8],
        ]),
      ),
      inflate: 0.9,
      limit: 150,
      rim: 1,
      cloth: {
        ...cloths.knit,
        weave: (_u, _v, x, y) => 0.8 * Math.sin(y * 1.2) + 0.15 * sketch.fine(x / 1.4, y / 1.4),
      },
      inks: { base: ACCENT },
      shadow: { dx: 0, dy: -2, blur: 3, strength: 0.4 },
    })
}

function addLiquid(sketch: Sketch, cloths: Cloths, s: Shape): void {
  const fill: Point[] = [
    [CENTRE, 402],
    [CENTRE + s.half - 8, 398, 1],
    [CENTRE + s.half - 10, FLOOR - 30],
    [CENTRE + s.half - 24, FLOOR - 13],
    [CENTRE, FLOOR - 9],
  ]
  sketch.add({
    outline: sketch.shape(symmetric(fill)),
    inflate: 0.9,
    limit: 140,
    cloth: turned(cloths.plastic, s.half, 1.1),
    inks: { base: darker(0.78) },
  })
  for (let i = 0; i < 6; i++)
    sketch.add({
      outline: sketch.polygon([
        [CENTRE + s.half - 34, 440 + i * 30],
        [CENTRE + s.half - (i % 2 ? 22 : 16), 440 + i * 30],
        [CENTRE + s.half - (i % 2 ? 22 : 16), 442 + i * 30],
        [CENTRE + s.half - 34, 442 + i * 30],
      ]),
      inflate: 0,
      cloth: cloths.paper,
      inks: { base: { of: '#f4f2ec' } },
    })
}

function addLid(spec: BottleSpec, sketch: Sketch, cloths: Cloths, s: Shape): void {
  const { lid } = spec.cut
  const half = s.neck + 4
  const top = s.top - (lid === 'screw' ? 58 : 44)
  const plastic = turned(
    {
      ...cloths.plastic,
      weave: (_u, _v, x) =>
        lid === 'screw' ? 0.8 * Math.sin(Math.asin(Math.max(-1, Math.min(1, (x - CENTRE) / (half + 1)))) * 26) : 0,
    },
    half,
    0.7,
  )
  const ink: Ink = { of: '#2b2c30' }
  const shadow = { dx: 0, dy: 3, blur: 3, strength: 0.4 }
  if (lid === 'loop')
    sketch.add({
      outline: sketch.band(
        [
          [CENTRE - half * 0.66, top + 8],
          [CENTRE - half * 0.6, top - 36],
          [CENTRE, top - 56],
          [CENTRE + half * 0.6, top - 36],
          [CENTRE + half * 0.66, top + 8],
        ],
        8,
      ),
      inflate: 0.8,
      limit: 9,
      cloth: cloths.rubber,
      inks: { base: ink },
    })
  if (lid === 'straw')
    sketch.add({
      outline: sketch.band(
        [
          [CENTRE + 4, top + 6],
          [CENTRE + 8, top - 44],
          [CENTRE + 22, top - 92],
        ],
        7,
      ),
      inflate: 0.9,
      cloth: cloths.plastic,
      inks: { base: ACCENT },
    })
  sketch.add({
    outline: sketch.shape(
      symmetric([
        [CENTRE, top],
        [CENTRE + half - 8, top + 1],
        [CENTRE + half, top + 9],
        [CENTRE + half, s.top + 3, 1],
        [CENTRE, s.top + 7],
      ]),
    ),
    inflate: 0.85,
    limit: 90,
    rim: 1.5,
    cloth: plastic,
    inks: { base: ink },
    shadow,
  })
  if (lid === 'flip')
    sketch.add({
      outline: sketch.shape([
        [CENTRE - 20, top + 4, 1],
        [CENTRE - 16, top - 22],
        [CENTRE + 10, top - 26],
        [CENTRE + 26, top - 8],
        [CENTRE + 26, top + 4, 1],
      ]),
      inflate: 0.8,
      limit: 14,
      cloth: cloths.plastic,
      inks: { base: ACCENT },
      shadow,
    })
}

export function drawBottle(spec: BottleSpec): Drawing {
  const sketch = new Sketch(spec.seed, 0)
  const cloths = clothsOf(sketch)
  const s = SHAPES[spec.cut.shape]
  addLid(spec, sketch, cloths, s)
  addBody(spec, sketch, cloths, s)
  if (spec.logo !== 'none') {
    const y = spec.cut.sleeve ? 400 : 470
    if (spec.logo === 'large')
      sketch.add({
        outline: markOutline(CENTRE, y, 72),
        inflate: 0,
        cloth: turned(cloths.paper, s.half, 0.4),
        inks: { base: ACCENT },
      })
    else sketch.add({ ...embroideredMark(CENTRE, y, cloths.plastic, 34), inflate: 0 })
  }
  return sketch.done({ x: CENTRE, y: FLOOR, halfWidth: s.half + 12 })
}
