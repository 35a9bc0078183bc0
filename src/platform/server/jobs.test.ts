import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { createJobs } from './jobs.ts'
import type { JobHandlers } from './jobs.ts'
import { createLog } from './log.ts'
import type { NamedQuery } from './database/prepared-statements.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const names = Array.from({ length: 20 }, (_, at) => `kind-${at}`)

const open = async (handlers: JobHandlers) => {
  const jobs = createJobs(database.pool, createLog('silent'))
  await jobs.start(handlers)
  return jobs
}

test('[SHELL-356] a job that runs when the queue ends is done and on record', async () => {
  let isDone = false
  let begin = (): void => undefined
  const began = new Promise<void>((resolve) => (begin = resolve))
  const jobs = await open({
    long: async () => {
      begin()
      await pause(700)
      isDone = true
    },
  })
  await jobs.enqueue(database.db, 'long', {})
  await began
  await jobs.stop()
  expect(isDone).toBe(true)
  const { rows } = await database.pool.query<{ state: string }>(`select state from job.job where name = 'long'`)
  expect(rows).toEqual([{ state: 'completed' }])
})

test('[SHELL-356] one question looks for the jobs of all names, and what is due is done soon', async () => {
  const done: string[] = []
  const asked = vi.spyOn(database.pool, 'query')
  const texts = () => asked.mock.calls.map((query) => JSON.stringify(query))
  const jobs = await open(Object.fromEntries(names.map((name) => [name, async () => void done.push(name)])))
  // at its start the queue looks for the jobs of each name
  const isLookedAt = (name: string) => texts().some((text) => /SKIP LOCKED/.test(text) && text.includes(`'${name}'`))
  await vi.waitFor(() => expect(names.filter((name) => !isLookedAt(name))).toEqual([]), 5000)
  const before = asked.mock.calls.length
  const looks = () => texts().filter((text) => text.includes('select distinct name from job.job')).length
  const looked = looks()
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(looked + 1), 5000)
  expect(asked.mock.calls.length - before).toBeLessThan(names.length)
  asked.mockRestore()
  for (const name of names) await jobs.enqueue(database.db, name, {})
  await vi.waitFor(() => expect(done.toSorted()).toEqual(names.toSorted()), 5000)
  await jobs.stop()
})

test('[SHELL-817] while slow jobs of a name run, the next ones of that name are done', async () => {
  const done: unknown[] = []
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const begun: unknown[] = []
  const jobs = await open({
    letter: async ({ to }) => {
      begun.push(to)
      if (to === 'silence') await ended
      done.push(to)
    },
  })
  const send = (to: string) => jobs.enqueue(database.db, 'letter', { to })
  try {
    for (let slow = 1; slow <= 3; slow += 1) {
      await send('silence')
      await vi.waitFor(() => expect(begun).toHaveLength(slow), 5000)
    }
    const others = Array.from({ length: 4 }, (_, at) => `letter ${at}`)
    for (const to of others) await send(to)
    await vi.waitFor(() => expect(new Set(done)).toEqual(new Set(others)), 5000)
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from job.job where name = 'letter' and state = 'active'`,
    )
    expect(rows).toEqual([{ count: 3 }])
  } finally {
    end()
    await jobs.stop()
  }
})

test('[SHELL-625] a long job has a day, and so has what runs by itself; another one 15 minutes', async () => {
  const jobs = createJobs(database.pool, createLog('silent'))
  await jobs.start({ slow: async () => undefined, quick: async () => undefined }, { slow: '17 3 * * *' })
  const later = { startAfter: new Date(Date.now() + 3_600_000) }
  await jobs.enqueue(database.db, 'slow', {}, { ...later, isLong: true })
  await jobs.enqueue(database.db, 'quick', {}, later)
  await jobs.stop()
  const { rows } = await database.pool.query<{ name: string; expire_seconds: number }>(
    `select name, expire_seconds from job.job where name in ('slow', 'quick') order by name`,
  )
  expect(rows).toEqual([
    { name: 'quick', expire_seconds: 15 * 60 },
    { name: 'slow', expire_seconds: 24 * 60 * 60 },
  ])
  const { rows: schedules } = await database.pool.query<{ options: object }>(
    `select options from job.schedule where name = 'slow'`,
  )
  expect(schedules).toMatchObject([{ options: { expireInSeconds: 24 * 60 * 60 } }])
})

test('[SHELL-625] a job whose time is up and that is still at work is not begun beside itself', async () => {
  let begun = 0
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const jobs = await open({
    endless: () => {
      begun += 1
      return ended
    },
  })
  await database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, 'endless', {})
    await sql`update job.job set expire_seconds = 1, retry_delay = 1, retry_backoff = false where name = 'endless'`.execute(
      trx,
    )
  })
  const read = async () =>
    (
      await database.pool.query<{ state: string; retry_count: number }>(
        `select state::text, retry_count from job.job where name = 'endless'`,
      )
    ).rows[0]
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'active', retry_count: 1 }), {
    timeout: 10_000,
    interval: 20,
  })
  end()
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'completed' }), 5000)
  expect(begun).toBe(1)
  await jobs.stop()
})

test('what is said of each job that is done is prepared', async () => {
  let done = 0
  const jobs = await open({ often: async () => void (done += 1) })
  const asked = vi.spyOn(database.pool, 'query')
  for (let count = 0; count < 4; count += 1) await jobs.enqueue(database.db, 'often', {})
  await vi.waitFor(() => expect(done).toBe(4), 5000)
  await jobs.stop()
  const said = asked.mock.calls.map(([query]) => query as unknown as Partial<NamedQuery>)
  asked.mockRestore()
  // the first time nobody knows that it will come again
  expect(said.filter(({ name, text }) => name && text?.includes(`state = 'completed'`)).length).toBeGreaterThanOrEqual(
    3,
  )
})
