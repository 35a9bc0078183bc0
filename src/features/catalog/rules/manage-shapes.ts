import { Type } from 'typebox'
import type { Static } from 'typebox'
import { languages } from '#core/language.ts'
import { moment } from '#core/moment.ts'
import { currencyCodes } from '#core/money.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { mostPrice } from './prices/most-price.ts'

const amount = Type.Number({ minimum: 0, maximum: mostPrice, description: 'Major units' })
export const status = Type.Integer({ minimum: 0, maximum: 9, description: '0 and 1 are on sale' })
const textsOf = (maxLength: number) =>
  Type.Partial(Type.Object(Object.fromEntries(languages.map((language) => [language, Type.String({ maxLength })]))))
export const names = textsOf(300)
const html = textsOf(20_000)
const seo = Type.Object({ title: Type.Optional(textsOf(200)), description: Type.Optional(textsOf(500)) })
const texts = Type.Record(Type.String(), Type.String())
const seoSchema = Type.Object({ title: texts, description: texts })
/** The last part of an address: small Latin letters, digits and hyphens. */
const slug = Type.String({ minLength: 1, maxLength: 200, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const attributes = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Union([Type.Array(rowId, { maxItems: 50 }), Type.String({ maxLength: 2000 }), Type.Boolean(), Type.Null()]),
)

const priceSchema = Type.Object({
  currency: Type.Enum(currencyCodes),
  price: amount,
  special_price: nullable(amount),
  special_from: nullable(moment),
  special_to: nullable(moment),
})
const changedPrice = Type.Object({ ...priceSchema.properties, seen: Type.Optional(priceSchema) })

const flags = {
  is_new: Type.Boolean(),
  is_sale: Type.Boolean(),
  is_promo: Type.Boolean(),
  only_promo: Type.Boolean(),
}

/** A product in the list of the back office; amounts in the view's currency. */
export const listedSchema = Type.Object({
  id: rowId,
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

export const managedSchema = Type.Object({
  id: rowId,
  sku: Type.String(),
  type_id: Type.String(),
  slug: Type.String(),
  name: texts,
  /** HTML as the shop shows it. */
  description: texts,
  short_description: texts,
  seo: seoSchema,
  /** Option ids of selects, a text, or a boolean, by code. */
  attributes: Type.Record(Type.String(), Type.Union([Type.Array(Type.Integer()), Type.String(), Type.Boolean()])),
  variant_attributes: Type.Array(Type.String()),
  category_ids: Type.Array(Type.Integer()),
  status: Type.Integer(),
  visibility: Type.Integer(),
  ...flags,
  prices: Type.Array(managedPrice),
  /** Its own and its variants', each once. */
  media: Type.Array(
    Type.Object({
      path: Type.String(),
      kind: Type.String(),
      /** What it shows, by language. */
      alt: texts,
      /** The option of the colour that it shows. */
      color: nullable(Type.Integer()),
    }),
  ),
  qty: Type.Integer(),
  is_managed: Type.Boolean(),
  variants: Type.Array(
    Type.Object({
      id: rowId,
      sku: Type.String(),
      name: Type.String(),
      status: Type.Integer(),
      attributes: Type.Record(Type.String(), Type.Array(Type.Integer())),
      prices: Type.Array(managedPrice),
      qty: Type.Integer(),
      is_managed: Type.Boolean(),
    }),
  ),
})
export type ManagedProduct = Static<typeof managedSchema>

export const productSorts = [
  'sku:asc',
  'sku:desc',
  'name:asc',
  'name:desc',
  'price:asc',
  'price:desc',
  'qty:asc',
  'qty:desc',
] as const

export const from = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))
export const size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))
export const q = Type.Optional(Type.String({ maxLength: 100 }))

export const categorySchema = Type.Object({
  id: rowId,
  parent_id: nullable(Type.Integer()),
  /** Its name and those above it, in English. */
  path: Type.String(),
  name: texts,
  slug: Type.String(),
  url_path: Type.String(),
  image: nullable(Type.String()),
  seo: seoSchema,
  children: Type.Integer(),
  level: Type.Integer(),
  position: Type.Integer(),
  is_active: Type.Boolean(),
  products: Type.Integer(),
})
export type ManagedCategory = Static<typeof categorySchema>

