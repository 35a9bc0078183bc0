import { linearFromHex, luminance } from './engine/colour.ts'
import type { Palette } from './engine/paint.ts'
import { GARMENT_COLOURS, PAPER_TINTS } from './spec.ts'
import type { PictureSpec } from './spec.ts'

const PALE = '#efe9dc'
const DARK = '#26272b'
/** Below this distance an accent would vanish in its cloth. */
const NEAREST = 0.17

const hexOf = (colour: string): string => {
  if (colour.startsWith('#')) return colour
  const hex = GARMENT_COLOURS[colour]
  if (!hex) throw new Error(`no garment colour ${colour}`)
  return hex
}

const perceived = (hex: string): readonly number[] => linearFromHex(hex).map((c) => c ** (1 / 2.2))
const distance = (a: string, b: string): number =>
  Math.hypot(...perceived(a).map((v, i) => v - perceived(b)[i]!)) / Math.sqrt(3)

/** The colours of a style in one of its garment colours: a key of `GARMENT_COLOURS`. */
export function paletteOf(spec: PictureSpec, colour: string): Palette {
  const base = hexOf(colour)
  const paper = PAPER_TINTS[colour] ?? '#dedad2'
  const contrast = luminance(linearFromHex(base)) > 0.24 ? DARK : PALE
  const wanted = spec.accent ? hexOf(spec.accent) : contrast
  return { base, paper, accent: distance(base, wanted) < NEAREST ? contrast : wanted }
}
