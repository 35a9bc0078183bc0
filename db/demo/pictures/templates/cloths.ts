import type { Cloth, ClothFunction, Material } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import type { Sketch } from './sketch.ts'

const TURN = Math.PI * 2

const matte: Material = {
  ambient: 0.34,
  key: 1.04,
  fill: 0.2,
  bounce: 0.6,
  wrap: 0.16,
  sheen: 0.2,
  specular: 0,
  gloss: 1,
}

const material = (change: Partial<Material>): Material => ({ ...matte, ...change })

const plainTone: ClothFunction = () => 1

type ClothName =
  | 'sweat'
  | 'jersey'
  | 'stretch'
  | 'shell'
  | 'fleece'
  | 'rib'
  | 'mesh'
  | 'lining'
  | 'cord'
  | 'metal'
  | 'rubber'
  | 'foam'
  | 'leather'
  | 'knit'
  | 'paper'
  | 'plastic'
  | 'cotton'

/** The materials of the shop; weave periods stay away from 2 px, where downscaling makes a grid. */
export function clothsOf(sketch: Sketch): Record<ClothName, Cloth> {
  const { coarse, fine } = sketch
  const heather =
    (amount: number): ClothFunction =>
    (u, v) =>
      1 + amount * (fine(u / 1.1, v / 3.4) * 0.5 + coarse(u / 0.9 + 40, v / 0.9) * 0.5)
  const meshHole: ClothFunction = (u, v) => smoothstep(0.3, 0.7, Math.sin((u + v) * 1.3) * Math.sin((u - v) * 1.3))
  return {
    sweat: {
      weave: (u, v) =>
        0.14 * Math.sin((u / 2.4) * TURN) +
        0.1 * Math.sin((v / 2.6) * TURN + (Math.floor(u / 1.2) & 1) * Math.PI) +
        0.26 * fine(u / 1.5, v / 1.5) +
        0.32 * coarse(u / 5, v / 5),
      tone: heather(0.07),
      material: material({ ambient: 0.36 }),
      drift: 0.42,
    },
    jersey: {
      weave: (u, v) =>
        0.09 * Math.sin((u / 1.9) * TURN + coarse(u / 9, v / 9) * 3) +
        0.14 * fine(u / 1.4, v / 2) +
        0.16 * coarse(u / 6, v / 7),
      tone: heather(0.045),
      material: material({ sheen: 0.18, wrap: 0.18 }),
      drift: 0.42,
    },
    stretch: {
      weave: (u, v) =>
        0.05 * Math.sin((u / 1.5) * TURN + coarse(u / 9, v / 9) * 3) +
        0.1 * fine(u / 1.3, v / 2.2) +
        0.12 * coarse(u / 6, v / 8),
      tone: heather(0.035),
      material: material({ key: 1, wrap: 0.18, sheen: 0.32, specular: 0.06, gloss: 9 }),
      drift: 0.5,
    },
    shell: {
      weave: (u, v) => 0.05 * fine(u / 1.2, v / 1.2) + 0.1 * coarse(u / 7, v / 6),
      tone: heather(0.02),
      material: material({ key: 1.0, wrap: 0.1, sheen: 0.16, specular: 0.06, gloss: 10 }),
      drift: 0.3,
    },
    fleece: {
      weave: (u, v) => 1.0 * coarse(u / 3.6, v / 3.2) + 0.7 * fine(u / 1.7, v / 1.7) + 0.6 * coarse(u / 9, v / 9 + 4),
      tone: (u, v) => 1 + 0.08 * coarse(u / 3.6, v / 3.2) + 0.05 * fine(u / 1.2, v / 1.2),
      material: material({ sheen: 0.3, wrap: 0.24, ambient: 0.38 }),
      drift: 0.3,
    },
    rib: {
      weave: (u, v, x, y) =>
        1.5 * Math.sin((u / 4.5) * TURN) + 0.2 * fine(x / 1.5, y / 1.5) + 0.1 * coarse(v / 5, u / 5),
      tone: heather(0.05),
      material: material({ ambient: 0.36 }),
      drift: 0.1,
    },
    mesh: {
      weave: (u, v) => -0.45 * meshHole(u, v, 0, 0),
      tone: (u, v) => 1 - 0.5 * meshHole(u, v, 0, 0),
      material: material({ sheen: 0.2 }),
      drift: 0.3,
    },
    lining: {
      weave: (u, v) => 0.25 * fine(u / 1.6, v / 1.6) + 0.3 * coarse(u / 5, v / 5),
      tone: heather(0.05),
      material: material({ key: 0.5, ambient: 0.34 }),
      drift: 0.4,
    },
    cord: {
      weave: (_u, _v, x, y) => 0.5 * Math.sin((y + x * 1.1) * 2.1) + 0.5 * Math.sin((y - x * 1.1) * 2.1),
      tone: plainTone,
      material: material({ wrap: 0.35, sheen: 0.1 }),
      drift: 0,
    },
    metal: { weave: () => 0, tone: plainTone, material: material({ specular: 0.75, gloss: 15, sheen: 0.3 }), drift: 0 },
    rubber: {
      weave: (u, v) => 0.2 * fine(u / 1.5, v / 1.5),
      tone: plainTone,
      material: material({ specular: 0.03, gloss: 10, sheen: 0.12 }),
      drift: 0,
    },
    foam: {
      weave: (u, v) => 0.13 * fine(u / 1.2, v / 1.2),
      tone: (u, v) => 1 + 0.015 * coarse(u / 30, v / 18),
      material: material({ specular: 0.035, gloss: 12, sheen: 0.12, ambient: 0.38 }),
      drift: 0,
    },
    leather: {
      weave: (u, v) => 0.16 * fine(u / 1.9, v / 1.9) + 0.14 * coarse(u / 4.1, v / 4.1),
      tone: (u, v) => 1 + 0.02 * coarse(u / 16, v / 16),
      material: material({ specular: 0.045, gloss: 13, sheen: 0.12 }),
      drift: 0,
    },
    knit: {
      weave: (u, v) => 0.42 * Math.sin(u * 1.9) * Math.sin(v * 1.9) + 0.12 * fine(u / 1.3, v / 1.3),
      tone: (u, v) => 1 + 0.05 * Math.sin(u * 1.9) * Math.sin(v * 1.9),
      material: material({}),
      drift: 0.2,
    },
    paper: {
      weave: (u, v) => 0.06 * fine(u / 2, v / 2),
      tone: (u, v) => 1 + 0.012 * fine(u / 3, v / 3),
      material: material({ sheen: 0.1, specular: 0.02, gloss: 8, wrap: 0.2 }),
      drift: 0,
    },
    plastic: {
      weave: () => 0,
      tone: plainTone,
      material: material({ specular: 0.28, gloss: 22, sheen: 0.2 }),
      drift: 0,
    },
    cotton: {
      weave: (u, v) => 0.16 * Math.sin((u + v) * 2.2) + 0.16 * fine(u / 1.5, v / 1.5) + 0.1 * coarse(u / 5, v / 5),
      tone: heather(0.04),
      material: material({ sheen: 0.16 }),
      drift: 0.3,
    },
  }
}
