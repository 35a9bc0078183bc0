import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { ListItemSchema, ProductSchema } from './rules/product/product-schema.ts'

const store = Type.Optional(Type.String({ description: 'Code of the store view' }))
const sku = Type.String({ minLength: 1, maxLength: 200 })
const address = Type.String({ minLength: 1, maxLength: 2000 })
/** Names of a product's fields. */
const fieldNames = nullable(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 }))

export const CategorySchema = Type.Object({
  id: Type.Integer(),
  parent_id: nullable(Type.Integer()),
  parent_ids: Type.Array(Type.Integer(), { description: 'From the main category down' }),
  name: Type.String(),
  url_key: Type.String(),
  slug: Type.String(),
  url_path: Type.String({ description: 'Below the store prefix, without the leading slash' }),
  level: Type.Integer({ description: '1 is a main category' }),
  position: Type.Integer(),
  is_active: Type.Boolean(),
  image: Type.Optional(Type.String()),
  meta_title: Type.Optional(Type.String({ description: 'For search engines, where it is not the name' })),
  meta_description: Type.Optional(Type.String()),
  product_count: Type.Integer({ description: 'Products of the whole subtree, each once' }),
  promo_count: Type.Integer(),
  approved_count: Type.Integer(),
  new_count: Type.Integer(),
  children_count: Type.Integer(),
  children_data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      url_path: Type.String(),
      product_count: Type.Integer(),
    }),
    { description: 'The direct children' },
  ),
})
export type WireCategory = Static<typeof CategorySchema>

const MappingSchema = Type.Object({
  _type: Type.Enum(['product', 'category', 'cms_page']),
  _source: Type.Union([ProductSchema, CategorySchema, Type.Record(Type.String(), Type.Unknown())]),
  redirect_to: Type.Optional(
    Type.String({ description: 'The address below the store prefix that takes the place of this one (301)' }),
  ),
})
export type UrlMapping = Static<typeof MappingSchema>

const PriceInfoSchema = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  type_id: Type.String(),
  currency_code: Type.String(),
  price_info: Type.Object({
    final_price: Type.Number(),
    regular_price: Type.Number(),
    special_price: Type.Number({ description: '0 where none applies' }),
    lowest_price_30_days: Type.Optional(Type.Number()),
    tax_adjustments: Type.Object(
      { final_price: Type.Number(), regular_price: Type.Number(), special_price: Type.Number() },
      { description: 'The same without tax' },
    ),
  }),
})
export type PriceInfo = Static<typeof PriceInfoSchema>

export const catalogContract = {
  'GET /api/product': endpoint({
    summary: 'One product by sku, id, slug, or parentSku with childSku',
    access: 'anyone',
    query: Type.Object({
      store,
      sku: Type.Optional(sku),
      id: Type.Optional(Type.Integer()),
      groupToken: Type.Optional(Type.String({ maxLength: 2000, description: 'The signed proof of a price group' })),
      slug: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
      parentSku: Type.Optional(sku),
      childSku: Type.Optional(sku),
      size: Type.Optional(Type.String({ maxLength: 100, description: 'Picks the variant of this size, upper-case' })),
    }),
    reply: Type.Object({ items: Type.Array(ProductSchema) }),
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400 },
  }),
  'GET /api/product/render-list': endpoint({
    summary: 'Prices of products as they are now; none of what is unknown',
    access: 'anyone',
    query: Type.Object({
      store,
      skus: Type.Optional(Type.String({ maxLength: 20_000, description: 'Comma-separated, 100 at most' })),
      currencyCode: Type.Optional(Type.String({ maxLength: 10 })),
      storeId: Type.Optional(Type.String({ maxLength: 10 })),
      userGroupId: Type.Optional(Type.String({ maxLength: 20 })),
      groupToken: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    reply: Type.Object({ items: Type.Array(PriceInfoSchema) }),
  }),
  'GET /api/product/similar': endpoint({
    summary: 'Products like this one',
    access: 'anyone',
    query: Type.Object({
      store,
      sku,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
    }),
    reply: Type.Object({ items: Type.Array(ListItemSchema) }),
    refusals: { NOT_FOUND: 404 },
  }),
  'POST /api/url/map': endpoint({
    summary: 'What an address shows: a product, a category or a content page',
    access: 'anyone',
    changesState: false,
    query: Type.Object({ store }),
    body: Type.Object({
      url: address,
      includeFields: Type.Optional(fieldNames),
      excludeFields: Type.Optional(fieldNames),
      options: Type.Optional(Type.Unknown()),
      filters: Type.Optional(Type.Object({ sku: Type.Optional(Type.String({ maxLength: 200 })) })),
      groupId: Type.Optional(Type.Unknown()),
      groupToken: Type.Optional(Type.Unknown()),
    }),
    reply: MappingSchema,
    refusals: { NOT_FOUND: 404 },
  }),
  'GET /api/url/map': endpoint({
    summary: 'The same by GET',
    access: 'anyone',
    query: Type.Object({ store, url: address }),
    reply: MappingSchema,
    refusals: { NOT_FOUND: 404 },
  }),
  'GET /api/url': endpoint({
    summary: 'Looks an address up after a change of route; one that nothing answers is kept for the shop owner',
    access: 'anyone',
    changesState: true,
    query: Type.Object({ store, page: address }),
    reply: nullable(MappingSchema),
  }),
}
export type CatalogContract = typeof catalogContract
