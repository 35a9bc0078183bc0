import { isLanguage, localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { optionIds, variantsOf } from '#features/catalog/rules/catalogue.ts'
import type { CatalogueSnapshot, Product } from '#features/catalog/rules/catalogue.ts'
import { categoriesAbove } from '#features/catalog/rules/categories/categories.ts'
import { getSynonyms } from './synonyms.ts'

/** Weights of the fields (source: shopping.md 9), and from how many words on each of them weighs less. */
export const textFields = {
  article: { weight: 8, usualWords: 1 },
  sku: { weight: 8, usualWords: 3 },
  name: { weight: 6, usualWords: 4 },
  description: { weight: 2, usualWords: 15 },
  other: { weight: 1, usualWords: 120 },
} as const

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\w+);/gi, ' ')

/** What a style is found by in a language: its own texts, and in `other` whatever shoppers call such things by. */
export const textsOf = (
  snapshot: CatalogueSnapshot,
  product: Product,
  code: string,
): Record<keyof typeof textFields, string> => {
  const language: Language = isLanguage(code) ? code : 'en'
  const variants = variantsOf(snapshot, product)
  const article = Object.hasOwn(product.attributes, 'article') ? product.attributes.article : undefined
  const name = localize(product.name, language)
  const labels: string[] = []
  for (const id of categoriesAbove(snapshot, product))
    labels.push(localize(snapshot.categories.get(id)?.name, language))
  for (const { code: attribute, kind } of snapshot.attributes.values()) {
    if (kind !== 'select' && kind !== 'multiselect') continue
    const options = new Set([product, ...variants].flatMap((each) => optionIds(each, attribute)))
    for (const id of options) labels.push(localize(snapshot.options.get(id)?.label, language))
  }
  const { ofLabel, ofName } = getSynonyms(language)
  const called = new Set([...ofName(name), ...labels.map((label) => ofLabel(label) ?? '')])
  // names in English are typed in every country
  if (language !== 'en' && product.name.en !== undefined) labels.push(product.name.en)
  return {
    article: typeof article === 'string' ? article : '',
    sku: product.sku,
    name,
    description: withoutTags(
      `${localize(product.shortDescription, language)} ${localize(product.description, language)}`,
    ),
    other: [...labels, ...called].join(' '),
  }
}
