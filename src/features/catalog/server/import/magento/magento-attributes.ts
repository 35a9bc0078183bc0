import { genderOfPaths, isGenderKey, ptypeOfPaths, toGender } from '../../../rules/attributes/filter-values.ts'
import { describeAttribute, toAttributeCode } from '../../../rules/attributes/known-attributes.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import type { AttributeInput } from '../../../rules/catalogue-input.ts'
import { toFlag } from '../formats/cells.ts'
import type { Sink } from '../formats/format.ts'
import { markCodes } from '../formats/marks.ts'
import { splitPairs, splitRecords, splitValues } from './magento-cells.ts'
import type { Row } from './magento-row.ts'

/** Columns of Magento's that are read elsewhere or that only Magento itself needs. Everything else becomes an attribute. */
const ownColumns = new Set(
  `sku store_view_code attribute_set_code product_type categories product_websites name description short_description product_online
  tax_class_name visibility price special_price special_price_from_date special_price_to_date special_from_date special_to_date url_key url_path base_image base_image_label
  small_image small_image_label thumbnail_image thumbnail_image_label swatch_image swatch_image_label created_at updated_at
  new_from_date new_to_date display_product_options_in map_price msrp_price map_enabled gift_message_available custom_design
  custom_design_from custom_design_to custom_layout_update page_layout product_options_container msrp_display_actual_price_type
  additional_attributes qty out_of_stock_qty use_config_min_qty is_qty_decimal allow_backorders use_config_backorders
  min_cart_qty use_config_min_sale_qty max_cart_qty use_config_max_sale_qty is_in_stock notify_on_stock_below
  use_config_notify_stock_qty manage_stock use_config_manage_stock use_config_qty_increments qty_increments
  use_config_enable_qty_inc enable_qty_increments is_decimal_divided website_id deferred_stock_update
  use_config_deferred_stock_update configurable_variations configurable_variation_prices configurable_variation_labels
  additional_images additional_image_labels hide_from_product_page custom_options bundle_price_type bundle_sku_type
  bundle_price_view bundle_weight_type bundle_values bundle_shipment_type associated_skus grouped_skus downloadable_links
  downloadable_samples related_skus related_position crosssell_skus crosssell_position upsell_skus upsell_position`.split(
    /\s+/,
  ),
)

export const isOwnColumn = (column: string): boolean => ownColumns.has(column)

/** Attributes that are nobody's business. */
const technical = new Set(['has_options', 'required_options', 'tax_class_id', 'quantity_and_stock_status'])

export type ReadAttributes = {
  readonly attributes: Readonly<Record<string, string | readonly string[] | boolean>>
  readonly marks: ReadonlyMap<string, string>
}

/** The attributes of a base row: of `additional_attributes`, and of columns that Magento itself does not have. */
export const readAttributes = (row: Row, paths: readonly string[], isSet: boolean, sink: Sink): ReadAttributes => {
  const attributes: Record<string, string | readonly string[] | boolean> = {}
  const marks = new Map<string, string>()
  const pairs = splitPairs(row.cell('additional_attributes') ?? '')
  for (const column of Object.keys(row.cells))
    if (!ownColumns.has(column)) pairs.unshift([column, row.cell(column) ?? ''])
  for (const [name, value] of pairs) {
    const code = toAttributeCode(name)
    if (!code || !value || technical.has(code)) continue
    if (markCodes.has(code)) {
      marks.set(code, value)
      continue
    }
    const attribute = describeAttribute(code)
    const kept = toValue(attribute, value)
    if (kept === undefined) continue
    attributes[code] = kept
    if (code !== 'gender') sink.attribute(attribute)
  }
  const words = toKeys(attributes['gender'])
  const gender = isGenderKey(words[0]) ? words[0] : (toGender(words) ?? genderOfPaths(paths))
  if (gender) put('gender', [gender])
  else delete attributes['gender']
  const ptype = attributes['ptype'] ?? ptypeOfPaths(paths)
  if (ptype) put('ptype', toKeys(ptype))
  put('set', toFlag(marks.get('set')) ?? isSet)
  return { attributes, marks }

  function put(code: string, value: readonly string[] | boolean): void {
    attributes[code] = value
    sink.attribute(describeAttribute(code))
  }
}

const toValue = (attribute: AttributeInput, value: string): string | readonly string[] | boolean | undefined => {
  if (attribute.kind === 'boolean') return toFlag(value)
  if (attribute.kind === 'text') return toPlainText(splitValues(value).join(', ')) || undefined
  const keys = splitValues(value).map(toPlainText).filter(Boolean)
  return keys.length ? [...new Set(keys)] : undefined
}

const toKeys = (value: string | readonly string[] | boolean | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? value : []

export type Variation = { readonly sku: string; readonly attributes: Readonly<Record<string, readonly string[]>> }

/** The variants that a configurable row names. What variants differ by is chosen, so it has options whatever its name. */
export const readVariations = (row: Row, sink: Sink): { codes: string[]; variations: Variation[] } => {
  const records = splitRecords(row.cell('configurable_variations') ?? '', 'sku')
  const codes = new Set<string>()
  const variations = records.map(({ sku = '', ...values }) => {
    const attributes: Record<string, readonly string[]> = {}
    for (const [name, value] of Object.entries(values)) {
      const code = toAttributeCode(name)
      if (!code) continue
      codes.add(code)
      attributes[code] = [toPlainText(value)]
    }
    return { sku, attributes }
  })
  for (const code of codes) {
    const attribute = describeAttribute(code)
    sink.attribute(attribute.kind === 'text' ? { ...attribute, kind: 'select' } : attribute)
  }
  return { codes: [...codes], variations }
}
