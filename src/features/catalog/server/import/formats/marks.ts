import type { ProductInput } from '../../../rules/catalogue-input.ts'
import { toFlag } from './cells.ts'

/** The product's own marks, by the codes that files have them under as attributes. */
export const markCodes: ReadonlySet<string> = new Set(['new', 'sale', 'set', 'promoted', 'is_promo', 'only_promo'])

/** What they make of a product; `set` stays an attribute. Where `new` says nothing, it is new from a date to another. */
export const toMarks = (
  marks: ReadonlyMap<string, string>,
  dates: { readonly newFrom?: string | undefined; readonly newTo?: string | undefined },
): Pick<ProductInput, 'isNew' | 'newFrom' | 'newTo' | 'isSale' | 'isPromo' | 'onlyPromo' | 'promoted'> => ({
  ...toNew(toFlag(marks.get('new')), dates),
  isSale: toFlag(marks.get('sale')) === true,
  ...(marks.has('is_promo') ? { isPromo: toFlag(marks.get('is_promo')) ?? false } : {}),
  ...(marks.has('only_promo') ? { onlyPromo: toFlag(marks.get('only_promo')) ?? false } : {}),
  ...(marks.has('promoted') ? { promoted: toRank(marks.get('promoted')) } : {}),
})

const toNew = (
  isNew: boolean | undefined,
  { newFrom, newTo }: { readonly newFrom?: string | undefined; readonly newTo?: string | undefined },
): Pick<ProductInput, 'isNew' | 'newFrom' | 'newTo'> =>
  isNew === undefined && (newFrom || newTo)
    ? { isNew: true, ...(newFrom ? { newFrom } : {}), ...(newTo ? { newTo } : {}) }
    : { isNew: isNew === true }

/** A whole number; 1 for a plain yes, 0 for whatever else. */
const toRank = (text: string | undefined): number => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 && number < 1e9 ? number : toFlag(text) ? 1 : 0
}
