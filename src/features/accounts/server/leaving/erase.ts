import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import { ok } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { deleteInParts } from '#platform/server/database/delete-in-parts.ts'
import { forgetTaken } from '#platform/server/taken-once.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { removeUploads } from '#platform/server/uploads/upload-files.ts'
import { findCustomer } from '../customers.ts'
import type { AccountDeps, AccountJobDeps, Context } from '../deps.ts'
import { deleteOwn } from './own-rows.ts'
import type { Person } from './own-rows.ts'
import { personalTables } from './personal-data.ts'
import { endSessions } from '../sessions/sessions.ts'

/**
 * Whether an order of a customer is still on its way, and needs to know to whom. One that is being placed is waited for, and none comes until
 * the caller's transaction ends.
 */
export const hasOpenOrder = async (db: Db, customerId: number): Promise<boolean> => {
  await sql`select from customer where id = ${customerId} for update`.execute(db)
  const open = await db
    .selectFrom('shop_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_canceled', '=', false)
    .where('stage', '<', 5)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Nobody signs in there any more, at once, and whoever comes with the same contact is somebody new; a job does the rest.
 */
export const leave = async (
  { jobs }: Pick<AccountDeps, 'jobs'>,
  id: number,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> => {
  const person = await findCustomer(db, id)
  if (!person) return
  for (const personal of personalTables.filter(({ erase }) => erase === 'at once'))
    await deleteOwn(db, personal, person, now)
  const left = { phone: null, email: null, left_phone: person.phone, left_email: person.email }
  await db
    .updateTable('customer')
    .set({ ...left, disabled_at: now, deleted_at: now })
    .where('id', '=', id)
    .execute()
  await endSessions(db, id, now)
  await jobs.enqueue(db, 'account.erase', { customer: id })
}

/** Takes everything of somebody who left; orders stay, without a person. Of one who did not leave nothing is taken. */
export const eraseCustomer = async (
  { db, dataDir }: Pick<AccountJobDeps, 'db' | 'dataDir'>,
  id: number,
): Promise<void> => {
  await inTransaction(db, async (trx) => {
    const left = await trx
      .selectFrom('customer')
      .select(['deleted_at', 'phone', 'email', 'left_phone', 'left_email'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!left?.deleted_at) return ok(true)
    // an older process of the shop leaves them where they were
    const person = { id, phone: left.left_phone ?? left.phone, email: left.left_email ?? left.email }
    const uploads = await trx.selectFrom('upload').select('name').where('customer_id', '=', id).execute()
    await anonymiseOrders(trx, id, left.deleted_at)
    await dropJobs(trx, person, left.deleted_at)
    // the customer goes last: what hangs on them goes along
    for (const personal of personalTables.filter(({ erase }) => erase === 'delete').toReversed())
      await deleteOwn(trx, personal, person, left.deleted_at)
    // while their names are there for the next try
    await removeUploads(
      dataDir,
      uploads.map(({ name }) => name),
    )
    return ok(true)
  })
}

/** Of a place only the country stays, which taxes are told by. */
const anonymise = (value: unknown, name = ''): unknown => {
  if (name === 'country_id') return value
  if (Array.isArray(value)) return value.map(() => '')
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, anonymise(inner, key)]))
  return typeof value === 'string' ? '' : null
}

const anonymiseOrders = async (db: Db, customerId: number, until: Date): Promise<void> => {
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'customer', 'email'])
    .where('customer_id', '=', customerId)
    .execute()
  for (const { id, customer, email } of orders) {
    await db
      .deleteFrom('sent_message')
      .where('contact', '=', email?.toLowerCase() ?? '')
      .where('at', '<=', until)
      .execute()
    const { shipping, billing } = customer as { shipping?: unknown; billing?: unknown }
    const nobody = {
      shipping: shipping ? anonymise(shipping) : null,
      billing: anonymise(billing ?? {}),
      additional: null,
    }
    await db
      .updateTable('shop_order')
      .set({ email: null, customer_id: null, customer: JSON.stringify(nobody) })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('return_request')
      .set({ name: null, email: null, reason: null, answer: null })
      .where('order_id', '=', id)
      .execute()
    await db.updateTable('order_refund').set({ reason: '' }).where('order_id', '=', id).execute()
    await db.deleteFrom('order_note').where('order_id', '=', id).execute()
  }
}

/**
 * The queue names whom it sends to: what was sent, and what was still to be, goes. One that is being sent at this moment would write down
 * afterwards whom it was sent to, so it is waited for: whoever erases comes again.
 */
const dropJobs = async (db: Db, { phone, email }: Person, until: Date): Promise<void> => {
  const { rows } = await sql<{ queue: string | null }>`select to_regclass('job.job')::text as queue`.execute(db)
  if (rows[0]?.queue === null) return
  const known = [phone, email].filter((contact) => contact !== null)
  // the queue counts in microseconds, the moment of leaving has milliseconds
  const theirs = sql`date_trunc('milliseconds', created_on) <= ${until}
    and (data #>> '{contact,value}' = any(${known}::text[]) or data ->> 'email' = any(${known}::text[]))`
  await sql`delete from job.job where state <> 'active' and ${theirs}`.execute(db)
  const { rows: sending } = await sql`select 1 from job.job where ${theirs} limit 1`.execute(db)
  if (sending.length > 0) throw new Error('a message to somebody who left is being sent: erased with the next try')
}

/** Days after which nothing counts any more, and for which a newsletter that somebody asked for waits to be confirmed. */
const [remembered, confirmable] = [2, 30]

/** Forgets what is over: counts, dead codes, tokens and challenges, sessions that ended, readers who never were any. */
export const forgetOld = async (db: Db, now: Date): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const past = ago(remembered)
  await deleteInParts(db, 'limit_hit', sql`at < ${past}`)
  await deleteInParts(db, 'code_request', sql`sent_at < ${past}`)
  await deleteInParts(db, 'code_failure', sql`failed_at < ${past}`)
  await deleteInParts(db, 'one_time_code', sql`expires_at < ${past}`)
  await deleteInParts(db, 'mailed_token', sql`expires_at < ${past}`)
  await deleteInParts(db, 'passkey_challenge', sql`expires_at < ${past}`)
  await deleteInParts(db, 'session_token', sql`expires_at < ${past}`)
  await deleteInParts(db, 'newsletter_reader', sql`confirmed_at is null and asked_at < ${ago(confirmable)}`)
  await forgetTaken(db, now)
  await deleteInParts(db, 'session', sql`expires_at < ${past} or ended_at < ${past}`)
}
