import { expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { memoryStorage } from '../cart-fake.ts'
import { calls, hoodie, open, shoe, shop } from '../shopper-fake.ts'

/** What a guest has left in this browser, of a shopper who has a cart of their own in this store view. */
const leftByGuest = async () => {
  const server = shop()
  const storage = memoryStorage()
  const guest = open(server, { storage })
  guest.store.add(hoodie, 2)
  await guest.store.whenSettled()
  const own = [
    { ...hoodie, item_id: 90 },
    { ...shoe, item_id: 91 },
  ]
  server.carts.set('own', { version: 2, lines: own, done: new Set(), coupon: null })
  return { server, storage }
}

test('[CART-204] a cart of before the sign-in goes into the customer’s as it is read, once, and that is told', async () => {
  const { server, storage } = await leftByGuest()
  server.signIn('own')
  for (const isFirst of [true, false]) {
    const { store, lines, events } = open(server, { storage })
    await store.refresh()
    expect([lines(), store.getView().cartId]).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 1 }, 'own'])
    expect(events).toMatchObject(isFirst ? [{ kind: 'merged', merged: { cart_id: 'own' } }] : [])
  }
  expect(server.quantities()).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 1 }])
  expect(calls(server, 'POST /api/cart/merge')).toBe(1)
})

test('[CART-204] so does what waits to be sent', async () => {
  const { server, storage } = await leftByGuest()
  let isOnline = false
  const { store, lines } = open(server, { storage, isOnline: () => isOnline })
  store.add(shoe, 2)
  await store.whenSettled()
  server.signIn('own')
  isOnline = true
  await store.refresh()
  expect(lines()).toEqual({ 'HOODIE-M': 3, 'SHOE-39': 3 })
  expect(server.quantities()).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 3 }])
})

test('[CART-204] what cannot be put together now stays the guest’s until it is read again', async () => {
  const { server, storage } = await leftByGuest()
  let isAway = true
  const call: AnyCall = async (key, input, options) =>
    isAway && key === 'POST /api/cart/merge' ? refuse('INTERNAL_ERROR') : server.call(key, input, options)
  server.signIn('own')
  const { store, lines } = open(server, { storage, call })
  await store.refresh()
  expect(lines()).toEqual({ 'HOODIE-M': 2 })
  isAway = false
  await store.refresh()
  expect(lines()).toEqual({ 'HOODIE-M': 3, 'SHOE-39': 1 })
})

test('[CART-204] what was put together although the answer was lost is there at the next look, and not put together again', async () => {
  const { server, storage } = await leftByGuest()
  server.signIn('own')
  server.trouble.push('loseAnswer')
  const { store, lines } = open(server, { storage })
  await store.refresh()
  expect(lines()).toEqual({ 'HOODIE-M': 2 })
  await store.refresh()
  expect([lines(), store.getView().cartId]).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 1 }, 'own'])
  expect(server.quantities()).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 1 }])
})

test('[CART-204] a first look that only reports takes the customer’s cart all the same', async () => {
  const { server } = await leftByGuest()
  const [cartId = ''] = server.carts.keys()
  server.signIn('own')
  const { store } = open(server, { rules: { mergesWithServer: false } })
  await store.adopt(cartId)
  expect(store.getView().cartId).toBe('own')
  expect(calls(server, 'GET /api/cart/pull')).toBe(2)
})
