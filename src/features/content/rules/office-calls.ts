import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { languages } from '#core/language.ts'
import { moment } from '#core/moment.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { storeCodes } from '#features/stores/rules/store-view.ts'
import { pageLimits } from './page-words.ts'
import { slideLimits } from './slides.ts'

const localized = (maxLength: number) =>
  Type.Object(Object.fromEntries(languages.map((language) => [language, Type.Optional(Type.String({ maxLength }))])))
const texts = (maxLength: number) => Type.Union([Type.String({ maxLength }), localized(maxLength)])
const byId = Type.Object({ id: rowId })
const page = {
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
}

const tokens = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 100 }), { maxProperties: 60 })
const skin = Type.String({ maxLength: 40 })
const picture = Type.String({ minLength: 1, maxLength: 200 })

const slideSchema = Type.Object({
  img: picture,
  img_narrow: Type.Optional(picture),
  light_bg: Type.Optional(Type.Boolean()),
  title: texts(slideLimits.title),
  text: Type.Optional(texts(slideLimits.text)),
  link: Type.Optional(Type.String({ maxLength: slideLimits.link })),
  swatch: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
})

const blockSchema = Type.Union([
  Type.Object({ kind: Type.Enum(['heading', 'paragraph']), text: Type.String({ maxLength: pageLimits.text }) }),
  Type.Object({
    kind: Type.Literal('list'),
    items: Type.Array(Type.String({ maxLength: pageLimits.text }), { maxItems: pageLimits.items }),
  }),
])
export const blocksSchema = Type.Array(blockSchema, { maxItems: pageLimits.blocks })

/** When it is to be shown: at once without one, at its time with one, not yet as a draft. */
const when = {
  publish_at: Type.Optional({ ...moment, description: 'At once without it' }),
  draft: Type.Optional(Type.Boolean({ description: 'Kept, and not shown' })),
}

const versionStates = ['draft', 'scheduled', 'shown', 'earlier', 'withdrawn'] as const

const versionSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(versionStates),
  created_at: Type.String(),
  publish_at: nullable(Type.String()),
  restores: nullable(Type.Integer()),
  body: Type.Unknown({ description: 'As its call takes it' }),
})
export type WireVersion = Static<typeof versionSchema>

const versions = Type.Object({ items: Type.Array(versionSchema), total: Type.Integer() })

const warningSchema = Type.Object({
  text: Type.String(),
  ground: Type.String(),
  scheme: Type.Enum(['light', 'dark']),
  ratio: Type.Number(),
  least: Type.Number(),
})

const skinSchema = Type.Object({ id: Type.String(), name: Type.String(), tokens })

const pageSchema = Type.Object({
  identifier: Type.String(),
  store_code: Type.String({ description: 'Empty: every store view' }),
  title: localized(pageLimits.title),
  is_active: Type.Boolean(),
  updated_at: Type.String(),
})
export type WireOfficePage = Static<typeof pageSchema>

const storeCode = Type.Enum(['', ...storeCodes])
const pageParts = {
  title: localized(pageLimits.title),
  content: Type.Object(Object.fromEntries(languages.map((language) => [language, Type.Optional(blocksSchema)]))),
  is_active: Type.Boolean(),
}
const pageKey = { identifier: Type.String({ maxLength: 100 }), store_code: storeCode }

const refusals = { INVALID_INPUT: 400, UNAUTHORIZED: 401, SECOND_FACTOR_NEEDED: 403 } as const
const found = { ...refusals, NOT_FOUND: 404 } as const
const access = 'admin' as const

