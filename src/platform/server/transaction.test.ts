import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { inTransaction, isLockedOut, refuseLockedOut } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A transaction that PostgreSQL says no to so many times. */
const attempt = async (code: string, times: number) => {
  let tries = 0
  const run = async () => {
    tries += 1
    if (tries <= times) throw Object.assign(new Error(code), { code })
    return ok(tries)
  }
  return inTransaction(database.db, run).then(
    ({ value }) => value,
    (error: unknown) => ({ tries, error }),
  )
}

test.each([
  ['55P03', 3],
  ['40P01', 5],
  ['40001', 5],
])('[SHELL-362] %s is tried %i times, and then thrown: nobody takes it for done', async (code, most) => {
  expect(await attempt(code, most - 1)).toBe(most)
  const given = await attempt(code, most)
  expect(given).toMatchObject({ tries: most, error: { code } })
  const { error } = given as { error: unknown }
  expect(isLockedOut(error)).toBe(true)
  expect(refuseLockedOut(error)).toMatchObject({ ok: false, code: 'NOT_READY' })
})

test('[SHELL-362] whatever else is thrown is thrown at once', async () => {
  const given = await attempt('23505', 1)
  expect(given).toMatchObject({ tries: 1, error: { code: '23505' } })
  const { error } = given as { error: unknown }
  expect(() => refuseLockedOut(error)).toThrow('23505')
})
