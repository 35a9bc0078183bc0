import type { Fold } from './folds.ts'
import type { Box, Point } from './geometry.ts'

/** A function over the cloth (u, v follow the folds) and the picture (x, y), in picture units. */
export type ClothFunction = (u: number, v: number, x: number, y: number) => number
export type PlaneFunction = (x: number, y: number) => number

/** `base` is the garment's colour, `accent` its second; a hex stays what it is. */
export interface Ink {
  readonly of: 'base' | 'accent' | `#${string}`
  readonly gain?: number
  /** Share of white mixed in: a lighter thread, not a brighter light. */
  readonly tint?: number
}

export interface Material {
  readonly ambient: number
  readonly key: number
  readonly fill: number
  readonly bounce: number
  readonly wrap: number
  readonly sheen: number
  readonly specular: number
  readonly gloss: number
}

export interface Cloth {
  readonly weave: ClothFunction
  readonly tone: ClothFunction
  readonly material: Material
  /** How far prints slide along the slope of a fold. */
  readonly drift: number
}

/** u = a x + b y + c, v = d x + e y + f: straightens a print along a sleeve. */
export type Affine = readonly [number, number, number, number, number, number]

export interface Outline {
  readonly path: string
  readonly bounds: Box
  readonly points: readonly Point[]
}

/** Several outlines inflated as one body; below `from` each part goes over to its own mask, done at `to`. */
export interface Body {
  readonly outlines: readonly Outline[]
  readonly from: number
  readonly to: number
}

interface CastShadow {
  readonly dx: number
  readonly dy: number
  readonly blur: number
  readonly strength: number
}

export interface Part {
  readonly outline: Outline
  /** SVG path data cut out of the outline. */
  readonly cut?: string
  /** The part shows only inside this outline. */
  readonly clip?: Outline
  readonly body?: Body
  /** Gain on the inflated height; negative hollows it, 0 is flat. */
  readonly inflate: number
  readonly limit?: number
  readonly rim?: number
  readonly relief?: PlaneFunction
  readonly folds?: readonly Fold[]
  readonly foldWarp?: number
  readonly soften?: number
  readonly occlusion?: number
  readonly cloth: Cloth
  /** Weave under the blue channel of `marks`. */
  readonly panelWeave?: ClothFunction
  readonly print?: ClothFunction
  readonly uv?: Affine
  readonly marks?: string
  readonly grooveDepth?: number
  readonly inks: { readonly base: Ink; readonly second?: Ink; readonly stitch?: Ink; readonly panel?: Ink }
  readonly light?: PlaneFunction
  readonly shadow?: CastShadow
}

/** Everything a template hands over; parts from back to front. */
export interface Drawing {
  readonly seed: number
  readonly parts: readonly Part[]
  /** Where the thing stands instead of lying flat. */
  readonly floor?: { readonly y: number; readonly x: number; readonly halfWidth: number }
}
