import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { rowId } from '#core/row-id.ts'
import { officeCalls } from './rules/office-calls.ts'

const BlockSchema = Type.Union([
  Type.Object({ kind: Type.Enum(['heading', 'paragraph']), text: Type.String() }),
  Type.Object({ kind: Type.Literal('list'), items: Type.Array(Type.String()) }),
])

const sliderSchema = Type.Union([
  Type.Null(),
  Type.Object({ title: Type.String(), category_id: Type.Integer(), url_path: Type.String() }),
])

/** What the block `cms_settings` carries: how the shop is set. */
const settingsOfBlock = {
  payment_methods: Type.Optional(Type.Array(Type.Object({ code: Type.String(), title: Type.String() }))),
  main_slider: Type.Optional(
    Type.Array(
      Type.Object({
        img: Type.String(),
        light_bg: Type.Boolean(),
        title: Type.String(),
        text: Type.String(),
        link: Type.String(),
      }),
    ),
  ),
  top_styles: Type.Optional(Type.Array(Type.Object({ type: Type.String(), gender: Type.Integer() }))),
  sliders: Type.Optional(Type.Object({ top_slider: sliderSchema, bottom_slider: sliderSchema })),
  product_choose: Type.Optional(Type.Boolean()),
  show_bonuses_banner: Type.Optional(Type.Boolean()),
  bonuses_banner_code: Type.Optional(Type.String()),
  award_bonuses_amount: Type.Optional(Type.Number()),
  navbar: Type.Optional(Type.Object({ menu_level: Type.Integer() })),
  logos: Type.Optional(Type.Array(Type.String())),
}

export const CmsPageSchema = Type.Object({
  id: Type.Integer(),
  identifier: Type.String(),
  title: Type.String(),
  json: Type.Object({
    blocks: Type.Array(BlockSchema),
    last_updated: Type.Optional(
      Type.String({ description: 'Of the block of that name: when the catalogue was last brought up to date' }),
    ),
    ...settingsOfBlock,
  }),
  updated_at: Type.String(),
  store_codes: Type.Optional(
    Type.Array(Type.String(), { description: 'The active store views that show it; told of a single page alone' }),
  ),
})
export type WireCmsPage = Static<typeof CmsPageSchema>

const refusals = { CMS_EMPTY: 404 } as const
const idParams = Type.Object({ id: rowId })
const identifierParams = Type.Object({
  identifier: Type.String({ maxLength: 100 }),
  storeId: Type.String({ maxLength: 10 }),
})

const SlideSchema = Type.Object({
  img: Type.String(),
  img_narrow: Type.String(),
  light_bg: Type.Boolean(),
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  swatch: Type.String(),
})
export type WireSlide = Static<typeof SlideSchema>

const HomeSchema = Type.Object({
  title: Type.String({ description: 'What the shop sells' }),
  description: Type.String({ description: 'The shop in a sentence' }),
  slides: Type.Array(SlideSchema),
  top_slider: sliderSchema,
  bottom_slider: sliderSchema,
  top_styles: Type.Array(
    Type.Object({
      type: Type.String(),
      gender: Type.Integer(),
      title: Type.String(),
      for: Type.String(),
      link: Type.String(),
    }),
  ),
  main_categories: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      url_path: Type.String(),
      product_count: Type.Integer(),
    }),
  ),
})
export type WireHome = Static<typeof HomeSchema>

export const contentContract = {
  ...officeCalls,
  'GET /api/home': endpoint({
    summary: "The home page's windows, sliders, styles and main categories in the store view's language",
    access: 'anyone',
    reply: HomeSchema,
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
