import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { languages } from '#core/language.ts'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const amount = Type.Number({ minimum: 0, maximum: 100_000_000, description: 'Major units' })
const moment = nullable(Type.String({ format: 'date-time' }))
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const status = Type.Integer({ minimum: 0, maximum: 9, description: '0 and 1 are on sale' })
const names = Type.Partial(
  Type.Object(Object.fromEntries(languages.map((language) => [language, Type.String({ maxLength: 300 })]))),
)

const priceSchema = Type.Object({
  currency: Type.Enum(['USD', 'EUR', 'RUB']),
  price: amount,
  special_price: nullable(amount),
  special_from: moment,
  special_to: moment,
})

const flags = {
  is_new: Type.Boolean(),
  is_sale: Type.Boolean(),
  is_promo: Type.Boolean(),
  only_promo: Type.Boolean(),
}

/** A product in the list of the back office; amounts in the view's currency. */
const listedSchema = Type.Object({
  id,
  sku: Type.String(),
  name: Type.String(),
  type_id: Type.String(),
  status: Type.Integer(),
  visibility: Type.Integer(),
  /** Null without a price; of a product with variants the lowest of them. */
  price: nullable(Type.Number()),
  special_price: nullable(Type.Number()),
  currency: Type.String(),
  /** Of all its variants together. */
  qty: Type.Integer(),
  image: nullable(Type.String()),
  ...flags,
})
export type ListedForManagers = Static<typeof listedSchema>

const managedPrice = Type.Object({
  ...priceSchema.properties,
  /** By the settings' rates: it follows the price it comes from. */
  is_derived: Type.Boolean(),
})

const managedSchema = Type.Object({
  id,
  sku: Type.String(),
  type_id: Type.String(),
  slug: Type.String(),
  name: Type.Record(Type.String(), Type.String()),
  status: Type.Integer(),
  visibility: Type.Integer(),
  ...flags,
  prices: Type.Array(managedPrice),
  media: Type.Array(Type.Object({ path: Type.String(), kind: Type.String() })),
  qty: Type.Integer(),
  is_managed: Type.Boolean(),
  variants: Type.Array(
    Type.Object({
      id,
      sku: Type.String(),
      name: Type.String(),
      status: Type.Integer(),
      prices: Type.Array(managedPrice),
      qty: Type.Integer(),
      is_managed: Type.Boolean(),
    }),
  ),
})
export type ManagedProduct = Static<typeof managedSchema>

const productSorts = [
  'sku:asc',
  'sku:desc',
  'name:asc',
  'name:desc',
  'price:asc',
  'price:desc',
  'qty:asc',
  'qty:desc',
] as const

const from = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))
const size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))
const q = Type.Optional(Type.String({ maxLength: 100 }))

const categorySchema = Type.Object({
  id,
  parent_id: nullable(Type.Integer()),
  path: Type.String(),
  name: Type.Record(Type.String(), Type.String()),
  url_path: Type.String(),
  level: Type.Integer(),
  position: Type.Integer(),
  is_active: Type.Boolean(),
  products: Type.Integer(),
})
export type ManagedCategory = Static<typeof categorySchema>

const changesSchema = Type.Object(
  {
    name: Type.Optional(names),
    status: Type.Optional(status),
    visibility: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    is_new: Type.Optional(Type.Boolean()),
    is_sale: Type.Optional(Type.Boolean()),
    is_promo: Type.Optional(Type.Boolean()),
    only_promo: Type.Optional(Type.Boolean()),
    prices: Type.Optional(Type.Array(priceSchema, { maxItems: 3 })),
    /** The paths of its pictures, each once, in their new order. */
    media: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 200 })),
  },
  { minProperties: 1 },
)
export type ProductChanges = Static<typeof changesSchema>

const newProductSchema = Type.Object({
  sku: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w.-]+$' }),
  name: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
  price: amount,
  currency: Type.Enum(['USD', 'EUR', 'RUB']),
  category_id: Type.Optional(nullable(id)),
  qty: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
})
export type NewProduct = Static<typeof newProductSchema>

const params = Type.Object({ id })

/** Calls by which managers look after the catalogue; what they change is shown within a second. */
export const manageCalls = {
  'GET /api/manage/products': endpoint({
    summary: 'Products without their variants, those not on sale too',
    access: 'manager',
    query: Type.Object({
      /** A SKU, one of a variant, or words of the name. */
      q,
      status: Type.Optional(status),
      type: Type.Optional(Type.String({ maxLength: 20 })),
      sort: Type.Optional(Type.Enum(productSorts)),
      from,
      size,
    }),
    reply: Type.Object({ items: Type.Array(listedSchema), total: Type.Integer() }),
  }),

  'GET /api/manage/products/:id': endpoint({
    summary: 'One product with its prices, pictures and variants',
    access: 'manager',
    params,
    reply: managedSchema,
    refusals: { NOT_FOUND: 404 },
  }),

  'POST /api/manage/products/:id': endpoint({
    summary: 'Changes what is named of a product or of a variant',
    access: 'manager',
    params,
    body: changesSchema,
    reply: managedSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400 },
  }),

  'POST /api/manage/products': endpoint({
    summary: 'Puts a new simple product up for sale',
    access: 'manager',
    body: newProductSchema,
    reply: managedSchema,
    refusals: { INVALID_INPUT: 400, SKU_TAKEN: 409, NOT_FOUND: 404 },
  }),

  'GET /api/manage/categories': endpoint({
    summary: 'All categories in the order of their paths, those not shown too',
    access: 'manager',
    query: Type.Object({ q, from, size }),
    reply: Type.Object({ items: Type.Array(categorySchema), total: Type.Integer() }),
  }),

  'POST /api/manage/categories/:id': endpoint({
    summary: 'Changes what a category is called, whether it is shown, and where among its neighbours',
    access: 'manager',
    params,
    body: Type.Object(
      {
        name: Type.Optional(names),
        is_active: Type.Optional(Type.Boolean()),
        position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      },
      { minProperties: 1 },
    ),
    reply: categorySchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400 },
  }),
} as const satisfies Contract
export type ManageCatalogContract = typeof manageCalls
