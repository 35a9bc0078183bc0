import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import { withoutKeys } from '#features/accounts/rules/without-keys.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { MailSender } from '#platform/server/adapters/mail-outbox.ts'
import type { SmsSender } from '#platform/server/adapters/sms-outbox.ts'
import type { Db, Session } from '#platform/server/context.ts'
import type { Handlers } from '#platform/server/http.ts'
import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'
import { deleteInParts } from '#platform/server/database/delete-in-parts.ts'
import { containing, searchedText, wholePhone } from '#platform/server/database/searched-text.ts'
import { takeOnce } from '#platform/server/taken-once.ts'
import type { deskCalls, WireMessage } from '../rules/desk-calls.ts'
import { isSecret, kindOf, messageLimits, plainContact, shortContact } from '../rules/message.ts'

type OutboxCalls = Pick<
  typeof deskCalls,
  'GET /api/manage/outbox' | 'GET /api/manage/outbox/:id' | 'POST /api/manage/outbox/:id/again'
>

const again = 'outbox.again'

/** What staff see of the messages that went out, and the way to send one again. */
export const outboxHandlers = (jobs: Pick<Jobs, 'enqueue'>): Handlers<OutboxCalls, StoreView> => ({
  'GET /api/manage/outbox': async ({ query }, { db, session }) => {
    const { q, state, channel, kind, sort = 'at:desc', from = 0, size = 25 } = query
    let found = db.selectFrom('sent_message')
    if (state) found = found.where('state', '=', state)
    if (channel) found = found.where('channel', '=', channel)
    if (kind) found = found.where('kind', '=', kind)
    const text = searchedText(q)
    const number = wholePhone(text)
    if (text)
      found = found.where((row) =>
        row.or([
          row('subject', 'ilike', containing(text)),
          row('contact', '=', plainContact(text)),
          ...(number ? [row('contact', '~', number)] : []),
        ]),
      )
    const [column, direction] = sort.split(':') as ['at' | 'kind' | 'state', 'asc' | 'desc']
    const isRising = sort === 'at:asc'
    const rows = await found
      .selectAll()
      .orderBy(column, direction)
      // its index, read forwards or backwards
      .orderBy('at', isRising ? 'asc' : 'desc')
      .orderBy('id', isRising ? 'desc' : 'asc')
      .offset(from)
      .limit(size)
      .execute()
    const { total } = await found
      .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('total'))
      .executeTakeFirstOrThrow()
    return ok({ items: rows.map((row) => toWire(row, session)), total })
  },

  'GET /api/manage/outbox/:id': async ({ params }, { db, session }) => {
    const row = await findMessage(db, params.id)
    if (!row) return refuse('NOT_FOUND')
    return ok({ ...toWire(row, session), text: row.text === null ? null : withoutKeys(row.text) })
  },

  'POST /api/manage/outbox/:id/again': async ({ params, body }, { db, now }) => {
    const row = await findMessage(db, params.id)
    if (!row) return refuse('NOT_FOUND')
    if (!mayRepeat(row)) return refuse('NOT_REPEATED')
    if (await takeOnce(db, body.press, now))
      await jobs.enqueue(db, again, { message: row.id, press: body.press, at: now.toISOString() })
    return ok(true)
  },
})

const findMessage = (db: Db, id: string) =>
  db.selectFrom('sent_message').selectAll().where('id', '=', id).executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** What is still on its way comes by itself. */
const mayRepeat = ({ kind, text, state }: Row): boolean => !isSecret(kind) && text !== null && state !== 'waiting'

const toWire = (row: Row, session: Session | undefined): WireMessage => ({
  id: row.id,
  channel: row.channel,
  kind: kindOf(row.key),
  contact: session?.roles.includes('admin') ? row.contact : shortContact(row.contact),
  subject: row.subject,
  state: row.state,
  problem: row.problem,
  tries: row.tries,
  at: row.at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  may_repeat: mayRepeat(row),
})

type OutboxDeps = { readonly db: Db; readonly mail: MailSender; readonly sms: SmsSender; readonly now: () => Date }

/** A message that goes out again is a message of its own. */
export const outboxJobs = ({ db, mail, sms, now }: OutboxDeps): JobHandlers => ({
  [again]: async ({ message, press, at }) => {
    const row = await findMessage(db, String(message))
    if (!row || !mayRepeat(row) || row.text === null) return
    const occasion = { key: `${row.key.replace(/-again-.*/, '')}-again-${String(press)}`, at: String(at) }
    const { contact, subject, text, html } = row
    if (row.channel === 'sms') await sms.send({ to: `+${contact}`, text }, occasion)
    else await mail.send({ to: contact, subject, text, html: html ?? '' }, occasion)
  },
  'outbox.forget': () => forgetMessages(db, now()),
})

export const outboxSchedules = { 'outbox.forget': '37 3 * * *' } as const

/** Takes what is too old, and the oldest of too many. */
const forgetMessages = async (db: Db, now: Date): Promise<void> => {
  const past = new Date(now.getTime() - messageLimits.days * day)
  await deleteInParts(db, 'sent_message', sql`at < ${past}`)
  const tooMany = sql`id in (select id from sent_message order by at desc, id offset ${messageLimits.count})`
  await deleteInParts(db, 'sent_message', tooMany)
}
