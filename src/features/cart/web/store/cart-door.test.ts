import { expect, test } from 'vitest'
import { createLateCart } from './cart-door.ts'
import { hoodie, open, shoe, shop } from '../shopper-fake.ts'
import type { CartStore } from './cart-store.ts'

const late = () => {
  const server = shop()
  const { store } = open(server)
  let arrive: (cart: CartStore) => void = () => undefined
  const door = createLateCart(() => new Promise((resolve) => (arrive = resolve)))
  return { server, store, door, arrive: () => arrive(store) }
}

test('[CART-160] what is asked of the cart before its engine is there is done then, in its order', async () => {
  const { server, door, arrive } = late()
  let heard = 0
  const stop = door.subscribe(() => (heard += 1))
  door.add(hoodie, 2)
  door.add(shoe)
  const coupon = door.applyCoupon('TENTH')
  expect(door.getView()).toMatchObject({ status: 'loading', count: 0 })
  arrive()
  expect(await coupon).toMatchObject({ ok: true })
  await door.whenSettled()
  expect(heard).toBeGreaterThan(0)
  expect(door.getView()).toMatchObject({ status: 'ready', count: 3 })
  expect(server.quantities()).toEqual([{ 'HOODIE-M': 2, 'SHOE-39': 1 }])
  const before = heard
  stop()
  door.add(hoodie)
  expect(heard).toBe(before)
})

test('[CART-160] whoever stops listening before the engine is there hears nothing of it', async () => {
  const { door, arrive } = late()
  let heard = 0
  door.subscribe(() => (heard += 1))()
  door.watchTotals()()
  arrive()
  door.add(hoodie)
  await door.whenSettled()
  expect(heard).toBe(0)
  expect(door.getView().count).toBe(1)
})

test('[CART-160] who has heard enough when the cart has come hears no more of it', async () => {
  const { door, arrive } = late()
  let heard = 0
  const stop = door.subscribe(() => {
    heard += 1
    stop()
  })
  arrive()
  await door.whenSettled()
  door.add(hoodie)
  await door.whenSettled()
  expect(heard).toBe(1)
})
