import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { createAccountsApp } from '#test/support/accounts.ts'
import { createPasswords } from '../passwords/passwords.ts'

// what an account waits for before it goes; how it goes is in leaving.test.ts

const passwords = createPasswords({ N: 2, r: 1, p: 1 })
let whileProving = async (): Promise<unknown> => undefined
let owed: number | undefined
let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp({
    isOwed: async (_db, id) => id === owed,
    passwords: {
      ...passwords,
      isRight: async (...all) => {
        await whileProving()
        return passwords.isRight(...all)
      },
    },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  whileProving = async () => undefined
  owed = undefined
  await shop.reset()
})

/** An order that is on its way. */
const placeOrder = async (customerId: number, db: Db = shop.db): Promise<string> => {
  const id = randomUUID()
  await sql`
    insert into shop_order (id, client_order_id, store_code, currency, language, customer_id, status, stage, payment_method,
      customer, totals, grand_total, created_at, updated_at)
    values (${id}, ${randomUUID()}, 'en', 'USD', 'en', ${customerId}, 'N', 1, 'card', '{}', '{}', 100, now(), now())`.execute(
    db,
  )
  return id
}
/** Somebody with a password, and the way to delete the account with it. */
const settle = async () => {
  const person = await shop.enter()
  const { id } = (await shop.profile(person.token)).result as { id: number }
  await sql`update customer set password_hash = ${await passwords.hash('right')} where id = ${id}`.execute(shop.db)
  return {
    id,
    leave: () => person.post('/api/user/delete', { password: 'right' }),
    isThere: async () => (await shop.profile(person.token)).status === 200,
  }
}

describe('an account', () => {
  it('[ACCOUNT-472] stays with an order that is being placed', async () => {
    const { id, leave, isThere } = await settle()
    const [written, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const placing = shop.db.transaction().execute(async (trx) => {
      await placeOrder(id, trx)
      written.resolve()
      await committing.promise
    })
    await written.promise
    const leaving = leave()
    await pause(100)
    committing.resolve()
    await placing
    expect(await leaving).toMatchObject({ status: 409, result: 'ORDERS_OPEN' })
    expect(await isThere()).toBe(true)
  })

  it('[ACCOUNT-472] stays with an order that comes while the proof is looked at', async () => {
    const { id, leave, isThere } = await settle()
    whileProving = () => placeOrder(id)
    expect(await leave()).toMatchObject({ status: 409, result: 'ORDERS_OPEN' })
    expect(await isThere()).toBe(true)
  })

  it('[ACCOUNT-478] stays with a payout that is owed, says so, and goes once it is paid', async () => {
    const { id, leave, isThere } = await settle()
    owed = id
    expect(await leave()).toMatchObject({
      status: 409,
      result: 'ROYALTY_OWED',
      meta: { message: expect.stringContaining('still to be paid out') as string },
    })
    expect(await isThere()).toBe(true)
    owed = undefined
    expect((await leave()).result).toBe(true)
    expect(await isThere()).toBe(false)
  })
})
