import { blur, blurCoarse, emptyField, sample, shrink } from './fields.ts'
import type { Field } from './fields.ts'
import { addFold } from './folds.ts'
import { CANVAS } from './geometry.ts'
import type { Box } from './geometry.ts'
import { inflate, softLimit } from './height.ts'
import { noiseFrom } from './noise.ts'
import type { Noise } from './noise.ts'
import type { Body, Part } from './part.ts'
import { rasterMask } from './raster.ts'
import { clamp, smoothstep } from './rng.ts'

/** The large shape of a part at one pixel per unit. */
export interface Surface {
  readonly box: Box
  readonly mask: Field
  readonly slopeX: Field
  readonly slopeY: Field
  readonly occlusion: Field
  readonly selfShadow: Field
}

const PADDING = 24
const GRID = 12
const OVERSAMPLING = 2
const SLOPE_LIMIT = 1.12
/** sigma and strength of the three occlusion scales. */
const OCCLUSION = [
  [3, 0.1],
  [9, 0.045],
  [24, 0.016],
] as const
const SHADOW_STEPS = 9

function cropBox(bounds: Box): Box {
  const down = (v: number): number => Math.max(0, Math.floor((v - PADDING) / GRID) * GRID)
  const up = (v: number, most: number): number => Math.min(most, Math.ceil((v + PADDING) / GRID) * GRID)
  return {
    x0: down(bounds.x0),
    y0: down(bounds.y0),
    x1: up(bounds.x1, CANVAS.width),
    y1: up(bounds.y1, CANVAS.height),
  }
}

export const maskSvg = (part: Part): string => {
  const hole = part.cut ? `<path d="${part.cut}" fill="#000"/>` : ''
  const shape = `<path d="${part.outline.path}" fill="#fff"/>${hole}`
  if (!part.clip) return shape
  return `<clipPath id="c"><path d="${part.clip.path}"/></clipPath><g clip-path="url(#c)">${shape}</g>`
}

export class SurfaceBuilder {
  private readonly bodies = new Map<Body['outlines'], Promise<Field>>()
  private readonly coarse: Noise
  private readonly fine: Noise

  constructor(seed: number) {
    this.coarse = noiseFrom(seed)
    this.fine = noiseFrom(seed + 101)
  }

  async build(part: Part): Promise<Surface> {
    const box = cropBox(part.outline.bounds)
    const mask = shrink(await rasterMask(maskSvg(part), box, OVERSAMPLING), OVERSAMPLING)
    let height = await this.baseHeight(part, mask, box)
    this.addRelief(part, height, mask, box)
    height = blur(height, part.soften ?? 1)
    const [slopeX, slopeY] = slopes(height)
    return {
      box,
      mask,
      slopeX,
      slopeY,
      occlusion: occlusion(height, mask, part.occlusion ?? 1),
      selfShadow: selfShadow(height, mask),
    }
  }

  private async baseHeight(part: Part, mask: Field, box: Box): Promise<Field> {
    const rim = part.rim ?? 4
    const needsOwn = part.inflate !== 0 && !(part.body && part.body.from > CANVAS.height)
    const height = needsOwn ? inflate(mask, rim) : emptyField(mask.width, mask.height)
    if (part.body) await this.blendBody(part.body, height, box, rim)
    const { data } = height
    for (let i = 0; i < data.length; i++) {
      const v = data[i]! * part.inflate
      data[i] = part.limit ? Math.sign(v) * softLimit(Math.abs(v), part.limit) : v
    }
    return height
  }

