import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { hoodie, open, shoe, shop } from '../shopper-fake.ts'
import { memoryStorage } from '../cart-fake.ts'

/** A browser whose shop comes and goes. */
const browser = (server: ReturnType<typeof shop>, storage = memoryStorage()) => {
  const line = { isUp: true }
  const shopper = open(server, {
    storage,
    isOnline: () => line.isUp,
    rules: { terms: { settings, currency: 'USD', language: 'en' } },
  })
  const comeBack = async () => {
    line.isUp = true
    await shopper.store.whenSettled()
  }
  const goOffline = () => {
    line.isUp = false
  }
  const shown = (code: string) => shopper.store.getView().shown.find((one) => one.code === code)?.value
  return { ...shopper, comeBack, goOffline, shown }
}
const bundle = {
  ...shoe,
  sku: 'KIT',
  type_id: 'bundle' as const,
  product_option: {
    extension_attributes: { bundle_options: [{ option_id: 1, option_selections: [2], option_qty: 1 }] },
  },
}
const engraved = {
  ...hoodie,
  sku: 'ENGRAVED',
  product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'Ada' }] } },
}

describe('[CART-163] somebody who has never reached the shop', () => {
  test('puts in pieces of every kind, changes, takes away, brings back; all of it is there when the shop is', async () => {
    const server = shop()
    const { store, lines, goOffline, comeBack } = browser(server)
    goOffline()
    store.add(hoodie, 2)
    store.add(shoe)
    for (const piece of [bundle, engraved]) store.add(piece)
    await store.whenSettled()
    expect(store.getView()).toMatchObject({ status: 'ready', count: 5, isUnreachable: true })
    const lineOf = (sku: string) => store.getView().lines.find(({ item }) => item.sku === sku)
    const [first, second] = [lineOf('HOODIE-M'), lineOf('SHOE-39')]
    if (first) store.setQty(first, 3)
    if (second) store.remove(second)
    expect(lines()).toEqual({ 'HOODIE-M': 3, KIT: 1, ENGRAVED: 1 })
    const [removed] = store.getView().removed
    if (removed) store.restore(removed)
    for (const sku of ['KIT', 'ENGRAVED']) {
      const line = lineOf(sku)
      if (line) store.remove(line)
    }
    await store.whenSettled()
    expect(server.seen).toEqual([])
    await comeBack()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 3, 'SHOE-39': 1 }])
    expect(lines()).toEqual({ 'HOODIE-M': 3, 'SHOE-39': 1 })
    expect(store.getView()).toMatchObject({ isUnreachable: false, isSaving: false })
  })

  test('also where the browser was closed meanwhile', async () => {
    const server = shop()
    const storage = memoryStorage()
    const before = browser(server, storage)
    before.goOffline()
    before.store.add(hoodie, 2)
    await before.store.applyCoupon('TENTH')
    const after = browser(server, storage)
    await after.store.refresh()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 2 }])
    expect(after.store.getView()).toMatchObject({ coupon: { code: 'TENTH' }, waitingCoupon: undefined })
  })
})

