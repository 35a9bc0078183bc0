import { blurCoarse, sample, shrink } from './fields.ts'
import type { Garment } from './garment.ts'
import { noiseFrom } from './noise.ts'
import { randomFrom, smoothstep } from './rng.ts'

/** Light on the paper and the garment's shadow on it, colour apart. */
export interface Paper {
  readonly light: Float32Array
  readonly shadow: Float32Array
  readonly grain: Float32Array
}

const WALL_SHADOW = 0.34
const GRAIN = 0.009
const FIBRE = 0.005

const grains = new Map<string, Float32Array>()

function grainField(width: number, height: number): Float32Array {
  const key = `${width}x${height}`
  let grain = grains.get(key)
  if (!grain) {
    const random = randomFrom(4711)
    grain = Float32Array.from({ length: width * height }, () => (random() + random() - 1) * GRAIN)
    grains.set(key, grain)
  }
  return grain
}

export function layPaper(garment: Garment): Paper {
  const { width, height, frame, drawing } = garment
  const { scale, box } = frame
  const reduce = Math.max(1, Math.round(scale))
  const cover = shrink({ width, height, data: garment.coverage }, reduce)
  const step = reduce / scale
  const wide = blurCoarse(cover, 26 / step)
  const near = blurCoarse(cover, 7 / step)
  const fibre = noiseFrom(77)
  const grain = grainField(width, height)
  const light = new Float32Array(width * height)
  const shadow = new Float32Array(width * height)
  const { floor } = drawing
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      if (garment.coverage[i]! > 0.999) continue
      const x = box.x0 + (px + 0.5) / scale
      const y = box.y0 + (py + 0.5) / scale
      const dx = (px / width - 0.42) * 1.4
      const dy = (py / height - 0.38) * 1.43
      let l = 1.05 - 0.2 * smoothstep(0.1, 1.7, dx * dx + dy * dy)
      if (floor) {
        l *= 1 - 0.05 * smoothstep(floor.y - 60, floor.y + 40, y) + 0.06 * smoothstep(floor.y + 20, floor.y + 240, y)
        shadow[i] = floorShadow(x, y, floor)
      } else {
        l -= 0.03 * smoothstep(0.54, 1, py / height)
        const at = (field: typeof wide, ox: number, oy: number): number =>
          sample(field, (x - box.x0 - ox) / step - 0.5, (y - box.y0 - oy) / step - 0.5)
        shadow[i] = WALL_SHADOW * (0.62 * at(wide, 16, 22) + 0.55 * at(near, 5, 7))
      }
      light[i] = l * (1 + grain[i]! + FIBRE * fibre(x / 1.7, y / 1.7))
    }
  return { light, shadow, grain }
}

/** A wide soft ellipse and a narrow dark one where the sole touches. */
function floorShadow(x: number, y: number, floor: { x: number; y: number; halfWidth: number }): number {
  const ellipse = (cx: number, cy: number, rx: number, ry: number): number => {
    const e = Math.hypot((x - cx) / rx, (y - cy) / ry)
    return 1 - smoothstep(0.25, 1.35, e)
  }
  const soft = ellipse(floor.x + 12, floor.y + 5, floor.halfWidth * 1.12, 32)
  const contact = ellipse(floor.x, floor.y - 3, floor.halfWidth * 0.98, 12)
  return Math.min(0.85, 0.36 * soft + 0.5 * contact)
}
