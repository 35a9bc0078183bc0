import { boundsOf, circle } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, Ink, Outline, Part } from '../engine/part.ts'
import type { Logo, Print } from '../spec.ts'
import type { Sketch } from './sketch.ts'

export const BASE: Ink = { of: 'base' }

export const ACCENT: Ink = { of: 'accent' }

export const darker = (gain: number): Ink => ({ of: 'base', gain })

/** Thread of the garment's own colour, lighter on dark cloth without glowing on pale. */
export const THREAD: Ink = { of: 'base', gain: 1.12, tint: 0.04 }

/** The second ink of a print: melange is the cloth's own colour with undyed fibre in it. */
export const secondInk = (print: Print | undefined): Ink => (print === 'melange' ? { of: 'base', tint: 0.55 } : ACCENT)

/** The shop's mark, a chevron, as a path. */
export function markOutline(x: number, y: number, size: number): Outline {
  const raw: Point[] = [
    [0, -11],
    [16, 9],
    [9, 9],
    [0, -2],
    [-9, 9],
    [-16, 9],
  ]
  const points = raw.map((p): Point => [x + (p[0] * size) / 32, y + (p[1] * size) / 32])
  return { points, bounds: boundsOf(points), path: `M${points.map((p) => `${p[0]} ${p[1]}`).join('L')}Z` }
}

/** Small marks are embroidered; large ones are printed flat and belong to the marks of the part below. */
export function embroideredMark(x: number, y: number, cloth: Cloth, size = 24, ink: Ink = ACCENT): Part {
  return {
    outline: markOutline(x, y, size),
    inflate: 0.5,
    limit: 2,
    rim: 0,
    cloth: { ...cloth, weave: (_u, _v, px, py) => 0.6 * Math.sin((px * 0.8 + py * 0.5) * 4), tone: () => 1 },
    inks: { base: ink },
    shadow: { dx: 0.8, dy: 1, blur: 1.4, strength: 0.4 },
  }
}

export const wantsMark = (logo: Logo | undefined): boolean => (logo ?? 'small') === 'small'

export function neckLabel(sketch: Sketch, x: number, y: number, cloth: Cloth, width = 30): Part {
  const half = width / 2
  return {
    outline: sketch.polygon([
      [x - half, y],
      [x + half, y],
      [x + half, y + 17],
      [x - half, y + 17],
    ]),
    inflate: 0,
    cloth: { ...cloth, tone: () => 1 },
    marks: `<path d="${markOutline(x, y + 8.5, 11).path}" fill="#00f"/>`,
    inks: { base: { of: '#e9e6dc', gain: 0.68 }, panel: { of: '#26262a' } },
    shadow: { dx: 0.8, dy: 1.6, blur: 1.6, strength: 0.3 },
  }
}

/** Eyelet, cord and metal tip of a drawstring. */
export function drawstring(
  sketch: Sketch,
  points: readonly Point[],
  cord: Cloth,
  metal: Cloth,
  ink: Ink = ACCENT,
): Part[] {
  const [ex, ey] = points[0]!
  const end = points[points.length - 1]!
  const before = points[points.length - 2]!
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
  const tipEnd: Point = [end[0] + dx * 13, end[1] + dy * 13]
  return [
    {
      outline: sketch.polygon(circle(ex, ey - 1, 5.4)),
      inflate: 0.9,
      cloth: metal,
      inks: { base: { of: '#b5b1aa' } },
      shadow: { dx: 1, dy: 1.5, blur: 1.6, strength: 0.45 },
    },
    {
      outline: sketch.polygon(circle(ex, ey - 1, 2.8)),
      inflate: 0,
      cloth: metal,
      inks: { base: { of: '#141414' } },
      light: () => 0.4,
    },
    {
      outline: sketch.band(points, 2.9),
      inflate: 1,
      rim: 0.5,
      cloth: cord,
      inks: { base: ink },
      shadow: { dx: 2.4, dy: 3, blur: 2.8, strength: 0.45 },
    },
    {
      outline: sketch.band([end, tipEnd], 2.9),
      inflate: 1.1,
      rim: 0.5,
      cloth: metal,
      inks: { base: { of: '#a8a59f' } },
      shadow: { dx: 2.4, dy: 3, blur: 2.6, strength: 0.45 },
    },
  ]
}

/** A closed zip along a line from top to bottom, with its tape and puller. */
export function zipper(
  sketch: Sketch,
  points: readonly Point[],
  cloth: Cloth,
  metal: Cloth,
  ink: Ink = darker(0.55),
  pullAt = 0,
): Part[] {
  const tape = sketch.band(points, 5.6)
  const top = points[pullAt]!
  const teeth: Cloth = {
    ...cloth,
    weave: (_u, _v, x, y) => {
      const off = Math.abs(x - nearestX(points, y))
      return off < 2.4
        ? 1.1 * Math.sin((y / 3.4) * Math.PI * 2 + (x > nearestX(points, y) ? Math.PI : 0))
        : 0.15 * Math.sin(y * 3)
    },
    tone: (_u, _v, x, y) => (Math.abs(x - nearestX(points, y)) < 2.3 ? 1.25 : 0.92),
    material: { ...cloth.material, specular: 0.14, gloss: 16 },
  }
  return [
    {
      outline: tape,
      inflate: 0.2,
      cloth: teeth,
      inks: { base: ink },
      shadow: { dx: 0.8, dy: 0.8, blur: 2.4, strength: 0.4 },
    },
    {
      outline: sketch.polygon(circle(top[0], top[1] + 6, 4.6, 1.3)),
      inflate: 0.9,
      rim: 0.5,
      cloth: metal,
      inks: { base: { of: '#9b9892' } },
      shadow: { dx: 1.4, dy: 2, blur: 2, strength: 0.45 },
    },
    {
      outline: sketch.band(
        [
          [top[0], top[1] + 9],
          [top[0] + 1, top[1] + 25],
        ],
        2.5,
      ),
      inflate: 0.9,
      rim: 0.5,
      cloth: metal,
      inks: { base: { of: '#aaa7a0' } },
      shadow: { dx: 1.8, dy: 2.4, blur: 2, strength: 0.45 },
    },
  ]
}

function nearestX(points: readonly Point[], y: number): number {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!
    const b = points[i]!
    if (y <= b[1] || i === points.length - 1)
      return a[0] + (b[0] - a[0]) * Math.max(0, Math.min(1, (y - a[1]) / (b[1] - a[1] || 1)))
  }
  return points[0]![0]
}
