import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import type { Db } from './context.ts'
import { deleteInParts } from './database/delete-in-parts.ts'

/** How long an id is remembered. */
const remembered = 90 * day

/** Whether what was sent under this id is new; of two at once the second waits for the first to end. A refusal forgets it again. */
export const takeOnce = async (trx: Db, id: string | undefined, now: Date): Promise<boolean> => {
  if (id === undefined) return true
  const taken = await trx
    .insertInto('taken_once')
    .values({ id, taken_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

/** Deletes what nobody sends again. */
export const forgetTaken = async (db: Db, now: Date): Promise<void> => {
  await deleteInParts(db, 'taken_once', sql`taken_at < ${new Date(now.getTime() - remembered)}`)
}
