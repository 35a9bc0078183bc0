import { blurCoarse, emptyField, sample } from './fields.ts'
import type { Field } from './fields.ts'
import { buildLayer } from './layer.ts'
import type { Frame, Layer } from './layer.ts'
import type { Drawing, Part } from './part.ts'
import { SurfaceBuilder } from './surface.ts'
import type { Surface } from './surface.ts'

/** A drawing lit and flattened, without colours: any palette can be painted on it. */
export interface Garment {
  readonly drawing: Drawing
  readonly frame: Frame
  readonly layers: readonly Layer[]
  readonly width: number
  readonly height: number
  readonly coverage: Float32Array
}

export async function buildGarment(drawing: Drawing, frame: Frame): Promise<Garment> {
  const builder = new SurfaceBuilder(drawing.seed)
  const width = Math.round((frame.box.x1 - frame.box.x0) * frame.scale)
  const height = Math.round((frame.box.y1 - frame.box.y0) * frame.scale)
  const layers: { layer: Layer; surface: Surface }[] = []
  for (const part of drawing.parts) {
    const surface = await builder.build(part)
    const layer = await buildLayer(part, surface, frame)
    if (layer) layers.push({ layer, surface })
  }
  const coverage = flatten(layers, width, height, frame)
  return { drawing, frame, layers: layers.map((l) => l.layer), width, height, coverage }
}

/** Front to back: what the parts above leave visible, dimmed by the shadows they cast. */
function flatten(
  layers: readonly { layer: Layer; surface: Surface }[],
  width: number,
  height: number,
  frame: Frame,
): Float32Array {
  const free = new Float32Array(width * height).fill(1)
  const shade = new Float32Array(width * height).fill(1)
  for (const { layer, surface } of layers.toReversed()) {
    for (let y = 0; y < layer.height; y++) {
      const row = (y + layer.top) * width + layer.left
      for (let x = 0; x < layer.width; x++) {
        const i = y * layer.width + x
        const alpha = layer.weight[i]!
        if (alpha === 0) continue
        const j = row + x
        layer.weight[i] = alpha * free[j]! * shade[j]!
        free[j]! *= 1 - alpha
      }
    }
    castShadow(layer.part, surface, shade, width, height, frame)
  }
  for (let i = 0; i < free.length; i++) free[i] = 1 - free[i]!
  return free
}

function castShadow(
  part: Part,
  surface: Surface,
  shade: Float32Array,
  width: number,
  height: number,
  frame: Frame,
): void {
  if (!part.shadow) return
  const { dx, dy, blur: sigma, strength } = part.shadow
  const soft: Field = blurCoarse(padded(surface.mask), sigma)
  const { scale } = frame
  const x0 = Math.max(0, Math.floor((surface.box.x0 - SHADOW_PAD - frame.box.x0) * scale))
  const y0 = Math.max(0, Math.floor((surface.box.y0 - SHADOW_PAD - frame.box.y0) * scale))
  const x1 = Math.min(width, Math.ceil((surface.box.x1 + SHADOW_PAD - frame.box.x0) * scale))
  const y1 = Math.min(height, Math.ceil((surface.box.y1 + SHADOW_PAD - frame.box.y0) * scale))
  for (let py = y0; py < y1; py++)
    for (let px = x0; px < x1; px++) {
      const x = frame.box.x0 + (px + 0.5) / scale - 0.5 - dx - surface.box.x0 + SHADOW_PAD
      const y = frame.box.y0 + (py + 0.5) / scale - 0.5 - dy - surface.box.y0 + SHADOW_PAD
      const cover = sample(soft, x, y)
      if (cover > 0.004) shade[py * width + px]! *= 1 - strength * Math.min(1, cover * 1.25)
    }
}

const SHADOW_PAD = 12

function padded(mask: Field): Field {
  const out = emptyField(mask.width + SHADOW_PAD * 2, mask.height + SHADOW_PAD * 2)
  for (let y = 0; y < mask.height; y++)
    out.data.set(mask.data.subarray(y * mask.width, (y + 1) * mask.width), (y + SHADOW_PAD) * out.width + SHADOW_PAD)
  return out
}
