import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { CategorySchema } from '#features/catalog/contract.ts'
import { ListedProductSchema } from '#features/catalog/rules/product/product-schema.ts'

const entityTypes = [
  'product',
  'attribute',
  'category',
  'taxrule',
  'review',
  'news',
  'cms_page',
  'cms_block',
  'blogger_post',
  'promo_product',
  'blogger_payout',
] as const
export type EntityType = (typeof entityTypes)[number]

export const AttributeSchema = Type.Object({
  id: Type.Integer(),
  attribute_id: Type.Integer(),
  attribute_code: Type.String(),
  frontend_label: Type.String(),
  kind: Type.Enum(['select', 'multiselect', 'text', 'boolean']),
  is_user_defined: Type.Boolean(),
  is_visible: Type.Boolean(),
  is_comparable: Type.Boolean(),
  options: Type.Array(
    Type.Object({ value: Type.String(), label: Type.String(), swatch: Type.Optional(Type.String()) }),
  ),
})

export const ReviewSchema = Type.Object({
  id: Type.Integer(),
  entity_type: Type.Literal('product'),
  entity_id: Type.Integer(),
  product_sku: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  detail: Type.String(),
  nickname: Type.String(),
  status: Type.Integer(),
  created_at: Type.String(),
  photos: Type.Array(Type.String({ description: 'Paths for `/img/{width}x{height}/{path}`' })),
  verified: Type.Boolean({ description: 'By somebody who bought the product here' }),
  fit: nullable(Type.Enum(['small', 'true', 'large'])),
  reply: nullable(Type.String({ description: 'What the shop answered' })),
})

export const TaxRuleSchema = Type.Object({
  id: Type.Integer(),
  product_tax_class_ids: Type.Array(Type.String()),
  customer_tax_class_ids: Type.Array(Type.Integer()),
  rates: Type.Array(
    Type.Object({
      rate: Type.Number(),
      tax_country_id: Type.String(),
      region_name: Type.String(),
      tax_region_id: Type.Integer(),
    }),
  ),
})

const BucketSchema = Type.Object({
  key: Type.String({ description: "The option's id; 1 or 0 of a boolean; `50-100` of a price range" }),
  label: Type.String(),
  doc_count: Type.Integer({ description: 'How many products this choice would list, counted exactly' }),
  swatch: Type.Optional(Type.String()),
  from: Type.Optional(Type.Number({ description: 'Of a price range, in major units: from here on' })),
  to: Type.Optional(
    Type.Number({ description: 'Of a price range, in major units: below this; the last one has none' }),
  ),
})

const AggregationSchema = Type.Object({
  total: Type.Integer({ description: 'How many values there are, the cut ones too' }),
  buckets: Type.Array(BucketSchema),
})

const KeywordsSchema = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: 'Values by field, and by attribute with an @ before its code',
})
const minorAmount = Type.Optional(Type.Integer({ description: 'Minor units, tax included' }))

/** What lists are made of: enough to filter, sort, count and find a product without asking the shop. */
const IndexSchema = Type.Object({
  keywords: KeywordsSchema,
  promoted: Type.Number(),
  position: Type.Number(),
  created_at: Type.Number({ description: 'Milliseconds' }),
  price: minorAmount,
  places: Type.Record(Type.String(), Type.Number(), { description: 'Its place in each of its categories' }),
  variants: Type.Array(
    Type.Object({
      sku: Type.String(),
      is_available: Type.Boolean(),
      keywords: KeywordsSchema,
      price: minorAmount,
      hover_image: Type.Optional(Type.String()),
    }),
  ),
  article: Type.String(),
  words: Type.String({ description: 'What else it is found by' }),
})
export type WireIndex = Static<typeof IndexSchema>

const SearchedProductSchema = Type.Object({
  ...ListedProductSchema.properties,
  index: Type.Optional(IndexSchema),
})

const AttributeMetadataSchema = Type.Object({
  attribute_id: Type.Integer(),
  attribute_code: Type.String(),
  label: Type.String(),
  is_visible: Type.Boolean(),
  is_comparable: Type.Boolean(),
})

const page = {
  total: Type.Integer(),
  start: Type.Integer(),
  perPage: Type.Integer(),
  aggregations: Type.Record(Type.String(), AggregationSchema),
  attributeMetadata: Type.Array(AttributeMetadataSchema),
  corrected: Type.Optional(Type.String({ description: 'The text as it was probably meant' })),
}

export type Bucket = Static<typeof BucketSchema>
export type Aggregation = Static<typeof AggregationSchema>
export type ListedProduct = Static<typeof SearchedProductSchema>
export type WireAttribute = Static<typeof AttributeSchema>
export type WireReview = Static<typeof ReviewSchema>
export type WireTaxRule = Static<typeof TaxRuleSchema>

const EntitySchema = Type.Union([
  SearchedProductSchema,
  CategorySchema,
  AttributeSchema,
  ReviewSchema,
  TaxRuleSchema,
  Type.Record(Type.String(), Type.Unknown()),
])

const CatalogPageSchema = Type.Object({ items: Type.Array(EntitySchema), ...page })
export type CatalogPage = Static<typeof CatalogPageSchema>
/** What `type=product` answers. */
export type ProductPage = Omit<CatalogPage, 'items'> & { items: ListedProduct[] }

export const searchContract = {
  'GET /api/catalog': endpoint({
    summary: 'Lists and searches products and everything else that has a list',
    access: 'anyone',
    query: Type.Object({
      store: Type.Optional(Type.String({ description: 'Code of the store view' })),
      type: Type.Optional(Type.Enum(entityTypes, { default: 'product' })),
      searchQuery: Type.Optional(
        Type.String({
          maxLength: 12_000,
          description: 'JSON: {text?, filters?: [{attribute, value, scope?}], facets?: [code | {code, size}]}',
        }),
      ),
      from: Type.Optional(Type.Integer()),
      size: Type.Optional(Type.Integer()),
      sort: Type.Optional(Type.String({ maxLength: 200, description: 'final_price:asc; several comma-separated' })),
      source_include: Type.Optional(
        Type.String({ maxLength: 2000, description: '`index` adds what a browser makes lists of without a network' }),
      ),
      source_exclude: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    reply: CatalogPageSchema,
    refusals: { INVALID_INPUT: 400, ACCESS_DENIED: 403 },
  }),
}
export type SearchContract = typeof searchContract
