export type Rgb = readonly [number, number, number]

const GAMMA = 2.2

export function linearFromHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number): number => (((n >> shift) & 255) / 255) ** GAMMA
  return [channel(16), channel(8), channel(0)]
}

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const scaleRgb = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]
export const luminance = (a: Rgb): number => a[0] * 0.3 + a[1] * 0.59 + a[2] * 0.11

const STEPS = 16384
const TOP = 2
const SHOULDER = 0.75

/** Linear light to an 8-bit value, rolling off above the shoulder instead of clipping. */
const TABLE = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  // Square spacing: dark tones need the steps.
  const v = TOP * (i / STEPS) ** 2
  const rolled = v < SHOULDER ? v : SHOULDER + (1 - Math.exp(-(v - SHOULDER) / 0.3)) * 0.28
  return Math.round(Math.min(1, rolled) ** (1 / GAMMA) * 255)
})
const TABLE_SCALE = STEPS / Math.sqrt(TOP)

export function toByte(linear: number): number {
  if (linear <= 0) return 0
  const i = Math.sqrt(linear) * TABLE_SCALE
  return TABLE[i > STEPS ? STEPS : i | 0]!
}
