import { afterAll, beforeAll, expect, test } from 'vitest'
import { run as books } from './books.fault.ts'
import { run as ledgers } from './ledgers.fault.ts'
import { run as network } from './network.fault.ts'
import { run as repeats } from './repeats.fault.ts'
import { run as stock } from './stock.fault.ts'
import { run as sessions } from './sessions.fault.ts'
import type { Arena } from './support/arena.ts'
import { openAccountsArena, openBloggerArena, openTestArena } from './support/test-arena.ts'

// the same runs as `npm run faults`, small: a goal that is missed throws

let sales: Arena
let accounts: Arena
beforeAll(async () => {
  sales = await openTestArena()
})
beforeAll(async () => {
  accounts = await openAccountsArena()
})
afterAll(() => sales.close())
afterAll(() => accounts.close())

const short = async (run: typeof stock, arena = sales): Promise<string[]> => {
  const said: string[] = []
  const open = async () => ({ ...arena, close: async () => undefined })
  await run({ say: (line) => void said.push(line), full: false, open })
  return said
}

test('[ORDER-8] more buyers than goods, and carts that share goods: exactly what there was is sold', async () => {
  expect(await short(stock)).toHaveLength(2)
})

test('[ORDER-2] [ORDER-3] orders sent again and again are placed once; with another body they are refused', async () => {
  expect(await short(repeats)).toHaveLength(2)
})

test('[ORDER-9] the last use of a coupon and a balance of bonuses are spent once', async () => {
  expect(await short(ledgers)).toHaveLength(3)
})

test('[ORDER-2] [CART-8] over a line that refuses, delays, cuts and repeats, everything happens once', async () => {
  expect(await short(network)).toHaveLength(3)
})

test('[ACCOUNT-4] [ACCOUNT-5] eight tabs refresh one session at once and all stay; a refresh token that comes back late ends it', async () => {
  expect(await short(sessions, accounts)).toHaveLength(2)
})

test('[BLOGGER-11] whatever happens to orders and payouts over HTTP, balances are what another count comes to', async () => {
  const bloggers = await openBloggerArena()
  expect(await short(books, bloggers)).toHaveLength(2)
  await bloggers.close()
})
