import type { ProductInput } from '../../../rules/catalogue-input.ts'
import { toFlag } from './cells.ts'

/** The product's own marks, by the codes that files have them under as attributes. */
export const markCodes: ReadonlySet<string> = new Set(['new', 'sale', 'set', 'promoted', 'is_promo', 'only_promo'])

/** What they make of a product; `set` stays an attribute. Where `new` says nothing, it is as new as its dates: `isFresh`. */
export const toMarks = (
  marks: ReadonlyMap<string, string>,
  isFresh: boolean,
): Pick<ProductInput, 'isNew' | 'isSale' | 'isPromo' | 'onlyPromo' | 'promoted'> => ({
  isNew: toFlag(marks.get('new')) ?? isFresh,
  isSale: toFlag(marks.get('sale')) === true,
  ...(marks.has('is_promo') ? { isPromo: toFlag(marks.get('is_promo')) ?? false } : {}),
  ...(marks.has('only_promo') ? { onlyPromo: toFlag(marks.get('only_promo')) ?? false } : {}),
  ...(marks.has('promoted') ? { promoted: toRank(marks.get('promoted')) } : {}),
})

/** A whole number; 1 for a plain yes, 0 for whatever else. */
const toRank = (text: string | undefined): number => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 && number < 1e9 ? number : toFlag(text) ? 1 : 0
}
