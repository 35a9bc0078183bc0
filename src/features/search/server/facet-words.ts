import { localize } from '#core/language.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import { yesOrNo } from '#features/catalog/rules/attributes/labels.ts'
import { fieldValues, rankByLabel } from '../rules/facet-words.ts'
import type { FacetWords, Word } from '../rules/facet-words.ts'
import { flagFields, keywordFields, toField } from '../rules/fields.ts'

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
