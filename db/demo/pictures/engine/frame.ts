import { CANVAS, boundsOf } from './geometry.ts'
import type { Box } from './geometry.ts'
import type { Frame } from './layer.ts'
import type { Drawing } from './part.ts'

/** Share of the picture a garment may take. */
const FILL_WIDTH = 0.84
const FILL_HEIGHT = 0.86
const CLOSEST = 1.3
const WIDEST = 0.94
/** Crop boxes lie on a grid of 12 units; scales in twelfths keep their edges on whole pixels. */
const GRID = 12

export function boundsOfDrawing(drawing: Drawing): Box {
  return boundsOf(
    drawing.parts.flatMap((p) => [
      [p.outline.bounds.x0, p.outline.bounds.y0] as const,
      [p.outline.bounds.x1, p.outline.bounds.y1] as const,
    ]),
  )
}

/** Centres a drawing in a picture of the canvas' proportions; `resolution` 2 makes it 1200 x 1488. */
export function fitFrame(drawing: Drawing, resolution: number): Frame {
  const b = boundsOfDrawing(drawing)
  const zoom = Math.min((CANVAS.width * FILL_WIDTH) / (b.x1 - b.x0), (CANVAS.height * FILL_HEIGHT) / (b.y1 - b.y0))
  const wanted = resolution * Math.min(CLOSEST, Math.max(WIDEST, zoom))
  const scale = Math.max(1, Math.round(wanted * GRID)) / GRID
  const width = (CANVAS.width * resolution) / scale
  const height = (CANVAS.height * resolution) / scale
  const snap = (v: number): number => Math.round(v / GRID) * GRID
  const x0 = snap((b.x0 + b.x1) / 2 - width / 2)
  // What stands low in the picture sits a little below the middle; what fills it, or lies, does not.
  const sink = drawing.floor ? 0.035 * Math.min(1, Math.max(0, (FILL_HEIGHT - (b.y1 - b.y0) / height) / 0.3)) : 0
  const y0 = snap((b.y0 + b.y1) / 2 - height * (0.5 + sink))
  return { box: { x0, y0, x1: x0 + width, y1: y0 + height }, scale }
}
