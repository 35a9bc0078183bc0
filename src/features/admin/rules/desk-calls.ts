import { Type } from 'typebox'
import type { Static } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { messageKinds } from './message.ts'

const page = {
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
const uuid = Type.String({ format: 'uuid' })
const states = ['waiting', 'sent', 'failed'] as const
const channels = ['email', 'sms'] as const
const messageSorts = ['at:asc', 'at:desc', 'kind:asc', 'kind:desc', 'state:asc', 'state:desc'] as const

const messageSchema = Type.Object({
  id: Type.String(),
  channel: Type.Enum([...channels]),
  kind: Type.Enum([...messageKinds]),
  contact: Type.String({ description: 'Shortened for managers' }),
  subject: Type.String(),
  state: Type.Enum([...states]),
  problem: nullable(Type.String()),
  tries: Type.Integer(),
  at: Type.String(),
  sent_at: nullable(Type.String()),
  may_repeat: Type.Boolean(),
})
export type WireMessage = Static<typeof messageSchema>

const failedJob = Type.Object({
  id: Type.String(),
  name: Type.String(),
  problem: Type.String(),
  tries: Type.Integer(),
  created_at: Type.String(),
  failed_at: nullable(Type.String()),
})
export type WireFailedJob = Static<typeof failedJob>

const count = Type.Integer()
const deskSchema = Type.Object({
  queues: Type.Array(Type.Object({ name: Type.String(), waiting: count, active: count, failed: count })),
  schedules: Type.Array(
    Type.Object({
      name: Type.String(),
      cron: Type.String(),
      last_at: nullable(Type.String()),
      next_at: nullable(Type.String()),
    }),
  ),
})
export type JobDesk = Static<typeof deskSchema>

const jobParams = Type.Object({ name: Type.String({ maxLength: 100 }), id: uuid })

/** Messages that went out, and work that waits. */
export const deskCalls = {
  'GET /api/manage/outbox': endpoint({
    summary: 'Mails and text messages of the last 60 days, the latest first unless asked otherwise',
    access: 'manager',
    query: Type.Object({
      q: Type.Optional(
        Type.String({ maxLength: emailLength, description: 'A part of the subject, or the whole contact' }),
      ),
      state: Type.Optional(Type.Enum([...states])),
      channel: Type.Optional(Type.Enum([...channels])),
      kind: Type.Optional(Type.Enum([...messageKinds])),
      sort: Type.Optional(Type.Enum(messageSorts)),
      ...page,
    }),
    reply: Type.Object({ items: Type.Array(messageSchema), total: Type.Integer() }),
  }),
  'GET /api/manage/outbox/:id': endpoint({
    summary: 'One message; what signs somebody in is never told',
    access: 'manager',
    params: Type.Object({ id: uuid }),
    reply: Type.Object({ ...messageSchema.properties, text: nullable(Type.String()) }),
    refusals: { NOT_FOUND: 404 },
  }),
  'POST /api/manage/outbox/:id/again': endpoint({
    summary: 'Sends a message again, once for each `press`; never what signs somebody in',
    access: 'manager',
    params: Type.Object({ id: uuid }),
    body: Type.Object({ press: uuid }),
    reply: Type.Boolean(),
    refusals: { NOT_FOUND: 404, NOT_REPEATED: 409 },
  }),
  'GET /api/admin/jobs': endpoint({
    summary: 'The queues with what waits, runs and failed, and what runs by itself',
    access: 'admin',
    reply: deskSchema,
  }),
  'GET /api/admin/jobs/failed': endpoint({
    summary: 'Jobs that failed for good, with why, the latest first unless asked otherwise',
    access: 'admin',
    query: Type.Object({
      queue: Type.Optional(Type.String({ maxLength: 100 })),
      sort: Type.Optional(Type.Enum(['failed_at:asc', 'failed_at:desc'])),
      ...page,
    }),
    reply: Type.Object({ items: Type.Array(failedJob), total: Type.Integer() }),
  }),
  'POST /api/admin/jobs/:name/:id/again': endpoint({
    summary: 'Tries a failed job once more',
    access: 'admin',
    params: jobParams,
    reply: Type.Boolean(),
    refusals: { NOT_FAILED: 409 },
    ownTransactions: true,
  }),
  'POST /api/admin/jobs/:name/:id/remove': endpoint({
    summary: 'Takes a failed job away',
    access: 'admin',
    params: jobParams,
    reply: Type.Boolean(),
    refusals: { NOT_FAILED: 409 },
    ownTransactions: true,
  }),
} as const satisfies Contract
export type DeskContract = typeof deskCalls
