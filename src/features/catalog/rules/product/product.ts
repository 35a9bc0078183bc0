/**
 * A product on the wire, spelled as the specification spells it. Amounts are major units with two decimals at most,
 * tax included for the default country of the store view.
 */
export type WireStock = { product_id: number; qty: number; is_in_stock: boolean; manage_stock: boolean }

export type WireConfigurableOption = {
  attribute_id: number
  attribute_code: string
  label: string
  values: { value_index: number; label: string; swatch?: string }[]
}

export type WirePrices = {
  price: number
  price_incl_tax: number
  final_price: number
  final_price_incl_tax: number
  original_price: number
  original_price_incl_tax: number
  special_price: number
  special_price_incl_tax: number
  /** The lowest price of the 30 days before the present reduction, tax included; only beside one. */
  lowest_price_30_days?: number
  special_from_date?: string
  special_to_date?: string
}

/** What a listing's card shows. */
export type WireListItem = WirePrices & {
  /** Equal to `original_price`. */
  old_price: number
  id: number
  sku: string
  parentSku: string
  name: string
  type_id: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'
  slug: string
  url_path: string
  thumbnail: string
  image: string
  /** A second picture for hovering, where there is one. */
  hover_image?: string
  stock: WireStock
  brand_name?: string | null
  collection_name?: string | null
  gender?: string | null
  set?: string | null
  ptype?: string | null
  sale: boolean
  new: boolean
  is_promo: boolean
  only_promo: boolean
  promoted: number
  approved: boolean
  configurable_options: WireConfigurableOption[]
  /** SKU of the variant that matched the filters, whose picture and price the card shows. */
  matched_sku?: string
}

export type WireChild = WirePrices & {
  id: number
  sku: string
  name: string
  status: number
  image: string
  stock: WireStock
  /** The option id (`value_index`) of each variant attribute. */
  custom_attributes: { attribute_code: string; value: number }[]
}

export type WireProduct = WireListItem & {
  /** Equal to `slug` and `type_id`. */
  url_key: string
  product_type: string
  /** The options' ids. */
  brand?: number
  collection?: number
  description: string
  short_description: string
  status: number
  visibility: number
  category_ids: number[]
  media_gallery: {
    image?: string
    video?: string
    type: 'image' | 'video'
    label: string
    alt?: string
    color?: number
  }[]
  configurable_children: WireChild[]
  product_links: {
    link_type: 'associated' | 'related' | 'upsell' | 'crosssell'
    linked_product_sku: string
    linked_product_type: string
    qty: number
    position: number
  }[]
  bundle_options: {
    option_id: number
    title: string
    required: boolean
    product_links: {
      id: number
      sku: string
      name: string
      qty: number
      is_default: boolean
      /** Of one piece, tax included, and what it was before a special price. */
      price: number
      original_price: number
      in_stock: boolean
    }[]
  }[]
  custom_options: {
    option_id: number
    title: string
    is_require: boolean
    values: { option_type_id: number; title: string; price: number; price_type: 'fixed' | 'percent' }[]
  }[]
  downloads: { title: string; file: string; is_sample: boolean }[]
  attributes_metadata: { attribute_id: number; attribute_code: string; label: string; values: string[] }[]
  breadcrumbs: { name: string; url_path: string }[]
  review_summary: { count: number; average: number }
  /** With a variant's SKU or childSku asked for: that variant. */
  selected_child?: string
  /** The style's id; its own where it is none's variant. */
  parentId?: number
  tax_class_id?: string
  /** The variant whose price is that of the product. */
  cheapest_child?: string
  /** What search engines are told, where it is not the name and the short description. */
  meta_title?: string
  meta_description?: string
}
