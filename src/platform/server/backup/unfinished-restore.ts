import { sql } from 'kysely'
import type { Db } from '../context.ts'

/** A schema that is there from the first step of a restore to its last, whatever happens to the process between. */
const mark = sql.id('restore_under_way')

export const markRestore = async (db: Db): Promise<void> => {
  await sql`create schema if not exists ${mark}`.execute(db)
}

export const endRestore = async (db: Db): Promise<void> => {
  await sql`drop schema if exists ${mark}`.execute(db)
}

/** Whether a restore into this database was cut off: what is there is a part of a shop. */
export const isHalfRestored = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ is_half: boolean }>`
    select exists (select from pg_namespace where nspname = 'restore_under_way') as is_half`.execute(db)
  return rows[0]?.is_half === true
}

/** Throws, with words for the owner, where a restore was cut off. */
export const checkWhole = async (db: Db): Promise<void> => {
  if (await isHalfRestored(db))
    throw new Error('a restore into this database was cut off: run npm run restore once more, with the same folder')
}
