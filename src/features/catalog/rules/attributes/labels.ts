import { localize } from '#core/language.ts'
import type { Language, Localized } from '#core/language.ts'
import { optionIds } from '../catalogue.ts'
import type { Attribute, CatalogueSnapshot, Product } from '../catalogue.ts'

const yes = { en: 'Yes', ru: 'Да', de: 'Ja', uk: 'Так', zh: '是' } as const satisfies Localized
const no = { en: 'No', ru: 'Нет', de: 'Nein', uk: 'Ні', zh: '否' } as const satisfies Localized

/** A flag as people read it. */
export const yesOrNo = (value: boolean, language: Language): string => localize(value ? yes : no, language)

/** What the flags and fields of a product are called as filters. */
export const fieldLabels: Readonly<Record<string, Localized>> = {
  price: { en: 'Price', ru: 'Цена', de: 'Preis', uk: 'Ціна', zh: '价格' },
  approved: { en: 'Approved', ru: 'Одобрено', de: 'Freigegeben', uk: 'Схвалено', zh: '已批准' },
  sale: { en: 'Sale', ru: 'Скидка', de: 'Sale', uk: 'Знижка', zh: '特价' },
  new: { en: 'New', ru: 'Новинка', de: 'Neu', uk: 'Новинка', zh: '新品' },
  is_promo: { en: 'Promo', ru: 'Промо', de: 'Promo', uk: 'Промо', zh: '推广' },
  only_promo: { en: 'Promo only', ru: 'Только промо', de: 'Nur Promo', uk: 'Лише промо', zh: '仅推广' },
  category_ids: { en: 'Category', ru: 'Категория', de: 'Kategorie', uk: 'Категорія', zh: '分类' },
  type_id: { en: 'Kind', ru: 'Тип', de: 'Produktart', uk: 'Тип', zh: '商品形式' },
}

/** The values of an attribute as a person reads them. */
export const valueLabels = (
  catalogue: CatalogueSnapshot,
  attribute: Attribute,
  product: Product,
  language: Language,
): string[] => {
  const value = Object.hasOwn(product.attributes, attribute.code) ? product.attributes[attribute.code] : undefined
  if (value === undefined) return []
  if (typeof value === 'boolean') return [yesOrNo(value, language)]
  if (typeof value === 'string') return value === '' ? [] : [value]
  return value.flatMap((id) => {
    const option = catalogue.options.get(id)
    return option ? [localize(option.label, language)] : []
  })
}

/** The first value of a select as a person reads it; a boolean that is true reads as its attribute's name. */
export const findLabel = (
  catalogue: CatalogueSnapshot,
  code: string,
  product: Product,
  language: Language,
): string | undefined => {
  const attribute = catalogue.attributes.get(code)
  if (!attribute) return undefined
  const value = Object.hasOwn(product.attributes, code) ? product.attributes[code] : undefined
  if (typeof value === 'boolean') return value ? localize(attribute.label, language) : undefined
  const [id] = optionIds(product, code)
  const option = id === undefined ? undefined : catalogue.options.get(id)
  return option ? localize(option.label, language) : typeof value === 'string' ? value || undefined : undefined
}
