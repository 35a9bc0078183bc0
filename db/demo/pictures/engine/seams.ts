/**
 * Marks of a part as SVG: red is a groove, green a raised stitch, blue a
 * second colour (panels, flat prints). Screen blending keeps the channels apart.
 */
const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" style="mix-blend-mode:screen"${more}/>`

export const groove = (path: string, width = 1.6, strength = 1): string =>
  stroke(path, '#f00', width, ` stroke-opacity="${strength}"`)

export const stitch = (path: string, width = 0.9, dashes = '3 2'): string =>
  stroke(path, '#0f0', width, ` stroke-dasharray="${dashes}" stroke-linecap="round"`)

export const panel = (path: string, strength = 1): string =>
  `<path d="${path}" fill="#00f" fill-opacity="${strength}" style="mix-blend-mode:screen"/>`

export const inlay = (path: string, width: number): string => stroke(path, '#00f', width)
