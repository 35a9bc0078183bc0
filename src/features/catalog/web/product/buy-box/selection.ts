import {
  availableOf,
  chooseVariant,
  isReachable,
  matchLevel,
  toChoosable,
} from '../../../rules/variants/choose-variant.ts'
import type { WireChild, WireProduct } from '../../../rules/product/product.ts'

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
 * default variant's colour, of a size that was asked for one that has it. Of equally cheap colours that is the one which cards show. A size
 * is never chosen for the shopper.
 */
export const firstSelection = (product: WireProduct, asked: Asked = {}): Selection => {
  const named = product.configurable_children.find((child) => child.sku === product.selected_child)
  if (named) return toChoosable(named).values
  const wanted = Object.fromEntries(
    product.configurable_options.flatMap(({ attribute_code: code, values }) => {
      const found = values.find(({ label, value_index }) =>
        code === colourCode ? String(value_index) === asked.colour : label.toUpperCase() === asked.size?.toUpperCase(),
      )
      const value = (found ?? (values.length === 1 ? values[0] : undefined))?.value_index
      return value === undefined ? [] : [[code, value] as const]
    }),
  )
  const fitting = product.configurable_children.filter((child) => hasAll(child, wanted))
  const children = picturedFirst(product, fitting.length > 0 ? fitting : product.configurable_children)
  const shown = shownChild({ ...product, configurable_children: children }, {})
  const colour = wanted[colourCode] ?? (shown && toChoosable(shown).values[colourCode])
  return colour === undefined ? wanted : choose(product, wanted, colourCode, colour)
}

/** Those of the colour that the style's own picture shows stand before all others. */
const picturedFirst = ({ media_gallery, image }: WireProduct, children: readonly WireChild[]): WireChild[] => {
  const colour = media_gallery.find((picture) => picture.image === image)?.color
  const isLater = (child: WireChild) => Number(toChoosable(child).values[colourCode] !== colour)
  return [...children].sort((one, other) => isLater(one) - isLater(other))
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

/**
 * SKUs whose stock the page asks for: the chosen variant, and `ahead` variants that may be chosen next, those with most of
 * the chosen options first.
 */
export const stockToAsk = (product: WireProduct, selection: Selection, ahead: number): string[] => {
  const children = product.configurable_children
  if (children.length === 0) return [product.sku]
  const level = (child: WireChild): number => matchLevel(toChoosable(child), selection)
  const nearest = children.toSorted((one, other) => level(other) - level(one))
  return nearest.slice(0, Math.max(ahead, chosenChild(product, selection) ? 1 : 0)).map(({ sku }) => sku)
}

/** What a variant is chosen by, in words, as carts, orders and mails have it: "Clay, M". */
export const wordsOf = (product: Variants, selection: Selection): string =>
  product.configurable_options
    .flatMap(
      ({ attribute_code, values }) =>
        values.find(({ value_index }) => value_index === selection[attribute_code])?.label ?? [],
    )
    .join(', ')

/** What was chosen, for a line with little room, the last choice first; a colour needs no word before it: "Size M · Clay". */
export const choiceInShort = (product: Variants, selection: Selection): string =>
  product.configurable_options
    .flatMap(({ attribute_code: code, label, values }) => {
      const chosen = values.find(({ value_index }) => value_index === selection[code])?.label
      return chosen === undefined ? [] : [code === colourCode ? chosen : `${label} ${chosen}`]
    })
    .toReversed()
    .join(' · ')

/** Whether nothing of it is left, in no variant. */
export const isSoldOut = ({ configurable_children: children, stock }: WireProduct): boolean =>
  children.length > 0 ? !children.some(isAvailable) : !stock.is_in_stock

/** The sold-out variant that a shopper may want to hear of: the chosen one, else the only one of the chosen colour. */
export const wantedBack = (product: Variants, selection: Selection): WireChild | undefined => {
  const chosen = chosenChild(product, selection)
  if (chosen && !isAvailable(chosen)) return chosen
  const { [colourCode]: colour } = selection
  const ofColour = product.configurable_children.filter(
    (child) => colour === undefined || toChoosable(child).values[colourCode] === colour,
  )
  const gone = ofColour.filter((child) => !isAvailable(child))
  return gone.length === 1 && ofColour.length > 1 ? gone[0] : undefined
}
