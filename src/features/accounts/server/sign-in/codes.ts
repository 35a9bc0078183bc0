import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { day, hour, second } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { isSameText } from '#platform/server/same-text.ts'
import { getSecret } from '#platform/server/secrets.ts'
import type { CodeRequestTable } from '#platform/server/tables/accounts.ts'
import { prefixOf } from '../../rules/contact.ts'
import type { Contact } from '../../rules/contact.ts'
import {
  codeLifeMs,
  contactLimits,
  furthestAhead,
  guessesPerDay,
  hourlyLimits,
  pauseAfterFailures,
  triesPerCode,
  waitFor,
} from '../../rules/limits.ts'
import { lockAll } from '../limits.ts'

/** What a contact is asked for: each kind is counted for itself by contact, all together by address and prefix. */
export type RequestKind = CodeRequestTable['kind']

type Asked = {
  readonly id: string
  readonly contact: Contact
  readonly kind: RequestKind
  /** Who asks: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string
  readonly now: Date
}

type AroundLimits = {
  /** What one address may ask for in an hour; 0 lifts the limits by address and by prefix. */
  readonly perAddress: number
  /** Text messages of a day that are paid for; none where they cost nothing. */
  readonly messagesPerDay?: number | undefined
}

/**
 * Notes that a code or a call was asked for, where the limits allow it. Answers of known and unknown contacts are the same: whose
 * the contact is does not matter here.
 */
export const allowRequest = async (
  db: Db,
  asked: Asked,
  { perAddress, messagesPerDay }: AroundLimits,
): Promise<Result<true, 'TOO_MANY_REQUESTS'>> => {
  const { contact, kind, now, address } = asked
  const prefix = prefixOf(contact)
  await lockAll(db, [
    `contact ${contact.value}`,
    `address ${address}`,
    ...(prefix === undefined ? [] : [`prefix ${prefix}`]),
  ])
  const waits = [waitFor(contactLimits, await momentsOfContact(db, asked), now.getTime())]
  if (perAddress > 0) {
    waits.push(await waitOfAddress(db, asked, perAddress))
    if (prefix !== undefined) waits.push(await waitOfPrefix(db, prefix, now, perAddress))
  }
  if (messagesPerDay !== undefined && kind === 'code' && contact.kind === 'phone')
    waits.push(await waitOfBudget(db, now, messagesPerDay))
  const wait = Math.max(...waits)
  if (wait > 0) return refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / second) })
  await db
    .insertInto('code_request')
    .values({ id: asked.id, contact: contact.value, kind, address, prefix: prefix ?? null, sent_at: now })
    .execute()
  return ok(true)
}

const momentsOfContact = async (db: Db, { contact, kind, now }: Asked): Promise<number[]> => {
  const rows = await db
    .selectFrom('code_request')
    .select('sent_at')
    .where('contact', '=', contact.value)
    .where('kind', '=', kind)
    .where('entered_at', 'is', null)
    .where('sent_at', '>', new Date(now.getTime() - day))
    .execute()
  return rows.map(({ sent_at }) => sent_at.getTime())
}

const waitOfAddress = async (db: Db, { address, contact, now }: Asked, perAddress: number): Promise<number> => {
  const rows = await db
    .selectFrom('code_request')
    .select(['contact', 'sent_at'])
    .where('address', '=', address)
    .where('sent_at', '>', new Date(now.getTime() - hour))
    .execute()
  const { ofAddress, ofContacts } = hourlyLimits(perAddress)
  const lastOf = new Map<string, number>()
  for (const row of rows) lastOf.set(row.contact, Math.max(lastOf.get(row.contact) ?? 0, row.sent_at.getTime()))
  lastOf.delete(contact.value)
  return Math.max(
    waitFor(
      [ofAddress],
      rows.map(({ sent_at }) => sent_at.getTime()),
      now.getTime(),
    ),
    waitFor([ofContacts], [...lastOf.values()], now.getTime()),
  )
}

