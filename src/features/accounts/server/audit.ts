import { createHash } from 'node:crypto'
import { ok } from '#core/result.ts'
import type { Db, Session } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { lockAll } from './limits.ts'

type Deed = {
  readonly actorId: number
  readonly subjectId: number | null
  readonly operation: string
  readonly at: Date
}

const firstHash = Buffer.alloc(32)

const hashOf = (previous: Buffer, { actorId, subjectId, operation, at }: Deed): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([actorId, subjectId, operation, at.toISOString()]))
    .digest()

/** Adds a deed to the chain, in the caller's transaction: what was done and that it was done are kept together. */
export const recordDeed = async (db: Db, deed: Deed): Promise<void> => {
  await lockAll(db, ['audit'])
  const last = await db.selectFrom('audit_entry').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const previous = last?.hash ?? firstHash
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: deed.actorId,
      subject_id: deed.subjectId,
      operation: deed.operation,
      at: deed.at,
      previous_hash: previous,
      hash: hashOf(previous, deed),
    })
    .execute()
}

/** A call in somebody's name, before it is made. */
export const recordActing = async (
  db: Db,
  { actorId, customerId }: Session,
  operation: string,
  now: Date,
): Promise<void> => {
  if (actorId === undefined) return
  await inTransaction(db, async (trx) => {
    await recordDeed(trx, { actorId, subjectId: customerId, operation, at: now })
    return ok(true)
  })
}

/** The latest deeds, with the names that people go by now. */
export const listDeeds = async (db: Db, { from, size }: { readonly from: number; readonly size: number }) => {
  const rows = await db
    .selectFrom('audit_entry')
    .leftJoin('customer as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('customer as subject', 'subject.id', 'audit_entry.subject_id')
    .select([
      'audit_entry.id',
      'actor_id',
      'subject_id',
      'operation',
      'at',
      'actor.email as actor',
      'subject.email as subject',
    ])
    .orderBy('audit_entry.id', 'desc')
    .offset(from)
    .limit(size)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The id of the first entry that does not follow from the one before; undefined where the whole chain holds. */
export const findBrokenDeed = async (db: Db): Promise<number | undefined> => {
  let previous: Buffer = firstHash
  for (const row of await db.selectFrom('audit_entry').selectAll().orderBy('id').execute()) {
    const deed = { actorId: row.actor_id, subjectId: row.subject_id, operation: row.operation, at: row.at }
    if (!row.previous_hash.equals(previous) || !row.hash.equals(hashOf(previous, deed))) return row.id
    previous = row.hash
  }
  return undefined
}
