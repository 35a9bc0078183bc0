import { expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { CartContract } from '../../contract.ts'
import { fakeCartServer, fakeItem, memoryStorage } from '../cart-fake.ts'
import { createCartStore } from '../store/cart-store.ts'

let ids = 0
const openStore = (call: AnyCall, more: Partial<Parameters<typeof createCartStore>[0]> = {}) =>
  createCartStore({
    call: typedCall<CartContract>(call),
    storeCode: 'en',
    storage: memoryStorage(),
    now: () => 1_000,
    newId: () => `id-${(ids += 1)}`,
    inTurn: (work) => work(),
    after: () => () => undefined,
    ...more,
  })

test('[PRICE-18] totals of an address with another tax bring the lines anew, equal ones do not', async () => {
  const shoe = fakeItem('SHOE-39', 2, 112)
  const server = fakeCartServer([shoe])
  const store = openStore(server.call)
  store.add(shoe)
  await store.whenSettled()
  const line = store.getView().lines[0]?.item ?? shoe
  const totals = (price: number) => ({
    items: [{ item_id: line.item_id, sku: line.sku, qty: 1, price, row_total_incl_tax: price }],
    totals: [],
    grand_total: price,
    currency: 'USD',
  })
  const pulls = () => server.seen.filter(({ key }) => key === 'GET /api/cart/pull').length
  const before = pulls()
  store.hearTotals(totals(line.price))
  await store.whenSettled()
  expect(pulls()).toBe(before)
  store.hearTotals(totals(line.price + 1))
  await store.whenSettled()
  expect(pulls()).toBe(before + 1)
})

test('[CART-153] what another tab did to the cart brings its totals anew', async () => {
  const shoe = fakeItem('SHOE', 9, 112)
  const server = fakeCartServer([shoe])
  const storage = memoryStorage()
  const tab = openStore(server.call, { storage })
  tab.add(shoe)
  await tab.whenSettled()
  tab.watchTotals()
  await tab.refresh()
  expect(tab.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 112 } })
  const other = openStore(server.call, { storage })
  other.add(shoe)
  await other.whenSettled()
  tab.hearStorage('vitrine.cart.en')
  expect(tab.getView()).toMatchObject({ count: 2, areTotalsFresh: false })
  await expect.poll(() => tab.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 224 } })
})

test('[CART-191] totals that got no answer are asked for again', async () => {
  const shoe = fakeItem('SHOE', 9, 112)
  const server = fakeCartServer([shoe])
  const waits: (() => void)[] = []
  let isReachable = true
  const call: AnyCall = async (key, input) =>
    isReachable || !key.endsWith('/totals') ? server.call(key, input) : refuse('TIMEOUT')
  const store = openStore(call, {
    after: (_ms, work) => {
      waits.push(work)
      return () => undefined
    },
  })
  store.watchTotals()
  isReachable = false
  store.add(shoe)
  await store.whenSettled()
  expect(store.getView()).toMatchObject({ areTotalsFresh: false, isSaving: false })
  isReachable = true
  for (const again of waits) again()
  await expect.poll(() => store.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 112 } })
})

test('[CART-192] totals that were overtaken by a newer answer are not taken', async () => {
  const shoe = fakeItem('SHOE', 9, 112)
  const server = fakeCartServer([shoe])
  const store = openStore(server.call)
  store.add(shoe)
  await store.whenSettled()
  const totals = (value: number) => ({ items: [], totals: [], grand_total: value, currency: 'USD' })
  const shown = () => store.getView().totals?.grand_total
  store.hearTotals(totals(112), { version: 7 })
  // asked for while the coupon still counted, answered after it was taken off
  store.hearTotals(totals(101), { version: 6 })
  expect(shown()).toBe(112)
  store.hearTotals(totals(90), { version: 8 })
  expect(shown()).toBe(90)
})

test('[CART-266] a cart that is read anew is counted anew, though its lines are as they were; what is known stays in sight until then', async () => {
  const shoe = fakeItem('SHOE', 9, 112)
  const server = fakeCartServer([shoe])
  let spent = 12
  const answers: (() => void)[] = []
  let isHeld = false
  const store = openStore(async (key, input) => {
    if (!key.endsWith('/totals')) return server.call(key, input)
    if (isHeld) await new Promise<void>((resolve) => answers.push(resolve))
    return ok({ items: [], totals: [], grand_total: 112 - spent, currency: 'USD' })
  })
  store.add(shoe)
  await store.whenSettled()
  store.watchTotals()
  await expect.poll(() => store.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 100 } })
  // an unpaid order holds the bonuses
  spent = 0
  isHeld = true
  const read = store.refresh()
  await expect.poll(() => answers).toHaveLength(1)
  expect(store.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 100 } })
  answers[0]?.()
  await read
  expect(store.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 112 } })
})
