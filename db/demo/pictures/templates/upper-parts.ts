import { CENTRE, acrossCentre, mirror, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Cloth, ClothFunction, Ink, Outline, PlaneFunction } from '../engine/part.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { Print } from '../spec.ts'
import { SIDES, onSide } from './sketch.ts'
import type { Sketch } from './sketch.ts'
import { longSleeveFolds, shortSleeveFolds } from './sleeve-folds.ts'
import type { Sleeve } from './sleeve.ts'
import { armhole, torsoOutline } from './torso.ts'
import type { TorsoShape } from './torso.ts'
import { BASE, THREAD, darker, secondInk } from './trims.ts'
import { torsoFolds } from './upper-folds.ts'

/** What hoodies, jackets, tees and tanks share: a torso and two sleeves inflated as one body. */
export interface UpperBuild {
  readonly sketch: Sketch
  readonly torso: TorsoShape
  readonly sleeves: readonly Sleeve[]
  readonly cloth: Cloth
  readonly print?: ClothFunction | undefined
  readonly printName?: Print | undefined
  readonly outlines: { readonly torso: Outline; readonly sleeves: readonly Outline[] }
  readonly body: readonly Outline[]
  /** 1 for heavy sweat cloth, less for jersey. */
  readonly weight: number
}

export function startUpper(options: Omit<UpperBuild, 'outlines' | 'body'>): UpperBuild {
  const torso = options.sketch.shape(symmetric(torsoOutline(options.torso)))
  const sleeves = options.sleeves.map((s) => options.sketch.shape(onSide(s.side, s.outline)))
  return { ...options, outlines: { torso, sleeves }, body: [torso, ...sleeves] }
}

const bodyOf = (build: UpperBuild) => ({
  outlines: build.body,
  from: build.torso.shoulderY + 25,
  to: build.torso.armpitY + 54,
})

interface SleeveOptions {
  readonly marks?: string
  readonly ink?: Ink
  readonly plain?: boolean
  /** Added to the sleeve's own unevenness. */
  readonly relief?: PlaneFunction
  readonly folds?: boolean
}

export function addSleeve(build: UpperBuild, index: number, long: boolean, options: SleeveOptions = {}): void {
  const { sketch, sleeves, cloth, outlines } = build
  const sleeve = sleeves[index]!
  const folds = options.folds === false ? [] : (long ? longSleeveFolds : shortSleeveFolds)(sketch, sleeve, build.weight)
  const extra = options.relief
  sketch.add({
    outline: outlines.sleeves[index]!,
    body: bodyOf(build),
    inflate: 0.54,
    limit: 100,
    rim: 5,
    cloth,
    ...(build.print && !options.plain ? { print: build.print } : {}),
    uv: sleeve.uv(),
    folds,
    foldWarp: 4.5,
    relief: (x, y) => 1.1 * build.weight * sketch.cloud(x / 42, y / 36 + sleeve.side * 7) + (extra ? extra(x, y) : 0),
    marks: options.marks ?? '',
    inks: { base: options.ink ?? BASE, second: secondInk(build.printName), stitch: THREAD, panel: { of: 'accent' } },
    shadow: { dx: 2, dy: 3, blur: 5, strength: 0.26 },
  })
}

/** Seam and topstitch of both armholes. */
function armholeSeams(sketch: Sketch, torso: TorsoShape): string {
  return SIDES.map((side) => {
    const line = onSide(side, armhole(torso))
    const inner = onSide(
      side,
      armhole(torso).map((p): Point => [p[0] - 4, p[1]]),
    )
    return groove(sketch.line(line), 2.2) + stitch(sketch.line(inner))
  }).join('')
}

interface TorsoOptions {
  readonly panelInk?: Ink
  readonly panelWeave?: ClothFunction
  readonly folds?: boolean
  readonly inflate?: number
  readonly relief?: PlaneFunction
}

