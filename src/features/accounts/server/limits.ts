import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { second } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db, Session } from '#platform/server/context.ts'
import { networkOf } from '#platform/server/http/network.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { formsPerDay, furthestAhead, uploads, waitFor } from '../rules/limits.ts'
import type { Limit } from '../rules/limits.ts'

export type Counted = { readonly key: string; readonly limits: readonly Limit[] }

/** What is counted is kept by its hash: counts name nobody. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Things that are counted together come one after another; always in the same order, so that none waits for another in a ring. */
export const lockAll = async (db: Db, names: readonly string[]): Promise<void> => {
  for (const name of names.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** Counts one more below each key where all of their limits allow it; in the caller's transaction, which keeps the count. */
export const countOne = async (
  db: Db,
  counted: readonly Counted[],
  now: Date,
): Promise<Result<true, 'TOO_MANY_REQUESTS'>> => {
  if (counted.length === 0) return ok(true)
  await lockAll(
    db,
    counted.map(({ key }) => `limit ${key}`),
  )
  const waits = await Promise.all(
    counted.map(async ({ key, limits }) => waitFor(limits, await momentsOf(db, key, limits, now), now.getTime())),
  )
  const wait = Math.max(...waits)
  if (wait > 0) return refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / second) })
  await db
    .insertInto('limit_hit')
    .values(counted.map(({ key }) => ({ key: hidden(key), at: now })))
    .execute()
  return ok(true)
}

const momentsOf = async (db: Db, key: string, limits: readonly Limit[], now: Date): Promise<number[]> => {
  const longest = Math.max(...limits.map(({ withinMs }) => withinMs))
  const rows = await db
    .selectFrom('limit_hit')
    .select('at')
    .where('key', '=', hidden(key))
    .where('at', '>', new Date(now.getTime() - longest))
    .where('at', '<=', new Date(now.getTime() + furthestAhead))
    .orderBy('at', 'desc')
    .limit(Math.max(...limits.map(({ most }) => most)))
    .execute()
  return rows.map(({ at }) => at.getTime())
}

/** Takes what was counted at this moment off again: it was right. */
export const uncount = async (db: Db, key: string, at: Date): Promise<void> => {
  await sql`delete from limit_hit where id = (select max(id) from limit_hit where key = ${hidden(key)} and at = ${at})`.execute(
    db,
  )
}

/** Takes all that was counted below a key off. */
export const uncountAll = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('limit_hit').where('key', '=', hidden(key)).execute()
}

/**
 * Counts a form with pictures, of a person, else of an address: so many a day, of an address as many times the codes that one may ask for in
 * an hour. Staff fill the shop with them, and bloggers show what they were sent.
 */
export const admitUpload = (
  db: Db,
  { session, address }: { readonly session: Session | undefined; readonly address: string },
  { now, codesPerAddress }: { readonly now: Date; readonly codesPerAddress: number },
): Promise<Result<unknown>> => {
  const isWork = isStaff(session) || session?.roles.includes('blogger') === true
  const counted = session
    ? {
        key: `upload customer ${session.customerId}`,
        limits: formsPerDay(isWork ? uploads.ofWorker : uploads.ofPerson),
      }
    : { key: `upload address ${networkOf(address)}`, limits: formsPerDay(uploads.ofAddress * codesPerAddress) }
  return inTransaction(db, (trx) => countOne(trx, session || codesPerAddress > 0 ? [counted] : [], now))
}
