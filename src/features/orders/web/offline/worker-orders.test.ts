import { expect, test } from 'vitest'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import { createOrderShop, newOrder } from '#test/support/saved-orders.ts'
import { toSavedOrder } from '../../rules/offline-order.ts'
import { createOrderVault } from './order-vault.ts'
import { syncOrdersInWorker } from './worker-orders.ts'

const id = (end: string) => `6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f${end}`

test('[ORDER-115] [ORDER-132] the worker sends what is automatic, reminds of what was saved last, and leaves customers to a page', async () => {
  const shop = createOrderShop()
  const cache = createMemoryCache()
  const vault = createOrderVault({ cache, subtle: crypto.subtle, newId: () => 'k' })
  await vault.put(toSavedOrder({ ...newOrder(id('0001')), isAutomatic: true }, 'save', 0))
  await vault.put(toSavedOrder(newOrder(id('0002')), 'save', 0))
  await vault.put(toSavedOrder({ ...newOrder(id('0003')), isAutomatic: true, user_id: 7 }, 'save', 0))
  const later = {
    ...newOrder(id('0004')),
    body: { ...newOrder(id('0004')).body, created_at: '2026-11-21T10:00:00.000Z' },
  }
  await vault.put(toSavedOrder({ ...later, user_id: 7 }, 'save', 0))
  const reminders: string[] = []
  const sync = () =>
    syncOrdersInWorker({
      cache,
      subtle: crypto.subtle,
      call: shop.call,
      now: () => 1000,
      locks: undefined,
      remind: async ({ order_id }) => void reminders.push(order_id),
      announce: () => undefined,
    })
  shop.trouble.push('loseAnswer', 'fail')
  await expect(sync()).rejects.toThrow('an order got no answer')
  await sync()
  expect([...shop.placed.keys()]).toEqual([id('0001')])
  expect(new Set(shop.sent).size).toBe(1)
  expect(reminders).toEqual([id('0004'), id('0004')])
  expect((await vault.list()).map(({ state }) => state)).toEqual(['accepted', 'saved', 'saved', 'saved'])
})