export function addTorso(build: UpperBuild, blouse: boolean, marks: string, options: TorsoOptions = {}): void {
  const { sketch, torso, cloth, outlines } = build
  const extra = options.relief
  sketch.add({
    outline: outlines.torso,
    body: bodyOf(build),
    inflate: options.inflate ?? 0.42,
    limit: 120,
    rim: 6,
    cloth,
    ...(build.print ? { print: build.print } : {}),
    folds: options.folds === false ? [] : torsoFolds(sketch, torso, build.weight, blouse),
    foldWarp: 7,
    relief: (x, y) =>
      build.weight * (1.7 * sketch.cloud(x / 76, y / 60) + 0.4 * sketch.cloud(x / 26 + 9, y / 22)) +
      (extra ? extra(x, y) : 0),
    marks: marks + (build.sleeves.length ? armholeSeams(sketch, torso) : ''),
    inks: {
      base: BASE,
      second: secondInk(build.printName),
      stitch: THREAD,
      panel: options.panelInk ?? { of: 'accent' },
    },
    ...(options.panelWeave ? { panelWeave: options.panelWeave } : {}),
    shadow: { dx: 4, dy: 6, blur: 7, strength: 0.36 },
  })
}

/** A ribbed band below the torso, drawn in a little. */
export function addHemRib(build: UpperBuild, rib: Cloth, depth: number, ink: Ink = darker(0.96)): void {
  const { sketch, torso } = build
  const { hem, hemY, hemDip } = torso
  const y = hemY - 7
  const dip = (share: number): number => hemDip * share
  const right: Point[] = [
    [CENTRE, y + dip(1)],
    [CENTRE + hem * 0.6, y + dip(0.7)],
    [CENTRE + hem - 2, y, 1],
    [CENTRE + hem - 1, y + depth * 0.3],
    [CENTRE + hem - 5, y + depth, 1],
    [CENTRE + hem * 0.55, y + depth + dip(0.85)],
    [CENTRE, y + depth + dip(1.1)],
  ]
  const top = acrossCentre([
    [CENTRE, y + dip(1) + 2.5],
    [CENTRE + hem * 0.6, y + dip(0.7) + 2.5],
    [CENTRE + hem, y + 2.5],
  ])
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.4,
    limit: 50,
    rim: 3,
    cloth: rib,
    relief: (x, yy) => 1.5 * sketch.coarse(x / 26, yy / 60),
    uv: [1, 0, 0, 0, 1, 0],
    marks: groove(sketch.line(top), 2),
    inks: { base: ink, stitch: THREAD },
    shadow: { dx: 0, dy: -2, blur: 3.5, strength: 0.36 },
  })
}

/** A ribbed cuff closing the end of a sleeve. */
export function addCuff(build: UpperBuild, index: number, rib: Cloth, depth: number, ink: Ink = darker(0.96)): void {
  const { sketch } = build
  const sleeve = build.sleeves[index]!
  const outer = sleeve.at(1, 1)
  const inner = sleeve.at(1, -1)
  const width = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  const across: Point = [(outer[0] - inner[0]) / width, (outer[1] - inner[1]) / width]
  const down: Point = [-across[1], across[0]]
  const at = (s: number, d: number): Point => [
    (outer[0] + inner[0]) / 2 + across[0] * s * width * 0.5 + down[0] * d,
    (outer[1] + inner[1]) / 2 + across[1] * s * width * 0.5 + down[1] * d,
  ]
  const corner = (p: Point): Point => [p[0], p[1], 1]
  const points = [
    corner(at(-0.95, -5)),
    at(0, -1),
    corner(at(0.95, -5)),
    at(1, depth * 0.35),
    at(0.86, depth - 2),
    at(0, depth + 3),
    at(-0.86, depth - 2),
    at(-1, depth * 0.35),
  ]
  const placed = sleeve.side > 0 ? points : mirror(points)
  const seam = onSide(sleeve.side, [at(-0.95, -2), at(0, 1.5), at(0.95, -2)])
  const angle = Math.atan2(across[1], across[0]) * sleeve.side
  sketch.add({
    outline: sketch.shape(placed),
    inflate: 0.66,
    limit: 36,
    rim: 2,
    cloth: rib,
    uv: [Math.cos(angle), Math.sin(angle), 0, -Math.sin(angle), Math.cos(angle), 0],
    marks: groove(sketch.line(seam), 2),
    inks: { base: ink, stitch: THREAD },
    shadow: { dx: 0, dy: -2, blur: 3, strength: 0.34 },
  })
}