describe('[CART-162] a coupon without a shop', () => {
  test('is kept, said to wait, and applied after the lines', async () => {
    const server = shop()
    const { store, goOffline, comeBack, shown } = browser(server)
    goOffline()
    store.add(hoodie, 2)
    expect(await store.applyCoupon('TENTH')).toMatchObject({ ok: true })
    expect(store.getView()).toMatchObject({ waitingCoupon: 'TENTH', coupon: null })
    expect(shown('coupon_code')).toBeUndefined()
    await comeBack()
    expect(server.seen.map(({ key }) => key.split('/').at(-1))).toEqual(['create', 'update', 'apply-coupon'])
    expect(store.getView()).toMatchObject({ waitingCoupon: undefined, coupon: { code: 'TENTH' } })
    expect(shown('coupon_code')).toBe(-10)
  })

  test('that is refused then goes, and a notice says why', async () => {
    const { store, goOffline, comeBack, events } = browser(shop())
    goOffline()
    store.add(hoodie)
    await store.applyCoupon('NOPE')
    await comeBack()
    expect(events).toEqual([{ kind: 'couponRefused', code: 'COUPON_NOT_FOUND', coupon: 'NOPE' }])
    expect(store.getView()).toMatchObject({ waitingCoupon: undefined, coupon: null, isUnreachable: false })
  })

  test('taken off is off at once, and on the server later', async () => {
    const server = shop()
    const { store, goOffline, comeBack, shown } = browser(server)
    store.add(hoodie, 2)
    await store.applyCoupon('TENTH')
    expect(shown('grand_total')).toBe(90)
    goOffline()
    await store.removeCoupon()
    expect(store.getView().coupon).toBeNull()
    expect(shown('grand_total')).toBe(100)
    await comeBack()
    expect([...server.carts.values()].map(({ coupon }) => coupon)).toEqual([null])
  })

  test('online a wrong one is refused at once and leaves nothing behind', async () => {
    const { store, events } = browser(shop())
    store.add(hoodie)
    expect(await store.applyCoupon('NOPE')).toMatchObject({ ok: false, code: 'COUPON_NOT_FOUND' })
    expect(events).toEqual([])
    expect(store.getView().waitingCoupon).toBeUndefined()
  })

  test('for a cart that the shop lost meanwhile goes to the one that is made in its place', async () => {
    const server = shop()
    const { store, goOffline, comeBack } = browser(server)
    store.add(hoodie)
    await store.whenSettled()
    goOffline()
    server.carts.clear()
    await store.applyCoupon('TENTH')
    await comeBack()
    expect(server.quantities()).toEqual([{ 'HOODIE-M': 1 }])
    expect(store.getView().coupon?.code).toBe('TENTH')
  })
})

describe('[CART-161] [CHECKOUT-152] an estimate', () => {
  test('has delivery, payment and its discount of the methods that were chosen, before the shop has heard of them', async () => {
    const { store, goOffline, shown } = browser(shop())
    goOffline()
    store.add(hoodie, 2)
    expect(shown('shipping_on_checkout')).toBeNull()
    store.choose({ shipping: 'express', payment: 'banktransfer' })
    // delivery by express is 12; a bank transfer takes 2 % off, rounded up to whole dollars, from 50 on
    expect([shown('shipping'), shown('payment_discount'), shown('grand_total')]).toEqual([12, -2, 110])
    store.choose({ shipping: 'standard', payment: 'cashondelivery' })
    // standard is free from 100 on
    expect([shown('shipping'), shown('payment_discount'), shown('grand_total')]).toEqual([0, undefined, 100])
    store.choose(undefined)
    expect(shown('shipping_on_checkout')).toBeNull()
  })
})

describe('[CART-168] what is no answer of the shop', () => {
  const by = (server: ReturnType<typeof shop>, code: string, times: number): AnyCall => {
    let left = times
    return (key, input, options) =>
      key.endsWith('/update') && (left -= 1) >= 0 ? Promise.resolve(refuse(code)) : server.call(key, input, options)
  }

  test.each(['BAD_CONTENT_TYPE', 'WRONG_SHAPE', 'TIMEOUT', 'NOT_READY'])(
    '%s is asked again however often',
    async (code) => {
      const server = shop()
      const { store, lines, passTime, events } = open(server, { call: by(server, code, 20) })
      store.add(hoodie)
      await store.whenSettled()
      for (let wait = 0; wait < 20; wait += 1) await passTime()
      expect(lines()).toEqual({ 'HOODIE-M': 1 })
      expect(server.quantities()).toEqual([{ 'HOODIE-M': 1 }])
      expect(events).toEqual([])
    },
  )

  test('a command over which the server breaks eight times is given up and told; seven times are nothing', async () => {
    for (const [times, isThere] of [
      [7, true],
      [8, false],
    ] as const) {
      const server = shop()
      const { store, lines, passTime, events } = open(server, { call: by(server, 'INTERNAL_ERROR', times) })
      store.add(hoodie)
      await store.whenSettled()
      for (let wait = 0; wait < 10; wait += 1) await passTime()
      expect(lines()).toEqual(isThere ? { 'HOODIE-M': 1 } : {})
      expect(events.length).toBe(isThere ? 0 : 1)
    }
  })
})
