import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { storeCodes } from './store-view.ts'

const settingSchema = Type.Object({
  key: Type.String(),
  /** What counts while nobody set it. */
  default: Type.Unknown(),
  /** What it is set to for every store view; missing where it is not. */
  value: Type.Optional(Type.Unknown()),
  /** What store views have of their own. */
  views: Type.Record(Type.String(), Type.Unknown()),
})
export type WireSetting = Static<typeof settingSchema>

const choice = Type.Object({ value: Type.String(), label: Type.String() })

/** What of the shop settings choose from: categories by their url_path, styles by their key. */
const choicesSchema = Type.Object({ category: Type.Array(choice), style: Type.Array(choice) })
export type SettingChoices = Static<typeof choicesSchema>

const viewSchema = Type.Object({
  store_code: Type.String(),
  url: Type.String(),
  name: Type.String(),
  flag: Type.String(),
  language: Type.String(),
  currency: Type.String(),
})
export type WireView = Static<typeof viewSchema>

/** What admins set the shop with. */
export const settingCalls = {
  'GET /api/admin/settings': endpoint({
    summary:
      'Every setting with its default and what it is set to, what some of them choose from, and the store views as they are made',
    access: 'admin',
    reply: Type.Object({ items: Type.Array(settingSchema), choices: choicesSchema, views: Type.Array(viewSchema) }),
  }),
  /** `SETTING_CHANGED` has `{setting}` as it is by now. */
  'POST /api/admin/settings': endpoint({
    summary: 'Sets one setting, for every store view or for one; without a value it is as it is by default',
    access: 'admin',
    body: Type.Object({
      key: Type.String({ maxLength: 60 }),
      store_code: Type.Optional(Type.Enum(['', ...storeCodes])),
      value: Type.Optional(Type.Unknown()),
      /** What it was set to there when it was looked at, without a value where it was not: set to something else since, it is refused. */
      seen: Type.Optional(Type.Object({ value: Type.Optional(Type.Unknown()) })),
    }),
    reply: settingSchema,
    refusals: {
      INVALID_INPUT: 400,
      HOST_NOT_ALLOWED: 400,
      NOT_FOUND: 404,
      SECOND_FACTOR_NEEDED: 403,
      SETTING_CHANGED: 409,
      DELIVERY_NEEDED: 409,
      PAYMENT_NEEDED: 409,
      VIEW_NEEDED: 409,
      RATE_FIXED: 409,
      COUNTRY_NEEDED: 409,
    },
  }),
} as const satisfies Contract
export type SettingsContract = typeof settingCalls
