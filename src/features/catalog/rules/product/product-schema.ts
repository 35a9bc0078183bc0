import { Type } from 'typebox'
import { nullable } from '#core/nullable.ts'

/** The schemas of rules/product/product.ts; contract.test.ts holds both in step. */

export const StockSchema = Type.Object({
  product_id: Type.Integer(),
  qty: Type.Integer({ description: 'What can still be bought; 9999 where stock is not managed' }),
  is_in_stock: Type.Boolean(),
  manage_stock: Type.Boolean(),
})

const amount = Type.Number({ description: 'Major units, two decimals at most' })

const prices = {
  price: amount,
  price_incl_tax: amount,
  final_price: amount,
  final_price_incl_tax: amount,
  original_price: amount,
  original_price_incl_tax: amount,
  special_price: amount,
  special_price_incl_tax: amount,
  lowest_price_30_days: Type.Optional(
    Type.Number({ description: 'Of the 30 days before the present reduction, tax included; only beside one' }),
  ),
  special_from_date: Type.Optional(Type.String({ description: 'ISO' })),
  special_to_date: Type.Optional(Type.String({ description: 'ISO' })),
}

const label = Type.Optional(
  nullable(Type.String({ description: 'In the language of the view; null where it has none' })),
)
const listItem = {
  ...prices,
  old_price: Type.Number({ description: 'Equal to `original_price`' }),
  id: Type.Integer(),
  sku: Type.String(),
  parentSku: Type.String(),
  name: Type.String(),
  type_id: Type.Enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']),
  slug: Type.String(),
  url_path: Type.String({ description: 'Below the store prefix, without the leading slash' }),
  thumbnail: Type.String(),
  image: Type.String(),
  hover_image: Type.Optional(Type.String()),
  stock: StockSchema,
  brand_name: label,
  collection_name: label,
  gender: label,
  set: label,
  ptype: label,
  sale: Type.Boolean(),
  new: Type.Boolean(),
  is_promo: Type.Boolean(),
  only_promo: Type.Boolean(),
  promoted: Type.Integer(),
  approved: Type.Boolean(),
  configurable_options: Type.Array(
    Type.Object({
      attribute_id: Type.Integer(),
      attribute_code: Type.String(),
      label: Type.String(),
      values: Type.Array(
        Type.Object({ value_index: Type.Integer(), label: Type.String(), swatch: Type.Optional(Type.String()) }),
      ),
    }),
  ),
  matched_sku: Type.Optional(Type.String()),
}

export const ListItemSchema = Type.Object(listItem)

export const ChildSchema = Type.Object({
  ...prices,
  id: Type.Integer(),
  sku: Type.String(),
  name: Type.String(),
  status: Type.Integer(),
  image: Type.String(),
  stock: StockSchema,
  custom_attributes: Type.Array(Type.Object({ attribute_code: Type.String(), value: Type.Integer() })),
})

const detail = {
  url_key: Type.String({ description: 'Equal to `slug`' }),
  product_type: Type.String({ description: 'Equal to `type_id`' }),
  brand: Type.Optional(Type.Integer({ description: "The option's id; its name is `brand_name`" })),
  collection: Type.Optional(Type.Integer({ description: "The option's id; its name is `collection_name`" })),
  description: Type.String(),
  short_description: Type.String(),
  status: Type.Integer(),
  visibility: Type.Integer(),
  category_ids: Type.Array(Type.Integer()),
  media_gallery: Type.Array(
    Type.Object({
      image: Type.Optional(Type.String()),
      video: Type.Optional(Type.String()),
      type: Type.Enum(['image', 'video']),
      label: Type.String(),
      alt: Type.Optional(Type.String({ description: 'What it shows, where somebody has written that' })),
      color: Type.Optional(Type.Integer({ description: 'Option id of the colour that the picture shows' })),
    }),
  ),
  configurable_children: Type.Array(ChildSchema),
  product_links: Type.Array(
    Type.Object({
      link_type: Type.Enum(['associated', 'related', 'upsell', 'crosssell']),
      linked_product_sku: Type.String(),
      linked_product_type: Type.String(),
      qty: Type.Integer(),
      position: Type.Integer(),
    }),
  ),
  bundle_options: Type.Array(
    Type.Object({
      option_id: Type.Integer(),
      title: Type.String(),
      required: Type.Boolean(),
      product_links: Type.Array(
        Type.Object({
          id: Type.Integer(),
          sku: Type.String(),
          name: Type.String(),
          qty: Type.Integer(),
          is_default: Type.Boolean(),
          price: amount,
          original_price: amount,
          in_stock: Type.Boolean(),
        }),
      ),
    }),
  ),
  custom_options: Type.Array(
    Type.Object({
      option_id: Type.Integer(),
      title: Type.String(),
      is_require: Type.Boolean(),
      values: Type.Array(
        Type.Object({
          option_type_id: Type.Integer(),
          title: Type.String(),
          price: amount,
          price_type: Type.Enum(['fixed', 'percent']),
        }),
      ),
    }),
  ),
  downloads: Type.Array(Type.Object({ title: Type.String(), file: Type.String(), is_sample: Type.Boolean() })),
  attributes_metadata: Type.Array(
    Type.Object({
      attribute_id: Type.Integer(),
      attribute_code: Type.String(),
      label: Type.String(),
      values: Type.Array(Type.String()),
    }),
  ),
  breadcrumbs: Type.Array(Type.Object({ name: Type.String(), url_path: Type.String() })),
  review_summary: Type.Object({ count: Type.Integer(), average: Type.Number() }),
  selected_child: Type.Optional(Type.String()),
  parentId: Type.Optional(Type.Integer()),
  tax_class_id: Type.Optional(Type.String()),
  cheapest_child: Type.Optional(Type.String({ description: 'SKU of the variant whose price is that of the product' })),
  meta_title: Type.Optional(Type.String()),
  meta_description: Type.Optional(Type.String()),
}

export const ProductSchema = Type.Object({ ...listItem, ...detail })

/** A card with whatever `source_include` added to it. */
export const ListedProductSchema = Type.Object({
  ...listItem,
  ...Type.Partial(Type.Object(detail)).properties,
})
