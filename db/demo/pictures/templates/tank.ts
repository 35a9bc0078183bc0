import { CENTRE, acrossCentre, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Drawing } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { TankSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { torsoPanel } from './panels.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { armhole, neckPoint, neckline } from './torso.ts'
import type { TorsoShape } from './torso.ts'
import { THREAD, darker, embroideredMark, neckLabel, wantsMark } from './trims.ts'
import { addTorso, startUpper } from './upper-parts.ts'

/** Inner and outer edge of the shoulder strap. */
const SHOULDERS = {
  wide: [52, 92],
  narrow: [56, 78],
  racer: [46, 70],
  strappy: [66, 76],
  muscle: [46, 116],
} as const

const WIDTHS = {
  slim: { chest: 108, waist: 98, hem: 108 },
  regular: { chest: 120, waist: 118, hem: 124 },
  loose: { chest: 134, waist: 140, hem: 150 },
} as const

const HEM = { crop: 420, regular: 556, long: 606 } as const

const NECK_DEPTH = { scoop: 88, crew: 44, v: 104, high: 26 } as const

function torsoOf({ cut }: TankSpec, back: boolean): TorsoShape {
  const [neckHalf, shoulder] = SHOULDERS[cut.shoulder]
  const neckY = 128
  const depth = back ? (cut.shoulder === 'racer' ? 96 : 58) : NECK_DEPTH[cut.neck]
  return {
    ...WIDTHS[cut.fit],
    neckHalf,
    shoulder,
    neckY,
    neckBottom: neckY + depth,
    neckStyle: cut.neck === 'v' && !back ? 'v' : 'round',
    shoulderY: neckY + (shoulder - neckHalf) * 0.22,
    armpitY: cut.fit === 'loose' || cut.shoulder === 'muscle' ? 300 : 272,
    hemY: HEM[cut.length],
    hemDip: cut.hem === 'curved' ? 32 : 5,
    armhole: 'set-in',
  }
}

/** Armhole of a sleeveless cut; racers bite in toward the neck. */
function cutArmhole(spec: TankSpec, t: TorsoShape): TorsoShape {
  return spec.cut.shoulder === 'racer' ? { ...t, shoulder: t.shoulder - 2 } : t
}

function addBackInside(sketch: Sketch, t: TorsoShape, cloths: ReturnType<typeof clothsOf>): void {
  const top = t.neckY - 3
  const low = Math.min(t.neckBottom - 14, t.neckY + 46)
  const right: Point[] = [
    [CENTRE, low],
    [CENTRE + t.neckHalf * 0.6, low - 8],
    [CENTRE + t.neckHalf - 1, top, 1],
    [CENTRE + t.shoulder + 2, t.shoulderY - 2, 1],
    [CENTRE + t.shoulder + 4, t.shoulderY + 40],
    [CENTRE + t.chest - 12, t.armpitY - 14],
    [CENTRE + t.chest - 4, t.armpitY + 6, 1],
    [CENTRE + t.chest - 20, t.armpitY + 40, 1],
    [CENTRE, t.armpitY + 60],
  ]
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: -0.2,
    limit: 16,
    cloth: cloths.jersey,
    light: (_x, y) => 0.6 + 0.25 * (1 - smoothstep(120, 280, y)),
    marks: stitch(
      sketch.line(
        acrossCentre([
          [CENTRE, low + 7],
          [CENTRE + t.neckHalf * 0.6, low - 1],
          [CENTRE + t.neckHalf + 4, top],
        ]),
      ),
    ),
    inks: { base: darker(0.74), stitch: darker(0.95) },
  })
  if (t.neckBottom - low > 18) sketch.add(neckLabel(sketch, CENTRE, low + 5, cloths.cotton, 24))
}

