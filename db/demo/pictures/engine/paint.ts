import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { linearFromHex, mixRgb, scaleRgb, toByte } from './colour.ts'
import type { Rgb } from './colour.ts'
import type { Garment } from './garment.ts'
import type { Layer } from './layer.ts'
import type { Paper } from './paper.ts'
import type { Ink } from './part.ts'
import { clamp } from './rng.ts'

export interface Palette {
  readonly base: string
  readonly accent: string
  readonly paper: string
}

export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

const VEIL = 0.008
const WHITE: Rgb = [1, 1, 1]

function inkColour(ink: Ink, palette: Palette): Rgb {
  const hex = ink.of === 'base' ? palette.base : ink.of === 'accent' ? palette.accent : ink.of
  const tinted = ink.tint ? mixRgb(linearFromHex(hex), WHITE, ink.tint) : linearFromHex(hex)
  return scaleRgb(tinted, ink.gain ?? 1)
}

/** Adds a layer in its colours to linear RGB planes (premultiplied). */
function addLayer(layer: Layer, palette: Palette, planes: Float32Array, width: number): void {
  const { inks } = layer.part
  const base = inkColour(inks.base, palette)
  const second = inks.second ? inkColour(inks.second, palette) : base
  const stitch = inkColour(inks.stitch ?? inks.base, palette)
  const panel = inkColour(inks.panel ?? inks.second ?? inks.base, palette)
  for (let y = 0; y < layer.height; y++)
    for (let x = 0; x < layer.width; x++) {
      const i = y * layer.width + x
      const weight = layer.weight[i]!
      if (weight < 0.001) continue
      let [r, g, b] = base
      const toward = (ink: Rgb, share: number): void => {
        r += (ink[0] - r) * share
        g += (ink[1] - g) * share
        b += (ink[2] - b) * share
      }
      if (layer.print) toward(second, layer.print[i]!)
      if (layer.panel && layer.panel[i]! > 0.01) toward(panel, layer.panel[i]!)
      if (layer.stitch && layer.stitch[i]! > 0.02) toward(stitch, layer.stitch[i]! * 0.75)
      const light = layer.light[i]! * layer.tone[i]!
      const lum = r * 0.3 + g * 0.59 + b * 0.11
      // Shadows gain a little chroma, highlights lose some, as on film.
      const chroma = (1 + 0.06 * clamp(0.9 - light) - 0.1 * clamp(light - 1)) * light
      const grey = lum * (light - chroma)
      const grazing = layer.grazing[i]!
      // Lit folds of black cloth show their surface, not their colour.
      const veil = light > 0.7 ? VEIL * (light - 0.7) * Math.max(0, 1 - lum * 12) : 0
      const glow = layer.specular[i]! * (0.4 + Math.min(0.6, lum * 6)) + grazing * (lum * 0.6 + 0.04) + veil
      const own = chroma + grazing * 0.5
      const j = ((y + layer.top) * width + x + layer.left) * 3
      planes[j]! += Math.max(0, grey + glow + r * own) * weight
      planes[j + 1]! += Math.max(0, grey + glow + g * own) * weight
      planes[j + 2]! += Math.max(0, grey + glow + b * own) * weight
    }
}

function paintPlanes(garment: Garment, palette: Palette): Float32Array {
  const planes = new Float32Array(garment.width * garment.height * 3)
  for (const layer of garment.layers) addLayer(layer, palette, planes, garment.width)
  return planes
}

/** The garment on its paper. */
export function paintOnPaper(garment: Garment, paper: Paper, palette: Palette): Pixels {
  const planes = paintPlanes(garment, palette)
  const sheet = linearFromHex(palette.paper)
  const { width, height, coverage } = garment
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const bare = (1 - coverage[i]!) * paper.light[i]!
    const shadow = paper.shadow[i]!
    const grain = 1 + paper.grain[i]!
    const j = i * 3
    // Light bounced between cloth and paper keeps the shadow warm: blue goes first.
    data[j] = toByte(planes[j]! * grain + sheet[0] * bare * (1 - shadow * 0.92))
    data[j + 1] = toByte(planes[j + 1]! * grain + sheet[1] * bare * (1 - shadow * 0.97))
    data[j + 2] = toByte(planes[j + 2]! * grain + sheet[2] * bare * (1 - shadow))
  }
  return { data, width, height, channels: 3 }
}

/** The garment cut out, with alpha, for scenes. */
export function paintCutout(garment: Garment, palette: Palette): Pixels {
  const planes = paintPlanes(garment, palette)
  const { width, height, coverage } = garment
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const alpha = coverage[i]!
    if (alpha < 0.004) continue
    for (let k = 0; k < 3; k++) data[i * 4 + k] = toByte(planes[i * 3 + k]! / alpha)
    data[i * 4 + 3] = Math.round(alpha * 255)
  }
  return { data, width, height, channels: 4 }
}

export const image = (pixels: Pixels): Sharp =>
  sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: pixels.channels } })
