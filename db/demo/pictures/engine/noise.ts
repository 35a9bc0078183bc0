import { randomFrom } from './rng.ts'

/** Gradient noise in about -1 … 1, period 256. */
export type Noise = (x: number, y: number) => number

export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed * 7919 + 13)
  const order = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const swap = order[i] as number
    order[i] = order[j] as number
    order[j] = swap
  }
  const permutation = new Uint8Array(512)
  const gradientX = new Float64Array(512)
  const gradientY = new Float64Array(512)
  for (let i = 0; i < 512; i++) {
    permutation[i] = order[i & 255] as number
    if (i < 256) {
      const angle = random() * Math.PI * 2
      gradientX[i] = gradientX[i + 256] = Math.cos(angle)
      gradientY[i] = gradientY[i + 256] = Math.sin(angle)
    }
  }
  return (x, y) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const fx = x - cellX
    const fy = y - cellY
    const row = cellY & 255
    const left = permutation[cellX & 255]! + row
    const right = permutation[(cellX + 1) & 255]! + row
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const a = gradientX[left]! * fx + gradientY[left]! * fy
    const b = gradientX[right]! * (fx - 1) + gradientY[right]! * fy
    const c = gradientX[left + 1]! * fx + gradientY[left + 1]! * (fy - 1)
    const d = gradientX[right + 1]! * (fx - 1) + gradientY[right + 1]! * (fy - 1)
    const top = a + (b - a) * u
    const bottom = c + (d - c) * u
    return 1.5 * (top + (bottom - top) * v)
  }
}

export const fractal =
  (coarse: Noise, fine: Noise): Noise =>
  (x, y) =>
    coarse(x, y) * 0.6 + fine(x * 2.1, y * 2.1) * 0.28 + coarse(x * 4.3 + 9, y * 4.3) * 0.14
