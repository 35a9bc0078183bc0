import { blur, emptyField, resize, shrink } from './fields.ts'
import type { Field } from './fields.ts'

/** Grid sizes in pixels with their SOR sweeps; thin parts need the finer ladder. */
const COARSE_LADDER = [
  [12, 160],
  [6, 50],
  [3, 36],
] as const
const FINE_LADDER = [
  [4, 90],
  [2, 40],
  [1, 24],
] as const
const RELAXATION = 1.6

/**
 * Solves the Poisson equation with -1 inside the mask and 0 on its edge, so
 * that sqrt(2 phi) of a strip is a half circle. `rim` takes the wall off the
 * edge: without it every outline gets a bevel.
 */
export function inflate(mask: Field, rim: number): Field {
  const small = Math.min(mask.width, mask.height) < 60 || mask.width * mask.height < 9000
  let phi: Field | undefined
  for (const [cell, sweeps] of small ? FINE_LADDER : COARSE_LADDER) {
    const inside = shrink(mask, cell)
    phi = phi ? resize(phi, inside.width, inside.height) : emptyField(inside.width, inside.height)
    relax(phi, inside, sweeps, cell * cell)
  }
  const height = resize(phi!, mask.width, mask.height)
  const { data } = height
  for (let i = 0; i < data.length; i++) data[i] = Math.sqrt(2 * Math.max(0, data[i]!) + rim * rim) - rim
  return blur(height, small ? 0.7 : 1.6)
}

function relax(phi: Field, inside: Field, sweeps: number, cellArea: number): void {
  const { width, height, data } = phi
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x
        if (inside.data[i]! < 0.5) {
          data[i] = 0
          continue
        }
        const mean = (data[i - 1]! + data[i + 1]! + data[i - width]! + data[i + width]! + cellArea) * 0.25
        data[i]! += RELAXATION * (mean - data[i]!)
      }
}

/** Flattens the top of large parts without touching their rims. */
export const softLimit = (value: number, limit: number): number => limit * (1 - Math.exp(-value / limit))
