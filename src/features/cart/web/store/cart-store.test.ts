import { describe, expect, test } from 'vitest'
import { typedCall } from '#platform/web/call/call.ts'
import type { CartContract } from '../../contract.ts'
import { fakeCartServer, fakeItem, memoryStorage } from '../cart-fake.ts'
import { createCartStore } from './cart-store.ts'
import type { CartEvent } from './cart-types.ts'

const hoodie = fakeItem('HOODIE-M')
const shoe = fakeItem('SHOE-39', 2, 112)
const gone = fakeItem('GONE')

const shop = () => fakeCartServer([hoodie, shoe])
let ids = 0
const oneTurn = () => {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>) => (last = last.then(work))
}

const tab = (
  server: ReturnType<typeof shop>,
  storage: ReturnType<typeof memoryStorage> | null = memoryStorage(),
  inTurn = oneTurn(),
) => {
  const waiting: (() => void)[] = []
  const store = createCartStore({
    call: typedCall<CartContract>(server.call),
    storeCode: 'en',
    storage: storage ?? undefined,
    now: () => 1_000,
    newId: () => `id-${(ids += 1)}`,
    inTurn,
    after: (_, work) => {
      waiting.push(work)
      return () => void waiting.splice(waiting.indexOf(work), 1)
    },
  })
  const lines = () => Object.fromEntries(store.getView().lines.map((line) => [line.item.sku, line.qty]))
  const passTime = async () => {
    waiting.splice(0).forEach((work) => work())
    await store.whenSettled()
  }
  return { store, storage, lines, passTime }
}

describe('[CART-109] the driver', () => {
  test('shows a piece at once, makes the cart with the first command, and counts pieces', async () => {
    const server = shop()
    const { store, lines } = tab(server)
    store.add(hoodie, 2)
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(store.getView().count).toBe(2)
    await store.whenSettled()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
    expect(server.seen.map(({ key }) => key)).toEqual(['POST /api/cart/create', 'POST /api/cart/update'])
  })

  test('repeats a command whose answer was lost, with the same body', async () => {
    const server = shop()
    const { store, lines, passTime } = tab(server)
    store.add(hoodie)
    await store.whenSettled()
    server.trouble.push('loseAnswer', 'loseRequest')
    store.add(hoodie)
    await store.whenSettled()
    expect(store.getView().isUnreachable).toBe(true)
    await passTime()
    await passTime()
    const [, , ...sent] = server.seen.filter(({ key }) => key.startsWith('POST'))
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(sent).toHaveLength(3)
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
    expect(store.getView().isUnreachable).toBe(false)
  })

  test('ten quick taps on plus send the last quantity', async () => {
    const server = shop()
    const { store } = tab(server)
    store.add(hoodie)
    await store.whenSettled()
    for (let qty = 2; qty <= 11; qty += 1) {
      const [line] = store.getView().lines
      if (line) store.setQty(line, qty)
    }
    await store.whenSettled()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 11 }])
    expect(server.seen.filter(({ key }) => key.endsWith('/update')).length).toBeLessThanOrEqual(3)
  })

  test('a new piece that the server refuses leaves the cart, and the shopper is told', async () => {
    const server = shop()
    const { store, lines } = tab(server)
    const events: CartEvent[] = []
    store.onEvent((event) => events.push(event))
    store.add(gone)
    await store.whenSettled()
    expect(lines()).toEqual({})
    expect(events).toMatchObject([{ kind: 'refused', code: 'PRODUCT_NOT_FOUND' }])
  })

  test('a short line stays with its error, and is told of', async () => {
    const server = shop()
    const { store } = tab(server)
    const events: CartEvent[] = []
    store.onEvent((event) => events.push(event))
    store.add(shoe, 5)
    await store.whenSettled()
    expect(store.getView().lines[0]?.item.errors.stock).toBe('Only 2 left')
    expect(events).toMatchObject([{ kind: 'short' }])
  })

  test('a cart that the server lost is made anew with all its lines', async () => {
    const server = shop()
    const { store, lines } = tab(server)
    store.add(hoodie, 2)
    await store.whenSettled()
    server.carts.clear()
    store.add(shoe)
    await store.whenSettled()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2, 'SHOE-39': 1 }])
    expect(lines()).toEqual({ 'HOODIE-M': 2, 'SHOE-39': 1 })
  })

  test('what was taken away can be put back', async () => {
    const server = shop()
    const { store, lines } = tab(server)
    store.add(hoodie, 3)
    await store.whenSettled()
    const [line] = store.getView().lines
    if (line) store.remove(line)
    expect(lines()).toEqual({})
    const [removed] = store.getView().removed
    if (removed) store.restore(removed)
    await store.whenSettled()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 3 }])
  })

  test('another size in place of a line joins the line that has it', async () => {
    const server = shop()
    const { store, lines } = tab(server)
    store.add(hoodie, 3)
    store.add(shoe)
    await store.whenSettled()
    const line = store.getView().lines.find((one) => one.item.sku === 'HOODIE-M')
    if (line) store.replace(line, shoe)
    await store.whenSettled()
    expect(lines()).toEqual({ 'SHOE-39': 4 })
    expect(server.quantities()).toEqual([{ 'SHOE-39': 4 }])
  })
})

