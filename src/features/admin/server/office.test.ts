import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordMiss } from '#features/search/server/index.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { lockOut } from '#test/support/lock-out.ts'
import { orderBody } from '#test/support/sales.ts'
import { signIn } from '#test/support/sign-in.ts'
import type { Dashboard } from '../contract.ts'
import { exportLists } from './export-lists.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const get = async (url: string, who?: Parameters<typeof signIn>[1]) =>
  shop.app.inject({
    url,
    headers: who === undefined ? {} : { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` },
  })
const place = async (qty: number, street = '1 Elm Street') => {
  const body = orderBody(randomUUID(), 'VT-0115', { products: [{ sku: 'VT-0115', qty }] })
  const shippingAddress = {
    ...body.addressInformation.shippingAddress,
    firstname: '=HYPERLINK("x")',
    street: [street, ''],
  }
  const payload = { ...body, addressInformation: { ...body.addressInformation, shippingAddress } }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/order', payload })
  return answer.json<{ result: { order: { id: string; number: string; grand_total: number } } }>().result.order
}
const dashboard = async () =>
  (await get('/api/manage/dashboard?days=7', 'manager')).json<{ result: Dashboard }>().result

describe('the dashboard', () => {
  test('[ADMIN-35] counts what is sold, by day and by style, and what waits', async () => {
    const before = await dashboard()
    const kept = await place(2)
    const ended = await place(1)
    await shop.db.updateTable('shop_order').set({ is_canceled: true }).where('id', '=', ended.id).execute()
    const after = await dashboard()
    const today = (figures: Dashboard) =>
      figures.sales.find(({ day, currency }) => day === figures.until && currency === 'USD') ?? { orders: 0, sum: 0 }
    expect(today(after).orders - today(before).orders).toBe(1)
    expect(today(after).sum - today(before).sum).toBeCloseTo(kept.grand_total)
    expect(after.best.find(({ sku }) => sku === 'VT-0115')?.qty).toBe(2)
    expect(after.waiting.placed - before.waiting.placed).toBe(1)
    expect(after.low.length).toBe(20)
    expect(after.low.every(({ qty }) => qty <= 5)).toBe(true)
    expect(Date.parse(after.until) - Date.parse(after.since)).toBe(6 * 86_400_000)
  })

  test('[ADMIN-35] [ORDER-313] what was refunded, or came back unpaid, is no sale', async () => {
    const sum = async () => (await dashboard()).sales.reduce((all, day) => all + day.sum, 0)
    const { id, grand_total: paid } = await place(1)
    const before = await sum()
    await sql`update shop_order set refunded = grand_total where id = ${id}`.execute(shop.db)
    expect(before - (await sum())).toBeCloseTo(paid)
    await sql`update shop_order set refunded = 0, taken_off = grand_total where id = ${id}`.execute(shop.db)
    expect(before - (await sum())).toBeCloseTo(paid)
  })

  test('[ADMIN-35] what came back to the last piece is no best seller', async () => {
    const { id } = await place(1)
    await sql`update order_line set returned_qty = qty where sku like 'VT-0115%'`.execute(shop.db)
    expect((await dashboard()).best.find(({ sku }) => sku === 'VT-0115')).toBeUndefined()
    await sql`update order_line set returned_qty = 0 where order_id = ${id}`.execute(shop.db)
    expect((await dashboard()).best.find(({ sku }) => sku === 'VT-0115')?.qty).toBe(1)
  })

  test('[ADMIN-284] what waits leads to a list of as many', async () => {
    const packed = await place(1)
    await shop.db.updateTable('shop_order').set({ stage: 3, status: 'D' }).where('id', '=', packed.id).execute()
    const { waiting } = await dashboard()
    const listed = async (query: string) =>
      (await get(`/api/manage/orders?canceled=false&${query}`, 'manager')).json<{ result: { total: number } }>().result
    expect((await listed('stage=1')).total).toBe(waiting.placed)
    expect((await listed('stage=2,3')).total).toBe(waiting.packing)
    expect((await listed('stage=3')).total).toBeGreaterThan(0)
  })

  test('[ADMIN-35] is for managers and admins', async () => {
    expect((await get('/api/manage/dashboard')).statusCode).toBe(401)
    for (const who of ['blogger', 'vip', 7001] as const)
      expect((await get('/api/manage/dashboard', who)).statusCode).toBe(403)
    expect((await get('/api/manage/dashboard', 'admin')).statusCode).toBe(200)
    expect((await get('/api/manage/dashboard?days=400', 'admin')).statusCode).toBe(400)
  })
})

describe('searches in vain', () => {
  const search = (text: string, more = '&size=24', filters: object[] = []) =>
    get(`/api/catalog?searchQuery=${encodeURIComponent(JSON.stringify({ text, filters }))}${more}`)
  const misses = async () => (await dashboard()).misses.map(({ text, hits }) => [text, hits])

  test('[ADMIN-36] are counted once the words are whole, with nothing of who searched', async () => {
    for (let time = 0; time < 3; time++) await search('  Vvkkq   QQXZ ')
    await expect.poll(misses).toContainEqual(['vvkkq qqxz', 3])
    await search('qqxzz zzkkh', '&size=6')
    await search('qqxzz zzkkf', '&size=24', [{ attribute: 'price', value: { gte: 1 } }])
    await search('qqxzz someone@mail.example')
    await search('qqxzz 555 010 0099')
    await search('qqxzz zzkkl')
    await expect.poll(misses).toContainEqual(['qqxzz zzkkl', 1])
    expect((await misses()).filter(([text]) => String(text).startsWith('qqxzz'))).toEqual([['qqxzz zzkkl', 1]])
  })

  test('[ADMIN-36] no more than 2,000 words are kept, and the oldest go', async () => {
    await shop.db.deleteFrom('search_miss').execute()
    const rows = Array.from({ length: 2000 }, (_, at) => ({ text: `old ${at}`, last_at: new Date(at * 1000) }))
    await shop.db.insertInto('search_miss').values(rows).execute()
    await recordMiss(shop.db, 'newest', new Date())
    const kept = await shop.db.selectFrom('search_miss').select('text').orderBy('last_at').execute()
    expect(kept).toHaveLength(2000)
    expect([kept[0]?.text, kept.at(-1)?.text]).toEqual(['old 1', 'newest'])
  })
})

describe('files of lists', () => {
  test('[ADMIN-22] a list comes as it is narrowed, and no text of it is a formula', async () => {
    const { number } = await place(1)
    const file = await get(`/api/manage/export/orders.csv?q=${number}`, 'manager')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="orders.csv"')
    const [head, row, end] = file.body.split('\r\n')
    expect(head).toMatch(/^\uFEFFnumber,created_at,store,/)
    expect(row).toContain(`${number},`)
    expect(row).toContain(`"'=HYPERLINK(""x"") Brooks"`)
    expect(end).toBe('')
  })

  test('[ADMIN-313] the file of orders says what was bought and where it goes', async () => {
    const { number } = await place(1)
    const file = await get(`/api/manage/export/orders.csv?q=${number}`, 'manager')
    const [head = '', row = ''] = file.body.split('\r\n')
    for (const column of ['phone', 'address', 'city', 'zip', 'country', 'goods', 'coupon'])
      expect(head.split(',')).toContain(column)
    expect(row).toMatch(/,1,1 x VT-0115,/)
    expect(row).toContain(',1 Elm Street,"New York, New York",10012,US,')
  })

  test('[ADMIN-313] [ADMIN-315] it names company and VAT number, and what money really went back', async () => {
    const { id, number, grand_total } = await place(2)
    const rowOf = async (): Promise<Record<string, string>> => {
      const { body } = await get(`/api/manage/export/orders.csv?q=${number}`, 'manager')
      const [head = '', row = ''] = body.split('\r\n')
      // no field before those that are looked at has a comma but the city
      const cells = row.replace('"New York, New York"', 'New York').split(',')
      return Object.fromEntries(head.split(',').map((name, index) => [name, cells[index] ?? '']))
    }
    await sql`
      update shop_order set customer = jsonb_set(jsonb_set(customer, '{billing,company}', '"Elm Ltd"'), '{billing,vat_id}', '"EL1"'),
        taken_off = 500 where id = ${id}`.execute(shop.db)
    expect(await rowOf()).toMatchObject({ company: 'Elm Ltd', vat_id: 'EL1', refunded: '0', taken_off: '5' })
    await sql`update shop_order set is_paid = true, is_canceled = true where id = ${id}`.execute(shop.db)
    expect(Number((await rowOf())['refunded'])).toBeCloseTo(grand_total - 5)
  })

  test('[ADMIN-22] every list has its file, longer than a page of it', async () => {
    for (const name of Object.keys(exportLists)) {
      // of one import, none is of all
      const run = name === 'import-issues' ? '?run=1' : ''
      const file = await get(`/api/manage/export/${name}.csv${run}`, 'admin')
      expect([name, file.statusCode]).toEqual([name, 200])
    }
    const products = (await get('/api/manage/export/products.csv?sort=sku:desc', 'admin')).body.trim().split('\r\n')
    const { count } = await shop.db
      .selectFrom('product')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow()
    expect(products).toHaveLength(Number(count) + 1)
    expect(Number(count)).toBeGreaterThan(100)
  })

  test('[ADMIN-22] a file that has not all rows says how many are left out', async () => {
    await sql`
      insert into coupon (code, type, value) select 'CUT-' || n, 'fixed', 1 from generate_series(1, 10003) as n`.execute(
      shop.db,
    )
    const cut = await get('/api/manage/export/coupons.csv?q=CUT-', 'manager')
    expect(cut.body.trim().split('\r\n')).toHaveLength(10_001)
    expect(cut.headers['x-left-out']).toBe('3')
    const whole = await get('/api/manage/export/coupons.csv?q=CUT-100', 'manager')
    expect(whole.headers['x-left-out']).toBeUndefined()
  })

  test('[ADMIN-287] bloggers and payouts have files, with each currency beside the other', async () => {
    const rowsOf = async (name: string) => (await get(`/api/manage/export/${name}.csv`, 'manager')).body.split('\r\n')
    const { items } = (await get('/api/manage/bloggers?size=100', 'manager')).json<{
      result: { items: { email: string; balance: { active: number; currency: string }[] }[] }
    }>().result
    const bloggers = await rowsOf('bloggers')
    expect(bloggers[0]).toContain('name,email,phone,codes,orders')
    for (const { email, balance } of items) {
      const row = bloggers.find((line) => line.includes(email))
      expect(row).toContain(balance.map(({ active, currency }) => `${active} ${currency}`).join(', '))
    }
    expect(items.some(({ balance }) => balance.length > 0)).toBe(true)
    const approved = (await get('/api/manage/payouts?status=approved&size=1', 'manager')).json<{
      result: { items: { number: string; amount: number; currency: string }[]; total: number }
    }>().result
    const narrowed = await get('/api/manage/export/payouts.csv?status=approved', 'manager')
    const [head, ...rows] = narrowed.body.trim().split('\r\n')
    expect(head).toContain('number,created_at,blogger,contact,status')
    expect(rows).toHaveLength(approved.total)
    const [first] = approved.items
    expect(rows[0]).toContain(first?.number)
    expect(rows[0]).toContain(`,${first?.amount},${first?.currency},`)
  })

  test('[ADMIN-405] who saves a file is in the audit, and what cannot be written down is not sent', async () => {
    const url = '/api/manage/export/bloggers.csv'
    const lines = (await get(url, 'manager')).body.trim().split('\r\n')
    const deeds = shop.db.selectFrom('audit_entry').select(['operation', 'target']).orderBy('id', 'desc')
    const target = `bloggers.csv: ${lines.length - 1}`
    expect(await deeds.executeTakeFirst()).toEqual({ operation: 'export', target })
    const letIn = await lockOut(shop.db, 'audit_entry')
    expect((await get(url, 'manager')).statusCode).toBe(503)
    await letIn()
  })

  test('[ADMIN-23] [SHELL-646] [STORE-254] files are for managers and admins', async () => {
    for (const name of Object.keys(exportLists)) {
      const path = `/api/manage/export/${name}.csv`
      expect((await get(path)).statusCode).toBe(401)
      expect((await get(path, 'blogger')).statusCode).toBe(403)
      expect((await get(path, 7001)).statusCode).toBe(403)
    }
    expect((await get('/api/manage/export/orders.csv?sort=email', 'manager')).statusCode).toBe(400)
    const answer = await get('/api/manage/export/orders.csv?store=de')
    expect(answer.json()).toEqual({
      code: 401,
      result: 'UNAUTHORIZED',
      meta: { message: 'Bitte melden Sie sich zuerst an.' },
    })
    const nowhere = await get('/api/manage/export/orders.csv?store=fr', 'manager')
    expect(nowhere.json()).toMatchObject({ code: 400, result: 'STORE_NOT_FOUND' })
    // what only admins may ask for
    expect((await get('/api/manage/export/failed-jobs.csv', 'manager')).statusCode).toBe(403)
    expect((await get('/api/manage/export/deliveries.csv', 'manager')).statusCode).toBe(403)
  })
})
