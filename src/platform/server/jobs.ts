import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely, PgBoss } from 'pg-boss'
import type { JobResult } from 'pg-boss'
import type { Pool } from 'pg'
import type { Log } from './log.ts'
import type { Db } from './context.ts'
import { createCrew } from './job-crew.ts'
import type { AnyJob } from './job-crew.ts'
import { wakeOrphans } from './orphan-jobs.ts'
import { createNaming } from './database/prepared-statements.ts'
import { findSiblings } from './processes/siblings.ts'
import { createTurns } from './turns.ts'

export type JobHandler = (data: Record<string, unknown>) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>
/**
 * When jobs run by themselves, by their name, as a cron line in UTC: once, however many processes there are; a time that
 * was slept through is made up for once.
 */
export type JobSchedules = Readonly<Record<string, string>>

/**
 * Effects on the world: enqueued in the transaction that wants them, run after its commit, retried until done. A try has 15 minutes, that of
 * a long job and of one that runs by itself a day.
 */
export type Jobs = {
  readonly enqueue: (
    trx: Db,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; isLong?: boolean },
  ) => Promise<void>
  /** A failed job is tried once more. */
  readonly retry: (name: string, id: string) => Promise<void>
  readonly remove: (name: string, id: string) => Promise<void>
  /** When jobs run by themselves: their cron line, and the next time. */
  readonly schedules: () => Promise<
    readonly { readonly name: string; readonly cron: string; readonly next: Date | undefined }[]
  >
  /** Brings the tables of the queue forward, so that `start` need not wait for it. */
  readonly open: () => Promise<void>
  readonly start: (handlers: JobHandlers, schedules?: JobSchedules) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The id of no job. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Milliseconds between looks for jobs that are due: one question for all names, where pg-boss would ask one for each. */
const lookMs = 500

/** Connections that all looks for jobs may take at a time: the rest of the pool is for those who wait for an answer. */
const mostConnections = 2

/** Seconds without a sign of life after which a process counts as dead, and another takes its jobs. */
const silence = 10

/** Milliseconds between looks for jobs that are to wait because their process died. */
const wakeMs = 2000

/** Milliseconds that jobs which run have to end when the shop stops. */
const patienceMs = 5000

/** How often a job is tried before it has failed. */
export const mostTries = 9

const retry = { retryLimit: mostTries - 1, retryDelay: 5, retryBackoff: true, heartbeatSeconds: silence }

/** The most that the queue takes. That a process died its silence tells long before. */
const long = { expireInSeconds: 24 * 3600 }

/** `lookSeconds`: how often jobs of dead processes are looked for. */
export const createJobs = (pool: Pool, log: Log, { lookSeconds = 5 }: { readonly lookSeconds?: number } = {}): Jobs => {
  const onConnection = createTurns(mostConnections)
  const named = createNaming()
  const boss = new PgBoss({
    db: { executeSql: (text, values = []) => onConnection(() => pool.query(named(text, values))) },
    schema: 'job',
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const siblings = findSiblings()
  let opening: Promise<unknown> | undefined
  const open = () => (opening ??= boss.start())
  let isStopping = false
  let waking: NodeJS.Timeout | undefined
  /** Lets somebody look for jobs of a name at once. */
  const wakers = new Map<string, () => Promise<void>>()
  /** What is at work, by the job's id: one whose time is up goes on. */
  const atWork = new Map<string, Promise<void>>()

  const look = async (): Promise<void> => {
    for (; !isStopping; await pause(lookMs, undefined, { ref: false })) {
      try {
        for (const name of await onConnection(() => findDue(pool))) if (!isStopping) await wakers.get(name)?.()
      } catch (error) {
        if (!isStopping) log.error({ err: error }, 'job queue')
      }
    }
  }

  /**
   * Each job by itself: what one throws is its own, and what is done is on record at once, for a kill not to repeat it. One that is still
   * at work here as its next try begins is not begun beside itself: that try waits for it.
   */
  const workOn = async (name: string, handler: JobHandler, job: AnyJob): Promise<JobResult> => {
    const { id } = job
    if (isStopping || job.signal.aborted) return { id, status: 'failed', output: 'the shop stops' }
    const work = atWork.get(id) ?? handler(job.data).finally(() => atWork.delete(id))
    atWork.set(id, work)
    try {
      await work
    } catch (error) {
      // the whole of it is kept with the job; it may name people
      log.warn({ job: name, id }, 'a job failed')
      return { id, status: 'failed', output: error }
    }
    await boss
      .complete(name, job)
      .catch((error: unknown) => log.warn({ err: error, job: name, id }, 'a job is done, and not on record yet'))
    return { id, status: 'completed' }
  }
  return {
    enqueue: async (trx, name, data, { isLong = false, ...options } = {}) => {
      await boss.send(name, data, { ...retry, ...(isLong ? long : {}), ...options, db: fromKysely(trx) })
    },
    retry: async (name, id) => void (await boss.retry(name, id)),
    remove: async (name, id) => void (await boss.deleteJob(name, id)),
    schedules: async () =>
      (await boss.getSchedules()).map(({ name, cron }) => ({
        name,
        cron,
        next: boss.previewSchedule(cron, { count: 1 })[0],
      })),
    open: async () => void (await open()),
    start: async (handlers, schedules = {}) => {
      await open()
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const [name, handler] of Object.entries(handlers)) {
        if (!known.has(name)) {
          await boss.createQueue(name)
          // pg-boss looks a new queue up at its first use, on a connection of its own: here, not inside a transaction that
          // may hold the pool's last one
          await boss.deleteJob(name, nobody)
        }
        const wake = createCrew(boss, name, {
          workOn: (job) => workOn(name, handler, job),
          onTaken: (ids) => siblings?.tell({ is: 'working', on: name, ids }),
        })
        wakers.set(name, wake)
        await wake()
      }
      void look()
      await Promise.all(
        Object.entries(schedules).map(([name, cron]) =>
          boss.schedule(name, cron, null, { ...retry, ...long, missed: 'once' }),
        ),
      )
      const wake = () =>
        wakeOrphans(pool).catch((error: unknown) => isStopping || log.error({ err: error }, 'job queue'))
      waking = setInterval(() => void wake(), wakeMs).unref()
    },
    stop: async () => {
      isStopping = true
      clearInterval(waking)
      // pg-boss itself looks but twice a second whether they have ended
      const ended = Promise.all([...wakers.keys()].map((name) => boss.offWork(name)))
      await Promise.race([ended, pause(patienceMs, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/** The names of the jobs whose time has come. */
const findDue = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from job.job where state < 'active' and not blocked and start_after <= now()`,
  )
  return rows.map(({ name }) => name)
}

/** A job that nobody has done yet, as a backup keeps it. Times are ISO strings. */
export type WaitingJob = {
  readonly name: string
  readonly id: string
  readonly data: Record<string, unknown>
  readonly priority: number
  readonly startAfter: string
  readonly retryLimit: number
  readonly retryDelay: number
  readonly retryBackoff: boolean
}

/** Puts jobs into a database where no shop runs; those it has already stay as they are. */
export const putJobs = async (pool: Pool, jobs: readonly WaitingJob[]): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'job',
    supervise: false,
    schedule: false,
  })
  // told by what is thrown
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const [name, own] of Map.groupBy(jobs, (job) => job.name)) {
      await boss.createQueue(name)
      await boss.insert(
        name,
        own.map((job) => ({ ...job, heartbeatSeconds: silence, startAfter: new Date(job.startAfter) })),
      )
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
