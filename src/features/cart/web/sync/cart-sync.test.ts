import { describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { CallOptions } from '#core/endpoint.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { fakeItem, memoryStorage } from '../cart-fake.ts'
import type { CartRules } from '../store/cart-rules.ts'

import { calls, hoodie, open, otherDevice, shoe, shop, withHoodie } from '../shopper-fake.ts'

describe('[CART-114] the cart and the server compared', () => {
  test('what another device added is added here, what it took away goes, and nothing is sent', async () => {
    const { server, store, lines } = await withHoodie()
    otherDevice(server, [shoe, 3])
    await store.refresh()
    expect(lines()).toEqual({ 'SHOE-39': 3 })
    expect(server.quantities()).toEqual([{ 'SHOE-39': 3 }])
  })

  test('a dry run only reports', async () => {
    const { server, store, lines } = await withHoodie()
    otherDevice(server, [hoodie, 5], [shoe, 3])
    expect(await store.compare({ dryRun: true, forceClientState: true })).toMatchObject([
      { party: 'server', status: 'wrong-qty', sku: 'HOODIE-M', clientQty: 2, serverQty: 5 },
      { party: 'server', status: 'no-item', sku: 'SHOE-39', clientQty: 0, serverQty: 3 },
    ])
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 5, 'SHOE-39': 3 }])
  })

  test('by force the server becomes what is in sight', async () => {
    const { server, store, lines } = await withHoodie()
    otherDevice(server, [hoodie, 5], [shoe, 3])
    await store.compare({ forceClientState: true })
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
  })

  test('settings may keep lines and quantities of the browser', async () => {
    const { server, store, lines } = await withHoodie({
      rules: { flags: { canRemoveLines: false, canChangeLines: false } },
    })
    otherDevice(server, [shoe, 3])
    await store.refresh()
    expect(lines()).toEqual({ 'HOODIE-M': 2, 'SHOE-39': 3 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2, 'SHOE-39': 3 }])
  })

  test('where the settings do not merge, the first look only reports', async () => {
    const { server } = await withHoodie()
    const [cartId = ''] = server.carts.keys()
    const { store, lines } = open(server, { rules: { mergesWithServer: false } })
    await store.adopt(cartId)
    expect(lines()).toEqual({})
    expect(calls(server, 'GET /api/cart/pull')).toBe(1)
  })
})

describe('[CART-115] when the server is asked', () => {
  test('a cart that is as it was at the last comparison is not read again, one that was tampered with is', async () => {
    const storage = memoryStorage()
    const { server } = await withHoodie({ storage })
    await open(server, { storage }).store.whenSettled()
    expect(calls(server, 'GET /api/cart/pull')).toBe(0)
    const kept = storage.getItem('vitrine.cart.en') ?? ''
    storage.setItem('vitrine.cart.en', kept.replace('"qty":2', '"qty":9'))
    const { store, lines } = open(server, { storage })
    expect(lines()).toEqual({ 'HOODIE-M': 9 })
    await store.whenSettled()
    expect(calls(server, 'GET /api/cart/pull')).toBe(1)
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
  })

  test('offline nothing is asked; back online what waits is sent', async () => {
    let isOnline = false
    const server = shop()
    const { store, lines, passTime } = open(server, { isOnline: () => isOnline })
    store.add(hoodie, 2)
    await store.whenSettled()
    expect(server.seen).toEqual([])
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(store.getView().isUnreachable).toBe(true)
    isOnline = true
    await passTime()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
  })

  test('[CART-117] a server whose past was brought back is believed, and not asked for ever', async () => {
    const { server, store, lines } = await withHoodie()
    for (const cart of server.carts.values()) {
      cart.version = 0
      cart.lines = []
    }
    await store.refresh()
    expect(lines()).toEqual({})
    expect(calls(server, 'GET /api/cart/pull')).toBe(1)
  })
})

