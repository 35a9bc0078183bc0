import { sql } from 'kysely'
import { minute } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import { hashOf } from '../token-hash.ts'

/** After the end of a session in another's name, where its answer was lost. */
const leadsBackMs = 10 * minute

type Leaving = { readonly id: string | undefined; readonly refreshToken: string | undefined; readonly now: Date }

/**
 * Ends a session, and the one that a refresh token is of, as whoever is in them leaves. One in another's name is over as if its time were,
 * and for some minutes leads back once more: its answer may be lost.
 */
export const leaveSessions = async (db: Db, { id, refreshToken, now }: Leaving): Promise<void> => {
  const hash = refreshToken === undefined ? null : hashOf(refreshToken)
  await sql`
    with gone as (
      update session set
        ended_at = case when actor_id is null then ${now}::timestamptz end,
        expires_at = case when actor_id is null then expires_at else least(expires_at, ${now}::timestamptz) end
      where ended_at is null
        and (id = ${id ?? null}::uuid or id in (select session_id from session_token where hash = ${hash}))
      returning id, actor_id
    )
    update session_token set expires_at = least(session_token.expires_at, ${new Date(now.getTime() + leadsBackMs)}::timestamptz)
    from gone where gone.actor_id is not null and session_id = gone.id`.execute(db)
}
