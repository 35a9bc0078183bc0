import { describe, expect, test } from 'vitest'
import { toCommand } from '../../rules/engine/engine.ts'
import { createPersistence } from './cart-persistence.ts'
import { isKeptItem } from './kept-cart.ts'
import { hoodie, open, shoe, shop } from '../shopper-fake.ts'
import { memoryStorage } from '../cart-fake.ts'

type Storage = ReturnType<typeof memoryStorage>

/** Calls `before` ahead of every touch of a storage. */
const watched = (kept: Storage, before: () => void): Storage => ({
  getItem: (key) => (before(), kept.getItem(key)),
  setItem: (key, value) => (before(), kept.setItem(key, value)),
  removeItem: (key) => (before(), kept.removeItem(key)),
  key: (at) => (before(), kept.key(at)),
  get length() {
    before()
    return kept.length
  },
})

/** A visit in which everything is done that a cart can do; what it ends with, in sight and on the server. */
const visit = async (storage: Storage) => {
  const server = shop()
  const { store, lines, passTime } = open(server, { storage })
  store.watchTotals()
  store.add(hoodie, 2)
  await store.whenSettled()
  server.trouble.push('loseAnswer')
  store.add(shoe)
  await store.whenSettled()
  await passTime()
  const [line] = store.getView().lines
  if (line) store.setQty(line, 5)
  await store.applyCoupon('NOPE')
  const other = store.getView().lines.find(({ item }) => item.sku === shoe.sku)
  if (other) store.remove(other)
  const [removed] = store.getView().removed
  if (removed) store.restore(removed)
  await store.refresh()
  await passTime()
  await passTime()
  return { seen: lines(), there: server.quantities().at(-1) }
}
const whole = { 'HOODIE-M': 5, 'SHOE-39': 1 }

describe('[CART-165] storage that fails', () => {
  let calls = 0
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }

  test('a visit that is left alone ends with everything', async () => {
    const storage = memoryStorage()
    expect(await visit(watched(storage, () => void (calls += 1)))).toEqual({ seen: whole, there: whole })
    expect(calls).toBeGreaterThan(100)
  })

  test('at its n-th call, for every n: once, and from then on', async () => {
    for (let fatal = 1; fatal <= calls; fatal += 1) {
      for (const isForGood of [false, true]) {
        let count = 0
        const storage = watched(memoryStorage(), () => {
          count += 1
          if (isForGood ? count >= fatal : count === fatal) forbidden()
        })
        const { seen, there } = await visit(storage)
        expect(seen, `call ${fatal}`).toEqual(there)
        const least = isForGood ? whole : seen
        expect(seen, `call ${fatal}`).toEqual(least)
      }
    }
  })

  test.each([0, 1, 2, 3])('full after %i entries', async (limit) => {
    expect(await visit(memoryStorage(limit))).toEqual({ seen: whole, there: whole })
  })

  test('emptied by another tab in the middle, the cart goes on', async () => {
    const server = shop()
    const storage = memoryStorage()
    const { store, lines } = open(server, { storage })
    store.add(hoodie, 2)
    await store.whenSettled()
    for (let key = storage.key(0); key !== null; key = storage.key(0)) storage.removeItem(key)
    store.hearStorage(null)
    store.add(shoe)
    await store.whenSettled()
    expect(lines()).toEqual(server.quantities().at(-1))
    expect(lines()).toMatchObject({ 'SHOE-39': 1 })
  })

  const broken = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '{"items":7}',
    '{"cartId":"c","version":1,"items":[null]}',
    '{"cartId":"c","version":"x","items":[{"sku":1}],"refused":3}',
    '{"cartId":"c","version":2,"totals":{"totals":"?"},"coupon":[],"bonuses":1,"methods":2}',
    '{"opId":"o","kind":"set","key":"k","item":{"sku":"HOODIE-M"},"amount":1,"attempts":0}',
    '{"kind":"explode"}',
    '{"coupon":{},"bonuses":"all"}',
  ]
  test.each(broken)('that holds %s', async (text) => {
    const server = shop()
    const storage = memoryStorage()
    for (const key of ['', '.totals', '.wishes', '.count', '.op.000000000000001.000001.o'])
      storage.setItem(`vitrine.cart.en${key}`, text)
    const { store, lines } = open(server, { storage })
    store.watchTotals()
    expect(lines()).toEqual({})
    store.add(hoodie)
    await store.refresh()
    expect(lines()).toEqual({ 'HOODIE-M': 1 })
    expect(server.quantities().at(-1)).toEqual({ 'HOODIE-M': 1 })
    expect(store.getView().shown.at(-1)?.value).toBe(50)
  })
})

test('[CART-109] [CART-111] a clock that is set right in between puts no command before an older one', () => {
  const storage = memoryStorage()
  let now = 2_000_000_000_000
  const openPage = () => createPersistence('en', storage, () => now, isKeptItem)
  const ask = (opId: string, kind: 'add' | 'remove') => {
    const kept = openPage()
    const before = kept.load()
    kept.save(before, { ...before, pending: [...before.pending, toCommand({ opId, kind, item: hoodie, amount: 1 })] })
  }
  ask('first', 'add')
  now = 1_700_000_000_000
  ask('second', 'remove')
  ask('third', 'add')
  expect(
    openPage()
      .load()
      .pending.map(({ opId }) => opId),
  ).toEqual(['first', 'second', 'third'])
})
