import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { readGroupToken, signGroupToken } from './group-token.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const expires = '2026-11-20T12:00:00.000Z'
const until = (moment: string) => new Date(moment)

describe('the proof of a price group', () => {
  test('[PRICE-23] is good until its end', async () => {
    const token = await signGroupToken(database.db, { groupId: 7, expires })
    expect(await readGroupToken(database.db, token, until('2026-11-20T11:59:59.999Z'))).toBe(7)
    expect(await readGroupToken(database.db, token, until(expires))).toBeUndefined()
  })

  test('[PRICE-23] nobody but the shop can make one, or change it', async () => {
    const token = await signGroupToken(database.db, { groupId: 7, expires })
    const [body = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify([8, expires])).toString('base64url')
    const forged = [
      '',
      '.',
      'null',
      body,
      `${body}.`,
      `.${signature}`,
      `${other}.${signature}`,
      `${body}.${signature.slice(1)}`,
      `${body}.${Buffer.from('0'.repeat(32)).toString('base64url')}`,
      `${token}.more`,
      `${token}x`.repeat(200),
    ]
    for (const each of forged)
      expect([each, await readGroupToken(database.db, each, until('2026-01-01T00:00:00.000Z'))]).toEqual([
        each,
        undefined,
      ])
  })
})
