import { blur, sample } from './fields.ts'
import type { Field } from './fields.ts'
import type { Box } from './geometry.ts'
import type { Part } from './part.ts'
import { rasterChannels, rasterMask } from './raster.ts'
import { clamp } from './rng.ts'
import { limitDrift, maskSvg } from './surface.ts'
import type { Surface } from './surface.ts'

/** The part of the canvas that is drawn, and pixels per unit. */
export interface Frame {
  readonly box: Box
  readonly scale: number
}

/** A lit part without its colours, at picture resolution, cropped to the frame. */
export interface Layer {
  readonly part: Part
  /** Pixel position in the frame. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Coverage; flattening turns it into the share of the pixel that stays visible. */
  readonly weight: Float32Array
  readonly light: Float32Array
  readonly specular: Float32Array
  readonly grazing: Float32Array
  readonly tone: Float32Array
  readonly print: Float32Array | undefined
  readonly stitch: Float32Array | undefined
  readonly panel: Float32Array | undefined
}

type Direction = readonly [number, number, number]
const unit = (v: Direction): Direction => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}
const KEY = unit([-0.48, -0.62, 0.62])
const FILL = unit([0.75, -0.05, 0.62])
const HALF = unit([KEY[0], KEY[1], KEY[2] + 1])

const DRIFT_REACH = 6
const MICRO_GAIN = 0.5
const STITCH_HEIGHT = 1.1
const STEEPEST = 1.9
const VISIBLE = 0.002

export async function buildLayer(part: Part, surface: Surface, frame: Frame): Promise<Layer | undefined> {
  const { scale } = frame
  const box: Box = {
    x0: Math.max(frame.box.x0, surface.box.x0),
    y0: Math.max(frame.box.y0, surface.box.y0),
    x1: Math.min(frame.box.x1, surface.box.x1),
    y1: Math.min(frame.box.y1, surface.box.y1),
  }
  if (box.x1 <= box.x0 || box.y1 <= box.y0) return undefined
  const mask = await rasterMask(maskSvg(part), box, scale)
  const marks = part.marks ? await rasterChannels(part.marks, box, scale) : undefined
  const groove = marks && blur(marks[0], 0.55 * scale)
  const stitch = marks && blur(marks[1], 0.3 * scale)
  const { width, height } = mask
  const size = width * height
  const layer: Layer = {
    part,
    left: Math.round((box.x0 - frame.box.x0) * scale),
    top: Math.round((box.y0 - frame.box.y0) * scale),
    width,
    height,
    weight: mask.data,
    light: new Float32Array(size),
    specular: new Float32Array(size),
    grazing: new Float32Array(size),
    tone: new Float32Array(size),
    print: part.print ? new Float32Array(size) : undefined,
    stitch: marks?.[1].data,
    panel: marks?.[2].data,
  }
  const micro = weaveLayer(layer, surface, box, scale, groove, stitch)
  lightLayer(layer, surface, box, scale, micro, groove)
  return layer
}

/** Micro height; on the way the print and tone, which share its cloth coordinates. */
function weaveLayer(
  layer: Layer,
  surface: Surface,
  box: Box,
  scale: number,
  groove?: Field,
  stitch?: Field,
): Float32Array {
  const { part, width, height, weight } = layer
  const { cloth, uv, print, panelWeave } = part
  const micro = new Float32Array(width * height)
  const drift = cloth.drift * DRIFT_REACH
  const grooveDepth = part.grooveDepth ?? 2.2
  for (let py = 0; py < height; py++) {
    const y = box.y0 + (py + 0.5) / scale
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      if (weight[i]! < VISIBLE) continue
      const x = box.x0 + (px + 0.5) / scale
      const sx = x - surface.box.x0 - 0.5
      const sy = y - surface.box.y0 - 0.5
      const u = (uv ? uv[0] * x + uv[1] * y + uv[2] : x) + limitDrift(sample(surface.slopeX, sx, sy)) * drift
      const v = (uv ? uv[3] * x + uv[4] * y + uv[5] : y) + limitDrift(sample(surface.slopeY, sx, sy)) * drift
      const inPanel = panelWeave !== undefined && layer.panel !== undefined && layer.panel[i]! > 0.5
      let h = inPanel ? panelWeave(u, v, x, y) : cloth.weave(u, v, x, y)
      if (groove) h += stitch!.data[i]! * STITCH_HEIGHT - groove.data[i]! * grooveDepth
      micro[i] = h
      layer.tone[i] = cloth.tone(u, v, x, y)
      if (layer.print) layer.print[i] = print!(u, v, x, y)
    }
  }
  return micro
}

