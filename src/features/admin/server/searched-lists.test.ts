import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { orderBody } from '#test/support/sales.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
let headers: { authorization: string }
let number = ''
beforeAll(async () => {
  shop = await createDemoShop()
  headers = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const payload = orderBody(randomUUID(), 'VT-0115')
  const placed = await shop.app.inject({ method: 'POST', url: '/api/order', payload })
  number = placed.json<{ result: { order: { number: string } } }>().result.order.number
})
afterAll(() => shop.close())

const find = async (list: string, words: string) => {
  const url = `/api/manage/${list}?q=${encodeURIComponent(words)}`
  return (await shop.app.inject({ url, headers })).json<{
    result: { items: Readonly<Record<string, string>>[]; total: number }
  }>().result
}
const found = async (list: string, words: string, field: string) =>
  (await find(list, words)).items.map((row) => row[field])

test.each(['vt0115', 'VT 0115', '0115', 'vt-0115'])('[ADMIN-385] %s finds the product VT-0115', async (words) => {
  expect(await found('products', words, 'sku')).toEqual(['VT-0115'])
})

test('[ADMIN-385] a code without its signs finds the style of a variant, movements of the stock, and orders by its beginning', async () => {
  const { sku } = await shop.db
    .selectFrom('product')
    .select('sku')
    .where('sku', 'like', 'VT-1001-%')
    .executeTakeFirstOrThrow()
  expect(await found('products', sku.replaceAll('-', '').toLowerCase(), 'sku')).toEqual(['VT-1001'])
  expect(await found('stock/movements', 'vt01', 'sku')).toContain('VT-0115')
  expect(await found('orders', 'vt01', 'number')).toContain(number)
  expect(await found('orders', '0115', 'number')).not.toContain(number)
})

test('[ADMIN-391] by the id of an order the audit tells who did what to it', async () => {
  const { id } = await shop.db
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await shop.app.inject({ method: 'POST', url: `/api/manage/orders/${id}`, headers, payload: { order_status: 'B' } })
  const { items } = await find('audit', id)
  expect(items).toMatchObject([{ operation: 'POST /api/manage/orders/:id', target: `${id}, order_status: B` }])
  expect(items[0]?.['actor']).toBeTruthy()
})

test('[ADMIN-448] of a product the audit tells what was done to it, by its number and by the SKUs of all its variants', async () => {
  const idOf = async (sku: string) =>
    (await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
  const [id, other] = [await idOf('VT-1001'), await idOf('VT-0115')]
  const variant = await shop.db
    .selectFrom('product')
    .select('sku')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, headers, payload })
  await post(`/api/manage/products/${id}`, { status: 2 })
  await post(`/api/manage/products/${id}`, { status: 1 })
  await post(`/api/manage/products/${other}`, { is_new: true })
  await post('/api/stock/add', { sku: variant.sku, qty: 1 })
  await post('/api/manage/orders/1', { stage: id })
  const deeds = async (product: number) => {
    const answer = await shop.app.inject({ url: `/api/manage/audit?product=${product}`, headers })
    const { items } = answer.json<{ result: { items: { operation: string; target: string }[] } }>().result
    return items.map(({ operation, target }) => `${operation} ${target}`)
  }
  expect(await deeds(id)).toEqual([
    `POST /api/stock/add ${variant.sku}, qty: 1`,
    `POST /api/manage/products/:id ${id}, status: 1`,
    `POST /api/manage/products/:id ${id}, status: 2`,
  ])
  expect(await deeds(other)).toEqual([`POST /api/manage/products/:id ${other}`])
  expect(await deeds(999_999)).toEqual([])
})

test('[ADMIN-447] [SHELL-646] files of people want the second factor of the last 15 minutes, where the shop asks for one', async () => {
  const files = ['orders', 'returns', 'customers', 'audit', 'bloggers', 'payouts', 'outbox']
  const save = async (file: string) => {
    const { statusCode, body } = await shop.app.inject({ url: `/api/manage/export/${file}.csv`, headers })
    return [statusCode, body.includes('SECOND_FACTOR_NEEDED')]
  }
  await shop.db.insertInto('setting').values({ key: 'staff_second_factor', value: 'true' }).execute()
  await expect.poll(() => save('orders'), { timeout: 5000 }).toEqual([403, true])
  for (const file of files) expect([file, await save(file)]).toEqual([file, [403, true]])
  expect(await save('products')).toEqual([200, false])
  const inGerman = await shop.app.inject({ url: '/api/manage/export/orders.csv?store=de', headers })
  expect(inGerman.json()).toEqual({
    code: 403,
    result: 'SECOND_FACTOR_NEEDED',
    meta: { message: 'Bitte geben Sie zuerst den Code Ihres Authenticators ein.' },
  })
  await sql`update session set factor_at = ${shop.now()}`.execute(shop.db)
  for (const file of files) expect([file, await save(file)]).toEqual([file, [200, false]])
  await sql`update session set factor_at = ${new Date(shop.now().getTime() - 16 * 60_000)}`.execute(shop.db)
  expect(await save('customers')).toEqual([403, true])
  await shop.db.deleteFrom('setting').where('key', '=', 'staff_second_factor').execute()
  await expect.poll(() => save('customers'), { timeout: 5000 }).toEqual([200, false])
})

test.each([
  ['orders', 'telephone'],
  ['orders', 'firstname'],
  ['products', '"en"'],
  ['categories', '"en"'],
])('[ADMIN-386] of %s none is found by %s, a name that their texts are kept by', async (list, words) => {
  expect(await find(list, words)).toEqual({ items: [], total: 0 })
})

test('[ADMIN-386] what the texts say is found', async () => {
  expect(await found('orders', 'brooks 10012', 'number')).toContain(number)
  expect((await find('products', 'Loopback')).total).toBeGreaterThan(0)
})
