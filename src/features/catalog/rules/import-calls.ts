import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { uploadLimits } from './import-limits.ts'

const page = {
  from: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  size: Type.Integer({ minimum: 1, maximum: 100 }),
}
const uploadId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
const runParams = Type.Object({ id: rowId })

const columnSchema = Type.Object({
  /** As the file has it, in small letters. */
  name: Type.String(),
  /** What becomes of it, in English. */
  to: Type.String(),
  /** The format knows it; nobody can say that it means something else. */
  is_known: Type.Boolean(),
  /** The field that people said it is. */
  field: nullable(Type.String()),
})
export type ImportColumn = Static<typeof columnSchema>

const fileSchema = Type.Object({
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  kind: Type.Enum(['table', 'document', 'pictures']),
  /** Null where none fits yet; then `problem` says so. */
  format: nullable(Type.String()),
  problem: nullable(Type.String()),
  delimiter: nullable(Type.String()),
  /** Rows, items or pictures. */
  rows: Type.Integer(),
  /** What of an archive was no picture. */
  left: Type.Integer(),
  columns: Type.Array(columnSchema),
  /** Fields of the format that the file does not have, with what becomes of them. */
  fields: Type.Array(Type.Object({ name: Type.String(), to: Type.String() })),
})
export type ImportUploadFile = Static<typeof fileSchema>

const uploadSchema = Type.Object({
  id: Type.String(),
  created_at: Type.String(),
  /** When its files go. */
  until: Type.String(),
  files: Type.Array(fileSchema),
})
export type ImportUpload = Static<typeof uploadSchema>

const previewSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      sku: Type.String(),
      name: Type.String(),
      type_id: Type.String(),
      /** Of a variant. */
      parent_sku: nullable(Type.String()),
      /** Major units. */
      price: nullable(Type.Number()),
      special_price: nullable(Type.Number()),
      currency: Type.String(),
      /** Null where stock is not managed. */
      qty: nullable(Type.Integer()),
      categories: Type.Array(Type.String()),
      pictures: Type.Integer(),
    }),
  ),
  products: Type.Integer(),
  variants: Type.Integer(),
  categories: Type.Integer(),
  pictures: Type.Integer(),
  /** Rows that reading alone refuses; a dry run may refuse more. */
  refused: Type.Integer(),
})
export type ImportPreview = Static<typeof previewSchema>

const runSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(['queued', 'running', 'done', 'tried', 'refused', 'interrupted', 'undone']),
  is_trial: Type.Boolean(),
  /** Null of one that the command line or an update began. */
  by: nullable(Type.String()),
  upload_id: nullable(Type.String()),
  files: Type.Array(Type.String()),
  format: Type.String(),
  started_at: Type.String(),
  finished_at: nullable(Type.String()),
  new: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  step: nullable(Type.Enum(['reading', 'writing', 'pictures'])),
  done: Type.Integer(),
  total: Type.Integer(),
  /** Why it was refused as a whole. */
  problem: nullable(Type.String()),
  /** It is the last one that changed anything. */
  can_undo: Type.Boolean(),
})
export type ImportRun = Static<typeof runSchema>

const issueSchema = Type.Object({
  file: Type.String(),
  line: Type.Integer(),
  column: Type.String(),
  sku: nullable(Type.String()),
  reason: Type.String(),
  /** Else it was taken, and this was left out. */
  is_refused: Type.Boolean(),
})
export type ImportIssue = Static<typeof issueSchema>

/** Imports from the back office: files are brought, looked at, tried, imported and taken back. */
export const importCalls = {
  'POST /api/manage/import-uploads': endpoint({
    summary: 'Brings files for an import, pictures as a zip archive; they are kept for a day and shown to nobody else',
    access: 'manager',
    takesFiles: true,
    ownTransactions: true,
    reply: uploadSchema,
    refusals: { INVALID_INPUT: 400, UNSUPPORTED_MEDIA_TYPE: 415 },
  }),
  'GET /api/manage/import-uploads/:id': endpoint({
    summary: 'What files are: formats, rows, columns and what becomes of these',
    access: 'manager',
    params: uploadId,
    reply: uploadSchema,
    refusals: { NOT_FOUND: 404 },
  }),
  'POST /api/manage/import-uploads/:id': endpoint({
    summary: 'Says what columns of a file mean that its format does not know; remembered for the same header',
    access: 'manager',
    params: uploadId,
    body: Type.Object({
      file: Type.Integer({ minimum: 0, maximum: uploadLimits.files }),
      columns: Type.Record(Type.String({ maxLength: 1000 }), Type.String({ maxLength: 1000 }), {
        maxProperties: uploadLimits.columns,
      }),
    }),
    reply: uploadSchema,
    refusals: { INVALID_INPUT: 400, NOT_FOUND: 404 },
  }),
  'GET /api/manage/import-uploads/:id/preview': endpoint({
    summary: 'The first products as they would become, and counts; nothing is compared with the shop',
    access: 'manager',
    params: uploadId,
    reply: previewSchema,
    refusals: { NOT_FOUND: 404, IMPORT_REFUSED: 422 },
  }),
  'POST /api/manage/import-uploads/:id/run': endpoint({
    summary: 'Imports the files, or tries it: a dry run keeps nothing. It goes on without the caller.',
    access: 'manager',
    params: uploadId,
    body: Type.Object({ dry: Type.Boolean() }),
    reply: runSchema,
    refusals: { NOT_FOUND: 404, ALREADY_RUNNING: 409 },
  }),
  'GET /api/manage/imports': endpoint({
    summary: 'Imports and dry runs, the latest first unless asked otherwise, whoever began them',
    access: 'manager',
    query: Type.Partial(Type.Object({ ...page, sort: Type.Enum(['started_at:asc', 'started_at:desc']) })),
    reply: Type.Object({ items: Type.Array(runSchema), total: Type.Integer() }),
  }),
  'GET /api/manage/imports/:id': endpoint({
    summary: 'One import: how far it is, or what came of it',
    access: 'manager',
    params: runParams,
    reply: runSchema,
    refusals: { NOT_FOUND: 404 },
  }),
  'GET /api/manage/import-issues': endpoint({
    summary: 'Rows that an import refused, and what it left out of others, with file, line and column',
    access: 'manager',
    query: Type.Object({
      run: rowId,
      refused: Type.Optional(Type.Boolean()),
      ...Type.Partial(Type.Object(page)).properties,
    }),
    reply: Type.Object({ items: Type.Array(issueSchema), total: Type.Integer() }),
  }),
  'POST /api/manage/imports/:id/undo': endpoint({
    summary: 'Takes the last import back; refused, with what it was, where something was changed or ordered since',
    access: 'manager',
    params: runParams,
    ownTransactions: true,
    reply: runSchema,
    refusals: { NOT_FOUND: 404, ALREADY_RUNNING: 409, IMPORT_NOT_LAST: 409, CHANGED_SINCE: 409 },
  }),
} as const satisfies Contract
export type ImportContract = typeof importCalls
