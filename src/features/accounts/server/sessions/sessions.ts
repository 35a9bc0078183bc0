import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { day, minute, second } from '#core/durations.ts'
import { refuse, ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db, Session } from '#platform/server/context.ts'
import { hashOf } from '../token-hash.ts'

/** What a client holds of a session. Both are given once and kept only as hashes. */
export type Tokens = { readonly token: string; readonly refreshToken: string }
export type OpenedSession = Tokens & { readonly id: string; readonly remembers: boolean }

const accessMs = 15 * minute
const rememberedMs = 30 * day
const unrememberedMs = day
/** After signing in; not longer, however it is used. */
const longestMs = 180 * day
const graceMs = 30 * second
/** In another's name; not longer, however it is used. */
const actingMs = 30 * minute

const makeToken = (): string => randomBytes(32).toString('base64url')

type NewSession = {
  readonly id: string
  readonly customerId: number
  readonly remembers: boolean
  /** What the browser calls itself, for the list of sessions. */
  readonly device: string
  /** Without the shop's roles until the second factor is entered. */
  readonly waitsForFactor?: boolean
  /** The second factor came with the first. */
  readonly isTwofold?: boolean
  /** Who acts in the customer's name, and in which session they go back to. */
  readonly actor?: { readonly id: number; readonly sessionId: string }
  readonly now: Date
}

/** A new session of a customer with its first tokens. */
export const openSession = async (db: Db, session: NewSession): Promise<OpenedSession> => {
  const { id, customerId, remembers, device, waitsForFactor = false, isTwofold = false, actor, now } = session
  const expires = actor ? new Date(now.getTime() + actingMs) : endOf(remembers, now)
  await db
    .insertInto('session')
    .values({
      id,
      customer_id: customerId,
      remembers,
      device: device.slice(0, 200),
      waits_for_factor: waitsForFactor,
      factor_at: isTwofold ? now : null,
      actor_id: actor?.id,
      actor_session_id: actor?.sessionId,
      created_at: now,
      used_at: now,
      expires_at: expires,
    })
    .execute()
  return { id, remembers, ...(await addTokens(db, id, remembers, now)) }
}

const endOf = (remembers: boolean, now: Date): Date =>
  new Date(now.getTime() + (remembers ? rememberedMs : unrememberedMs))

/** One more pair of tokens of a session. */
export const addTokens = async (db: Db, sessionId: string, remembers: boolean, now: Date): Promise<Tokens> => {
  const tokens = { token: makeToken(), refreshToken: makeToken() }
  await db
    .insertInto('session_token')
    .values([
      {
        hash: hashOf(tokens.token),
        session_id: sessionId,
        kind: 'access',
        expires_at: new Date(now.getTime() + accessMs),
      },
      { hash: hashOf(tokens.refreshToken), session_id: sessionId, kind: 'refresh', expires_at: endOf(remembers, now) },
    ])
    .execute()
  return tokens
}

/**
 * Whether a session and those who are in it may go on: `session` and `customer` as the query calls them. Whoever acts in another's
 * name must still be signed in, and still be of the shop.
 */
export const isLiving = (now: Date) => sql<boolean>`(
  session.ended_at is null and session.expires_at > ${now} and customer.disabled_at is null
  and (session.actor_id is null or exists (
    select 1 from session as own join customer as actor on actor.id = own.customer_id
    where own.id = session.actor_session_id and own.ended_at is null and own.expires_at > ${now}
      and actor.disabled_at is null and actor.roles && array['manager', 'admin']
  )))`

type LivingRow = {
  id: string
  customer_id: number
  actor_id: number | null
  waits_for_factor: boolean
  roles: Session['roles']
}

/** The living session of an access token; undefined for any other text. */
export const findSession = async (db: Db, token: string, now: Date): Promise<Session | undefined> => {
  const { rows } = await sql<LivingRow>`
    select session.id, session.customer_id, session.actor_id, session.waits_for_factor,
      case when session.waits_for_factor or session.actor_id is not null
        then array_remove(array_remove(customer.roles, 'manager'), 'admin') else customer.roles end as roles
    from session_token token
    join session on session.id = token.session_id
    join customer on customer.id = session.customer_id
    where token.hash = ${hashOf(token)} and token.kind = 'access' and token.expires_at > ${now} and ${isLiving(now)}`.execute(
    db,
  )
  const [row] = rows
  return (
    row && {
      id: row.id,
      customerId: row.customer_id,
      roles: row.roles,
      actorId: row.actor_id ?? undefined,
      waitsForFactor: row.waits_for_factor,
    }
  )
}