function addBindings(sketch: Sketch, spec: TankSpec, t: TorsoShape, cloths: ReturnType<typeof clothsOf>): void {
  const binding = {
    inflate: 0.7,
    limit: 5,
    rim: 0.6,
    cloth: cloths.jersey,
    inks: { base: darker(0.88), stitch: THREAD },
    shadow: { dx: 1, dy: 1.8, blur: 1.8, strength: 0.34 },
  }
  const half = spec.cut.shoulder === 'strappy' ? 2.6 : 3.4
  const neck = acrossCentre([...neckline(t), neckPoint(t)]).map((p): Point => [p[0], p[1] + 1])
  sketch.add({ outline: sketch.band(neck, half), ...binding })
  for (const side of SIDES)
    sketch.add({
      outline: sketch.band(
        onSide(
          side,
          armhole(t).map((p): Point => [p[0] - 1, p[1]]),
        ),
        half,
      ),
      ...binding,
    })
}

function addKnot(sketch: Sketch, t: TorsoShape, cloths: ReturnType<typeof clothsOf>): void {
  const y = t.hemY
  const tie = {
    inflate: 0.7,
    limit: 12,
    cloth: cloths.jersey,
    inks: { base: darker(0.98) },
    shadow: { dx: 2, dy: 4, blur: 4, strength: 0.42 },
  }
  sketch.add({
    outline: sketch.band(
      [
        [CENTRE - 2, y + 2],
        [CENTRE - 26, y + 26],
        [CENTRE - 34, y + 62],
      ],
      (s) => 8 + s * 6,
    ),
    ...tie,
  })
  sketch.add({
    outline: sketch.band(
      [
        [CENTRE + 2, y + 2],
        [CENTRE + 22, y + 30],
        [CENTRE + 20, y + 70],
      ],
      (s) => 8 + s * 7,
    ),
    ...tie,
  })
  sketch.add({
    outline: sketch.shape([
      [CENTRE - 17, y - 8],
      [CENTRE, y - 17],
      [CENTRE + 17, y - 7],
      [CENTRE + 16, y + 10],
      [CENTRE, y + 17],
      [CENTRE - 16, y + 9],
    ]),
    ...tie,
    folds: [
      sketch.fold(
        [
          [CENTRE - 12, y - 8],
          [CENTRE, y],
          [CENTRE + 12, y + 9],
        ],
        { width: 5, depth: -3, crease: 0.4 },
        2,
      ),
    ],
  })
}

export function drawTank(spec: TankSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  const { cut } = spec
  const t = cutArmhole(spec, torsoOf(spec, back))
  const print = printOf(sketch, spec.print)
  const build = startUpper({
    sketch,
    torso: t,
    sleeves: [],
    cloth: cloths.jersey,
    print,
    printName: spec.print,
    weight: 0.66,
  })
  if (!back) addBackInside(sketch, t, cloths)
  const hem = (up: number): string =>
    sketch.line(
      acrossCentre([
        [CENTRE, t.hemY + t.hemDip - up],
        [CENTRE + t.hem * 0.55, t.hemY + t.hemDip * 0.75 - up],
        [CENTRE + t.hem, t.hemY - up],
      ]),
    )
  const slits =
    cut.hem === 'split'
      ? SIDES.map((s) =>
          groove(
            sketch.line(
              onSide(s, [
                [CENTRE + t.hem - 8, t.hemY - 52],
                [CENTRE + t.hem - 6, t.hemY + 8],
              ]),
            ),
            3,
          ),
        ).join('')
      : ''
  const kind = spec.print === 'colour-block' && (cut.panel ?? 'none') === 'none' ? 'chest' : cut.panel
  addTorso(build, false, torsoPanel(kind, sketch, t) + stitch(hem(11)) + stitch(hem(14.5)) + slits, {
    inflate: 0.36,
    ...(kind === 'mesh' ? { panelWeave: cloths.mesh.weave, panelInk: darker(0.82) } : {}),
  })
  addBindings(sketch, spec, t, cloths)
  if (cut.hem === 'tie' && !back) addKnot(sketch, t, cloths)
  if (spec.logo === 'large') sketch.add(embroideredMark(CENTRE, t.armpitY + 30, cloths.cotton, 92))
  else if (!back && wantsMark(spec.logo)) sketch.add(embroideredMark(CENTRE + 48, t.armpitY + 6, cloths.cotton, 20))
  return sketch.done()
}