function lightLayer(
  layer: Layer,
  surface: Surface,
  box: Box,
  scale: number,
  micro: Float32Array,
  groove?: Field,
): void {
  const { part, width, height, weight } = layer
  const m = part.cloth.material
  const gain = scale * 0.5 * MICRO_GAIN
  const grid = surface.mask.width
  const [mostX, mostY] = [grid - 1.001, surface.mask.height - 1.001]
  const { slopeX, slopeY, occlusion, selfShadow } = surface
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      if (weight[i]! < VISIBLE) continue
      const x = box.x0 + (px + 0.5) / scale
      const y = box.y0 + (py + 0.5) / scale
      // One bilinear address for the four fields of the surface.
      const sx = clamp(x - surface.box.x0 - 0.5, 0, mostX)
      const sy = clamp(y - surface.box.y0 - 0.5, 0, mostY)
      const at = (sy | 0) * grid + (sx | 0)
      const fx = sx - (sx | 0)
      const fy = sy - (sy | 0)
      const w11 = fx * fy
      const w10 = fx - w11
      const w01 = fy - w11
      const w00 = 1 - fx - w01
      const read = (d: Float32Array): number =>
        d[at]! * w00 + d[at + 1]! * w10 + d[at + grid]! * w01 + d[at + grid + 1]! * w11
      // Outside the mask there is no height; a difference against it would draw a false rim.
      const own = micro[i]!
      const right = px + 1 < width && weight[i + 1]! >= VISIBLE ? micro[i + 1]! : own
      const left = px > 0 && weight[i - 1]! >= VISIBLE ? micro[i - 1]! : own
      const down = py + 1 < height && weight[i + width]! >= VISIBLE ? micro[i + width]! : own
      const up = py > 0 && weight[i - width]! >= VISIBLE ? micro[i - width]! : own
      let nx = -(read(slopeX.data) + (right - left) * gain)
      let ny = -(read(slopeY.data) + (down - up) * gain)
      const steep = Math.sqrt(nx * nx + ny * ny)
      if (steep > STEEPEST) {
        nx *= STEEPEST / steep
        ny *= STEEPEST / steep
      }
      const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1)
      nx *= nz
      ny *= nz
      const key = clamp((nx * KEY[0] + ny * KEY[1] + nz * KEY[2] + m.wrap) / (1 + m.wrap))
      const fill = clamp(nx * FILL[0] + ny * FILL[1] + nz * FILL[2])
      const open = clamp(read(occlusion.data) - (groove ? groove.data[i]! * 0.5 : 0), 0.12, 1.15)
      const lit = read(selfShadow.data)
      const reach = 0.35 + 0.65 * open
      const local = part.light ? part.light(x, y) : 1
      layer.light[i] =
        (m.ambient * (0.8 - 0.25 * ny) * open +
          m.key * key * lit * reach +
          m.fill * fill * open +
          m.bounce * (1 - nz) ** 1.3 * reach) *
        local
      if (m.specular)
        layer.specular[i] =
          m.specular * clamp(nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** m.gloss * lit * open * local
      layer.grazing[i] = m.sheen * (1 - nz) ** 2.2 * open * local
    }
}
