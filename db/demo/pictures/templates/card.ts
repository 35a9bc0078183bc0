import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { ClothFunction, Drawing, Part } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import { groove } from '../engine/seams.ts'
import type { CardSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { Sketch } from './sketch.ts'
import { ACCENT, BASE, darker, markOutline } from './trims.ts'

interface Sheet {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees. */
  readonly turn: number
}

const SHADOW = { dx: 4, dy: 7, blur: 6, strength: 0.4 }

function corners(s: Sheet, radius = 0): Point[] {
  const angle = (s.turn * Math.PI) / 180
  const [w, h] = [s.width / 2, s.height / 2]
  const raw: Point[] = radius
    ? [
        [-w + radius, -h],
        [w - radius, -h],
        [w, -h + radius],
        [w, h - radius],
        [w - radius, h],
        [-w + radius, h],
        [-w, h - radius],
        [-w, -h + radius],
      ]
    : [
        [-w, -h, 1],
        [w, -h, 1],
        [w, h, 1],
        [-w, h, 1],
      ]
  return raw.map((p): Point => [
    s.x + p[0] * Math.cos(angle) - p[1] * Math.sin(angle),
    s.y + p[0] * Math.sin(angle) + p[1] * Math.cos(angle),
    p[2] ?? 0,
  ])
}

/** Coordinates of the sheet: -1 … 1 across its shorter side. */
function motif(spec: CardSpec, s: Sheet): ClothFunction {
  const angle = (-s.turn * Math.PI) / 180
  const unit = Math.min(s.width, s.height) / 2
  return (_u, _v, x, y) => {
    const u = ((x - s.x) * Math.cos(angle) - (y - s.y) * Math.sin(angle)) / unit
    const v = ((x - s.x) * Math.sin(angle) + (y - s.y) * Math.cos(angle)) / unit
    const edge = 1.2 / unit
    switch (spec.cut.motif) {
      case 'panes': {
        const skew = u + v * 0.34
        const cellX = Math.abs((((((skew + 0.1) / 0.52) % 1) + 1) % 1) - 0.5)
        const cellY = Math.abs(((((v / 0.66 + 0.5) % 1) + 1) % 1) - 0.5)
        return (
          0.85 *
          smoothstep(0.47, 0.45, cellX) *
          smoothstep(0.47, 0.455, cellY) *
          smoothstep(1.3, 0.2, Math.hypot(u, v) * 0.9) *
          smoothstep(-0.75, -0.74, u) *
          smoothstep(0.75, 0.74, u)
        )
      }
      case 'waves': {
        const wave = Math.sin(u * 3.1 + v * 0.8) * 0.16
        const k = Math.abs((((((v + wave) / 0.17) % 1) + 1) % 1) - 0.5)
        return (1 - smoothstep(0.1, 0.1 + edge * 5, k)) * smoothstep(-0.2, 0.4, v)
      }
      case 'rings': {
        const r = Math.hypot(u - 0.1, v + 0.1)
        const k = Math.abs(((r / 0.2) % 1) - 0.5)
        return (1 - smoothstep(0.16, 0.16 + edge * 5, k)) * (1 - smoothstep(0.98, 1, r))
      }
      default: {
        const k = Math.abs(v + 0.1 - Math.abs(u) * 1.1 + 0.35)
        return 1 - smoothstep(0.17, 0.17 + edge, Math.abs(u) < 0.72 ? k : 1)
      }
    }
  }
}

export function drawCard(spec: CardSpec): Drawing {
  const sketch = new Sketch(spec.seed, 0.5)
  const { paper } = clothsOf(sketch)
  const wide = spec.cut.orientation === 'landscape'
  const { kind } = spec.cut
  const flat = { inflate: 0.05, limit: 2, rim: 0, cloth: paper } satisfies Partial<Part>
  const relief = (x: number, y: number): number => 1.6 * sketch.cloud(x / 190, y / 190)
  const sheet = (w: number, h: number, dx: number, dy: number, turn: number): Sheet => ({
    x: CENTRE + dx,
    y: 372 + dy,
    width: wide ? w : h,
    height: wide ? h : w,
    turn,
  })
  const add = (s: Sheet, more: Partial<Part> & Pick<Part, 'inks'>, radius = 0): void =>
    sketch.add({ ...flat, relief, outline: sketch.shape(corners(s, radius)), shadow: SHADOW, ...more })
  if (kind === 'gift-card') {
    const envelope = sheet(400, 268, -10, 46, -7)
    add(envelope, {
      inks: { base: { of: '#ece8de' } },
      marks: groove(sketch.line([corners(envelope)[0]!, [envelope.x, envelope.y + 30], corners(envelope)[1]!]), 2),
    })
    const card = sheet(360, 228, 14, -44, 6)
    add(card, { print: motif(spec, card), inks: { base: BASE, second: ACCENT } }, 12)
  } else if (kind === 'envelope') {
    const card = sheet(372, 236, 6, -74, 4)
    add(card, { print: motif(spec, card), inks: { base: ACCENT, second: BASE } }, 6)
    const envelope = sheet(408, 276, 0, 52, -3)
    const [a, b, c, d] = corners(envelope) as [Point, Point, Point, Point]
    add(envelope, {
      inks: { base: BASE },
      marks:
        groove(sketch.line([d, [envelope.x, envelope.y + 6], c]), 2) +
        groove(sketch.line([a, [envelope.x, envelope.y + 42], b]), 2.6),
    })
    sketch.add({ ...flat, outline: markOutline(envelope.x, envelope.y + 40, 40), inks: { base: ACCENT } })
  } else {
    const turn = kind === 'folder' ? -4 : 5
    const under = sheet(400, 300, 8, 6, turn + 4)
    add({ ...under, width: under.width - 10, height: under.height - 10 }, { inks: { base: { of: '#f3f1ea' } } })
    add(
      { ...under, turn: turn + 2, width: under.width - 6, height: under.height - 6 },
      { inks: { base: { of: '#efece3' } } },
    )
    const cover = sheet(404, 304, 0, 0, turn)
    const spine = corners({ ...cover, width: cover.width - 34 })
    add(
      cover,
      {
        print: motif(spec, cover),
        inks: { base: BASE, second: ACCENT },
        marks: groove(sketch.line([spine[0]!, spine[3]!]), 2.2, 0.8),
      },
      5,
    )
    if (kind === 'folder')
      sketch.add({
        ...flat,
        relief,
        outline: sketch.shape(corners({ ...cover, x: cover.x, y: cover.y, width: cover.width + 6, height: 22 })),
        inflate: 0.3,
        limit: 3,
        inks: { base: darker(0.6) },
        shadow: { dx: 1, dy: 3, blur: 3, strength: 0.45 },
      })
  }
  return sketch.done()
}
