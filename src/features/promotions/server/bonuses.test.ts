import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { money } from '#core/money.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { addBonuses, earnOnOrder, findBonusBalance, giveBackOfOrder, listBonusEntries, spendOnOrder } from './index.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const now = new Date('2026-11-20T12:00:00Z')
const rates = { USD: 1, EUR: 0.9, RUB: 90 }
let orderId = ''

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await sql`
    insert into customer (id, email, store_code, created_at, updated_at) overriding system value
    values (1, 'ana@mail.example', 'en', now(), now())`.execute(db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate bonus_account cascade`.execute(database.db)
  await award(1000)
  orderId = await makeOrder()
})

const award = (amount: number, key = 'award:HELLO:1') =>
  addBonuses(
    database.db,
    { customerId: 1, amount: money(amount), reason: 'award', orderId: undefined, key, now },
    'USD',
  )
const makeOrder = async (): Promise<string> => {
  const id = randomUUID()
  await sql`
    insert into shop_order (id, client_order_id, store_code, currency, language, status, stage, payment_method, customer, totals,
      grand_total, created_at, updated_at)
    values (${id}, ${randomUUID()}, 'en', 'USD', 'en', 'N', 1, 'card', '{}', '{}', 0, now(), now())`.execute(
    database.db,
  )
  return id
}
const spend = (amount: number, currency: 'USD' | 'RUB' | 'EUR' = 'USD', order = orderId) =>
  spendOnOrder(database.db, { customerId: 1, orderId: order, amount: money(amount), currency, now }, rates, 'USD')
const giveBack = (order = orderId) => giveBackOfOrder(database.db, { customerId: 1, orderId: order, now }, 'USD')
const balance = async () => (await findBonusBalance(database.db, 1, 'USD')).balance

describe('bonuses', () => {
  it('[PROMO-14] the balance is the sum of the entries', async () => {
    await spend(300)
    await giveBack()
    await spend(120)
    const entries = await listBonusEntries(database.db, 1, { from: 0, size: 50 })
    expect(entries.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-120, 'spent'],
      [300, 'given_back'],
      [-300, 'spent'],
      [1000, 'award'],
    ])
    expect(await balance()).toBe(entries.reduce((sum, { amount }) => sum + amount, 0))
  })

  it('[PROMO-14] the database refuses to change an entry', async () => {
    await expect(sql`update bonus_entry set amount = 5`.execute(database.db)).rejects.toThrow('append-only')
  })

  it('[PROMO-15] roubles spent take their worth, rounded against the spender', async () => {
    expect(await spend(90_000, 'RUB')).toBe(true)
    expect(await balance()).toBe(0)
    await giveBack()
    await spend(90, 'RUB')
    expect(await balance()).toBe(999)
    await giveBack()
    await spend(91, 'RUB')
    expect(await balance()).toBe(998)
  })

  it('[PROMO-19] once the setting names another currency, balances are reckoned in their own', async () => {
    const of = { customerId: 1, orderId, currency: 'USD', now } as const
    expect(await spendOnOrder(database.db, { ...of, amount: money(400) }, rates, 'RUB')).toBe(true)
    expect(await balance()).toBe(600)
    await earnOnOrder(database.db, { ...of, amount: money(50) }, rates, 'RUB')
    expect(await balance()).toBe(650)
  })

  it('[PROMO-16] no more than the balance is spent, also at the same moment', async () => {
    expect(await spend(1001)).toBe(false)
    const orders = await Promise.all(Array.from({ length: 10 }, makeOrder))
    const spent = await Promise.all(
      orders.map((order) =>
        database.db
          .transaction()
          .execute((trx) =>
            spendOnOrder(
              trx,
              { customerId: 1, orderId: order, amount: money(400), currency: 'USD', now },
              rates,
              'USD',
            ),
          ),
      ),
    )
    expect(spent.filter(Boolean)).toHaveLength(2)
    expect(await balance()).toBe(200)
  })

  it('[PROMO-16] nothing is spent of what is not there', async () => {
    await sql`truncate bonus_account cascade`.execute(database.db)
    expect(await spend(1)).toBe(false)
    expect(await balance()).toBe(0)
  })

  it('[PROMO-17] an order gives back what it took, once, and may take it again', async () => {
    await spend(10_000, 'RUB')
    const after = await balance()
    await giveBackOfOrder(database.db, { customerId: 1, orderId, now }, 'USD')
    await giveBack()
    expect(await balance()).toBe(1000)
    await spend(10_000, 'RUB')
    expect(await balance()).toBe(after)
    await giveBack()
    expect(await balance()).toBe(1000)
  })

  it('[PROMO-18] an award comes once', async () => {
    expect(await award(1000)).toBe(false)
    expect(await balance()).toBe(1000)
    expect(await award(1000, 'award:OTHER:1')).toBe(true)
    expect(await award(0, 'award:NOTHING:1')).toBe(false)
    expect(await balance()).toBe(2000)
  })
})
