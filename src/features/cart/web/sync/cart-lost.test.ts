import { describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { fakeCoupon, memoryStorage } from '../cart-fake.ts'
import { hoodie, open, shoe, shop } from '../shopper-fake.ts'

/** A shop that refuses one cart, from the moment on at which it is told to. */
const shopThatRefuses = (code: string, meta: Record<string, unknown> = {}) => {
  const server = shop()
  const asked: unknown[] = []
  let refused: string | undefined
  const call: AnyCall = async (key, input, options) => {
    const { cartItem } = (input.body ?? {}) as { cartItem?: { quoteId: string } }
    if (key === 'POST /api/cart/create') asked.push(input.query)
    const named = input.query?.['cartId'] ?? cartItem?.quoteId
    return named !== undefined && named === refused ? refuse(code, meta) : server.call(key, input, options)
  }
  const end = (cartId: string | undefined) => {
    refused = cartId
    server.carts.delete(cartId ?? '')
  }
  return { server, call, asked, end }
}

test('[CART-200] what was ordered elsewhere leaves the cart; what was put in since is in the next one', async () => {
  const { server, call, asked, end } = shopThatRefuses('CART_NOT_FOUND', { bought: { [hoodie.sku]: 2 } })
  const { store, lines } = open(server, { call })
  store.add(hoodie, 2)
  await store.whenSettled()
  end(store.getView().cartId)
  await store.refresh()
  expect([lines(), store.getView().cartId, server.quantities()]).toEqual([{}, undefined, []])
  store.add(hoodie, 1)
  await store.whenSettled()
  end(store.getView().cartId)
  store.add(hoodie, 2)
  store.add(shoe)
  await store.whenSettled()
  expect(lines()).toEqual({ [hoodie.sku]: 1, [shoe.sku]: 1 })
  expect(server.quantities()).toEqual([{ [hoodie.sku]: 1, [shoe.sku]: 1 }])
  expect(asked).toEqual([{}, {}, {}])
})

test('[CART-200] a coupon that comes too late brings nothing back', async () => {
  const { server, call, end } = shopThatRefuses('CART_NOT_FOUND', { bought: { [hoodie.sku]: 2 } })
  const { store, lines } = open(server, { call })
  store.add(hoodie, 2)
  await store.whenSettled()
  end(store.getView().cartId)
  await store.applyCoupon('TENTH')
  expect([lines(), server.quantities()]).toEqual([{}, []])
})

test('[CART-199] a cart that is made anew says in whose place, also after a reload', async () => {
  const { server, call, asked, end } = shopThatRefuses('UNAUTHORIZED')
  const storage = memoryStorage()
  const first = open(server, { call, storage })
  first.store.add(hoodie, 2)
  await first.store.whenSettled()
  const { cartId } = first.store.getView()
  end(cartId)
  server.trouble.push('loseRequest')
  await first.store.refresh()
  const second = open(server, { call, storage })
  await second.store.whenSettled()
  expect(second.lines()).toEqual({ [hoodie.sku]: 2 })
  expect(asked.at(-1)).toEqual({ copyOf: cartId })
})

test('[CART-347] totals that are refused with a lost session are asked for once, then for the cart of the guest', async () => {
  const { server, call, asked, end } = shopThatRefuses('UNAUTHORIZED')
  const refused: string[] = []
  let lost: string | undefined
  const { store, lines } = open(server, {
    call: async (key, input, options) => {
      if (lost !== undefined && input.query?.['cartId'] === lost) refused.push(key)
      return call(key, input, options)
    },
  })
  store.add(hoodie, 2)
  await store.whenSettled()
  lost = store.getView().cartId
  end(lost)
  store.watchTotals()
  await expect.poll(() => store.getView().areTotalsFresh).toBe(true)
  store.watchTotals()
  await store.whenSettled()
  expect([lines(), refused, asked.at(-1)]).toEqual([{ [hoodie.sku]: 2 }, ['GET /api/cart/totals'], { copyOf: lost }])
  expect(store.getView().cartId).not.toBe(lost)
})

test.each([12.5, 0])(
  '[CART-106] bonuses that were asked for, %s, are asked for of the cart made anew',
  async (amount) => {
    const { server, call, end } = shopThatRefuses('CART_NOT_FOUND')
    const asked: unknown[] = []
    const { store } = open(server, {
      call: async (key, input, options) => {
        const cartId = input.query?.['cartId']
        const isThere = typeof cartId === 'string' && server.carts.has(cartId)
        if (!/bonuses-(spend|skip)$/.test(key) || !isThere) return call(key, input, options)
        asked.push([cartId, amount])
        const totals = { items: [], totals: [], grand_total: 50, currency: 'USD' }
        return ok(totals, { bonuses: { balance: 40, most: 20, spent: amount, wanted: amount } })
      },
    })
    store.add(hoodie)
    await store.whenSettled()
    const first = store.getView().cartId
    await store.spendBonuses(amount)
    end(first)
    await store.refresh()
    const second = store.getView().cartId
    expect(second).not.toBe(first)
    expect(asked).toEqual([
      [first, amount],
      [second, amount],
    ])
  },
)

describe('[CART-106] the coupon of a cart that is made anew', () => {
  const withCoupon = async () => {
    const { server, call, end } = shopThatRefuses('CART_NOT_FOUND')
    const storage = memoryStorage()
    const shopper = open(server, { call, storage })
    shopper.store.add(hoodie, 2)
    await shopper.store.whenSettled()
    await shopper.store.applyCoupon(fakeCoupon.code)
    const lose = () => end(shopper.store.getView().cartId)
    const coupons = () => [...server.carts.values()].map(({ coupon }) => coupon?.code)
    return { ...shopper, server, call, storage, lose, coupons }
  }

  test('is applied to it again', async () => {
    const { store, lines, events, lose, coupons } = await withCoupon()
    lose()
    await store.refresh()
    expect(lines()).toEqual({ [hoodie.sku]: 2 })
    expect(coupons()).toEqual([fakeCoupon.code])
    expect([store.getView().coupon?.code, store.getView().waitingCoupon, events]).toEqual([
      fakeCoupon.code,
      undefined,
      [],
    ])
  })

  test('is applied after a reload, where the first try got no answer', async () => {
    const { store, server, call, storage, lose, coupons } = await withCoupon()
    lose()
    server.trouble.push('loseRequest')
    await store.refresh()
    expect(coupons()).toEqual([])
    const second = open(server, { call, storage })
    await second.store.whenSettled()
    expect(coupons()).toEqual([fakeCoupon.code])
  })

  test('that no longer counts is told', async () => {
    const { server, call, end } = shopThatRefuses('CART_NOT_FOUND')
    let isOver = false
    const { store, events, lines } = open(server, {
      call: async (key, input, options) =>
        isOver && key.endsWith('/apply-coupon') ? refuse('COUPON_EXPIRED') : call(key, input, options),
    })
    store.add(hoodie)
    await store.applyCoupon(fakeCoupon.code)
    isOver = true
    end(store.getView().cartId)
    await store.refresh()
    expect(events).toEqual([{ kind: 'couponRefused', code: 'COUPON_EXPIRED', coupon: fakeCoupon.code }])
    expect([lines(), store.getView().coupon, store.getView().waitingCoupon]).toEqual([
      { [hoodie.sku]: 1 },
      null,
      undefined,
    ])
  })

  test('that was taken off stays off', async () => {
    const { store, lose, coupons } = await withCoupon()
    lose()
    await store.removeCoupon()
    expect(coupons()).toEqual([undefined])
  })

  test('does not come along from a cart that was ordered', async () => {
    const { server, call, end } = shopThatRefuses('CART_NOT_FOUND', { bought: { [hoodie.sku]: 2 } })
    const { store } = open(server, { call })
    store.add(hoodie, 3)
    await store.applyCoupon(fakeCoupon.code)
    end(store.getView().cartId)
    await store.refresh()
    expect([...server.carts.values()].map(({ coupon }) => coupon)).toEqual([null])
  })
})
