import { bundles, trios } from './bundles.ts'
import type { Colour } from './colours.ts'
import { getStyle } from './styles.ts'

export type Scene = {
  readonly name: string
  readonly pieces: readonly { readonly style: string; readonly colour: Colour }[]
}

const mainColour = (style: string): Colour => {
  const [colour] = getStyle(style).colours
  if (!colour) throw new Error(`no colour of ${style}`)
  return colour
}

/** What lies in the scenes by which capsules and trios are shown: the painter composes them from these pieces. */
export const scenes: readonly Scene[] = [
  ...Object.entries(bundles).map(([key, parts]) => ({
    name: getStyle(key).scene ?? key,
    pieces: parts
      .filter(({ required }) => required)
      .map(({ style, colour }) => ({ style, colour: colour ?? mainColour(style) })),
  })),
  ...Object.entries(trios).map(([key, pieces]) => ({
    name: getStyle(key).scene ?? key,
    pieces: pieces.map((style) => ({ style, colour: mainColour(style) })),
  })),
]
