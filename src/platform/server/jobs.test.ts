import { setTimeout as pause } from 'node:timers/promises'
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
  const jobs = await open(Object.fromEntries(names.map((name) => [name, async () => void done.push(name)])))
  // each name has been looked at once
  await pause(1000)
  const asked = vi.spyOn(database.pool, 'query')
  await pause(1200)
  expect(asked.mock.calls.length).toBeGreaterThan(0)
  expect(asked.mock.calls.length).toBeLessThan(names.length)
  asked.mockRestore()
  for (const name of names) await jobs.enqueue(database.db, name, {})
  await vi.waitFor(() => expect(done.toSorted()).toEqual(names.toSorted()), 5000)
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
