import sharp from 'sharp'
import { linearFromHex } from '../engine/colour.ts'
import { blurCoarse, emptyField } from '../engine/fields.ts'
import type { Field } from '../engine/fields.ts'
import type { Pixels } from '../engine/paint.ts'
import { rasterMask } from '../engine/raster.ts'
import { randomFrom, smoothstep } from '../engine/rng.ts'
import type { Cutout } from './cutouts.ts'

/** A cutout on the paper: centre and largest size as shares of the picture, turned by degrees. */
export interface Placed {
  readonly cut: Cutout
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
  readonly flip?: boolean
}

/** Where the window stands: shift as a share of the width, slant of the panes, strength 0 … 1. */
export interface WindowLight {
  readonly shift: number
  readonly slant: number
  readonly strength: number
}

const GRAIN = 5
/** Sigma, strength and offset of the wide and the contact shadow, in thousandths of the shorter side. */
const SHADOWS = [
  { sigma: 26, strength: 0.34, dx: 16, dy: 24 },
  { sigma: 7, strength: 0.36, dx: 5, dy: 8 },
] as const

export async function compose(
  width: number,
  height: number,
  paper: string,
  items: readonly Placed[],
  light: WindowLight,
): Promise<Pixels> {
  const planes = paperPlanes(width, height, paper)
  for (const item of items) await lay(planes, width, height, paper, item)
  const glow = await windowField(width, height, light)
  return { data: develop(planes, glow, width, height, light.strength), width, height, channels: 3 }
}

/** Gamma-encoded planes in 0 … 1: soft light and shadows are photographers' tools, not physics. */
function paperPlanes(width: number, height: number, paper: string): Float32Array {
  const tint = linearFromHex(paper).map((c) => c ** (1 / 2.2))
  const planes = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const r = Math.hypot((x / width - 0.42) / 0.95, (y / height - 0.34) / 0.95)
      const l = 1.035 - 0.035 * smoothstep(0, 0.55, r) - 0.14 * smoothstep(0.5, 1.05, r)
      for (let k = 0; k < 3; k++) planes[(y * width + x) * 3 + k] = tint[k]! * l
    }
  return planes
}

async function lay(planes: Float32Array, width: number, height: number, paper: string, item: Placed): Promise<void> {
  const scale = Math.min((item.width * width) / item.cut.width, (item.height * height) / item.cut.height)
  let picture = sharp(item.cut.data, { raw: { width: item.cut.width, height: item.cut.height, channels: 4 } }).resize(
    Math.round(item.cut.width * scale),
    Math.round(item.cut.height * scale),
    { kernel: 'lanczos3' },
  )
  if (item.flip) picture = picture.flop()
  const sized = await picture.raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(sized.data, {
    raw: { width: sized.info.width, height: sized.info.height, channels: 4 },
  })
    .rotate(item.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(item.x * width - info.width / 2)
  const top = Math.round(item.y * height - info.height / 2)
  const unit = Math.min(width, height) / 1000
  const alpha = emptyField(Math.ceil(width / 4) * 4, Math.ceil(height / 4) * 4)
  const visit = (each: (from: number, x: number, y: number) => void): void => {
    for (let y = Math.max(0, -top); y < info.height && y + top < height; y++)
      for (let x = Math.max(0, -left); x < info.width && x + left < width; x++)
        each((y * info.width + x) * 4, x + left, y + top)
  }
  visit((from, x, y) => {
    alpha.data[y * alpha.width + x] = data[from + 3]! / 255
  })
  const tint = linearFromHex(paper).map((c) => c ** (1 / 2.2) * 0.16)
  for (const shadow of SHADOWS)
    castOn(
      planes,
      width,
      height,
      blurCoarse(alpha, shadow.sigma * unit),
      shadow.strength,
      Math.round(shadow.dx * unit),
      Math.round(shadow.dy * unit),
      tint,
    )
  visit((from, x, y) => {
    const a = data[from + 3]! / 255
    if (a === 0) return
    const to = (y * width + x) * 3
    for (let k = 0; k < 3; k++) planes[to + k]! += (data[from + k]! / 255 - planes[to + k]!) * a
  })
}

function castOn(
  planes: Float32Array,
  width: number,
  height: number,
  soft: Field,
  strength: number,
  dx: number,
  dy: number,
  tint: readonly number[],
): void {
  for (let y = Math.max(0, dy); y < height; y++)
    for (let x = Math.max(0, dx); x < width; x++) {
      const a = soft.data[(y - dy) * soft.width + x - dx]! * strength
      if (a < 0.002) continue
      const to = (y * width + x) * 3
      for (let k = 0; k < 3; k++) planes[to + k]! += (tint[k]! - planes[to + k]!) * a
    }
}

/** Nine panes of a window, skewed by the low sun and softened by its distance. */
async function windowField(width: number, height: number, light: WindowLight): Promise<Field> {
  const pane = { width: height * 0.46, height: height * 0.36, gap: height * 0.026 }
  let panes = ''
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      panes += `<rect x="${i * (pane.width + pane.gap)}" y="${j * (pane.height + pane.gap)}" width="${pane.width}" height="${pane.height}" fill="#fff"/>`
  const svg = `<g transform="translate(${light.shift * width} ${-height * 0.12}) matrix(1 .16 ${-light.slant} 1 0 0)">${panes}</g>`
  const box = { x0: 0, y0: 0, x1: Math.ceil(width / 4) * 4, y1: Math.ceil(height / 4) * 4 }
  return blurCoarse(await rasterMask(svg, box, 1), (17 * Math.min(width, height)) / 1000)
}

const SUN = [160, 158, 151] as const
const SHADE = [103, 105, 112] as const

function softLight(below: number, above: number): number {
  if (above <= 0.5) return below - (1 - 2 * above) * below * (1 - below)
  const d = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : Math.sqrt(below)
  return below + (2 * above - 1) * (d - below)
}

function develop(planes: Float32Array, glow: Field, width: number, height: number, strength: number): Buffer {
  const random = randomFrom(97)
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const g = glow.data[y * glow.width + x]!
      const grain = (random() + random() - 1) * GRAIN
      for (let k = 0; k < 3; k++) {
        const i = (y * width + x) * 3 + k
        const below = Math.min(1, Math.max(0, planes[i]!))
        const lit = softLight(below, (SHADE[k]! + (SUN[k]! - SHADE[k]!) * g) / 255)
        data[i] = Math.max(0, Math.min(255, Math.round((below + (lit - below) * strength) * 255 + grain * 0.5)))
      }
    }
  return data
}
