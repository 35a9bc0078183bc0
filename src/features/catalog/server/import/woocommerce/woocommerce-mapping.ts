import type { Unsaid } from '../../../rules/catalogue-input.ts'
import { toCode } from '../formats/attribute-bag.ts'
import type { Head, Mapping } from '../formats/format.ts'
import { readWooColumns } from './woocommerce-columns.ts'
import type { WooColumns } from './woocommerce-columns.ts'
import { headingsOf, wooFields } from './woocommerce-headings.ts'
import type { WooField } from './woocommerce-headings.ts'
import { findUnsaid } from '../formats/unsaid.ts'
import type { Tellers } from '../formats/unsaid.ts'

const dropped = 'left out'
const measure = 'attribute of the same name, with its unit'

/** What becomes of each field; docs/importing/woocommerce.md tells it at length. */
const meanings: Readonly<Record<WooField, string>> = {
  id: 'what other rows call the product by',
  type: 'type',
  sku: 'SKU',
  global_unique_id: 'attribute gtin',
  name: 'name',
  published: 'status',
  featured: 'promoted',
  catalog_visibility: 'visibility',
  short_description: 'short description',
  description: 'description',
  date_on_sale_from: 'begin of the special price',
  date_on_sale_to: 'end of the special price',
  tax_status: 'tax class',
  tax_class: 'tax class',
  stock_status: 'stock',
  stock: 'stock',
  low_stock_amount: dropped,
  backorders: 'stock',
  sold_individually: dropped,
  weight: measure,
  length: measure,
  width: measure,
  height: measure,
  reviews_allowed: dropped,
  purchase_note: dropped,
  sale_price: 'special price',
  regular_price: 'price',
  category_ids: 'categories, product type, gender',
  tag_ids: 'new, sale, set, gender; kept as a text',
  shipping_class_id: 'attribute shipping_class',
  images: 'pictures',
  download_limit: dropped,
  download_expiry: dropped,
  parent_id: 'style of the variant',
  grouped_products: 'parts of the group',
  upsell_ids: 'upsell links',
  cross_sell_ids: 'crosssell links',
  product_url: 'attribute external_url',
  button_text: 'attribute button_text',
  menu_order: 'position',
  brand_ids: 'brand',
}

const tellers: Tellers<WooField | 'attribute' | 'download'> = {
  type_id: ['type'],
  variant_attributes: ['attribute'],
  status: ['published'],
  visibility: ['catalog_visibility'],
  tax_class: ['tax_status', 'tax_class'],
  media: ['images'],
  custom_options: ['attribute'],
  downloads: ['download'],
  is_new: ['tag_ids'],
  is_sale: ['tag_ids'],
  set: ['tag_ids'],
  categories: ['category_ids'],
}

/** Every export of WooCommerce has these; columns of attributes and downloads only where a product needs them. */
const whole = ['type', 'published', 'catalog_visibility', 'tax_class', 'category_ids', 'tag_ids', 'images'] as const

export const findWooUnsaid = ({ fields, attributes, downloads }: WooColumns): Unsaid[] =>
  findUnsaid(
    (field) =>
      fields.has(field) ||
      (field === 'attribute' && attributes.length > 0) ||
      (field === 'download' && downloads.length > 0),
    tellers,
    whole,
  )

export const wooMapping = ({ columns }: Head): Mapping[] => {
  const { fields, attributes, downloads, extras } = readWooColumns(columns)
  return [
    ...[...fields].map(([field, column]) => ({ from: column, to: meanings[field as WooField] })),
    ...attributes.flatMap(({ name, value }) => [
      { from: name, to: 'name of an attribute, or of an option of the variants' },
      { from: value, to: 'its values' },
    ]),
    ...downloads.map(({ url }) => ({ from: url, to: 'file to download' })),
    ...extras.map((column) => ({ from: column, to: `attribute ${toCode(column)}`, isExtra: true })),
  ]
}

export const wooFieldsLeft = ({ columns }: Head): Mapping[] => {
  const { fields } = readWooColumns(columns)
  return wooFields.flatMap((field) => {
    const [from] = headingsOf(field)
    return from === undefined || fields.has(field) ? [] : [{ from, to: meanings[field] }]
  })
}
