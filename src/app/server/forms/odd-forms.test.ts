import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const add = (form: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: '/cart/add',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ store: 'de', ...form }).toString(),
  })

test.each([
  ['nobody can decode', '/p/%zz/x'],
  ['holds a NUL', '/p/%00/x'],
  ['brings a header', '/a\r\nset-cookie: x=1'],
  ['is of other letters', '/größe/шляпа/帽'],
  ['is of another host', '//evil.example/x'],
  ['is one with the other slash', '/\\evil.example'],
  ['is none', 'x'],
])('[CART-205] a page to go back to that %s leads to a page of the shop', async (_, back) => {
  const { statusCode, headers } = await add({ back })
  expect([statusCode, headers['set-cookie']]).toEqual([303, undefined])
  expect(headers.location).toMatch(/^\/de\/[\x21-\x7e]*$/)
})

test('[CART-205] a piece that no database has is none, and no error page', async () => {
  const { statusCode, headers } = await add({ 'piece-a\0\uD800': '1', sku: 'x' })
  expect([statusCode, headers.location]).toEqual([303, '/de/#buy'])
})
