import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop(undefined, undefined, { PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => shop.close())

const ask = (url: string, cookies: Record<string, string>, form?: Record<string, string>) =>
  shop.app.inject({
    method: form ? 'POST' : 'GET',
    url,
    cookies,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
  })
type Answer = Awaited<ReturnType<typeof ask>>
const sent = ({ cookies }: Answer) => Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))

const fill = async (): Promise<Answer> => {
  const { sku } = await shop.db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select('product.sku')
    .where('stock.qty', '>', 50)
    .where('product.parent_id', 'is not', null)
    .where('only_promo', '=', false)
    .orderBy('product.id')
    .executeTakeFirstOrThrow()
  return ask('/cart/add', {}, { sku, qty: '2', store: 'en', back: '/' })
}

test('[CART-198] over https the cookie of a cart is one that no other host can set', async () => {
  const cookies = sent(await fill())
  expect(Object.keys(cookies)).toEqual(['__Host-cart-en'])
  expect(cookies['__Host-cart-en']).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' })
  expect(cookies['__Host-cart-en']).not.toHaveProperty('domain')
})

test('[CART-198] a cart of before keeps its lines and gets the name with the next answer', async () => {
  const id = sent(await fill())['__Host-cart-en']?.value ?? ''
  const page = await ask('/en/cart', { 'cart-en': id })
  expect(page.body).toContain('name="item"')
  expect(sent(page)).toMatchObject({ '__Host-cart-en': { value: id, secure: true }, 'cart-en': { value: '' } })
  expect(sent(await ask('/en/cart', { '__Host-cart-en': id }))).toEqual({})
  const changed = await ask('/cart/change', { 'cart-en': id }, { store: 'en', item: '1', qty: '1' })
  expect(changed.statusCode).toBe(303)
  const other = sent(await fill())['__Host-cart-en']?.value ?? ''
  const both = await ask('/en/cart', { 'cart-en': other, '__Host-cart-en': id })
  expect(sent(both)).toMatchObject({ '__Host-cart-en': { value: id }, 'cart-en': { value: '' } })
})
