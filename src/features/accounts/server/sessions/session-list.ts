import type { Db, Session } from '#platform/server/context.ts'
import { isLiving } from './sessions.ts'

type ListedSession = {
  readonly id: string
  readonly device: string
  readonly created_at: string
  readonly used_at: string
  readonly current: boolean
  readonly actor: string | null
}

/** The living sessions of a caller's customer, the latest use first. */
export const listSessions = async (
  db: Db,
  { id, customerId }: Pick<Session, 'id' | 'customerId'>,
  now: Date,
): Promise<ListedSession[]> => {
  const rows = await db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .leftJoin('customer as actor', 'actor.id', 'session.actor_id')
    .select(['session.id', 'device', 'session.created_at', 'used_at', 'actor_id', 'actor.firstname', 'actor.lastname'])
    .where('customer_id', '=', customerId)
    .where(isLiving(now))
    .orderBy('used_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    used_at: row.used_at.toISOString(),
    current: row.id === id,
    actor: row.actor_id === null ? null : [row.firstname, row.lastname].filter(Boolean).join(' '),
  }))
}
