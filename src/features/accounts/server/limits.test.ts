import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, second } from '#core/durations.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { perHour } from '../rules/limits.ts'
import { countOne } from './limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('[ACCOUNT-700] what was counted while the clock ran ahead neither holds anybody up nor hides what counts', async () => {
  const { db } = database
  const right = Date.parse('2027-03-01T10:00:00Z')
  const count = async (at: number) => (await countOne(db, [{ key: 'a', limits: perHour(2) }], new Date(at))).ok
  expect([await count(right + hour), await count(right + hour), await count(right + hour)]).toEqual([true, true, false])
  expect([await count(right), await count(right + second), await count(right + 2 * second)]).toEqual([
    true,
    true,
    false,
  ])
})
