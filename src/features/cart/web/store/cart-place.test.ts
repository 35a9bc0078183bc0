import { expect, test } from 'vitest'
import { typedCall } from '#platform/web/call/call.ts'
import type { CartContract } from '../../contract.ts'
import { fakeCartServer, fakeItem, memoryStorage } from '../cart-fake.ts'
import { createCartStore } from './cart-store.ts'

const [hoodie, larger, shoe] = [fakeItem('HOODIE-M'), fakeItem('HOODIE-L'), fakeItem('SHOE-39')]
let ids = 0

test('[CART-358] another size stands where the line was, without a network and with one', async () => {
  const server = fakeCartServer([hoodie, larger, shoe])
  const storage = memoryStorage()
  const open = () =>
    createCartStore({
      call: typedCall<CartContract>(server.call),
      storeCode: 'en',
      storage,
      now: () => 1_000,
      newId: () => `id-${(ids += 1)}`,
      inTurn: (work) => work(),
      after: () => () => undefined,
    })
  const store = open()
  store.add(hoodie, 3)
  store.add(shoe)
  await store.whenSettled()
  const skus = (of = store) => of.getView().lines.map(({ item }) => item.sku)
  const before = skus()
  const [line] = store.getView().lines
  if (line) store.replace(line, larger)
  expect(skus()).toEqual(['HOODIE-L', 'SHOE-39'])
  // a page that is loaded anew
  expect(skus(open())).toEqual(['HOODIE-L', 'SHOE-39'])
  await store.whenSettled()
  expect(skus()).toEqual(['HOODIE-L', 'SHOE-39'])
  await store.refresh()
  expect([before, skus()]).toEqual([
    ['HOODIE-M', 'SHOE-39'],
    ['HOODIE-L', 'SHOE-39'],
  ])
})
