import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { photoSchema } from './cabinet-shapes.ts'

const status = Type.Integer({ minimum: 1, maximum: 3, description: '1 approved, 2 waiting, 3 refused' })

/** A photo of a post as a product's page shows it. */
export const shownPhotoSchema = Type.Object({
  image: Type.String({ description: 'Path for `/img/{width}x{height}/{path}`' }),
  by: Type.String({ description: "The blogger's account, without the @; empty where they named none" }),
})

/** A photo of a post as managers see it. */
export const managedPhotoSchema = Type.Object({
  id: rowId,
  path: photoSchema.properties.path,
  status,
  created_at: photoSchema.properties.created_at,
  blogger: Type.Object({ id: rowId, name: Type.String() }),
  /** What the post is about. */
  title: Type.String(),
  /** Where the post stands. */
  link: nullable(Type.String()),
})

/** What becomes of the photos of posts. */
export const photoCalls = {
  'GET /api/product/blogger-photos': endpoint({
    summary: "Approved photos of bloggers' posts that show a product, the latest first, at most 12",
    access: 'anyone',
    query: Type.Object({
      sku: Type.String({ minLength: 1, maxLength: 200, description: 'Of a style, or of a variant' }),
    }),
    reply: Type.Object({ items: Type.Array(shownPhotoSchema) }),
  }),
  'GET /api/manage/blogger-photos': endpoint({
    summary: "Photos of bloggers' posts, the latest first",
    access: 'manager',
    query: Type.Object({
      status: Type.Optional(status),
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** 50 without. */
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ items: Type.Array(managedPhotoSchema), total: Type.Integer() }),
  }),
  'POST /api/manage/blogger-photos/:id': endpoint({
    summary: "Lets the product's page show a photo of a post, or refuses it",
    access: 'manager',
    params: Type.Object({ id: rowId }),
    body: Type.Object({ status }),
    reply: managedPhotoSchema,
    refusals: { NOT_FOUND: 404 },
  }),
}
