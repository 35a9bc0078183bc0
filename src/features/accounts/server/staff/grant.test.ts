import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { toUrl } from '#test/support/test-server.ts'
import { grantRole } from './grant.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const grant = (...words: readonly string[]): Promise<{ code: number | null; said: string; errors: string }> =>
  new Promise((settle) => {
    const child = spawn(process.execPath, [resolve('bin/grant.ts'), ...words], {
      env: { ...process.env, DATABASE_URL: toUrl(database.connection) },
    })
    let [said, errors] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('close', (code) => settle({ code, said, errors }))
  })

/** What the command does, without a process for each. */
const give = async (contact: string, role: string) => {
  const granted = await grantRole(database.db, { contact, role, now: new Date() })
  return granted.ok ? granted.value : granted.code
}

test('[ACCOUNT-70] a role comes to whoever has the contact, once, and goes with "customer"', async () => {
  expect(await grant('Ana@mail.example', 'manager')).toMatchObject({
    code: 0,
    said: 'ana@mail.example (new): manager\n',
  })
  const ana = 'ana@mail.example'
  expect(await give(ana, 'admin')).toEqual({ contact: ana, roles: ['admin', 'manager'], isNew: false })
  expect(await give(ana, 'admin')).toEqual({ contact: ana, roles: ['admin', 'manager'], isNew: false })
  expect(await give('+1 (212) 555-0123', 'vip')).toEqual({ contact: '12125550123', roles: ['vip'], isNew: true })
  await give('bo@mail.example', 'admin')
  expect((await grant(ana, 'customer')).said).toBe('ana@mail.example: no role\n')
})

test('[ACCOUNT-70] the last admin stays one, until somebody else is', async () => {
  expect(await grant('bo@mail.example', 'customer')).toMatchObject({
    code: 1,
    said: '',
    errors: expect.stringContaining('bo@mail.example is the last admin') as string,
  })
  await give('cy@mail.example', 'admin')
  expect(await give('bo@mail.example', 'customer')).toMatchObject({ roles: [] })
})

test('[ACCOUNT-70] what is no contact or no role changes nothing and ends with 1', async () => {
  const answers = await Promise.all([
    grant('ana', 'admin'),
    grant('ana@mail.example', 'king'),
    grant('ana@mail.example', 'vip', 'more'),
  ])
  for (const { code, said, errors } of answers) {
    expect([code, said]).toEqual([1, ''])
    expect(errors).not.toContain('    at ')
  }
  expect(await database.db.selectFrom('customer').select('id').where('email', '=', 'ana').execute()).toEqual([])
})
