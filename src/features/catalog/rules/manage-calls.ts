import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { rowId } from '#core/row-id.ts'
import {
  status,
  names,
  listedSchema,
  managedSchema,
  productSorts,
  from,
  size,
  q,
  categoryChangesSchema,
  categoryProductSchema,
  categoryProductsSchema,
  categorySchema,
  newCategorySchema,
  changesSchema,
  newSku,
  choices,
  newProductSchema,
  optionSchema,
  attributeSchema,
} from './manage-shapes.ts'

export type {
  CategoryChanges,
  CategoryProductChanges,
  ListedForManagers,
  ManagedProduct,
  ManagedCategory,
  ProductChanges,
  Choices,
  NewProduct,
  ManagedAttribute,
} from './manage-shapes.ts'

const params = Type.Object({ id: rowId })

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
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, ADDRESS_TAKEN: 409 },
  }),

  'POST /api/manage/products/:id/pictures': endpoint({
    summary: 'Adds pictures to a product, drawn anew',
    access: 'manager',
    params,
    pictures: { most: 8 },
    body: Type.Object({ color: Type.Optional(rowId) }),
    reply: managedSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, UNSUPPORTED_MEDIA_TYPE: 415, TOO_MANY_REQUESTS: 429 },
  }),

  'POST /api/manage/products/:id/copy': endpoint({
    summary: 'A product like this one under another SKU, with its variants: not on sale yet, without stock',
    access: 'manager',
    params,
    body: Type.Object({ sku: newSku }),
    reply: managedSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, SKU_TAKEN: 409 },
  }),

  'POST /api/manage/products/:id/variants': endpoint({
    summary: 'Adds the variants that a product does not have yet',
    access: 'manager',
    params,
    body: Type.Object({ choices, qty: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
    reply: managedSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, SKU_TAKEN: 409 },
  }),

  'GET /api/manage/attributes': endpoint({
    summary: 'What products can be described by, with the values of selects',
    access: 'manager',
    reply: Type.Object({ items: Type.Array(attributeSchema) }),
  }),

  'POST /api/manage/attributes/:code/options': endpoint({
    summary: 'A new value of a select; one of this name is answered as it is',
    access: 'manager',
    params: Type.Object({ code: Type.String({ maxLength: 100 }) }),
    body: Type.Object({ label: names, swatch: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })) }),
    reply: optionSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400 },
  }),

  'POST /api/manage/products': endpoint({
    summary: 'Puts a new product up for sale, with variants where choices are named',
    access: 'manager',
    body: newProductSchema,
    reply: managedSchema,
    refusals: { INVALID_INPUT: 400, SKU_TAKEN: 409, NOT_FOUND: 404 },
  }),

  'GET /api/manage/categories': endpoint({
    summary: 'All categories in the order of their paths, those not shown too',
    access: 'manager',
    /** `chosen`: ids, between commas, that are there whatever is looked for. */
    query: Type.Object({
      q,
      from,
      size,
      chosen: Type.Optional(Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$' })),
    }),
    reply: Type.Object({ items: Type.Array(categorySchema), total: Type.Integer() }),
  }),

  'POST /api/manage/categories': endpoint({
    summary: 'A new category, below another one or a main one',
    access: 'manager',
    body: newCategorySchema,
    reply: categorySchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400 },
  }),

  'GET /api/manage/categories/:id': endpoint({
    summary: 'One category',
    access: 'manager',
    params,
    reply: categorySchema,
    refusals: { NOT_FOUND: 404 },
  }),

  'POST /api/manage/categories/:id': endpoint({
    summary: 'Changes a category: its words, whether it is shown, its place, what it is below, its address',
    access: 'manager',
    params,
    body: categoryChangesSchema,
    reply: categorySchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, ADDRESS_TAKEN: 409 },
  }),

  'POST /api/manage/categories/:id/picture': endpoint({
    summary: 'Gives a category a picture, drawn anew',
    access: 'manager',
    params,
    pictures: { most: 1 },
    body: Type.Object({}),
    reply: categorySchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, UNSUPPORTED_MEDIA_TYPE: 415, TOO_MANY_REQUESTS: 429 },
  }),

  'POST /api/manage/categories/:id/remove': endpoint({
    summary: 'Removes a category that has neither products nor categories below it',
    access: 'manager',
    params,
    reply: Type.Literal(true),
    refusals: { NOT_FOUND: 404, CATEGORY_NOT_EMPTY: 409 },
  }),

  'GET /api/manage/categories/:id/products': endpoint({
    summary: 'The products of a category itself, in their order',
    access: 'manager',
    params,
    query: Type.Object({ from, size }),
    reply: Type.Object({ items: Type.Array(categoryProductSchema), total: Type.Integer() }),
    refusals: { NOT_FOUND: 404 },
  }),

  'POST /api/manage/categories/:id/products': endpoint({
    summary: 'Puts products into a category, takes them out, and puts them in order',
    access: 'manager',
    params,
    body: categoryProductsSchema,
    reply: Type.Object({ total: Type.Integer() }),
    refusals: { NOT_FOUND: 404, SKUS_UNKNOWN: 400 },
  }),
} as const satisfies Contract
export type ManageCatalogContract = typeof manageCalls
