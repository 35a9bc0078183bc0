import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { plainBrowser, soldVariant } from '#test/support/plain-browser.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const browser = () => plainBrowser(shop)
const variant = (offset = 0) => soldVariant(shop, offset)
const lineIds = (html: string) => [...html.matchAll(/name="item" value="(\d+)"/g)].map(([, id = '']) => id)
const quantities = (html: string) =>
  [...html.matchAll(/<input[^>]*name="qty"[^>]*>/g)].map(([tag]) => Number(/value="(\d+)"/.exec(tag)?.[1]))

describe('the cart without a script', () => {
  test('[CART-65] [CART-66] is shown, changed and emptied by forms', async () => {
    const { open, send } = browser()
    const added = await send('/cart/add', { sku: await variant(), qty: '2', store: 'en', back: '/' })
    expect(added.statusCode).toBe(200)
    expect(quantities(added.body)).toEqual([2])
    expect(added.body).toContain('action="/cart/change"')
    const [item = ''] = lineIds(added.body)
    const more = await send('/cart/change', { store: 'en', item, qty: '3' })
    expect(quantities(more.body)).toEqual([3])
    const two = await send('/cart/add', { sku: await variant(40), qty: '1', store: 'en', back: '/' })
    expect(lineIds(two.body)).toHaveLength(2)
    expect(quantities((await send('/cart/change', { store: 'en', item, qty: '0' })).body)).toEqual([1])
    const [last = ''] = lineIds((await open('/en/cart')).body)
    const empty = await send('/cart/change', { store: 'en', item: last, qty: '1', remove: '1' })
    expect(lineIds(empty.body)).toEqual([])
  })

  test("[CART-65] is nobody else's, and never kept", async () => {
    const mine = browser()
    const own = await mine.send('/cart/add', { sku: await variant(), qty: '4', store: 'en', back: '/' })
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(own.headers).not.toHaveProperty('etag')
    for (const other of [browser(), browser()]) {
      const page = await other.open('/en/cart')
      expect(lineIds(page.body)).toEqual([])
      expect(page.headers['cache-control']).toBe('no-cache')
    }
    expect((await browser().open('/en/cart')).body).not.toContain(mine.cookies['cart-en'])
    expect(quantities((await mine.open('/en/cart')).body)).toEqual([4])
    // another view has another cart
    expect(lineIds((await mine.open('/ru/cart')).body)).toEqual([])
    const home = await mine.open('/en')
    expect(home.headers['cache-control']).toBe('no-cache')
  })

  test('[CART-65] a cookie that names nothing of ours is no cart', async () => {
    for (const value of ['nope', "' or 1=1", '00000000-0000-4000-8000-000000000000']) {
      const { cookies, open } = browser()
      cookies['cart-en'] = value
      const page = await open('/en/cart')
      expect({ status: page.statusCode, lines: lineIds(page.body) }).toEqual({ status: 200, lines: [] })
    }
  })

  test('[CART-66] what makes no sense leaves the cart as it was', async () => {
    const { send } = browser()
    const added = await send('/cart/add', { sku: await variant(), qty: '2', store: 'en', back: '/' })
    const [item = ''] = lineIds(added.body)
    for (const form of [
      { store: 'en', item, qty: '' },
      { store: 'en', item, qty: '-1' },
      { store: 'en', item, qty: 'many' },
      { store: 'en', item, qty: '1e3' },
      { store: 'en', item: 'x', qty: '7' },
      { store: 'en', item: '999999', qty: '7' },
      { store: 'en', qty: '7' },
    ])
      expect(quantities((await send('/cart/change', form as Record<string, string>)).body)).toEqual([2])
    expect(quantities((await send('/cart/change', { store: 'en', item, qty: '99999' })).body)).toEqual([10_000])
  })

  test('[CART-206] a piece that is not taken leaves the cart that there is', async () => {
    const { open, send, cookies } = browser()
    await send('/cart/add', { sku: await variant(), qty: '2', store: 'en', back: '/' })
    const cart = cookies['cart-en']
    await send('/cart/add', { sku: 'GONE', qty: '1', store: 'en', back: '/' })
    const pieces = { [`piece-${await variant(40)}`]: '1', 'piece-GONE': '1' }
    await send('/cart/add', { sku: 'SET', ...pieces, store: 'en', back: '/' })
    expect(cookies['cart-en']).toBe(cart)
    expect(quantities((await open('/en/cart')).body)).toEqual([2, 1])
    // one that was closed is no cart any more
    await shop.app.inject({ method: 'POST', url: `/api/cart/close?cartId=${cart}`, payload: {} })
    const next = await send('/cart/add', { sku: await variant(), qty: '3', store: 'en', back: '/' })
    expect(quantities(next.body)).toEqual([3])
    expect(cookies['cart-en']).not.toBe(cart)
  })

  test('[CART-67] a form of another site changes nothing', async () => {
    const { open, send } = browser()
    const added = await send('/cart/add', { sku: await variant(), qty: '2', store: 'en', back: '/' })
    const [item = ''] = lineIds(added.body)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      await send('/cart/change', { store: 'en', item, qty: '9' }, headers)
      await send('/cart/add', { sku: await variant(), qty: '9', store: 'en', back: '/' }, headers)
    }
    expect(quantities((await open('/en/cart')).body)).toEqual([2])
  })
})
