import { expect, test } from 'vitest'
import { typedCall } from '#platform/web/call/call.ts'
import type { CartContract } from '../../contract.ts'
import { fakeCartServer, fakeItem, memoryStorage } from '../cart-fake.ts'
import { createCartStore } from '../store/cart-store.ts'
import type { CartEvent } from '../store/cart-types.ts'

let ids = 0
const open = (server: ReturnType<typeof fakeCartServer>, storage: ReturnType<typeof memoryStorage>) =>
  createCartStore({
    call: typedCall<CartContract>((...all) => server.call(...all)),
    storeCode: 'en',
    storage,
    now: () => 1,
    newId: () => `id-${(ids += 1)}`,
    inTurn: (work) => work(),
    after: () => () => undefined,
  })

test('[CART-129] a price that changed since the last visit is known beside the old one', async () => {
  const storage = memoryStorage()
  const server = fakeCartServer([fakeItem('A', 10, 54), fakeItem('B', 10, 20)])
  const before = open(server, storage)
  before.add(fakeItem('A', 10, 54))
  before.add(fakeItem('B', 10, 20))
  await before.whenSettled()
  for (const cart of server.carts.values()) {
    cart.version += 1
    cart.lines = cart.lines.map((line) => (line.sku === 'A' ? { ...line, price: 58 } : line))
  }
  const after = open(server, storage)
  expect(after.getView().pricesBefore).toEqual({})
  await after.refresh()
  expect(after.getView().pricesBefore).toEqual({ A: 54 })
})

test('[CART-127] what was refused while nobody looked is told to the first who does', async () => {
  const store = open(fakeCartServer([]), memoryStorage())
  store.add(fakeItem('UNKNOWN'))
  await store.whenSettled()
  const heard: CartEvent[] = []
  store.onEvent((event) => heard.push(event))
  expect(heard).toMatchObject([{ kind: 'refused', code: 'PRODUCT_NOT_FOUND' }])
})
