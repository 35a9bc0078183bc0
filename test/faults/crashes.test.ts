import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { killShop } from './crash.fault.ts'
import { killDatabase } from './database-crash.fault.ts'
import { urlOf } from './support/arena.ts'
import type { FaultRun } from './support/fault.ts'
import { openPrivatePlace } from './support/private-place.ts'
import type { PrivatePlace } from './support/private-place.ts'

// one round of what `npm run faults` does in many; the killing is done beforehand, for a start may take its time

const told = async (run: (how: FaultRun) => Promise<void>): Promise<string> => {
  const said: string[] = []
  await run({ full: false, say: (line) => void said.push(line) })
  return said.join('\n')
}

describe('the shop is killed', () => {
  let database: TestDatabase
  let outcome: string
  beforeAll(async () => {
    database = await createTestDatabase()
    const { connection, url } = database.connection
    outcome = await told((how) => killShop(database, url ?? (connection ? urlOf(connection) : ''), how))
  })
  afterAll(() => database.drop())

  test('[ORDER-2] [ORDER-8] no acknowledged order is lost, none is doubled', () => {
    expect(outcome).toMatch(/^D1: 1 kills, \d+ orders sent, .*none lost or doubled\n/)
  })
})

describe('PostgreSQL is killed', () => {
  let place: PrivatePlace
  let outcome: string
  beforeAll(async () => {
    place = await openPrivatePlace('D3')
  })
  beforeAll(async () => {
    outcome = await told((how) => killDatabase(place, how))
  })
  afterAll(() => place.close())

  test('[ORDER-21] the shop answers 503 meanwhile, goes on by itself, and nothing is lost or doubled', () => {
    expect(outcome).toMatch(/^D3: 1 kills, .*\nD3: sells again after .* without a restart$/)
  })
})
