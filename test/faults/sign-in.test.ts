import { afterAll, beforeAll, expect, test } from 'vitest'
import { run as acting } from './acting.fault.ts'
import { run as enumeration } from './enumeration.fault.ts'
import { run as guessing } from './guessing.fault.ts'
import { run as rights } from './rights.fault.ts'
import { run as uploads } from './uploads.fault.ts'
import type { Arena } from './support/arena.ts'
import { openAccountsArena } from './support/test-arena.ts'

// the same runs as `npm run faults`, small: a goal that is missed throws

let accounts: Arena
beforeAll(async () => {
  accounts = await openAccountsArena()
})
afterAll(() => accounts.close())

const short = async (run: typeof guessing): Promise<string[]> => {
  const said: string[] = []
  const open = async () => ({ ...accounts, close: async () => undefined })
  await run({ say: (line) => void said.push(line), full: false, open })
  return said
}

test('[ACCOUNT-2] [ACCOUNT-54] whoever guesses codes for a day has 25 tries, in whatever spelling of the number', async () => {
  expect(await short(guessing)).toHaveLength(2)
})

test('[ACCOUNT-9] [ACCOUNT-20] [ACCOUNT-23] [ACCOUNT-25] [ACCOUNT-36] [ACCOUNT-226] nobody can ask who has an account', async () => {
  expect(await short(enumeration)).toHaveLength(7)
})

test('[ACCOUNT-4] [ACCOUNT-41] what takes a right away holds from the next call on', async () => {
  expect(await short(rights)).toHaveLength(5)
})

test('[ACCOUNT-43] [ACCOUNT-46] [ACCOUNT-190] what is done in another’s name is in the audit, and what is forbidden is refused', async () => {
  expect(await short(acting)).toHaveLength(2)
})

test('[ACCOUNT-61] hostile files are refused or drawn anew', async () => {
  expect(await short(uploads)).toHaveLength(1)
})
