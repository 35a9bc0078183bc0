import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'

/** The last-updated line is a blogger's way to them. */
const update = {
  summary: 'Imports the sources of the shop anew: the files of DATA_DIR/import and the feeds of the settings',
  access: 'blogger-or-staff',
  reply: Type.Object({
    new: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
  }),
  refusals: { ALREADY_RUNNING: 409, IMPORT_REFUSED: 422 },
  ownTransactions: true,
} as const

const skinUpdate = {
  summary: 'Reads the skins of the shop again',
  access: 'blogger-or-staff',
  reply: Type.Object({ skins: Type.Integer(), refused: Type.Integer() }),
  refusals: { ALREADY_RUNNING: 409 },
  ownTransactions: true,
} as const

/** Bringing the shop up to date. */
export const updateCalls = {
  'GET /api/manage/update': endpoint({ ...update, changesState: true }),
  'POST /api/manage/update': endpoint(update),
  'GET /api/manage/update/progress': endpoint({
    summary:
      'How far the import is that any process works at, null while there is none; and whether skins are being read',
    access: 'blogger-or-staff',
    reply: Type.Object({
      step: nullable(Type.Enum(['reading', 'writing', 'pictures'])),
      percent: Type.Integer({ minimum: 0, maximum: 100 }),
      skins: Type.Boolean(),
    }),
  }),
  'GET /api/manage/skin-update': endpoint({ ...skinUpdate, changesState: true }),
  'POST /api/manage/skin-update': endpoint(skinUpdate),
} as const satisfies Contract
