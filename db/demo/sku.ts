import type { Colour } from './colours.ts'
import type { Style } from './style.ts'

/** `VT-1001-CLAY-M`: the style, the colour, the size. */
export const toVariantSku = (style: Style, colour: Colour, size: string): string =>
  `${style.sku}-${colour.toUpperCase()}-${size}`

export type Variant = { readonly sku: string; readonly style: Style; readonly colour: Colour; readonly size: string }

/** Every colour in every size; none for what is sold as one piece. */
export const variantsOf = (style: Style): readonly Variant[] =>
  style.type === 'configurable'
    ? style.colours.flatMap((colour) =>
        style.sizes.map((size) => ({ sku: toVariantSku(style, colour, size), style, colour, size })),
      )
    : []
