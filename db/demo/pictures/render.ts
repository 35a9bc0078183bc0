import type { Sharp } from 'sharp'
import { boundsOfDrawing, fitFrame } from './engine/frame.ts'
import { buildGarment } from './engine/garment.ts'
import type { Garment } from './engine/garment.ts'
import type { Frame } from './engine/layer.ts'
import { image, paintOnPaper } from './engine/paint.ts'
import { layPaper } from './engine/paper.ts'
import type { Paper } from './engine/paper.ts'
import type { Drawing } from './engine/part.ts'
import { paletteOf } from './palette.ts'
import { MASTER_SIZE } from './spec.ts'
import type { PictureSpec, Template, View } from './spec.ts'
import { drawStyle } from './templates/index.ts'

/** Pixels per unit: 2 is drawn at 1200 x 1488 and reduced to the master. */
const RESOLUTION = 2
/** Bumped when a change of a template, or of the engine below it, has to redraw its masters. */
export const VERSIONS: Record<Template, number> = {
  hoodie: 1,
  jacket: 2,
  tee: 1,
  tank: 1,
  bra: 2,
  leggings: 1,
  joggers: 1,
  shorts: 1,
  shoe: 1,
  bottle: 2,
  mat: 1,
  cap: 1,
  card: 1,
}

interface LitView {
  readonly garment: Garment
  readonly paper: Paper
}

/** Where a close-up looks: shares of the drawing's bounds, and how much nearer it is. */
const CLOSE_UPS: Partial<Record<Template, readonly [x: number, y: number, zoom: number]>> = {
  shoe: [0.47, 0.42, 2],
  bottle: [0.5, 0.26, 1.9],
  cap: [0.55, 0.5, 1.9],
  mat: [0.42, 0.6, 2],
  card: [0.6, 0.4, 1.9],
}

function closeFrame(drawing: Drawing, template: Template, resolution: number): Frame {
  const whole = fitFrame(drawing, resolution)
  const [sx, sy, zoom] = CLOSE_UPS[template] ?? [0.5, 0.36, 2]
  const b = boundsOfDrawing(drawing)
  const scale = Math.max(1, Math.round(whole.scale * zoom * 12)) / 12
  const width = (600 * resolution) / scale
  const height = (744 * resolution) / scale
  const x0 = Math.round((b.x0 + (b.x1 - b.x0) * sx - width / 2) / 12) * 12
  const y0 = Math.round((b.y0 + (b.y1 - b.y0) * sy - height / 2) / 12) * 12
  return { box: { x0, y0, x1: x0 + width, y1: y0 + height }, scale }
}

/** Everything of a view but its colours: shared by all colours of a style. */
export async function buildView(spec: PictureSpec, view: View, resolution = RESOLUTION): Promise<LitView> {
  const drawing = drawStyle(spec, view === 'back')
  const frame = view === 'detail' ? closeFrame(drawing, spec.template, resolution) : fitFrame(drawing, resolution)
  const garment = await buildGarment(drawing, frame)
  return { garment, paper: layPaper(garment) }
}

/** One colour of a view at master size. */
export function paintView(view: LitView, spec: PictureSpec, colour: string): Sharp {
  const pixels = paintOnPaper(view.garment, view.paper, paletteOf(spec, colour))
  return image(pixels).resize(MASTER_SIZE.width, MASTER_SIZE.height, { kernel: 'lanczos3', fit: 'fill' })
}
