import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, second } from '#core/durations.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { perHour } from '../rules/limits.ts'
import { countOne } from './limits.ts'
import { allowRequest } from './sign-in/codes.ts'

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

test('[ACCOUNT-700] nor does it stop the codes of a number prefix, or the messages of a day', async () => {
  const { db } = database
  const right = Date.parse('2027-03-01T10:00:00Z')
  let asked = 0
  const ask = async (at: number, limits: { perAddress: number; messagesPerDay?: number }) => {
    asked += 1
    const contact = { kind: 'phone', value: `1646555${1000 + asked}` } as const
    const request = { id: randomUUID(), contact, kind: 'code', address: `192.0.2.${asked}`, now: new Date(at) } as const
    return (await allowRequest(db, request, limits)).ok
  }
  const ofPrefix = { perAddress: 2 }
  expect([await ask(right + hour, ofPrefix), await ask(right + hour, ofPrefix)]).toEqual([true, true])
  expect([await ask(right + hour, ofPrefix), await ask(right, ofPrefix)]).toEqual([false, true])
  const ofDay = { perAddress: 0, messagesPerDay: 2 }
  expect([await ask(right + hour, ofDay), await ask(right, ofDay), await ask(right, ofDay)]).toEqual([
    false,
    true,
    false,
  ])
})
