import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'

const BlockSchema = Type.Union([
  Type.Object({ kind: Type.Enum(['heading', 'paragraph']), text: Type.String() }),
  Type.Object({ kind: Type.Literal('list'), items: Type.Array(Type.String()) }),
])

export const CmsPageSchema = Type.Object({
  id: Type.Integer(),
  identifier: Type.String(),
  title: Type.String(),
  json: Type.Object({
    blocks: Type.Array(BlockSchema),
    last_updated: Type.Optional(
      Type.String({ description: 'Of the block of that name: when the catalogue was last brought up to date' }),
    ),
  }),
  updated_at: Type.String(),
  store_codes: Type.Optional(
    Type.Array(Type.String(), { description: 'The active store views that show it; told of a single page alone' }),
  ),
})
export type WireCmsPage = Static<typeof CmsPageSchema>

const refusals = { CMS_EMPTY: 404 } as const
const idParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
const identifierParams = Type.Object({
  identifier: Type.String({ maxLength: 100 }),
  storeId: Type.String({ maxLength: 10 }),
})

export const SlideSchema = Type.Object({
  image: Type.String(),
  image_narrow: Type.String(),
  title: Type.String(),
  text: Type.String(),
  url_path: Type.String(),
  swatch: Type.String(),
})
export type WireSlide = Static<typeof SlideSchema>

export const contentContract = {
  'GET /api/home': endpoint({
    summary: "The home page's windows in the store view's language",
    access: 'anyone',
    reply: Type.Object({ slides: Type.Array(SlideSchema) }),
  }),
  'GET /api/ext/cms-data/cmsPage/:id': endpoint({
    summary: 'A content page by id',
    access: 'anyone',
    params: idParams,
    reply: CmsPageSchema,
    refusals,
  }),
  'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId': endpoint({
    summary: 'A content page by its identifier in a store view; a page whose flag is off is not there',
    access: 'anyone',
    params: identifierParams,
    reply: CmsPageSchema,
    refusals,
  }),
  'GET /api/ext/cms-data/cmsBlock/:id': endpoint({
    summary: 'A block of words by id',
    access: 'anyone',
    params: idParams,
    reply: CmsPageSchema,
    refusals,
  }),
  'GET /api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId': endpoint({
    summary: 'A block of words by its identifier in a store view',
    access: 'anyone',
    params: identifierParams,
    reply: CmsPageSchema,
    refusals,
  }),
  'GET /api/blogger/page/:identifier': endpoint({
    summary: 'A page that bloggers alone may read: their agreement, their privacy policy',
    access: 'blogger',
    params: Type.Object({ identifier: Type.String({ maxLength: 100 }) }),
    reply: CmsPageSchema,
    refusals,
  }),
}
export type ContentContract = typeof contentContract