  private async blendBody(body: Body, height: Field, box: Box, rim: number): Promise<void> {
    let whole = this.bodies.get(body.outlines)
    if (!whole) {
      const svg = body.outlines.map((o) => `<path d="${o.path}" fill="#fff"/>`).join('')
      whole = rasterMask(svg, { x0: 0, y0: 0, x1: CANVAS.width, y1: CANVAS.height }, 1).then((m) => inflate(m, rim))
      this.bodies.set(body.outlines, whole)
    }
    const union = await whole
    for (let y = 0; y < height.height; y++) {
      const own = smoothstep(body.from, body.to, y + box.y0)
      for (let x = 0; x < height.width; x++) {
        const shared = union.data[(y + box.y0) * union.width + x + box.x0]!
        const i = y * height.width + x
        height.data[i] = shared + (height.data[i]! - shared) * own
      }
    }
  }

  /** Relief and folds; the fold field is bent by noise so that no fold keeps its drawn line. */
  private addRelief(part: Part, height: Field, mask: Field, box: Box): void {
    const folds = emptyField(mask.width, mask.height)
    for (const fold of part.folds ?? []) addFold(folds, fold, box.x0, box.y0)
    const warp = part.foldWarp ?? 5
    const hasFolds = (part.folds?.length ?? 0) > 0
    for (let y = 0; y < height.height; y++)
      for (let x = 0; x < height.width; x++) {
        const i = y * height.width + x
        const px = x + box.x0
        const py = y + box.y0
        if (part.relief) height.data[i]! += part.relief(px, py)
        if (!hasFolds) continue
        const wx = warp * this.coarse(px / 38, py / 38 + 3) + warp * 0.4 * this.fine(px / 13, py / 13)
        const wy = warp * this.coarse(px / 38 + 50, py / 38) + warp * 0.4 * this.fine(px / 13 + 8, py / 13)
        height.data[i]! += sample(folds, x + wx, y + wy)
      }
  }
}

function slopes(height: Field): [Field, Field] {
  const { width, height: rows, data } = height
  const slopeX = emptyField(width, rows)
  const slopeY = emptyField(width, rows)
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const gx = (data[i + 1]! - data[i - 1]!) * 0.5
      const gy = (data[i + width]! - data[i - width]!) * 0.5
      const k = 1 / Math.sqrt(1 + (gx * gx + gy * gy) / (SLOPE_LIMIT * SLOPE_LIMIT))
      slopeX.data[i] = gx * k
      slopeY.data[i] = gy * k
    }
  return [slopeX, slopeY]
}

function occlusion(height: Field, mask: Field, strength: number): Field {
  const out = emptyField(mask.width, mask.height, 1)
  const masked = emptyField(mask.width, mask.height)
  for (let i = 0; i < masked.data.length; i++) masked.data[i] = height.data[i]! * mask.data[i]!
  for (const [sigma, gain] of OCCLUSION) {
    const around = blurCoarse(masked, sigma)
    const weight = blurCoarse(mask, sigma)
    for (let i = 0; i < out.data.length; i++) {
      if (mask.data[i]! < 0.01) continue
      const above = (around.data[i]! / Math.max(0.05, weight.data[i]!) - height.data[i]!) * gain * strength
      out.data[i]! *= above > 0 ? 1 / (1 + above * 1.6) : 1 + Math.min(0.1, -above * 0.22)
    }
  }
  return out
}

/** Nine widening steps toward the light: the shadow of one fold on the next. */
function selfShadow(height: Field, mask: Field): Field {
  const out = emptyField(mask.width, mask.height, 1)
  const { width, data } = height
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (mask.data[i]! < 0.01) continue
      let steepest = 0
      for (let step = 1; step <= SHADOW_STEPS; step++) {
        const reach = step * step * 0.55 + 1
        const sx = Math.round(x - 0.6 * reach)
        const sy = Math.round(y - 0.8 * reach)
        if (sx < 0 || sy < 0) break
        const j = sy * width + sx
        if (mask.data[j]! < 0.5) break
        steepest = Math.max(steepest, (data[j]! - data[i]!) / reach)
      }
      out.data[i] = 1 - smoothstep(0.18, 0.95, steepest) * 0.75
    }
  return blur(out, 1.6)
}

export const limitDrift = (slope: number): number => clamp(slope, -1.5, 1.5)
