import { setTypes } from './limits.ts'
import type { SetType } from './limits.ts'

/** A product that may become a part of a set; `type_type` null is none. */
export type SetItem = { readonly id: number; readonly type_type: SetType | null }

/** The ids of the pieces of a set that is there. */
export type KnownSet = readonly number[]

const placeOf = ({ type_type: type }: SetItem): number => (type === null ? setTypes.length : setTypes.indexOf(type))

/** Top, bottom, shoes; the rest behind. */
export const inSetOrder = <T extends SetItem>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => placeOf(one) - placeOf(other))

const pairs: readonly (readonly SetType[])[] = [['top', 'bottom']]

const isWithin = (types: readonly (SetType | null)[], isWhole: boolean): boolean =>
  pairs.some(
    (pair) =>
      types.every((type, index) => type !== null && pair.includes(type) && types.indexOf(type) === index) &&
      (!isWhole || types.length === pair.length),
  )

/** Only a top with a bottom is a set. */
export const isSet = (items: readonly SetItem[]): boolean =>
  isWithin(
    items.map(({ type_type: type }) => type),
    true,
  )

/** Whether these are a set that is there already. */
export const findSameSet = <T extends KnownSet>(items: readonly SetItem[], sets: readonly T[]): T | undefined =>
  sets.find((set) => set.length === items.length && items.every(({ id }) => set.includes(id)))

/** Whether a product is out of reach while these are collected: of a type that is there or fits none, or the set exists. */
export const isDisabled = (item: SetItem, collected: readonly SetItem[], sets: readonly KnownSet[]): boolean => {
  if (collected.some(({ id }) => id === item.id)) return false
  const together = [...collected, item]
  return (
    !isWithin(
      together.map(({ type_type: type }) => type),
      false,
    ) || findSameSet(together, sets) !== undefined
  )
}

const words: readonly (readonly [SetType, RegExp])[] = [
  ['shoes', /\b(shoes?|sneakers?|footwear|boots?|sandals?|trainers)\b/i],
  ['bottom', /\b(bottoms?|leggings?|joggers?|pants?|shorts?|tights?|skirts?|trousers|capris?|jeans)\b/i],
  [
    'top',
    /\b(tops?|hoodies?|sweatshirts?|sweaters?|tees?|t-shirts?|shirts?|tanks?|bras?|jackets?|vests?|polos?|sleeves?|outerwear)\b/i,
  ],
]

/** What something is in a set, by the English words of its kind and categories; the first that say it decide. */
export const setTypeOf = (texts: readonly string[]): SetType | null => {
  for (const text of texts) {
    const spaced = text.replaceAll(/[/_-]/g, ' ')
    const found = words.find(([, pattern]) => pattern.test(spaced))
    if (found) return found[0]
  }
  return null
}
