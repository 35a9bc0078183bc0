import { CENTRE, lerpPoint } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'

/** Half widths from the centre line, heights from the top; the right half of a torso. */
export interface TorsoShape {
  readonly neckHalf: number
  readonly neckY: number
  /** Lowest point of the neckline. */
  readonly neckBottom: number
  readonly neckStyle: 'round' | 'v' | 'square'
  readonly shoulder: number
  readonly shoulderY: number
  readonly chest: number
  readonly armpitY: number
  readonly waist: number
  readonly hem: number
  readonly hemY: number
  /** How far the hem hangs in the middle. */
  readonly hemDip: number
  readonly armhole: 'set-in' | 'raglan' | 'dropped'
}

export const armpitOf = (t: TorsoShape): Point => [CENTRE + t.chest, t.armpitY, 1]

export const shoulderTip = (t: TorsoShape): Point => [CENTRE + t.shoulder, t.shoulderY, 1]

export const neckPoint = (t: TorsoShape): Point => [CENTRE + t.neckHalf, t.neckY, 1]

/** From the centre of the neckline out to the neck point, which is left out. */
export function neckline(t: TorsoShape): Point[] {
  const depth = t.neckBottom - t.neckY
  if (t.neckStyle === 'v')
    return [
      [CENTRE, t.neckBottom, 1],
      [CENTRE + t.neckHalf * 0.56, t.neckY + depth * 0.42],
    ]
  if (t.neckStyle === 'square')
    return [
      [CENTRE, t.neckBottom],
      [CENTRE + t.neckHalf * 0.78, t.neckBottom - depth * 0.02, 1],
      [CENTRE + t.neckHalf * 0.92, t.neckY + depth * 0.5],
    ]
  return [
    [CENTRE, t.neckBottom],
    [CENTRE + t.neckHalf * 0.5, t.neckY + depth * 0.86],
    [CENTRE + t.neckHalf * 0.86, t.neckY + depth * 0.45],
  ]
}

/** From the shoulder (raglan: from the neck) to the armpit. */
export function armhole(t: TorsoShape): Point[] {
  const pit = armpitOf(t)
  if (t.armhole === 'raglan') {
    const from = neckPoint(t)
    const bend = lerpPoint(from, pit, 0.55)
    return [from, [bend[0] - 7, bend[1] + 5], pit]
  }
  const tip = shoulderTip(t)
  const height = t.armpitY - t.shoulderY
  const inset = t.armhole === 'dropped' ? 1 : 6
  return [
    tip,
    [tip[0] + 1, tip[1] + height * 0.12],
    [Math.min(tip[0], pit[0]) - inset, tip[1] + height * 0.5],
    [Math.min(tip[0], pit[0]) - inset * 0.4 + Math.max(0, pit[0] - tip[0]) * 0.35, tip[1] + height * 0.78],
    pit,
  ]
}

function torsoSide(t: TorsoShape): Point[] {
  const waistY = t.armpitY + (t.hemY - t.armpitY) * 0.45
  return [
    [CENTRE + t.chest + (t.waist - t.chest) * 0.42, t.armpitY + (waistY - t.armpitY) * 0.4],
    [CENTRE + t.waist, waistY],
    [CENTRE + t.waist + (t.hem - t.waist) * 0.6, waistY + (t.hemY - waistY) * 0.55],
    [CENTRE + t.hem, t.hemY, 1],
  ]
}

export function torsoOutline(t: TorsoShape): Point[] {
  return [
    ...neckline(t),
    ...(t.armhole === 'raglan' ? [] : [neckPoint(t)]),
    ...armhole(t),
    ...torsoSide(t),
    [CENTRE + t.hem * 0.55, t.hemY + t.hemDip * 0.75],
    [CENTRE, t.hemY + t.hemDip],
  ]
}
