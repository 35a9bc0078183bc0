import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { BraSpec } from '../spec.ts'

/** Right half, as distances from the centre line. */
export interface BraShape {
  readonly strapIn: number
  readonly strapOut: number
  readonly strapTop: number
  readonly neckY: number
  readonly neck: BraSpec['cut']['neck']
  readonly under: number
  readonly underY: number
  readonly bandY: number
  readonly bandHalf: number
  readonly bandDepth: number
}

const STRAPS: Record<BraSpec['cut']['strap'], readonly [number, number]> = {
  straight: [44, 68],
  wide: [36, 78],
  thin: [55, 64],
  cross: [52, 66],
  racer: [36, 62],
  halter: [20, 40],
}

const NECK_Y = { scoop: 262, high: 196, v: 276, square: 250, zip: 204 } as const

export function braShape({ cut }: BraSpec): BraShape {
  const [strapIn, strapOut] = STRAPS[cut.strap]
  const long = cut.length === 'longline'
  return {
    strapIn,
    strapOut,
    strapTop: 128,
    neckY: NECK_Y[cut.neck],
    neck: cut.neck,
    under: 124,
    underY: 302,
    bandY: long ? 486 : 426,
    bandHalf: long ? 102 : 110,
    bandDepth: cut.band === 'narrow' ? 24 : cut.band === 'wide' ? 50 : 38,
  }
}

/** From the centre out to the inner corner of the strap. */
export function neckEdge(s: BraShape): Point[] {
  const { strapIn, neckY, strapTop } = s
  const depth = neckY - strapTop
  const tip: Point = [CENTRE + strapIn, strapTop, 1]
  switch (s.neck) {
    case 'v':
      return [
        [CENTRE, neckY, 1],
        [CENTRE + strapIn * 0.52, neckY - depth * 0.36],
        [CENTRE + strapIn * 0.9, neckY - depth * 0.72],
        tip,
      ]
    case 'square':
      return [
        [CENTRE, neckY + 2],
        [CENTRE + strapIn * 0.6, neckY],
        [CENTRE + strapIn - 7, neckY - 6],
        [CENTRE + strapIn - 2, neckY - 20],
        [CENTRE + strapIn, strapTop + depth * 0.4],
        tip,
      ]
    case 'high':
    case 'zip':
      return [
        [CENTRE, neckY + 4],
        [CENTRE + strapIn * 0.55, neckY - 4],
        [CENTRE + strapIn * 0.88, neckY - depth * 0.42],
        tip,
      ]
    default:
      return [
        [CENTRE, neckY],
        [CENTRE + strapIn * 0.5, neckY - depth * 0.08],
        [CENTRE + strapIn * 0.86, neckY - depth * 0.34],
        [CENTRE + strapIn - 1, neckY - depth * 0.68],
        tip,
      ]
  }
}

/** From the outer corner of the strap, scooping under the arm. */
export function armEdge(s: BraShape): Point[] {
  const { strapOut: o, under, underY, strapTop } = s
  const drop = underY - strapTop
  const reach = under - o
  return [
    [CENTRE + o, strapTop + 2, 1],
    [CENTRE + o + reach * 0.02, strapTop + drop * 0.28],
    [CENTRE + o + reach * 0.1, strapTop + drop * 0.52],
    [CENTRE + o + reach * 0.3, strapTop + drop * 0.76],
    [CENTRE + o + reach * 0.62, strapTop + drop * 0.92],
    [CENTRE + under, underY, 1],
  ]
}

export function frontOutline(s: BraShape): Point[] {
  const y = s.bandY
  return [
    ...neckEdge(s),
    ...armEdge(s),
    [CENTRE + s.under + 2, s.underY + (y - s.underY) * 0.26],
    [CENTRE + s.under - 1, s.underY + (y - s.underY) * 0.55],
    [CENTRE + s.under * 0.4 + s.bandHalf * 0.6, s.underY + (y - s.underY) * 0.84],
    [CENTRE + s.bandHalf, y + 4, 1],
    [CENTRE + s.bandHalf * 0.55, y + 12],
    [CENTRE, y + 15],
  ]
}