type RefreshRow = {
  session_id: string
  customer_id: number
  used_at: Date | null
  remembers: boolean
  is_acting: boolean
  created_at: Date
  expires_at: Date
  is_living: boolean
}

/**
 * The next tokens for a refresh token. One that was used before is taken again for 30 s; after that its session ends, for two
 * people have it. The refusal's effect is to be kept; whose it was is `meta.reusedOf`.
 */
export const refreshSession = async (
  db: Db,
  refreshToken: string,
  now: Date,
): Promise<Result<OpenedSession & { readonly customerId: number }, 'UNAUTHORIZED'>> => {
  const { rows } = await sql<RefreshRow>`
    select token.session_id, session.customer_id, token.used_at, session.remembers, session.created_at, session.expires_at,
      session.actor_id is not null as is_acting,
      (token.expires_at > ${now} and ${isLiving(now)}) as is_living
    from session_token token
    join session on session.id = token.session_id
    join customer on customer.id = session.customer_id
    where token.hash = ${hashOf(refreshToken)} and token.kind = 'refresh'
    for update of token, session`.execute(db)
  const [row] = rows
  if (!row?.is_living) return refuse('UNAUTHORIZED')
  if (row.used_at && row.used_at.getTime() + graceMs < now.getTime()) {
    await endSession(db, row.session_id, now)
    return refuse('UNAUTHORIZED', { reusedOf: row.customer_id })
  }
  const longest = row.created_at.getTime() + longestMs
  const expires = row.is_acting ? row.expires_at : new Date(Math.min(endOf(row.remembers, now).getTime(), longest))
  await sql`
    with used as (
      update session_token set used_at = coalesce(used_at, ${now}) where hash = ${hashOf(refreshToken)}
    ), gone as (
      delete from session_token where session_id = ${row.session_id} and expires_at <= ${now}
    )
    update session set used_at = ${now}, expires_at = ${expires}
    where id = ${row.session_id}`.execute(db)
  return ok({
    id: row.session_id,
    customerId: row.customer_id,
    remembers: row.remembers,
    ...(await addTokens(db, row.session_id, row.remembers, now)),
  })
}

/** Ends a session: none of its tokens is taken any more. */
export const endSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('session').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute()
}

type EndingSession = {
  readonly id: string
  readonly customer_id: number
  readonly actor_id: number | null
  readonly actor_session_id: string | null
}

const findByRefreshToken = async (
  db: Db,
  refreshToken: string,
  now: Date,
  isSuch: RawBuilder<boolean>,
): Promise<EndingSession | undefined> => {
  const { rows } = await sql<EndingSession>`
    select session.id, session.customer_id, session.actor_id, session.actor_session_id
    from session_token token
    join session on session.id = token.session_id
    join customer on customer.id = session.customer_id
    where token.hash = ${hashOf(refreshToken)} and token.kind = 'refresh' and token.expires_at > ${now} and ${isSuch}`.execute(
    db,
  )
  return rows[0]
}

/** The living session of a refresh token, which is not used up by it. */
export const findSessionOfRefreshToken = (
  db: Db,
  refreshToken: string,
  now: Date,
): Promise<EndingSession | undefined> => findByRefreshToken(db, refreshToken, now, isLiving(now))

/** A session in another's name whose time is over, by its last refresh token: whoever acted may go back to their own. */
export const findOverdueSession = (db: Db, refreshToken: string, now: Date): Promise<EndingSession | undefined> => {
  const isLast = sql<boolean>`(token.used_at is null or token.used_at > ${new Date(now.getTime() - graceMs)})`
  const isOverdue = sql<boolean>`(session.actor_id is not null and session.ended_at is null and session.expires_at <= ${now})`
  return findByRefreshToken(db, refreshToken, now, sql<boolean>`${isLast} and ${isOverdue}`)
}

/** Ends all sessions of a customer, and those that are acted in from them, but for `except`. */
export const endSessions = async (db: Db, customerId: number, now: Date, except?: string): Promise<void> => {
  await sql`
    update session set ended_at = ${now}
    where ended_at is null and id is distinct from ${except ?? null}::uuid
      and (customer_id = ${customerId} or actor_session_id in (select id from session where customer_id = ${customerId}))`.execute(
    db,
  )
}
