import { fromKysely, PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import type { Log } from './log.ts'
import type { Db } from './context.ts'

export type JobHandler = (data: Record<string, unknown>) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Effects on the world: enqueued in the transaction that wants them, run after its commit, retried until done. */
export type Jobs = {
  readonly enqueue: (
    trx: Db,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date },
  ) => Promise<void>
  readonly start: (handlers: JobHandlers) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The id of no job. */
const nobody = '00000000-0000-0000-0000-000000000000'

const retry = { retryLimit: 8, retryDelay: 5, retryBackoff: true }

export const createJobs = (pool: Pool, log: Log): Jobs => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'job',
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  return {
    enqueue: async (trx, name, data, options = {}) => {
      await boss.send(name, data, { ...retry, ...options, db: fromKysely(trx) })
    },
    start: async (handlers) => {
      await boss.start()
      for (const [name, handler] of Object.entries(handlers)) {
        await boss.createQueue(name)
        // pg-boss looks a queue up at its first use, on a connection of its own: here, not inside a transaction that
        // may hold the pool's last one
        await boss.deleteJob(name, nobody)
        await boss.work<Record<string, unknown>>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (batch) => {
          for (const job of batch) await handler(job.data)
        })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
