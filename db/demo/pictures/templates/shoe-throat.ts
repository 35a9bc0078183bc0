import { circle, lerpPoint, offsetLine, spline } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Ink } from '../engine/part.ts'
import { stitch } from '../engine/seams.ts'
import { overlay } from './shoe-build.ts'
import type { ShoeBuild } from './shoe-build.ts'
import { ACCENT, darker } from './trims.ts'

export function addCollar(build: ShoeBuild): void {
  const { sketch, last, cloths } = build
  const top = last.topline
  const lower = offsetLine(spline(top, false, 4), -24).map((p): Point => [p[0], p[1]])
  sketch.add({
    outline: sketch.polygon([
      ...spline(top, false, 6),
      [522, last.y(240) - last.lift * 0.9],
      [522, last.y(268) - last.lift * 0.8],
      ...lower.reverse(),
    ]),
    clip: build.upper,
    inflate: 0.9,
    limit: 14,
    rim: 2,
    cloth: cloths.knit,
    marks: stitch(sketch.line(offsetLine(spline(top, false, 3), -19)), 0.9, '2.6 1.8'),
    inks: { base: darker(0.86), stitch: darker(0.6) },
    shadow: { dx: 1, dy: 2.5, blur: 3.2, strength: 0.34 },
  })
  const tab = last.topline[last.topline.length - 1]!
  sketch.add({
    outline: sketch.shape([
      [tab[0] - 11, tab[1] + 6, 1],
      [tab[0] - 2, tab[1] - 20],
      [tab[0] + 13, tab[1] - 19],
      [tab[0] + 18, tab[1] + 4],
      [tab[0] + 14, tab[1] + 52, 1],
      [tab[0] + 2, tab[1] + 50, 1],
    ]),
    inflate: 0.8,
    limit: 6,
    rim: 1,
    cloth: { ...cloths.cotton, weave: (_u, _v, _x, y) => 0.7 * Math.sin(y * 2.1) },
    inks: { base: ACCENT },
    shadow: { dx: 1, dy: 2, blur: 2.2, strength: 0.38 },
  })
}

export function addThroat(build: ShoeBuild): void {
  const { sketch, spec, last, cloths } = build
  const line = spline(last.throat, false, 8)
  const lower = offsetLine(line, (t) => -(13 + 9 * t))
  const stay: Ink = spec.cut.upper === 'knit' ? darker(0.62) : darker(0.92)
  overlay(
    build,
    [...offsetLine(line, 3), ...lower.reverse()],
    stay,
    cloths.leather,
    offsetLine(line, (t) => -(9 + 8 * t)),
  )
  const rows = last.lift > 60 ? 8 : last.lift > 20 ? 6 : 5
  const kind = spec.cut.lace ?? 'lace'
  for (let i = 0; i < rows; i++) {
    const t = 0.04 + (i / (rows - 1)) * 0.9
    const at = line[Math.min(line.length - 1, Math.round(t * (line.length - 1)))]!
    const eye: Point = [at[0] + 6 + 3 * t, at[1] + 8 + 3 * t]
    const far: Point = [at[0] - 22 + 5 * t, at[1] - 13 + 3 * t]
    if (kind === 'strap' && i % 2) continue
    const width = kind === 'elastic' ? 6 : kind === 'strap' ? 10 : 3.7
    sketch.add({
      outline: sketch.polygon(circle(eye[0], eye[1], 3)),
      inflate: 0,
      cloth: cloths.metal,
      inks: { base: { of: '#161616' } },
      light: () => 0.5,
    })
    const bend = lerpPoint(eye, far, 0.5)
    sketch.add({
      outline: sketch.band([eye, [bend[0] - 2, bend[1] - 4], far], width),
      inflate: 0.9,
      limit: kind === 'lace' ? 8 : 5,
      rim: 0.6,
      cloth: { ...cloths.cord, weave: (u, v) => 0.28 * Math.sin((u + v) * 2.6) + 0.28 * Math.sin((u - v) * 2.6) },
      inks: { base: kind === 'lace' ? { of: '#f1eee6' } : darker(0.8) },
      shadow: { dx: 1.4, dy: 2.6, blur: 2.2, strength: 0.45 },
    })
  }
}

export function addTongue(build: ShoeBuild): void {
  const { sketch, last, cloths } = build
  const top = last.topline[0]!
  const l = last.lift
  sketch.add({
    outline: sketch.shape([
      [top[0] - 4, top[1] + 6],
      [top[0] + 40, top[1] + 2],
      [416, last.y(262) - l],
      [462, last.y(248) - l],
      [500, last.y(216) - l, 1],
      [512, last.y(240) - l],
      [490, last.y(296) - l],
      [420, last.y(330) - l],
      [350, last.y(310) - l],
    ]),
    inflate: -0.4,
    limit: 18,
    cloth: cloths.knit,
    light: () => 0.62,
    inks: { base: { of: 'base', gain: 0.45 } },
  })
  sketch.add({
    outline: sketch.shape([
      [top[0] - 24, top[1] + 12],
      [top[0] - 10, top[1] - 16],
      [top[0] + 4, top[1] - 27],
      [top[0] + 18, top[1] - 27],
      [top[0] + 27, top[1] - 14],
      [top[0] + 24, top[1] + 4],
      [top[0] + 6, top[1] + 40],
      [250, last.y(370)],
      [204, last.y(388)],
      [196, last.y(374)],
      [250, last.y(320) - l * 0.3],
    ]),
    inflate: 0.6,
    limit: 14,
    rim: 2,
    cloth: cloths.knit,
    inks: { base: darker(0.9) },
    shadow: { dx: 2, dy: 3, blur: 4, strength: 0.36 },
  })
}
