import type { Field } from './fields.ts'
import type { Point } from './geometry.ts'
import { smoothstep } from './rng.ts'

export interface Fold {
  readonly line: readonly Point[]
  readonly width: number
  /** Width at the far end, if it opens or closes. */
  readonly endWidth?: number
  /** Negative is a valley. */
  readonly depth: number
  /** -1 … 1: which side falls more steeply. */
  readonly lean?: number
  /** Share of a creased profile in the soft one. */
  readonly crease?: number
  /** Part of the length over which it rises and dies. */
  readonly taper?: readonly [number, number]
}

const DEPTH_GAIN = 1.45
const REACH = 2.6

/** Adds a fold to a height field whose first pixel is at (originX, originY). */
export function addFold(field: Field, fold: Fold, originX: number, originY: number): void {
  const { line, width } = fold
  const endWidth = fold.endWidth ?? width
  const [rise, die] = fold.taper ?? [0.3, 0.3]
  const lean = fold.lean ?? 0
  const crease = fold.crease ?? 0
  const count = line.length
  const lengths = new Float64Array(count)
  const reach = Math.max(width, endWidth) * REACH
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  line.forEach((p, i) => {
    if (i) lengths[i] = lengths[i - 1]! + Math.hypot(p[0] - line[i - 1]![0], p[1] - line[i - 1]![1])
    x0 = Math.min(x0, p[0])
    x1 = Math.max(x1, p[0])
    y0 = Math.min(y0, p[1])
    y1 = Math.max(y1, p[1])
  })
  const total = lengths[count - 1]! || 1
  const left = Math.max(0, Math.floor(x0 - originX - reach))
  const right = Math.min(field.width - 1, Math.ceil(x1 - originX + reach))
  const top = Math.max(0, Math.floor(y0 - originY - reach))
  const bottom = Math.min(field.height - 1, Math.ceil(y1 - originY + reach))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const px = x + originX
      const py = y + originY
      let best = Infinity
      let along = 0
      let side = 0
      for (let i = 0; i < count - 1; i++) {
        const ax = line[i]![0]
        const ay = line[i]![1]
        const dx = line[i + 1]![0] - ax
        const dy = line[i + 1]![1] - ay
        const squared = dx * dx + dy * dy || 1
        let t = ((px - ax) * dx + (py - ay) * dy) / squared
        t = t < 0 ? 0 : t > 1 ? 1 : t
        const ex = px - ax - t * dx
        const ey = py - ay - t * dy
        const distance = ex * ex + ey * ey
        if (distance < best) {
          best = distance
          along = (lengths[i]! + t * Math.sqrt(squared)) / total
          side = dx * ey - dy * ex
        }
      }
      const local = width + (endWidth - width) * along
      let e = Math.sqrt(best) / local
      if (e > REACH) continue
      e *= side < 0 ? 1 - lean * 0.6 : 1 + lean * 0.6
      const soft = Math.exp(-e * e * 1.1)
      const core = crease ? (1 - crease) * soft + crease * Math.exp(-e * 2.2) : soft
      // Cloth pushed out of the valley stands up beside it.
      const flank = 0.35 * Math.exp(-(e - 1.25) * (e - 1.25) * 3.2)
      const strength = smoothstep(0, rise || 1e-3, along) * smoothstep(0, die || 1e-3, 1 - along)
      field.data[y * field.width + x]! += fold.depth * DEPTH_GAIN * strength * (core - flank)
    }
}
