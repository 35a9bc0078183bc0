import type { WireChild, WireProduct } from '../rules/product/product.ts'
import type { CardProduct } from './card-product.ts'

/** Without an id and a label it is the one button of what has no sizes. */
export type QuickSize = { readonly id?: number; readonly label?: string; readonly isSoldOut: boolean }

const valueOf = (child: WireChild, code: string): number | undefined =>
  child.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value

/** The variants of a colour; all of them where the product has none. */
const ofColour = (whole: WireProduct, colourId: number | undefined): WireChild[] =>
  whole.configurable_children.filter((child) => {
    const colour = valueOf(child, 'color')
    return colourId === undefined || colour === undefined || colour === colourId
  })

/**
 * The sizes a card offers in its colour. Until the whole product is known none counts as sold out.
 */
export const quickSizes = (
  product: CardProduct,
  whole: WireProduct | undefined,
  colourId: number | undefined,
): QuickSize[] => {
  const option = product.configurable_options.find(({ attribute_code }) => attribute_code === 'size')
  const children = whole ? ofColour(whole, colourId) : undefined
  if (!option) {
    const pieces = children?.length === 0 ? [whole] : children
    return [{ isSoldOut: pieces !== undefined && !pieces.some((piece) => piece?.stock.is_in_stock) }]
  }
  return option.values.flatMap(({ value_index, label }) => {
    const sized = children?.filter((child) => valueOf(child, 'size') === value_index)
    // not made in this colour
    if (sized?.length === 0) return []
    return [{ id: value_index, label, isSoldOut: sized !== undefined && !sized.some(({ stock }) => stock.is_in_stock) }]
  })
}

/** The variants of a colour and a size: none of a product without any, several where something else has to be chosen. */
export const quickVariants = (
  whole: WireProduct,
  colourId: number | undefined,
  sizeId: number | undefined,
): WireChild[] => ofColour(whole, colourId).filter((child) => sizeId === undefined || valueOf(child, 'size') === sizeId)
