import { availableOf, chooseVariant, isReachable, toChoosable } from '../../rules/choose-variant.ts'
import type { WireChild, WireProduct } from '../../rules/product.ts'

/** Chosen option ids by attribute code; an attribute that is still open is missing. */
export type Selection = Readonly<Record<string, number>>

/** What choosing a value would lead to, the other choices kept. */
export type ValueState = 'available' | 'soldOut' | 'missing'

type Variants = Pick<WireProduct, 'configurable_options' | 'configurable_children'>

/** The attribute whose values are shown as pictures of the piece. */
export const colourCode = 'color'

const choosables = (product: Variants) => product.configurable_children.map(toChoosable)
const hasAll = (child: WireChild, selection: Selection): boolean => {
  const { values } = toChoosable(child)
  return Object.entries(selection).every(([code, value]) => values[code] === value)
}

export const isAvailable = (child: WireChild): boolean => availableOf([toChoosable(child)]).length > 0

/** The first option that is still open. */
export const openOption = (
  product: Variants,
  selection: Selection,
): WireProduct['configurable_options'][number] | undefined =>
  product.configurable_options.find(({ attribute_code }) => !(attribute_code in selection))

/** The variant that has every chosen option, sold out or not; undefined while an option is open. */
export const chosenChild = (product: Variants, selection: Selection): WireChild | undefined =>
  openOption(product, selection) ? undefined : product.configurable_children.find((child) => hasAll(child, selection))

/** The variant whose picture and price the page shows: the chosen one, else the rules' choice, else any that fits, else any. */
export const shownChild = (product: Variants, selection: Selection): WireChild | undefined => {
  const exact = chosenChild(product, selection)
  if (exact) return exact
  const best = chooseVariant(choosables(product), selection, { fallback: true })
  const children = product.configurable_children
  const shown = children.find(({ sku }) => sku === best?.sku)
  // the colour in sight is the colour chosen, also when all of it is sold out
  const colour = selection[colourCode]
  if (shown && (colour === undefined || toChoosable(shown).values[colourCode] === colour)) return shown
  return children.find((child) => toChoosable(child).values[colourCode] === colour) ?? shown ?? children[0]
}

/** A colour is there when any of its variants is: the size follows it, not the other way round. */
export const valueState = (product: Variants, selection: Selection, code: string, value: number): ValueState => {
  const others = code === colourCode ? {} : selection
  if (isReachable(choosables(product), others, code, value)) return 'available'
  return product.configurable_children.some((child) => hasAll(child, { ...others, [code]: value }))
    ? 'soldOut'
    : 'missing'
}

export type Asked = { readonly size?: string | null; readonly colour?: string | null }

/**
 * The variant of the address; else the size and the colour (an option id, as cards ask for it) of the query; else the
 * default variant's colour. A size is never chosen for the shopper.
 */
export const firstSelection = (product: WireProduct, asked: Asked = {}): Selection => {
  const named = product.configurable_children.find((child) => child.sku === product.selected_child)
  if (named) return toChoosable(named).values
  const shown = shownChild(product, {})
  return Object.fromEntries(
    product.configurable_options.flatMap(({ attribute_code: code, values }) => {
      const isColour = code === colourCode
      const wanted = values.find(({ label, value_index }) =>
        isColour ? String(value_index) === asked.colour : label.toUpperCase() === asked.size?.toUpperCase(),
      )
      const only = values.length === 1 ? values[0]?.value_index : undefined
      const value = wanted?.value_index ?? only ?? (isColour && shown ? toChoosable(shown).values[code] : undefined)
      return value === undefined ? [] : [[code, value] as const]
    }),
  )
}

/** A choice taken in; what does not exist beside it is open again. */
export const choose = (product: Variants, selection: Selection, code: string, value: number): Selection => {
  const next = { ...selection, [code]: value }
  if (openOption(product, next) || chosenChild(product, next)) return next
  const stays = ([name, chosen]: [string, number]) =>
    name === code || product.configurable_children.some((child) => hasAll(child, { [code]: value, [name]: chosen }))
  return Object.fromEntries(Object.entries(next).filter(stays))
}

/**
 * The pictures of the chosen colour. Pictures of no particular colour show the style's first one: they stand beside it
 * only. Never empty when there is any.
 */
export const pictures = (product: WireProduct, selection: Selection): WireProduct['media_gallery'] => {
  const media = product.media_gallery
  const main = media.find(({ color }) => color !== undefined)?.color
  const colour = selection[colourCode] ?? main
  if (main === undefined || colour === undefined) return media
  const shown = media.filter(({ color }) => color === colour || (color === undefined && colour === main))
  return shown.length > 0 ? shown : media
}
