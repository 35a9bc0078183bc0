import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '#test/support/database.ts'
import { createSalesApp } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { interruptMigrations } from './migrations.fault.ts'
import { run as sendRaw } from './raw-http.fault.ts'
import { compareSequences } from './sequences.fault.ts'
import { toArena } from './support/test-arena.ts'

// the same runs as `npm run faults`, small: a goal that is missed throws

const said: string[] = []
const how = { say: (line: string) => void said.push(line), full: false }

let sales: SalesApp
beforeAll(async () => {
  sales = await createSalesApp()
})
// beforehand, for databases may take their time
beforeAll(() => interruptMigrations(how, { today: createTestDatabase, empty: createEmptyDatabase }))
afterAll(() => sales.close())

test('[SHELL-214] a migration that is cut off leaves nothing, and the next run goes on', () => {
  expect(said).toContainEqual(expect.stringMatching(/^D8: 3 migrations on \d+ tables with rows/))
})

test('[SHELL-215] whatever shoppers and managers do in whichever order, the shop reckons as one does on paper', async () => {
  await compareSequences(sales, how)
  expect(said.at(-1)).toMatch(/^A2: 40 sequences of \d+ commands from seed \d+/)
})

test('[SHELL-216] what is no request, too much of one, or one that never ends harms nobody', async () => {
  const arena = await toArena(sales)
  await sendRaw({ ...how, open: async () => ({ ...arena, close: async () => undefined }) })
  expect(said.at(-1)).toMatch(/^A3: 50 slow connections/)
})