const shownPicture = Type.Object({
  path: Type.String({ maxLength: 500 }),
  alt: Type.Optional(names),
  color: Type.Optional(nullable(rowId)),
})
export const changesSchema = Type.Object(
  {
    name: Type.Optional(names),
    status: Type.Optional(status),
    visibility: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    is_new: Type.Optional(Type.Boolean()),
    is_sale: Type.Optional(Type.Boolean()),
    is_promo: Type.Optional(Type.Boolean()),
    only_promo: Type.Optional(Type.Boolean()),
    prices: Type.Optional(Type.Array(changedPrice, { maxItems: 3 })),
    /** HTML: what the shop would not show is taken out. */
    description: Type.Optional(html),
    short_description: Type.Optional(html),
    /** The old address leads to the new one. */
    slug: Type.Optional(slug),
    seo: Type.Optional(seo),
    /** By code; null takes one away. Of several values what others did since `seen_attributes` (option ids) stays so. */
    attributes: Type.Optional(attributes),
    seen_attributes: Type.Optional(Type.Record(Type.String(), Type.Array(rowId, { maxItems: 1000 }))),
    /** What it was put into or taken out of since `seen_category_ids` stays so. */
    category_ids: Type.Optional(Type.Array(rowId, { maxItems: 50, uniqueItems: true })),
    seen_category_ids: Type.Optional(Type.Array(rowId, { maxItems: 1000 })),
    /** Its pictures in their new order, each once; those left out go. What was brought or taken away since `seen_media` stays so. */
    media: Type.Optional(Type.Array(shownPicture, { maxItems: 200 })),
    seen_media: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 200 })),
  },
  { minProperties: 1 },
)
export type ProductChanges = Static<typeof changesSchema>

export const newSku = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w.-]+$' })
/** Which values of which attributes variants are made of: each with each. */
export const choices = Type.Array(
  Type.Object({
    code: Type.String({ maxLength: 100 }),
    options: Type.Array(rowId, { minItems: 1, maxItems: 50, uniqueItems: true }),
  }),
  { minItems: 1, maxItems: 3 },
)
export const newProductSchema = Type.Object({
  sku: newSku,
  name: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
  price: amount,
  currency: Type.Enum(currencyCodes),
  category_id: Type.Optional(nullable(rowId)),
  /** Of each variant, where it has some. */
  qty: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  choices: Type.Optional(choices),
})
export type Choices = Static<typeof choices>
export type NewProduct = Static<typeof newProductSchema>

export const optionSchema = Type.Object({
  id: Type.Integer({ minimum: 0 }),
  label: Type.String(),
  swatch: nullable(Type.String()),
})
export const attributeSchema = Type.Object({
  code: Type.String(),
  label: Type.String(),
  kind: Type.Enum(['select', 'multiselect', 'text', 'boolean']),
  options: Type.Array(optionSchema),
})
export type ManagedAttribute = Static<typeof attributeSchema>

export const newCategorySchema = Type.Object({ name: names, parent_id: Type.Optional(nullable(rowId)) })
export const categoryChangesSchema = Type.Object(
  {
    name: Type.Optional(names),
    is_active: Type.Optional(Type.Boolean()),
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Null makes it a main category. Its address follows, and the old one leads there. */
    parent_id: Type.Optional(nullable(rowId)),
    /** The last part of its address. */
    slug: Type.Optional(slug),
    seo: Type.Optional(seo),
    /** Takes its picture away. */
    image: Type.Optional(Type.Null()),
  },
  { minProperties: 1 },
)
export type CategoryChanges = Static<typeof categoryChangesSchema>

export const categoryProductSchema = Type.Object({
  id: rowId,
  sku: Type.String(),
  name: Type.String(),
  status: Type.Integer(),
})
export const categoryProductsSchema = Type.Object(
  {
    /** SKUs to put in, behind those that are there. */
    add: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 200 })),
    remove: Type.Optional(Type.Array(rowId, { maxItems: 500 })),
    /** Those that go first, in their order. */
    first: Type.Optional(Type.Array(rowId, { maxItems: 500, uniqueItems: true })),
  },
  { minProperties: 1 },
)
export type CategoryProductChanges = Static<typeof categoryProductsSchema>
