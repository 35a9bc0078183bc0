import { localize } from '#core/language.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import { yesOrNo } from '#features/catalog/rules/labels.ts'
import { flagFields, keywordFields, toField } from '../rules/fields.ts'

/** A value as people read it, and its place among all values of the facet by label. */
export type FacetWord = { readonly label: string; readonly swatch?: string; readonly rank: number }
export type FacetWords = ReadonlyMap<string, FacetWord>

const kept = new WeakMap<object, Map<string, FacetWords>>()

/** The words of a facet's values in a store view's language; made once for as long as the shop's words stay the same. */
export const facetWords = (viewing: Viewing, code: string): FacetWords => {
  const { catalogue, view } = viewing
  const owner = toField(code) === 'category_ids' ? catalogue.categories : catalogue.attributes
  const ofShop = kept.get(owner) ?? new Map<string, FacetWords>()
  kept.set(owner, ofShop)
  const key = `${view.storeCode} ${code}`
  const known = ofShop.get(key)
  if (known) return known
  const words = rankByLabel(wordsOf(viewing, code), view.i18n.locale)
  ofShop.set(key, words)
  return words
}

type Word = Omit<FacetWord, 'rank'>

const wordsOf = ({ catalogue, view }: Viewing, code: string): [string, Word][] => {
  const { language } = view.i18n
  const field = toField(code)
  const attribute = catalogue.attributes.get(code)
  if (flagFields.includes(field) || attribute?.kind === 'boolean') {
    return ['1', '0'].map((key) => [key, { label: yesOrNo(key === '1', language) }])
  }
  if (field === 'category_ids') {
    const active = [...catalogue.categories.values()].filter(({ isActive }) => isActive)
    return active.map(({ id, name }) => [String(id), { label: localize(name, language) }])
  }
  if ((keywordFields as readonly string[]).includes(field)) return fieldValues.map((value) => [value, { label: value }])
  return (attribute?.options ?? []).map(({ id, label, swatch }) => [
    String(id),
    { label: localize(label, language), ...(swatch === undefined ? {} : { swatch }) },
  ])
}

/** What status, visibility and type can be. */
const fieldValues = ['0', '1', '2', '3', '4', 'simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']

const rankByLabel = (words: readonly [string, Word][], locale: string): FacetWords => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = words.toSorted(([, one], [, other]) => compare(one.label, other.label))
  return new Map(sorted.map(([key, word], rank) => [key, { ...word, rank }]))
}