/** What admins change of the shop's look and words. */
export const officeCalls = {
  'GET /api/admin/design': endpoint({
    summary: 'The look that is shown, the skins there are, and its versions, the latest first',
    access,
    query: Type.Object(page),
    reply: Type.Object({ skin: Type.String(), tokens, skins: Type.Array(skinSchema), versions }),
  }),
  /** `DESIGN_CHANGED` has `{design}`, skin and tokens, as it is shown by now. */
  'POST /api/admin/design': endpoint({
    summary: 'Saves tokens over a skin: shown at once, at its time, or kept as a draft',
    access,
    body: Type.Object({
      tokens,
      skin: Type.Optional(skin),
      ...when,
      /** How the shown look was when it was looked at: where it is another one by now, nothing is shown in its place. */
      seen: Type.Optional(Type.Object({ skin, tokens })),
    }),
    reply: Type.Object({ version: versionSchema, warnings: Type.Array(warningSchema) }),
    refusals: { ...refusals, DESIGN_CHANGED: 409 },
  }),
  'GET /api/admin/slides': endpoint({
    summary: "The home page's windows that are shown, and their versions, the latest first",
    access,
    query: Type.Object(page),
    reply: Type.Object({ slides: Type.Array(slideSchema), versions }),
  }),
  /** `SLIDES_CHANGED` has `{slides}` as they are shown by now. */
  'POST /api/admin/slides': endpoint({
    summary: "Saves the home page's windows: shown at once, at their time, or kept as a draft",
    access,
    body: Type.Object({
      slides: Type.Array(slideSchema, { maxItems: slideLimits.slides }),
      ...when,
      /** The shown ones as they were when they were looked at: where they are others by now, nothing is shown in their place. */
      seen: Type.Optional(Type.Array(slideSchema, { maxItems: 100 })),
    }),
    reply: Type.Object({ version: versionSchema }),
    refusals: { ...refusals, SLIDES_CHANGED: 409 },
  }),
  'POST /api/admin/slides/picture': endpoint({
    summary: 'Takes a picture for a window, and draws it anew',
    access,
    pictures: { most: 1 },
    body: Type.Object({}),
    reply: Type.Object({
      img: Type.String({ description: 'For `img` of a slide' }),
      address: Type.String({ description: 'Where it stands as it was sent, for the setting `logo`' }),
      swatch: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
    refusals: { INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/admin/versions/:id/publish': endpoint({
    summary: 'Publishes a draft, or brings an earlier version back as a new one',
    access,
    params: byId,
    body: Type.Object({ publish_at: when.publish_at }),
    reply: versionSchema,
    refusals: found,
  }),
  'POST /api/admin/versions/:id/withdraw': endpoint({
    summary: 'Calls a draft or a version whose time has not come off',
    access,
    params: byId,
    reply: versionSchema,
    refusals: { ...found, ALREADY_SHOWN: 409 },
  }),
  'GET /api/admin/pages': endpoint({
    summary: 'Every content page by identifier and store view',
    access,
    query: Type.Object({ ...page, size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    reply: Type.Object({ items: Type.Array(pageSchema), total: Type.Integer() }),
  }),
  'GET /api/admin/page': endpoint({
    summary: 'One content page with its words in every language, and its versions',
    access,
    query: Type.Object({ ...pageKey, store_code: Type.Optional(storeCode), ...page }),
    reply: Type.Object({
      ...pageSchema.properties,
      content: Type.Record(Type.String(), blocksSchema),
      versions,
    }),
    refusals: { NOT_FOUND: 404 },
  }),
  /** `PAGE_CHANGED` has `{page}` as it is shown by now. */
  'POST /api/admin/page': endpoint({
    summary: 'Saves a content page: shown at once, or kept as a draft',
    access,
    body: Type.Object({
      ...pageKey,
      ...pageParts,
      is_active: Type.Optional(pageParts.is_active),
      draft: when.draft,
      /** How the shown page was when it was looked at: where any of it is something else by now, nothing is shown in its place. */
      seen: Type.Optional(Type.Partial(Type.Object(pageParts))),
    }),
    reply: versionSchema,
    refusals: { ...refusals, PAGE_CHANGED: 409 },
  }),
}
