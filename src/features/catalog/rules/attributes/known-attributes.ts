import type { Localized } from '#core/language.ts'
import type { AttributeInput } from '../catalogue-input.ts'

const label = (en: string, ru: string, de: string, uk: string, zh: string): Required<Localized> => ({
  en,
  ru,
  de,
  uk,
  zh,
})

/**
 * Attributes whose values are options in every shop, whatever file they come from. The kind is fixed here and never guessed
 * from a file, so that two files cannot disagree about it; every other attribute is a text.
 */
// prettier-ignore
const known = {
  color: { kind: 'select', label: label('Colour', 'Цвет', 'Farbe', 'Колір', '颜色') },
  size: { kind: 'select', label: label('Size', 'Размер', 'Größe', 'Розмір', '尺码') },
  brand: { kind: 'select', label: label('Brand', 'Бренд', 'Marke', 'Бренд', '品牌') },
  collection: { kind: 'select', label: label('Collection', 'Коллекция', 'Kollektion', 'Колекція', '系列') },
  gender: { kind: 'select', label: label('Gender', 'Пол', 'Geschlecht', 'Стать', '性别') },
  ptype: { kind: 'select', label: label('Type', 'Вид', 'Art', 'Вид', '类型') },
  set: { kind: 'boolean', label: label('Set', 'Комплект', 'Set', 'Комплект', '套装') },
  activity: { kind: 'multiselect', label: label('Activity', 'Занятие', 'Aktivität', 'Заняття', '活动'), isComparable: true },
  material: { kind: 'multiselect', label: label('Material', 'Материал', 'Material', 'Матеріал', '材质'), isComparable: true },
  pattern: { kind: 'multiselect', label: label('Pattern', 'Рисунок', 'Muster', 'Візерунок', '图案'), isComparable: true },
  climate: { kind: 'multiselect', label: label('Climate', 'Климат', 'Klima', 'Клімат', '气候'), isComparable: true },
  season: { kind: 'multiselect', label: label('Season', 'Сезон', 'Saison', 'Сезон', '季节'), isComparable: true },
  fit: { kind: 'select', label: label('Fit', 'Посадка', 'Passform', 'Посадка', '版型'), isComparable: true },
  sleeve: { kind: 'select', label: label('Sleeve', 'Рукав', 'Ärmel', 'Рукав', '袖长'), isComparable: true },
  collar: { kind: 'select', label: label('Collar', 'Воротник', 'Kragen', 'Комір', '领型'), isComparable: true },
  format: { kind: 'select', label: label('Format', 'Формат', 'Format', 'Формат', '格式') },
  style_general: { kind: 'multiselect', label: label('Style', 'Стиль', 'Stil', 'Стиль', '款式'), isComparable: true },
  style_bottom: { kind: 'multiselect', label: label('Style', 'Стиль', 'Stil', 'Стиль', '款式'), isComparable: true },
  style_bags: { kind: 'multiselect', label: label('Bag style', 'Вид сумки', 'Taschenart', 'Вид сумки', '包款'), isComparable: true },
  strap_bags: { kind: 'multiselect', label: label('Strap', 'Ремень', 'Gurt', 'Ремінь', '肩带'), isComparable: true },
  features_bags: { kind: 'multiselect', label: label('Features', 'Особенности', 'Merkmale', 'Особливості', '特点'), isComparable: true },
  category_gear: { kind: 'multiselect', label: label('Use', 'Назначение', 'Zweck', 'Призначення', '用途'), isComparable: true },
  weight: { kind: 'text', label: label('Weight', 'Вес', 'Gewicht', 'Вага', '重量') },
  country_of_manufacture: { kind: 'text', label: label('Made in', 'Сделано в', 'Hergestellt in', 'Вироблено в', '产地') },
  eco_collection: { kind: 'text', label: label('Eco collection', 'Эко-коллекция', 'Öko-Kollektion', 'Еко-колекція', '环保系列') },
  performance_fabric: { kind: 'text', label: label('Performance fabric', 'Технологичная ткань', 'Funktionsstoff', 'Технологічна тканина', '功能面料') },
  erin_recommends: { kind: 'text', label: label('Erin recommends', 'Эрин советует', 'Erin empfiehlt', 'Ерін радить', 'Erin 推荐') },
} as const satisfies Record<string, Omit<AttributeInput, 'code'>>

/** Texts for machines: kept, never shown in a table of facts. */
const hidden = /^(meta_|msrp|map_|custom_|gift_|page_|url_|image_|thumbnail_)/

/** The codes that files call differently. */
const aliases: Readonly<Record<string, string>> = {
  colour: 'color',
  manufacturer: 'brand',
  product_type_name: 'ptype',
  sex: 'gender',
}

/** A column or an attribute of a file as a code of ours: lower-case Latin letters, digits and underscores. */
export const toAttributeCode = (name: string): string | undefined => {
  const code = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  if (!code) return undefined
  const plain = /^[a-z]/.test(code) ? code : `a_${code}`
  return Object.hasOwn(aliases, plain) ? aliases[plain] : plain
}

/** How an attribute is kept: as known here, else as a text under its own name. */
export const describeAttribute = (code: string): AttributeInput => {
  if (Object.hasOwn(known, code)) return { code, ...known[code as keyof typeof known] }
  const words = code.replaceAll('_', ' ')
  return {
    code,
    kind: 'text',
    label: { en: words.charAt(0).toUpperCase() + words.slice(1) },
    isVisible: !hidden.test(code),
  }
}

/** Gender is the specification's number, whatever the language: the option's key and its id. */
export const genderOptions = [
  { key: '0', label: label('Women', 'Женщинам', 'Damen', 'Жінкам', '女士') },
  { key: '1', label: label('Men', 'Мужчинам', 'Herren', 'Чоловікам', '男士') },
  { key: '2', label: label('Unisex', 'Унисекс', 'Unisex', 'Унісекс', '男女通用') },
] as const
