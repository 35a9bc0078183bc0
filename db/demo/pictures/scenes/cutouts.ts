import { fitFrame } from '../engine/frame.ts'
import { buildGarment } from '../engine/garment.ts'
import type { Garment } from '../engine/garment.ts'
import { image, paintCutout } from '../engine/paint.ts'
import { paletteOf } from '../palette.ts'
import type { PictureSpec } from '../spec.ts'
import { drawStyle } from '../templates/index.ts'

/** A garment cut out of its paper, with alpha, tightly cropped. */
export interface Cutout {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Cutouts by style and colour; the lit garment is kept for its next colour. */
export class Cutouts {
  private readonly garments = new Map<string, Promise<Garment>>()
  private readonly cuts = new Map<string, Promise<Cutout>>()

  get(key: string, spec: PictureSpec, colour: string): Promise<Cutout> {
    const name = `${key}/${colour}`
    const known = this.cuts.get(name)
    if (known) return known
    const cut = this.cut(key, spec, colour)
    this.cuts.set(name, cut)
    return cut
  }

  private async cut(key: string, spec: PictureSpec, colour: string): Promise<Cutout> {
    let garment = this.garments.get(key)
    if (!garment) {
      const drawing = drawStyle(spec)
      garment = buildGarment(drawing, fitFrame(drawing, 2))
      this.garments.set(key, garment)
    }
    const pixels = paintCutout(await garment, paletteOf(spec, colour))
    const { data, info } = await image(pixels)
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 4 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  }
}
