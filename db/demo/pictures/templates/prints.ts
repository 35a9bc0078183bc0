import type { ClothFunction } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import type { Print } from '../spec.ts'
import type { Sketch } from './sketch.ts'

/** A band of `thickness` at the start of each `period`, its edges `soft` wide. */
const bar = (v: number, period: number, thickness: number, soft = 0.8): number => {
  const k = ((v % period) + period) % period
  return smoothstep(0, soft, k) * smoothstep(0, soft, thickness - k)
}

const toNearest = (k: number): number => Math.abs(k - Math.round(k))

/** Share of the accent over the cloth; `undefined` where the print is not a surface print. */
export function printOf(sketch: Sketch, print: Print | undefined, scale = 1): ClothFunction | undefined {
  const { coarse, fine, cloud } = sketch
  switch (print) {
    case 'melange':
      return (u, v) => 0.16 + 0.2 * fine(u / 0.9, v / 4) + 0.14 * coarse(u / 0.8 + 20, v / 1.4)
    case 'stripe':
      return (_u, v) => bar(v, 30 * scale, 10 * scale)
    case 'wide-stripe':
      return (_u, v) => bar(v + 20 * scale, 84 * scale, 42 * scale)
    case 'pin-stripe':
      return (u) => bar(u, 11 * scale, 1.5, 0.5) * 0.8
    case 'topographic': {
      const level = (u: number, v: number): number => cloud(u / (84 * scale), v / (104 * scale)) * 8
      return (u, v) => {
        const k = level(u, v)
        // Divided by the slope, so that every contour is a line of one width.
        const slope = Math.hypot(level(u + 0.8, v) - k, level(u, v + 0.8) - k) / 0.8
        return 0.78 * (1 - smoothstep(0.7, 1.6, toNearest(k) / Math.max(0.035, slope)))
      }
    }
    case 'marble':
      return (u, v) => {
        const bend = 0.9 * fine(u / (90 * scale), v / (90 * scale)) + 0.35 * coarse(u / (30 * scale), v / (34 * scale))
        const along = Math.sin(((u * 0.8 + v * 0.6) / (64 * scale) + bend * 2.4) * Math.PI)
        const vein = (1 - Math.abs(along)) ** 5
        const haze = smoothstep(-0.2, 0.8, cloud(u / (70 * scale) + 7, v / (80 * scale)))
        return Math.min(0.85, 0.62 * vein * (0.5 + haze) + 0.2 * haze)
      }
    case 'dot':
      return (u, v) => {
        const row = Math.floor(v / (15 * scale))
        const du = (((((u + (row & 1 ? 8.5 : 0) * scale) / (17 * scale)) % 1) + 1) % 1) - 0.5
        const dv = ((((v / (15 * scale)) % 1) + 1) % 1) - 0.5
        return 1 - smoothstep(2.3, 3.1, Math.hypot(du * 17, dv * 15))
      }
    case 'chevron':
      return (u, v) => {
        const zig = Math.abs(((((u / (26 * scale)) % 1) + 1) % 1) - 0.5) * 2
        return bar(v + zig * 13 * scale, 24 * scale, 7 * scale, 0.9)
      }
    case 'camo':
      return (u, v) => {
        const large = cloud(u / (60 * scale), v / (46 * scale))
        const small = cloud(u / (38 * scale) + 40, v / (32 * scale) + 11)
        return 0.55 * smoothstep(0.1, 0.13, large) + 0.3 * smoothstep(0.16, 0.19, small)
      }
    case 'gradient':
      return (_u, v) => 0.9 * smoothstep(250, 620, v)
    default:
      return undefined
  }
}
