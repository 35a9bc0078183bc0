/** Mulberry32: small, fast, the same on every machine. */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x)

export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const gauss = (x: number, sigma: number): number => Math.exp((-x * x) / (2 * sigma * sigma))
