import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * For a connection that takes a lock: a killed process shall not leave its half-done statement running with it. PostgreSQL on a
 * system that cannot tell refuses the setting (22023), and does without.
 */
export const watchForLoss = async <Schema>(connection: Kysely<Schema>): Promise<void> => {
  try {
    await sql`set client_connection_check_interval = 500`.execute(connection)
  } catch (error) {
    if ((error as { code?: string }).code !== '22023') throw error
  }
}

/** Takes the lock if nobody has it; it lasts until `unlock`, or as long as the connection. */
export const tryLock = async <Schema>(connection: Kysely<Schema>, key: number): Promise<boolean> => {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${sql.lit(key)}) as mine`.execute(
    connection,
  )
  return rows[0]?.mine === true
}

/** Takes the lock when its turn has come; asks again and again, for a waiting query would run into its own time limit. */
export const waitForLock = async <Schema>(
  connection: Kysely<Schema>,
  key: number,
  onLongWait: () => void,
): Promise<void> => {
  for (let round = 0; !(await tryLock(connection, key)); round++) {
    if (round === 20) onLongWait()
    await wait(50)
  }
}

/** Gives the lock back. Where that fails the connection is broken, and the lock went with it: what was done under it stands. */
export const unlock = async <Schema>(connection: Kysely<Schema>, key: number): Promise<void> => {
  await Promise.allSettled([sql`select pg_advisory_unlock(${sql.lit(key)})`.execute(connection)])
}

/** Whether anybody has the lock, on whatever process. */
export const isLocked = async <Schema>(db: Kysely<Schema>, key: number): Promise<boolean> => {
  const { rows } = await sql<{ is_locked: boolean }>`
    select exists (
      select from pg_locks where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = ${sql.lit(key)}
        and database = (select oid from pg_database where datname = current_database())
    ) as is_locked`.execute(db)
  return rows[0]?.is_locked === true
}
