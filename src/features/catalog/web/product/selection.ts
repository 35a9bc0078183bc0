import type { WireChild, WireProduct } from '../../rules/product.ts'

/** Chosen option ids by attribute code; an attribute that is still open is missing. */
export type Selection = Readonly<Record<string, number>>

/** What choosing a value would lead to, the other choices kept. */
export type ValueState = 'available' | 'soldOut' | 'missing'

type Variants = Pick<WireProduct, 'configurable_options' | 'configurable_children'>

const valueOf = (child: WireChild, code: string): number | undefined =>
  child.custom_attributes.find((attribute) => attribute.attribute_code === code)?.value

const maxStatus = 1

/** In stock and on sale: what the rules choose from. */
export const isAvailable = (child: WireChild): boolean => child.stock.is_in_stock && child.status <= maxStatus

const matches = (child: WireChild, selection: Selection): boolean =>
  Object.entries(selection).every(([code, value]) => valueOf(child, code) === value)

/** Every option of a variant. */
export const selectionOf = (product: Variants, child: WireChild | undefined): Selection =>
  Object.fromEntries(
    product.configurable_options.flatMap(({ attribute_code }) => {
      const value = child && valueOf(child, attribute_code)
      return value === undefined ? [] : [[attribute_code, value] as const]
    }),
  )

export const isComplete = (product: Variants, selection: Selection): boolean =>
  product.configurable_options.every(({ attribute_code }) => attribute_code in selection)

/** The first option that is still open. */
export const openOption = (product: Variants, selection: Selection): WireProduct['configurable_options'][number] | undefined =>
  product.configurable_options.find(({ attribute_code }) => !(attribute_code in selection))

/** The variant that has every chosen option, sold out or not; undefined while an option is open. */
export const chosenChild = (product: Variants, selection: Selection): WireChild | undefined =>
  isComplete(product, selection) ? product.configurable_children.find((child) => matches(child, selection)) : undefined

/**
 * The variant the page shows: the chosen one, else the one with most of the chosen options, an available one first, then
 * the cheaper. Source: shopping.md 4, configurable products.
 */
export const shownChild = (product: Variants, selection: Selection): WireChild | undefined => {
  const exact = chosenChild(product, selection)
  if (exact) return exact
  const score = (child: WireChild) => Object.entries(selection).filter(([code, value]) => valueOf(child, code) === value).length
  return product.configurable_children.toSorted(
    (one, other) =>
      score(other) - score(one) ||
      Number(isAvailable(other)) - Number(isAvailable(one)) ||
      one.final_price_incl_tax - other.final_price_incl_tax,
  )[0]
}

export const valueState = (product: Variants, selection: Selection, code: string, value: number): ValueState => {
  // what is picked by its picture is there when any of its variants is; the other choices follow it
  const others = code === colourCode ? {} : selection
  const children = product.configurable_children.filter((child) => matches(child, { ...others, [code]: value }))
  if (children.length === 0) return 'missing'
  return children.some(isAvailable) ? 'available' : 'soldOut'
}

/** The attribute whose values are pictures of the piece. */
export const colourCode = 'color'

/** Where the page starts: the variant of the address; a size of the query; else the default variant's colour, the size left open. */
export const firstSelection = (product: WireProduct, size: string | undefined): Selection => {
  const asked = product.configurable_children.find((child) => child.sku === product.selected_child)
  if (asked) return selectionOf(product, asked)
  const shown = shownChild(product, {})
  const colour = shown && valueOf(shown, colourCode)
  const start: Selection = colour === undefined ? {} : { [colourCode]: colour }
  const wanted = size?.toUpperCase()
  const bySize = product.configurable_options.flatMap(({ attribute_code, values }) =>
    values.flatMap(({ label, value_index }) => (wanted && label.toUpperCase() === wanted ? [[attribute_code, value_index] as const] : [])),
  )
  const selection = { ...start, ...Object.fromEntries(bySize) }
  // an option with one value only is no choice
  const only = product.configurable_options.filter(({ values }) => values.length === 1)
  return { ...Object.fromEntries(only.map(({ attribute_code, values }) => [attribute_code, values[0]?.value_index ?? 0])), ...selection }
}

/** A choice taken in; a size that does not exist in the new colour is open again. */
export const choose = (product: Variants, selection: Selection, code: string, value: number): Selection => {
  const next = { ...selection, [code]: value }
  if (!isComplete(product, next) || chosenChild(product, next)) return next
  return Object.fromEntries(Object.entries(next).filter(([name, chosen]) => name === code || valueState(product, { [code]: value }, name, chosen) !== 'missing'))
}

/** The pictures of the chosen colour, and those that belong to all. Never empty when there is any picture. */
export const pictures = (product: WireProduct, selection: Selection): WireProduct['media_gallery'] => {
  const colour = selection[colourCode]
  const shown = product.media_gallery.filter((media) => media.color === undefined || colour === undefined || media.color === colour)
  return shown.some((media) => media.color !== undefined) || !product.media_gallery.some((media) => media.color !== undefined)
    ? shown
    : product.media_gallery
}
