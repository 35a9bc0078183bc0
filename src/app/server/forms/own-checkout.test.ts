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
const variant = () => soldVariant(shop)

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

  test('[CHECKOUT-478] what somebody agrees to stands below the button, with the ways to it', async () => {
    const [, below = ''] = (await (await filled()).open('/en/checkout')).body.split('Continue</button>')
    expect(below).toContain('By ordering you agree to our rules:')
    for (const page of ['terms-of-use', 'returns']) expect(below).toContain(`href="/en/${page}"`)
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

  test('[CHECKOUT-468] a coupon that is typed with the last press is applied, and the total is shown with it first', async () => {
    const count = (await orders()).length
    const { open, post } = await filled()
    const seen = await post('/checkout/order', order((await open('/en/checkout')).body))
    const cheaper = await post('/checkout/order', order(seen.body, { coupon: ' five ' }))
    expect(cheaper.statusCode).toBe(409)
    expect(cheaper.body).toContain('The total has changed. Please look at it again.')
    expect(Number(hidden(cheaper.body, 'total'))).toBe(Number(hidden(seen.body, 'total')) - 5)
    expect(await orders()).toHaveLength(count)
    expect((await post('/checkout/order', order(cheaper.body))).statusCode).toBe(303)
    expect((await orders()).map(({ coupon_code }) => coupon_code).slice(count)).toEqual(['FIVE'])
  })

  test('[CHECKOUT-468] one that cannot be used holds the order and says why, until the next press', async () => {
    const count = (await orders()).length
    const { open, post } = await filled()
    const seen = await post('/checkout/order', order((await open('/en/checkout')).body))
    const typed = { coupon: 'OLD' }
    const held = await post('/checkout/order', order(seen.body, typed))
    expect(held.statusCode).toBe(422)
    const [field = ''] = /<input[^>]*name="coupon"[^>]*>/.exec(held.body) ?? []
    for (const part of ['value="OLD"', 'aria-invalid="true"']) expect(field).toContain(part)
    const inSight = held.body.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    // above the form, and at its field
    expect(inSight.match(/This coupon has expired/g)).toHaveLength(2)
    expect(hidden(held.body, 'total')).toBe(hidden(seen.body, 'total'))
    expect(await orders()).toHaveLength(count)
    const refusedCoupon = hidden(held.body, 'refusedCoupon')
    expect((await post('/checkout/order', order(held.body, { ...typed, refusedCoupon }))).statusCode).toBe(303)
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
