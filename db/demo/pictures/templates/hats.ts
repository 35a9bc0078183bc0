import type { Fold } from '../engine/folds.ts'
import { CENTRE, circle, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { CapSpec } from '../spec.ts'
import type { Cloths } from './cap.ts'
import { printOf } from './prints.ts'
import type { Sketch } from './sketch.ts'
import { ACCENT, BASE, THREAD, darker, embroideredMark, secondInk } from './trims.ts'

export function crownFolds(sketch: Sketch): Fold[] {
  return [
    ...sketch.folds(
      [
        [CENTRE + 130, 380],
        [CENTRE + 90, 370],
        [CENTRE + 54, 376],
      ],
      { width: 14, depth: -2.6, taper: [0.1, 0.6] },
    ),
    ...sketch.folds(
      [
        [CENTRE + 118, 300],
        [CENTRE + 84, 310],
        [CENTRE + 60, 296],
      ],
      { width: 14, depth: -2, taper: [0.2, 0.6] },
    ),
  ]
}

export function addMark(spec: CapSpec, sketch: Sketch, cloths: Cloths, y: number): void {
  const { mark } = spec.cut
  if (mark === 'patch') {
    const patch: Point[] = [
      [CENTRE - 34, y - 26, 1],
      [CENTRE + 34, y - 26, 1],
      [CENTRE + 34, y + 26, 1],
      [CENTRE - 34, y + 26, 1],
    ]
    sketch.add({
      outline: sketch.polygon(patch),
      inflate: 0.3,
      limit: 3,
      rim: 1,
      cloth: cloths.leather,
      relief: (x) => -0.004 * (x - CENTRE) ** 2,
      marks: stitch(
        sketch.line(
          [...patch, patch[0]!].map((p): Point => [CENTRE + (p[0] - CENTRE) * 0.88, y + (p[1] - y) * 0.86, 1]),
        ),
      ),
      inks: { base: ACCENT, stitch: { of: 'accent', gain: 0.6 } },
      shadow: { dx: 1, dy: 2, blur: 2, strength: 0.42 },
    })
    sketch.add(embroideredMark(CENTRE, y, cloths.cotton, 32, BASE))
    return
  }
  sketch.add(embroideredMark(CENTRE, y, cloths.cotton, mark === 'wide' ? 78 : 40))
}

export function drawBeanie(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const cuff = spec.cut.detail === 'cuff' || spec.cut.brim !== 'short'
  const knit = {
    ...cloths.rib,
    weave: (_u: number, _v: number, x: number, y: number) =>
      2.1 * Math.sin(((x - CENTRE) / (1 - Math.max(0, 380 - y) * 0.0011) / 8.4) * Math.PI * 2) +
      0.25 * sketch.fine(x / 1.6, y / 1.6),
  }
  const print = printOf(sketch, spec.print, 0.8)
  if (spec.cut.detail === 'pompom')
    sketch.add({
      outline: sketch.polygon(
        circle(CENTRE, 196, 44).map((p, i): Point => [p[0] + 3 * Math.sin(i * 5.1), p[1] + 3 * Math.cos(i * 4.3)]),
      ),
      inflate: 0.9,
      limit: 50,
      cloth: { ...cloths.fleece, weave: (u, v) => 2.2 * cloths.fleece.weave(u, v, u, v) },
      inks: { base: ACCENT },
    })
  sketch.add({
    outline: sketch.shape(
      symmetric([
        [CENTRE, 214],
        [CENTRE + 60, 222],
        [CENTRE + 112, 262],
        [CENTRE + 140, 330],
        [CENTRE + 148, 420],
        [CENTRE + 146, 500, 1],
        [CENTRE, 512],
      ]),
    ),
    inflate: 0.6,
    limit: 90,
    rim: 4,
    cloth: knit,
    ...(print ? { print } : {}),
    folds: [
      ...sketch.folds(
        [
          [CENTRE + 30, 216],
          [CENTRE + 44, 250],
          [CENTRE + 56, 290],
        ],
        { width: 12, depth: -3.6 },
      ),
      ...sketch.folds(
        [
          [CENTRE + 130, 360],
          [CENTRE + 90, 366],
          [CENTRE + 60, 352],
        ],
        { width: 13, depth: -2.4, taper: [0.05, 0.6] },
      ),
    ],
    relief: (x, y) => 1.8 * sketch.cloud(x / 50, y / 46),
    inks: { base: BASE, second: secondInk(spec.print) },
  })
  if (cuff)
    sketch.add({
      outline: sketch.shape(
        symmetric([
          [CENTRE, 424],
          [CENTRE + 90, 420],
          [CENTRE + 151, 412, 1],
          [CENTRE + 154, 460],
          [CENTRE + 149, 508, 1],
          [CENTRE + 80, 518],
          [CENTRE, 521],
        ]),
      ),
      inflate: 0.5,
      limit: 36,
      rim: 3,
      cloth: knit,
      inks: { base: spec.print === 'colour-block' ? ACCENT : darker(0.97) },
      shadow: { dx: 0, dy: -3, blur: 4, strength: 0.4 },
    })
  addMark(spec, sketch, cloths, 468)
}

export function drawBucket(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const print = printOf(sketch, spec.print, 0.8)
  const inks = { base: BASE, second: secondInk(spec.print), stitch: THREAD }
  const wide = spec.cut.brim === 'short' ? 168 : 196
  sketch.add({
    outline: sketch.shape(
      symmetric([
        [CENTRE, 252],
        [CENTRE + 70, 256],
        [CENTRE + 108, 274, 1],
        [CENTRE + 122, 340],
        [CENTRE + 130, 398, 1],
        [CENTRE + 70, 414],
        [CENTRE, 418],
      ]),
    ),
    inflate: 0.66,
    limit: 90,
    cloth: cloths.cotton,
    ...(print ? { print } : {}),
    folds: crownFolds(sketch),
    relief: (x, y) => 1.4 * sketch.cloud(x / 50, y / 44),
    marks:
      groove(
        sketch.line([
          [CENTRE - 108, 276],
          [CENTRE, 292],
          [CENTRE + 108, 276],
        ]),
        2,
      ) +
      stitch(
        sketch.line([
          [CENTRE - 109, 282],
          [CENTRE, 298],
          [CENTRE + 109, 282],
        ]),
      ),
    inks,
  })
  const rows = [0, 1, 2, 3, 4]
    .map((k) =>
      stitch(
        sketch.line([
          [CENTRE - 134 - k * 11, 410 + k * 13],
          [CENTRE, 430 + k * 15],
          [CENTRE + 134 + k * 11, 410 + k * 13],
        ]),
      ),
    )
    .join('')
  sketch.add({
    outline: sketch.shape(
      symmetric([
        [CENTRE, 412],
        [CENTRE + 80, 406],
        [CENTRE + 130, 392, 1],
        [CENTRE + wide - 16, 446],
        [CENTRE + wide, 474],
        [CENTRE + 110, 500],
        [CENTRE, 508],
      ]),
    ),
    inflate: 0.4,
    limit: 40,
    cloth: cloths.cotton,
    ...(print ? { print } : {}),
    folds: sketch.folds(
      [
        [CENTRE + 90, 500],
        [CENTRE + 84, 460],
        [CENTRE + 70, 424],
      ],
      { width: 15, depth: -3 },
    ),
    marks: rows,
    inks: { ...inks, base: spec.print === 'colour-block' ? ACCENT : darker(0.97) },
    shadow: { dx: 0, dy: -4, blur: 5, strength: 0.4 },
  })
  addMark(spec, sketch, cloths, 346)
}
