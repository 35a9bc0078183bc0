import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

/** A browser without JavaScript: it keeps cookies, sends forms and follows the answer. */
const browser = () => {
  const cookies: Record<string, string> = {}
  const ask = async (method: 'GET' | 'POST', url: string, form?: Record<string, string>, headers: object = {}) => {
    const answer = await shop.app.inject({
      method,
      url,
      cookies,
      headers: {
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...('origin' in headers ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }
  const open = (url: string) => ask('GET', url)
  const send = async (url: string, form: Record<string, string>, headers?: object) => {
    const { statusCode, headers: answered } = await ask('POST', url, form, headers)
    expect(statusCode).toBe(303)
    return open(String(answered.location))
  }
  const post = (url: string, form: Record<string, string>, headers?: object) => ask('POST', url, form, headers)
  return { cookies, open, send, post }
}
const variant = async (offset = 0) =>
  (
    await shop.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .innerJoin('product as parent', 'parent.id', 'product.parent_id')
      .select(['product.sku', 'parent.name'])
      .where('stock.qty', '>', 50)
      .where('parent.only_promo', '=', false)
      .where('parent.status', '<', 2)
      .orderBy('product.id')
      .offset(offset)
      .executeTakeFirstOrThrow()
  ).sku
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

describe('the checkout without a script', () => {
  const address = {
    email: 'hannah@mail.example',
    phone: '+1 646 555 0173',
    firstName: 'Hannah',
    lastName: 'Brooks',
    street: '86 Mercer Street',
    city: 'New York',
    region: 'ny',
    postcode: '10012',
    country: 'US',
  }
  const methods = { shipping: 'standard', payment: 'cashondelivery' }
  const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const order = (html: string, changes: Record<string, string> = {}) => ({
    ...address,
    ...methods,
    store: 'en',
    order: hidden(html, 'order'),
    total: hidden(html, 'total'),
    ...changes,
  })
  const filled = async () => {
    const page = browser()
    await page.send('/cart/add', { sku: await variant(), qty: '2', store: 'en', back: '/' })
    return page
  }
  // the demo's blogger has sold already
  const begun = new Date()
  const orders = () =>
    shop.db.selectFrom('shop_order').selectAll().where('created_at', '>=', begun).orderBy('created_at').execute()

  test('[CHECKOUT-40] [CHECKOUT-41] shows the total first, then orders, once', async () => {
    const { cookies, open, send, post } = await filled()
    const first = await open('/en/checkout')
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.body).toContain('action="/checkout/order"')
    const seen = await post('/checkout/order', order(first.body))
    expect(seen.statusCode).toBe(200)
    expect(seen.body).toContain('value="Hannah"')
    expect(await orders()).toEqual([])
    const total = Number(hidden(seen.body, 'total'))
    const before = { ...cookies }
    const placed = await post('/checkout/order', order(seen.body))
    expect(placed.statusCode).toBe(303)
    const [made] = await orders()
    expect(String(placed.headers.location)).toBe(`/en/order/${made?.id}`)
    expect(Number(made?.grand_total)).toBe(Math.round(total * 100))
    expect(made?.customer).toMatchObject({ shipping: { region_code: 'NY', city: 'New York' } })
    expect(cookies['cart-en']).toBe('')
    // the button pressed twice: the second one finds the cart closed
    Object.assign(cookies, before)
    await send('/checkout/order', order(seen.body))
    expect(await orders()).toHaveLength(1)
  })

  test('[CHECKOUT-302] a way of delivery is named by its title alone, its price describes it', async () => {
    const { body } = await (await filled()).open('/en/checkout')
    const radio = 'aria-labelledby="shipping-express" aria-describedby="shipping-express-price"'
    const label = '<span id="shipping-express">Express delivery</span><span id="shipping-express-price">, '
    expect([body.includes(radio), body.includes(label)]).toEqual([true, true])
  })

  test('[CHECKOUT-42] what is wrong is said, and what was typed stays', async () => {
    const { open, post } = await filled()
    const seen = await post('/checkout/order', order((await open('/en/checkout')).body))
    const wrong = await post('/checkout/order', order(seen.body, { phone: '12', postcode: 'x', lastName: '' }))
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Internal validation error. Please check if all required fields are filled in.')
    expect(wrong.body).toContain('value="86 Mercer Street"')
    expect(wrong.body.match(/aria-invalid="true"/g)).toHaveLength(3)
    const nothing = await post('/checkout/order', { store: 'en' })
    expect(nothing.statusCode).toBe(200)
    const nul = await post('/checkout/order', order(seen.body, { city: 'a\0b', street: '\ud800' }))
    expect(nul.statusCode).toBeLessThan(500)
  })

  test('[CHECKOUT-41] another total is shown before anything is ordered', async () => {
    const count = (await orders()).length
    const { open, post } = await filled()
    const seen = await post('/checkout/order', order((await open('/en/checkout')).body))
    const other = await post('/checkout/order', order(seen.body, { shipping: 'express' }))
    expect(other.statusCode).toBe(409)
    expect(other.body).toContain('The total has changed. Please look at it again.')
    expect(Number(hidden(other.body, 'total'))).toBeGreaterThan(Number(hidden(seen.body, 'total')))
    expect(await orders()).toHaveLength(count)
    expect((await post('/checkout/order', order(other.body, { shipping: 'express' }))).statusCode).toBe(303)
    expect(await orders()).toHaveLength(count + 1)
  })

  test('[CHECKOUT-40] nobody without a cart orders, and no other site does', async () => {
    const count = (await orders()).length
    expect((await browser().post('/checkout/order', order(''))).headers.location).toBe('/en/cart')
    const { open, post } = await filled()
    const seen = await post('/checkout/order', order((await open('/en/checkout')).body))
    const foreign = await post('/checkout/order', order(seen.body), { 'sec-fetch-site': 'cross-site' })
    expect(foreign.headers.location).toBe('/en/cart')
    expect(await orders()).toHaveLength(count)
  })
})
