import { CENTRE, acrossCentre, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, ClothFunction, Ink, Outline } from '../engine/part.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { Sketch } from './sketch.ts'
import { neckline } from './torso.ts'
import type { TorsoShape } from './torso.ts'
import { BASE, THREAD, darker, neckLabel } from './trims.ts'

type NeckPass = 'inside' | 'front' | 'back'

/** Everything below the shoulder seams, carried on over the neck: trims a band's ends to the shoulders. */
function belowShoulders(sketch: Sketch, t: TorsoShape): Outline {
  const slope = (t.shoulderY - t.neckY) / Math.max(8, t.shoulder - t.neckHalf)
  const ridge = t.neckY - slope * t.neckHalf * 0.3
  return sketch.polygon([
    [CENTRE, ridge - 4],
    [CENTRE + t.neckHalf + 1, t.neckY - 1],
    [700, t.neckY + slope * (400 - t.neckHalf)],
    [700, 900],
    [-100, 900],
    [-100, t.neckY + slope * (400 - t.neckHalf)],
    [CENTRE - t.neckHalf - 1, t.neckY - 1],
  ])
}

/** The inside of the back, seen above a front neckline, with its label. */
export function addNeckInside(sketch: Sketch, t: TorsoShape, cloth: Cloth, rise = 2): void {
  const top = t.neckY - rise
  // A standing collar leans in, a flat neckline ends at the shoulder.
  const lean = rise > 10 ? -10 : -2
  const right: Point[] = [
    [CENTRE, top + (rise > 10 ? 9 : 1)],
    [CENTRE + t.neckHalf * 0.6, top + (rise > 10 ? 5 : -1)],
    [CENTRE + t.neckHalf + lean, top + (rise > 10 ? -3 : 1), 1],
    [CENTRE + t.neckHalf + 8, t.neckY + 26],
    [CENTRE + t.neckHalf * 0.6, t.neckBottom + 12],
    [CENTRE, t.neckBottom + 16],
  ]
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    ...(rise > 10 ? {} : { clip: belowShoulders(sketch, t) }),
    inflate: -0.2,
    limit: 14,
    cloth,
    light: (_x, y) => 0.62 + 0.25 * Math.min(1, Math.max(0, (y - top) / 60)),
    marks: stitch(
      sketch.line(
        acrossCentre([
          [CENTRE, top + 16],
          [CENTRE + t.neckHalf * 0.6, top + 12],
          [CENTRE + t.neckHalf, top + 3],
        ]),
      ),
    ),
    inks: { base: darker(0.72), stitch: darker(0.95) },
  })
  sketch.add(neckLabel(sketch, CENTRE, top + 17, cloth, 26))
}

/** Crew, scoop or V rib: a band of even width inside the neckline. */
export function addRoundNeck(
  sketch: Sketch,
  t: TorsoShape,
  cloth: Cloth,
  rib: Cloth,
  pass: NeckPass,
  width = 13,
  ink: Ink = darker(0.95),
): void {
  if (pass === 'inside') {
    addNeckInside(sketch, t, cloth)
    // The far half of the rib, behind the opening.
    const far: Point[] = [
      [CENTRE, t.neckY - 1],
      [CENTRE + t.neckHalf * 0.6, t.neckY - 2.5],
      [CENTRE + t.neckHalf - 1, t.neckY - 3],
    ]
    sketch.add({
      outline: sketch.band(acrossCentre(far), width * 0.5),
      clip: belowShoulders(sketch, t),
      inflate: 0.5,
      limit: 6,
      cloth: rib,
      inks: { base: darker(0.8) },
      light: () => 0.82,
      shadow: { dx: 0, dy: 3, blur: 3, strength: 0.35 },
    })
    return
  }
  const line = [...neckline(t), [CENTRE + t.neckHalf, t.neckY - 2, 1] as Point].map((p): Point => {
    const toward = Math.hypot(p[0] - CENTRE, p[1] - t.neckY + 60) || 1
    return [p[0] - ((p[0] - CENTRE) / toward) * 3, p[1] - 2, t.neckStyle === 'v' && Math.abs(p[0] - CENTRE) < 1 ? 1 : 0]
  })
  const ribs: ClothFunction = (_u, _v, x, y) => {
    const angle = Math.atan2(y - (t.neckY - 12), x - CENTRE)
    return 1.1 * Math.sin(angle * t.neckHalf * 1.35) + 0.15 * sketch.fine(x / 1.5, y / 1.5)
  }
  sketch.add({
    outline: sketch.band(acrossCentre(line), width / 2),
    clip: belowShoulders(sketch, t),
    inflate: 0.6,
    limit: 8,
    rim: 2,
    cloth: { ...rib, weave: ribs },
    inks: { base: ink, stitch: THREAD },
    shadow: { dx: 1, dy: 2.2, blur: 2.6, strength: 0.36 },
  })
}

/** A stand-up collar, wide enough for a chin. */
export function addFunnel(sketch: Sketch, t: TorsoShape, cloth: Cloth, rib: Cloth, pass: NeckPass, height = 50): void {
  const top = t.neckY - height
  const half = t.neckHalf
  if (pass === 'inside') {
    sketch.add({
      outline: sketch.shape(
        symmetric([
          [CENTRE, top - 10],
          [CENTRE + half * 0.7, top - 8],
          [CENTRE + half - 2, top + 4, 1],
          [CENTRE + half * 0.6, top + 18],
          [CENTRE, top + 22],
        ]),
      ),
      inflate: -0.2,
      limit: 12,
      cloth,
      light: () => 0.6,
      inks: { base: darker(0.7) },
    })
    sketch.add(neckLabel(sketch, CENTRE, top - 4, cloth, 24))
    return
  }
  const lift = pass === 'back' ? -8 : 8
  const right: Point[] = [
    [CENTRE, top + lift],
    [CENTRE + half * 0.66, top + lift * 0.6],
    [CENTRE + half - 3, top - 2, 1],
    [CENTRE + half + 2, top + height * 0.55],
    [CENTRE + half + 9, t.neckY + 6, 1],
    [CENTRE + half * 0.62, t.neckY + 26],
    [CENTRE, t.neckY + 32],
  ]
  const edge = acrossCentre([
    [CENTRE, top + lift + 7],
    [CENTRE + half * 0.66, top + lift * 0.6 + 7],
    [CENTRE + half - 3, top + 5],
  ])
  const base = acrossCentre([
    [CENTRE, t.neckY + 29],
    [CENTRE + half * 0.62, t.neckY + 23],
    [CENTRE + half + 8, t.neckY + 4],
  ])
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.42,
    limit: 40,
    cloth: rib === cloth ? cloth : { ...cloth },
    folds: [
      ...sketch.folds(
        [
          [CENTRE + half + 4, t.neckY - 8],
          [CENTRE + half * 0.5, t.neckY],
          [CENTRE + 8, t.neckY + 8],
        ],
        { width: 8, depth: -3, taper: [0.05, 0.6] },
      ),
      ...sketch.folds(
        [
          [CENTRE + half, top + height * 0.4],
          [CENTRE + half * 0.6, top + height * 0.5],
          [CENTRE + half * 0.2, top + height * 0.42],
        ],
        { width: 7, depth: -2.2, taper: [0.05, 0.6] },
      ),
    ],
    relief: (x, y) => 1.4 * sketch.cloud(x / 30, y / 24),
    marks: stitch(sketch.line(edge)) + groove(sketch.line(base), 2),
    inks: { base: BASE, stitch: THREAD },
    shadow: { dx: 2, dy: 4, blur: 4.5, strength: 0.38 },
  })
}
