import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../context.ts'
import type { Tables } from '../tables.ts'

/** Rows of one statement: what goes with them goes in the same, and all of it takes far less than a statement may (5 s). */
const part = 1000

/** Deletes the rows that meet a condition in parts, each a statement of its own: what piled up for long goes as well. */
export const deleteInParts = async (db: Db, name: keyof Tables, isOver: RawBuilder<unknown>): Promise<void> => {
  const table = sql.table(name)
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOver} limit ${part}))`.execute(db)
    if (numAffectedRows < part) return
  }
}
