import type { Unsaid } from '../../../rules/catalogue-input.ts'
import { toCode } from '../formats/attribute-bag.ts'
import type { Head, Mapping } from '../formats/format.ts'
import { findUnsaid } from '../formats/unsaid.ts'
import type { Tellers } from '../formats/unsaid.ts'

/** Fields that an item may have several of; in a table they stand in one cell with commas. */
export const googleLists: ReadonlySet<string> = new Set([
  'additional_image_link',
  'product_type',
  'product_detail',
  'product_highlight',
  'shipping',
  'included_destination',
  'excluded_destination',
])

/** What items of one group may differ by, in the order in which a shopper chooses. Source: import-formats.md 2. */
export const googleChoices = ['color', 'size', 'material', 'pattern'] as const

/** Addresses of the old shop and orders to Google's robots: nothing that a shopper or another shop needs. */
export const googleUnused: ReadonlySet<string> = new Set([
  'link',
  'mobile_link',
  'canonical_link',
  'ads_redirect',
  'included_destination',
  'excluded_destination',
  'shopping_ads_excluded_country',
  'pause',
  'checkout_link_template',
])

/** Shown in the table of facts; every other field is kept and not shown. */
export const googleFacts: ReadonlySet<string> = new Set([
  'age_group',
  'condition',
  'size_system',
  'size_type',
  'energy_efficiency_class',
  'multipack',
  'product_length',
  'product_width',
  'product_height',
  'product_weight',
])

/** `g:image_link`, `image link` and `Image_Link` are one field. */
export const readGoogleColumns = (columns: ReadonlySet<string>): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const column of columns) {
    const field = column.replace(/^g:/, '').replace(/[\s-]+/g, '_')
    if (field && !fields.has(field)) fields.set(field, column)
  }
  return fields
}

const links = 'left out'

/** What becomes of each field; docs/importing/google-merchant.md tells it at length. */
const meanings: Readonly<Record<string, string>> = {
  id: 'SKU',
  title: 'name',
  description: 'description',
  item_group_id: 'SKU of the style',
  price: 'price',
  sale_price: 'special price',
  sale_price_effective_date: 'begin and end of the special price',
  availability: 'stock',
  inventory: 'quantity in stock',
  quantity_to_sell_on_facebook: 'quantity in stock',
  image_link: 'picture',
  additional_image_link: 'more pictures',
  product_type: 'categories, product type',
  google_product_category: 'category where there is no product_type; kept as a text',
  gender: 'gender',
  color: 'colour',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
  brand: 'brand',
  product_detail: 'attributes by their names',
  is_bundle: 'set',
}

const tellers: Tellers<string> = {
  media: ['image_link', 'additional_image_link'],
  set: ['is_bundle'],
  categories: ['product_type', 'google_product_category'],
}

/** No feed is taken by Google without these. */
const whole = ['description', 'image_link', 'availability', 'price']

export const findGoogleUnsaid = (fields: ReadonlySet<string>): Unsaid[] =>
  findUnsaid((field) => fields.has(field), tellers, whole)

/** Elements that only stand in others. */
const inner = new Set(
  'country region postal_code service section_name attribute_name attribute_value rate tax_ship'.split(' '),
)

export const googleMapping = ({ columns, text }: Head): Mapping[] => {
  const isFeed = text.trimStart().startsWith('<')
  const elements = [...text.matchAll(/<g:([a-z][a-z_0-9]{0,60})/g)].flatMap(([, name = '']) =>
    inner.has(name) ? [] : [name],
  )
  return [...readGoogleColumns(isFeed ? new Set(elements) : columns)].map(([field, column]) => ({
    from: column,
    to: googleUnused.has(field) ? links : (meanings[field] ?? `attribute ${toCode(field)}`),
    ...(googleUnused.has(field) || meanings[field] ? {} : { isExtra: true }),
  }))
}

export const googleFields = ({ columns }: Head): Mapping[] => {
  const fields = readGoogleColumns(columns)
  return Object.entries(meanings).flatMap(([from, to]) => (fields.has(from) ? [] : [{ from, to }]))
}
