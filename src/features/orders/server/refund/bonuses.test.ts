import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { callAs, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import type { PlacedOrder } from '../../contract.ts'

let shop: SalesApp
let balance = 0
beforeAll(async () => {
  shop = await createSalesApp({
    bonusesOf: async () => ({ balance: money(50_00), isVip: false }),
    bonusLedger: {
      spend: async (_db, { amount }) => {
        if (amount > balance) return false
        balance -= amount
        return true
      },
      giveBack: async (_db, { amount }) => {
        balance += amount
      },
      earn: async () => undefined,
      takeBack: async () => undefined,
    },
  })
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 100 })
})
afterAll(() => shop.close())

const place = (changes: Record<string, unknown>) =>
  callAs(shop, 1, 'POST /api/order', { body: orderBody(randomUUID(), 'TEE', changes) })
const orderOf = (placed: Awaited<ReturnType<typeof place>>): PlacedOrder => {
  if (!placed.ok) throw new Error(placed.code)
  return (placed.value as { order: PlacedOrder }).order
}

test('[ORDER-19] [CART-45] bonuses are spent with the order, as many as the rule allows or fewer', async () => {
  balance = 50_00
  expect(orderOf(await place({ bonuses: true }))).toMatchObject({ grand_total: 18 })
  expect(balance).toBe(44_00)
  expect(orderOf(await place({ bonuses: 2.5 }))).toMatchObject({ grand_total: 21.5 })
  expect(balance).toBe(41_50)
})

test('[ORDER-19] a balance that is gone meanwhile is a changed total', async () => {
  balance = 1
  expect(await place({ bonuses: true })).toMatchObject({ ok: false, code: 'TOTAL_CHANGED' })
  expect(balance).toBe(1)
})

test('[ORDER-14] [ORDER-19] an order that nobody paid gives them back', async () => {
  balance = 10_00
  const { addressInformation } = orderBody('', 'TEE')
  shop.setNow(new Date('2025-11-20T12:00:00.000Z'))
  const order = orderOf(
    await place({ bonuses: true, addressInformation: { ...addressInformation, payment_method_code: 'card' } }),
  )
  expect(balance).toBe(4_00)
  shop.setNow(new Date('2025-11-20T12:31:00.000Z'))
  await shop.handlers['order.expire']?.({ order: order.id })
  expect(balance).toBe(10_00)
})