const waitOfPrefix = async (db: Db, prefix: string, now: Date, perAddress: number): Promise<number> => {
  const rows = await db
    .selectFrom('code_request')
    .select(['sent_at', 'entered_at'])
    .where('prefix', '=', prefix)
    .where('sent_at', '>', new Date(now.getTime() - hour))
    .where('sent_at', '<=', new Date(now.getTime() + furthestAhead))
    .execute()
  const moments = rows.map(({ sent_at }) => sent_at.getTime())
  const entered = rows.filter(({ entered_at }) => entered_at !== null).length
  const { ofPrefix, isPumped } = hourlyLimits(perAddress)
  const pumpedFor = isPumped(rows.length, entered) ? Math.min(...moments) + hour - now.getTime() : 0
  return Math.max(waitFor([ofPrefix], moments, now.getTime()), pumpedFor)
}

/** Above the day's budget no text message goes out. */
const waitOfBudget = async (db: Db, now: Date, perDay: number): Promise<number> => {
  const { rows } = await sql<{ sent: number; oldest: Date | null }>`
    select count(*)::integer as sent, min(sent_at) as oldest from code_request
    where kind = 'code' and prefix is not null and sent_at > ${new Date(now.getTime() - day)}
      and sent_at <= ${new Date(now.getTime() + furthestAhead)}`.execute(db)
  const [row] = rows
  if (!row?.oldest || row.sent < perDay) return 0
  return row.oldest.getTime() + day - now.getTime()
}

/** Makes this request's code the only living one of its contact. */
export const startCode = async (db: Db, { id, contact, now }: Pick<Asked, 'id' | 'contact' | 'now'>): Promise<void> => {
  const expires = new Date(now.getTime() + codeLifeMs)
  await db
    .insertInto('one_time_code')
    .values({ contact: contact.value, id, expires_at: expires })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet({ id, expires_at: expires, tries: 0 }))
    .execute()
}

/** The four digits of a request: nowhere kept, they follow from its id and the shop's secret. */
export const codeOf = async (db: Db, requestId: string): Promise<string> => {
  const digest = createHmac('sha256', await getSecret(db, 'one-time-code'))
    .update(requestId)
    .digest()
  return String(digest.readUIntBE(0, 6) % 10_000).padStart(4, '0')
}

/** Takes a code. Wrong ones are counted, so the refusal's effects are to be kept. */
export const takeCode = async (
  db: Db,
  { contact, code, now }: { readonly contact: Contact; readonly code: string; readonly now: Date },
): Promise<Result<true, 'INCORRECT_CODE' | 'TOO_MANY_REQUESTS'>> => {
  await lockAll(db, [`contact ${contact.value}`])
  const failures = await failuresOf(db, contact, now)
  const moments = failures.map(({ failed_at }) => failed_at.getTime())
  const guesses = failures.filter(({ code_id }) => code_id !== null).map(({ failed_at }) => failed_at.getTime())
  const pause = Math.max(
    pauseAfterFailures(moments, now.getTime()),
    waitFor([{ most: guessesPerDay, withinMs: day }], guesses, now.getTime()),
  )
  if (pause > 0) return refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(pause / second) })
  const living = await db
    .selectFrom('one_time_code')
    .selectAll()
    .where('contact', '=', contact.value)
    .where('expires_at', '>', now)
    .where('tries', '<', triesPerCode)
    .executeTakeFirst()
  if (!living || !isSameText(code, await codeOf(db, living.id))) {
    const failure = { contact: contact.value, code_id: living?.id ?? null, failed_at: now }
    await db.insertInto('code_failure').values(failure).execute()
    await sql`update one_time_code set tries = tries + 1 where contact = ${contact.value}`.execute(db)
    return refuse('INCORRECT_CODE')
  }
  await db.deleteFrom('one_time_code').where('contact', '=', contact.value).execute()
  await db.updateTable('code_request').set({ entered_at: now }).where('id', '=', living.id).execute()
  return ok(true)
}

const failuresOf = (db: Db, contact: Contact, now: Date) =>
  db
    .selectFrom('code_failure')
    .select(['failed_at', 'code_id'])
    .where('contact', '=', contact.value)
    .where('failed_at', '>', new Date(now.getTime() - day))
    .orderBy('failed_at', 'desc')
    .limit(mostFailures)
    .execute()

/** More of a day's failures than any limit looks at. */
const mostFailures = 200