describe('[CART-118] a session that the server refuses', () => {
  const refusing = (server: ReturnType<typeof shop>, options: (CallOptions | undefined)[] = []): AnyCall => {
    return (key, input, how) => {
      options.push(how)
      return how?.asGuest ? server.call(key, input, how) : Promise.resolve(refuse('UNAUTHORIZED'))
    }
  }

  test('gets a cart as a guest, and uses it as one', async () => {
    const server = shop()
    const options: (CallOptions | undefined)[] = []
    const { store, lines, events } = open(server, { call: refusing(server, options) })
    store.add(hoodie, 2)
    await store.whenSettled()
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
    expect(options.map((how) => how?.asGuest ?? false)).toEqual([false, true, true])
    expect(events).toEqual([])
  })

  test('not more often than the settings say; then the shopper is told once, and the cart stays', async () => {
    const server = shop()
    const { store, lines, events, passTime } = open(server, {
      call: refusing(server),
      rules: { maxBypassAttempts: 0 },
    })
    store.add(hoodie, 2)
    await store.whenSettled()
    await passTime()
    expect(events).toEqual([{ kind: 'syncDisabled' }])
    expect(lines()).toEqual({ 'HOODIE-M': 2 })
    expect(server.seen).toEqual([])
  })

  test('after signing in the session counts again', async () => {
    const server = shop()
    const options: (CallOptions | undefined)[] = []
    const { store } = open(server, { call: refusing(server, options) })
    store.add(hoodie)
    await store.whenSettled()
    await store.adopt('cart-of-customer')
    expect(options[3]?.asGuest).toBeUndefined()
  })
})

describe('[CART-119] without a server that judges the cart', () => {
  const offSync = (qty: number): Partial<CartRules> => ({
    isSyncOn: false,
    stockTexts: { inStock: 'In stock', outOfStock: 'Sold out' },
    stockOf: async (skus) => ok(skus.map((product_sku) => ({ product_sku, qty, is_in_stock: qty > 0 }))),
  })

  test('nothing is sent, and the stock of the lines is asked for by itself', async () => {
    const { server, store } = await withHoodie({ rules: offSync(0) })
    await store.refresh()
    expect(server.seen).toEqual([])
    expect(store.getView().lines[0]?.item.errors.stock).toBe('Sold out')
  })

  test('what is sold out goes where that may not be in a cart', async () => {
    const { store, lines } = await withHoodie({ rules: { ...offSync(0), allowsOutOfStock: false } })
    await store.refresh()
    expect(lines()).toEqual({})
  })

  test('fifteen at a time', async () => {
    const asked: number[] = []
    const { store } = open(shop(), {
      rules: {
        isSyncOn: false,
        stockOf: async (skus) => {
          asked.push(skus.length)
          return asked.length === 2 ? refuse('TIMEOUT') : ok([])
        },
      },
    })
    for (let at = 0; at < 33; at += 1) store.add(fakeItem(`P${at}`))
    await store.refresh()
    expect(asked).toEqual([15, 15, 3])
  })
})

describe('[CART-133] coupons and totals', () => {
  test.each([
    ['totals are not synced', { areTotalsSynced: false }],
    ['the cart is not', { isSyncOn: false }],
  ])('are not asked for where %s', async (_, rules) => {
    const { server, store } = await withHoodie({ rules })
    store.watchTotals()
    await store.whenSettled()
    expect(await store.applyCoupon('WELCOME10')).toMatchObject({ ok: false, code: 'TOTALS_NOT_SYNCED' })
    expect(server.seen.filter(({ key }) => key.includes('coupon') || key.includes('totals'))).toEqual([])
  })

  test('nor where there is no cart yet', async () => {
    const server = shop()
    expect(await open(server).store.applyCoupon('WELCOME10')).toMatchObject({ code: 'TOTALS_NOT_SYNCED' })
    expect(server.seen).toEqual([])
  })
})
