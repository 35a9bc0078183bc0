import { expect, test } from 'vitest'
import { fakeCartServer, fakeItem, memoryStorage } from '#features/cart/web/cart-fake.ts'
import { createCartStore } from '#features/cart/web/store/cart-store.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { CartContract } from '#features/cart/contract.ts'
import { step, toSavedOrder } from '../../rules/offline-order.ts'
import { putBackIntoCart, takeFromCart } from './cart-pieces.ts'
import { newOrder } from '#test/support/saved-orders.ts'

const pieces = [{ item: fakeItem('HOODIE', 100, 60), qty: 1 }]
const of = (products: typeof pieces, body: object = {}) => ({ products, body: JSON.stringify(body) })

/** A cart that is on its way, and has one hoodie once it is there. */
const lateCart = () => {
  const left: string[] = []
  let [status, arrive] = ['loading', () => {}]
  const lines = pieces.map(({ item, qty }) => ({ key: item.sku, item, qty, acknowledgedQty: 0 }))
  const cart = {
    getView: () => ({ status, lines }),
    subscribe: (listener: () => void) => ((arrive = listener), () => {}),
    remove: ({ item }: (typeof lines)[number]) => void left.push(item.sku),
    forgetNews: () => {},
  }
  return {
    cart: cart as unknown as Parameters<typeof takeFromCart>[0],
    left,
    arrive: () => {
      status = 'ready'
      arrive()
    },
  }
}

test.each([
  ['still ordered', true, ['HOODIE']],
  ['cancelled meanwhile', false, []],
])('[ORDER-193] pieces of an order that is %s when the cart comes: taken out %s', async (_, isOrdered, taken) => {
  const { cart, left, arrive } = lateCart()
  const gone = takeFromCart(cart, of(pieces), () => isOrdered)
  arrive()
  await gone
  expect(left).toEqual(taken)
})

/** Two devices of a customer with one cart; the first has a network or none. */
const twoDevices = () => {
  const server = fakeCartServer([fakeItem('HOODIE', 100, 60), fakeItem('CAP', 100, 20)])
  server.signIn('theirs')
  const network = { isThere: true }
  const device = (isOnline: () => boolean) => {
    let ids = 0
    return createCartStore({
      call: typedCall<CartContract>(server.call),
      storeCode: 'en',
      storage: memoryStorage(),
      isOnline,
      now: () => 1000,
      newId: () => `${String(isOnline)} ${(ids += 1)}`,
      inTurn: (work) => work(),
      after: () => () => {},
    })
  }
  return { server, network, phone: device(() => network.isThere), desk: device(() => true) }
}

test.each([
  ['adds another of the same', [['HOODIE', 1]], { HOODIE: 1 }],
  ['adds something else', [['CAP', 1]], { CAP: 1 }],
  ['takes one of them out', [['HOODIE', -1]], {}],
  ['empties the cart', [['HOODIE', -2]], {}],
] as const)(
  '[ORDER-692] an order of two is saved offline, another device %s: the cart has what that one put in',
  async (_, changes, left) => {
    const { server, network, phone, desk } = twoDevices()
    phone.add(fakeItem('HOODIE', 100, 60), 2)
    await phone.whenSettled()
    network.isThere = false
    await takeFromCart(phone, of([{ item: fakeItem('HOODIE', 100, 60), qty: 2 }]))
    expect([phone.getView().count, phone.getView().added, phone.getView().removed]).toEqual([0, [], []])
    for (const [sku, qty] of changes) desk.add(fakeItem(sku), qty)
    await desk.whenSettled()
    network.isThere = true
    await phone.refresh()
    expect(server.quantities()).toEqual([left])
    expect(phone.getView().lines.map(({ item, qty }) => [item.sku, qty])).toEqual(Object.entries(left))
  },
)

test('[ORDER-692] a piece that only this browser knows of leaves without a word to the shop', async () => {
  const { server, network, phone } = twoDevices()
  network.isThere = false
  phone.add(fakeItem('HOODIE', 100, 60), 2)
  await takeFromCart(phone, of([{ item: fakeItem('HOODIE', 100, 60), qty: 2 }]))
  network.isThere = true
  await phone.whenSettled()
  expect(server.seen.filter(({ key }) => key !== 'GET /api/cart/pull')).toEqual([])
})

const id = '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11'

test.each([
  ['the coupon that it takes', 'TENTH', null, 'TENTH'],
  ['no other coupon', 'OTHER', 'TENTH', 'TENTH'],
])('[ORDER-693] with a saved order goes %s; put back, it comes along', async (_, coupon, left, back) => {
  const { server, network, phone } = twoDevices()
  phone.add(fakeItem('HOODIE', 100, 60))
  await phone.applyCoupon('TENTH')
  await phone.refresh()
  network.isThere = false
  const order = toSavedOrder({ ...newOrder(id, { coupon }), products: pieces }, 'save', 0)
  await takeFromCart(phone, order)
  await phone.whenSettled()
  network.isThere = true
  await phone.whenSettled()
  expect([...server.carts.values()].map((cart) => cart.coupon?.code ?? null)).toEqual([left])
  const cancelled = step(order, { kind: 'cancel' }, { now: 1, random: 0.5 })
  expect(cancelled).toMatchObject({ state: 'cancelled', body: '', held: { coupon } })
  if (cancelled) putBackIntoCart(phone, { ...cancelled, isInCart: false })
  await phone.whenSettled()
  expect(server.quantities()).toEqual([{ HOODIE: 1 }])
  expect([...server.carts.values()].map((cart) => cart.coupon?.code ?? null)).toEqual([back])
})

test('[ORDER-693] bonuses of a saved order are not wanted of the next one, and are again once it is put back', () => {
  const wanted: number[] = []
  const cart = {
    getView: () => ({ status: 'ready', lines: [], coupon: null, waitingCoupon: undefined }),
    spendBonuses: async (amount: number) => void wanted.push(amount),
    add: () => {},
    forgetNews: () => {},
  } as unknown as Parameters<typeof takeFromCart>[0]
  const order = toSavedOrder(newOrder(id, { bonuses: 20 }), 'save', 0)
  void takeFromCart(cart, order)
  const cancelled = step(order, { kind: 'cancel' }, { now: 1, random: 0.5 })
  if (cancelled) putBackIntoCart(cart, cancelled)
  expect(wanted).toEqual([0, 20])
})
