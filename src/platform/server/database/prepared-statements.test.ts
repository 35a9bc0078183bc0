import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { createNaming } from './prepared-statements.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a text gets its name when it comes again, and keeps it', () => {
  const named = createNaming()
  expect(named('select id from cart where id = $1', [1]).name).toBeUndefined()
  const { name } = named('select id from cart where id = $1', [2])
  expect(name).toEqual(expect.any(String))
  expect(named('select id from cart where id = $1', [3])).toEqual({
    text: 'select id from cart where id = $1',
    values: [3],
    name,
  })
})

test('what has no values, or asks for all columns, has no name', () => {
  const named = createNaming()
  for (const text of ['select * from cart where id = $1', 'delete from cart where id = $1 returning *']) {
    named(text, [1])
    expect(named(text, [1]).name).toBeUndefined()
  }
  named('begin', [])
  expect(named('begin', []).name).toBeUndefined()
})

test('however many texts come, at most 300 are named', () => {
  const named = createNaming()
  const names = new Set<string | undefined>()
  for (let round = 0; round < 2; round += 1) {
    for (let number = 0; number < 900; number += 1) names.add(named(`select ${number} where $1`, [true]).name)
  }
  names.delete(undefined)
  expect(names.size).toBe(300)
})

test('thousands of texts that come once take no name from one that comes again', () => {
  const named = createNaming()
  for (let number = 0; number < 5000; number += 1) named(`select ${number} where $1`, [true])
  named('select id from cart where id = $1', [1])
  expect(named('select id from cart where id = $1', [2]).name).toEqual(expect.any(String))
})

test('a column that comes to a table disturbs no statement that is prepared already', async () => {
  const { db } = database
  const read = () => db.selectFrom('setting').select('key').where('key', '=', 'x').execute()
  const readAll = () => db.selectFrom('setting').selectAll().where('key', '=', 'x').execute()
  for (let times = 0; times < 8; times += 1) await Promise.all([read(), readAll()])
  await sql`alter table setting add column of_tomorrow text`.execute(db)
  for (let times = 0; times < 20; times += 1) {
    expect(await read()).toEqual([])
    expect(await readAll()).toEqual([])
  }
})
