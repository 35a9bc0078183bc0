import { isLanguage, localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { optionIds, variantsOf } from '#features/catalog/rules/catalogue.ts'
import type { CatalogueSnapshot, Product } from '#features/catalog/rules/catalogue.ts'
import { categoriesAbove } from '#features/catalog/rules/categories.ts'

/** Weights of the fields (source: shopping.md 9), and how long such texts usually are. */
export const textFields = {
  article: { weight: 8, usualWords: 1 },
  sku: { weight: 8, usualWords: 3 },
  name: { weight: 6, usualWords: 4 },
  description: { weight: 2, usualWords: 60 },
  other: { weight: 1, usualWords: 30 },
} as const

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;/g, ' ')

/** What a style is found by in a language: its own texts, and in `other` whatever shoppers call such things by. */
export const textsOf = (
  snapshot: CatalogueSnapshot,
  product: Product,
  code: string,
): Record<keyof typeof textFields, string> => {
  const language: Language = isLanguage(code) ? code : 'en'
  const article = Object.hasOwn(product.attributes, 'article') ? product.attributes.article : undefined
  const other = new Set<string>()
  for (const id of categoriesAbove(snapshot, product)) other.add(localize(snapshot.categories.get(id)?.name, language))
  for (const each of [product, ...variantsOf(snapshot, product)]) {
    for (const { code: attribute, kind } of snapshot.attributes.values()) {
      if (kind !== 'select' && kind !== 'multiselect') continue
      for (const id of optionIds(each, attribute)) other.add(localize(snapshot.options.get(id)?.label, language))
    }
  }
  // names in English are typed in every country
  if (language !== 'en' && product.name.en !== undefined) other.add(product.name.en)
  return {
    article: typeof article === 'string' ? article : '',
    sku: product.sku,
    name: localize(product.name, language),
    description: withoutTags(
      `${localize(product.shortDescription, language)} ${localize(product.description, language)}`,
    ),
    other: [...other].join(' '),
  }
}
