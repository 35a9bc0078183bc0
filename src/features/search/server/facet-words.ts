import { localize } from '#core/language.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import { rankByLabel, valuesOf } from '../rules/facet-words.ts'
import type { FacetWords, ShopWords } from '../rules/facet-words.ts'
import { toField } from '../rules/fields.ts'

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
  const words = rankByLabel(valuesOf(code, shopWords(viewing, code)), view.i18n.locale)
  ofShop.set(key, words)
  return words
}

const shopWords = ({ catalogue, view }: Viewing, code: string): ShopWords => {
  const { language } = view.i18n
  const attribute = catalogue.attributes.get(code)
  return {
    language,
    kind: attribute?.kind,
    categories: () =>
      [...catalogue.categories.values()]
        .filter(({ isActive }) => isActive)
        .map(({ id, name }) => ({ id, name: localize(name, language) })),
    options: () =>
      (attribute?.options ?? []).map(({ id, label, swatch }) => ({
        value: String(id),
        label: localize(label, language),
        ...(swatch === undefined ? {} : { swatch }),
      })),
  }
}
