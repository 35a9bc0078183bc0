import type { Unsaid } from '../../../rules/catalogue-input.ts'
import { describeAttribute, toAttributeCode } from '../../../rules/attributes/known-attributes.ts'
import type { Head, Mapping } from '../formats/format.ts'
import { isOwnColumn } from './magento-attributes.ts'
import { findUnsaid } from '../formats/unsaid.ts'
import type { Tellers } from '../formats/unsaid.ts'

/** What becomes of Magento's own columns, as docs/importing/magento.md tells it at length. */
const meanings: Readonly<Record<string, string>> = {
  sku: 'SKU',
  store_view_code: 'language of the row; empty is the product itself',
  product_type: 'type',
  name: 'name',
  description: 'description',
  short_description: 'short description',
  categories: 'categories by their path',
  price: 'price',
  special_price: 'special price',
  special_price_from_date: 'begin of the special price',
  special_from_date: 'begin of the special price',
  special_price_to_date: 'end of the special price',
  special_to_date: 'end of the special price',
  url_key: 'slug',
  product_online: 'status',
  visibility: 'visibility',
  tax_class_name: 'tax class',
  qty: 'stock',
  is_in_stock: 'stock',
  manage_stock: 'stock',
  use_config_manage_stock: 'stock',
  allow_backorders: 'stock',
  use_config_backorders: 'stock',
  configurable_variations: 'variants and what they differ by',
  associated_skus: 'parts of a group',
  grouped_skus: 'parts of a group',
  bundle_values: 'options of a bundle',
  custom_options: 'options with choices',
  downloadable_links: 'files',
  downloadable_samples: 'samples',
  related_skus: 'links',
  upsell_skus: 'links',
  crosssell_skus: 'links',
  base_image: 'first picture',
  base_image_label: 'text of the picture',
  small_image: 'picture',
  thumbnail_image: 'picture',
  additional_images: 'pictures',
  additional_image_labels: 'texts of the pictures',
  new_from_date: 'new from this day',
  new_to_date: 'new until this day',
  created_at: 'when it came to the shop',
  additional_attributes: 'attributes',
}

/** Each column of the file's header. */
export const magentoMapping = ({ columns }: Head): Mapping[] =>
  [...columns].filter(Boolean).map((column) => {
    const known = meanings[column]
    return known ? { from: column, to: known } : { from: column, to: toAttribute(column), isExtra: true }
  })

export const magentoFields = ({ columns }: Head): Mapping[] =>
  Object.entries(meanings).flatMap(([from, to]) => (columns.has(from) ? [] : [{ from, to }]))

const toAttribute = (column: string): string => {
  const code = isOwnColumn(column) ? undefined : toAttributeCode(column)
  if (!code) return 'left out'
  const { kind } = describeAttribute(code)
  return `attribute ${code}${kind === 'text' ? ', a text' : ''}`
}

const tellers: Tellers<string> = {
  type_id: ['product_type'],
  variant_attributes: ['configurable_variations'],
  status: ['product_online'],
  visibility: ['visibility'],
  tax_class: ['tax_class_name'],
  attributes: ['additional_attributes'],
  media: ['base_image', 'small_image', 'thumbnail_image', 'additional_images'],
  bundle_options: ['bundle_values'],
  custom_options: ['custom_options'],
  downloads: ['downloadable_links', 'downloadable_samples'],
  is_new: ['additional_attributes', 'new_from_date', 'new_to_date'],
  is_sale: ['additional_attributes'],
  set: ['additional_attributes'],
  categories: ['categories'],
}

/** A column that Magento does not have is one of attributes. */
export const findMagentoUnsaid = (columns: ReadonlySet<string>): Unsaid[] => {
  const hasAttributes = [...columns].some((column) => column !== '' && !isOwnColumn(column))
  return findUnsaid((column) => columns.has(column) || (hasAttributes && column === 'additional_attributes'), tellers)
}