test('[CART-113] another size that the server refuses leaves the line as it was', async () => {
  const server = shop()
  const { store, lines } = tab(server)
  store.add(hoodie, 3)
  await store.whenSettled()
  const [line] = store.getView().lines
  if (line) store.replace(line, gone)
  await store.whenSettled()
  expect(lines()).toEqual({ 'HOODIE-M': 3 })
})

describe('[CART-110] several tabs', () => {
  test('two tabs that add at the same moment lose nothing and end equal', async () => {
    const server = shop()
    const storage = memoryStorage()
    const inTurn = oneTurn()
    const one = tab(server, storage, inTurn)
    const two = tab(server, storage, inTurn)
    one.store.add(hoodie)
    two.store.add(shoe)
    two.store.add(hoodie)
    await Promise.all([one.store.whenSettled(), two.store.whenSettled()])
    one.store.hearStorage('vitrine.cart.en')
    two.store.hearStorage('vitrine.cart.en')
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2, 'SHOE-39': 1 }])
    expect(one.lines()).toEqual({ 'HOODIE-M': 2, 'SHOE-39': 1 })
    expect(two.lines()).toEqual(one.lines())
  })

  test('what a closed tab left behind is sent by the one that lives', async () => {
    const server = shop()
    const storage = memoryStorage()
    const closed = tab(server, storage, () => new Promise(() => {}))
    closed.store.add(hoodie)
    const living = tab(server, storage)
    living.store.hearStorage('vitrine.cart.en.op.1')
    expect(living.lines()).toEqual({ 'HOODIE-M': 1 })
    await living.passTime()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 1 }])
  })

  test('an order placed in one tab empties the others', async () => {
    const server = shop()
    const storage = memoryStorage()
    const one = tab(server, storage)
    one.store.add(hoodie)
    await one.store.whenSettled()
    const two = tab(server, storage)
    one.store.clear()
    two.store.hearStorage('vitrine.cart.en')
    expect(two.store.getView()).toMatchObject({ count: 0, cartId: undefined })
  })
})

describe('[CART-111] storage', () => {
  test('the cart and what waits survive a reload', async () => {
    const server = shop()
    const storage = memoryStorage()
    const before = tab(server, storage)
    server.trouble.push('loseRequest')
    before.store.add(hoodie)
    await before.store.whenSettled()
    const after = tab(server, storage)
    expect(after.lines()).toEqual({ 'HOODIE-M': 1 })
    await after.store.refresh()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 1 }])
  })

  test.each([
    ['full', memoryStorage(0)],
    ['forbidden', null],
  ])('a %s storage does not lose the cart while the page lives', async (_, storage) => {
    const server = shop()
    const { store, lines } = tab(server, storage)
    store.add(hoodie)
    store.add(shoe)
    await store.whenSettled()
    expect(lines()).toEqual({ 'HOODIE-M': 1, 'SHOE-39': 1 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 1, 'SHOE-39': 1 }])
  })
})

describe('[CART-112] totals', () => {
  test('are asked for only while somebody looks, and belong to the lines in sight', async () => {
    const server = shop()
    const { store } = tab(server)
    store.add(hoodie)
    await store.whenSettled()
    expect(store.getView().totals).toBeUndefined()
    const stop = store.watchTotals()
    await store.refresh()
    expect(store.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 50 } })
    store.add(hoodie)
    expect(store.getView().areTotalsFresh).toBe(false)
    await store.whenSettled()
    expect(store.getView()).toMatchObject({ areTotalsFresh: true, totals: { grand_total: 100 } })
    stop()
  })
})
