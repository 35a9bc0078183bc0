import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { takeToken } from '#features/accounts/server/letters/mailed-tokens.ts'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import { address, callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { WireOrder } from '../../contract.ts'

let shop: SalesApp
let elsewhere = 'https://erp.example/orders/{number}?id={id}'
const mails: Mail[] = []
const royalty = { sum: 2, bonus: 0.4, currency: 'USD', sent: false }
beforeAll(async () => {
  shop = await createSalesApp({
    mail: { send: async (mail) => void mails.push(mail) },
    settingsOf: async () => ({ ...settings, order_admin_url: elsewhere }),
    royaltyOf: async (_db, order, { roles }) =>
      order.promo_code === 'BLOGGER' && roles.includes('blogger') ? royalty : undefined,
  })
  await shop.jobs.stop()
  const { rows } = await sql<{ id: number }>`
    with a as (insert into attribute (code, kind, label) values ('brand', 'select', '{"en":"Brand"}'), ('collection', 'select', '{"en":"Collection"}'),
      ('color', 'select', '{"en":"Colour"}'), ('size', 'select', '{"en":"Size"}') on conflict (code) do update set code = excluded.code returning id, code)
    insert into attribute_option (attribute_id, key, label)
    select id, 'one', jsonb_build_object('en', case code when 'brand' then 'Nord' when 'collection' then 'Winter' when 'color' then 'Clay' else 'M' end)
    from a order by code returning id`.execute(shop.db)
  const [brand = 0, collection = 0, color = 0, size = 0] = rows.map(({ id }) => id)
  const parentId = await sell(shop.db, {
    sku: 'HOOD',
    type: 'configurable',
    price: 20,
    variantAttributes: ['color', 'size'],
    attributes: { brand: [brand], collection: [collection] },
  })
  await sell(shop.db, {
    sku: 'HOOD-CLAY-M',
    price: 20,
    stock: 100,
    parentId,
    attributes: { color: [color], size: [size] },
  })
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 100 })
})
afterAll(() => shop.close())
beforeEach(() => {
  mails.length = 0
})

const place = async (sku: string, { who = 0, email = address.email, promo = '' } = {}): Promise<string> => {
  const body = orderBody(randomUUID(), sku, promo ? { promo_code: promo } : {})
  const own = { ...address, email }
  const addressInformation = { ...body.addressInformation, shippingAddress: own, billingAddress: own }
  const order = { ...body, addressInformation }
  const placed = who
    ? await callSignedIn(shop, who, 'POST', '/api/order', order)
    : await callApi(shop, 'POST', '/api/order', order)
  return (placed.result as { order: { id: string } }).order.id
}

test('[ORDER-161] a line has brand and collection, of the parent where the variant has none, with colour and size', async () => {
  const lineOf = async (sku: string) =>
    ((await callApi(shop, 'GET', `/api/order/${await place(sku)}`)).result as WireOrder).products[0]
  expect(await lineOf('HOOD-CLAY-M')).toMatchObject({
    brand: { id: expect.any(Number) as number, name: 'Nord' },
    collection: { name: 'Winter', hide_brand: false },
    color: 'Clay',
    size: 'M',
  })
  expect(await lineOf('TEE')).toMatchObject({ brand: null, collection: null, color: null, size: null })
})

test('[ORDER-162] managers and admins get the way to where they work on it, others none', async () => {
  const id = await place('TEE')
  const seen = async (who: 'manager' | 'admin' | 'blogger' | number) =>
    (await callSignedIn(shop, who, 'GET', `/api/order/${id}`)).result as WireOrder
  const { number } = await seen(7700)
  for (const who of ['manager', 'admin'] as const)
    expect((await seen(who)).admin_link).toBe(`https://erp.example/orders/${number}?id=${id}`)
  for (const who of ['blogger', 7700] as const) expect(await seen(who)).not.toHaveProperty('admin_link')
  elsewhere = ''
  expect((await seen('manager')).admin_link).toBe(`/en/admin/orders/${id}`)
  for (const who of ['blogger', 7700] as const) expect(await seen(who)).not.toHaveProperty('admin_link')
})

test('[ORDER-163] the blogger whose code it came with sees what it earned, others do not', async () => {
  const id = await place('TEE', { promo: 'blogger' })
  const path = `/api/order/${id}`
  expect((await callSignedIn(shop, 'blogger', 'GET', path)).result).toMatchObject({ royalty })
  expect((await callSignedIn(shop, 7700, 'GET', path)).result).not.toHaveProperty('royalty')
  expect((await callApi(shop, 'GET', path)).result).not.toHaveProperty('royalty')
})

describe('the link of an order’s mail', () => {
  const linkOf = async (id: string): Promise<URL> => {
    await shop.handlers['mail.order']?.({ order: id })
    const found = /http\S+\/order\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0]
    return new URL(found ?? 'about:blank')
  }
  const enter = (link: URL) =>
    takeToken(shop.db, {
      token: link.searchParams.get('code') ?? '',
      purpose: 'entry',
      contact: { kind: 'email', value: link.searchParams.get('contact') ?? '' },
      now: shop.now(),
    })

  test('[ORDER-165] signs its customer in, once, and shows the order after that too', async () => {
    const who = 7710
    const id = await place('TEE', { who, email: `Person-${who}@mail.example` })
    const link = await linkOf(id)
    expect(link.searchParams.get('contact')).toBe(`person-${who}@mail.example`)
    expect(link.searchParams.get('code')).toHaveLength(32)
    expect(await enter(link)).toBe(true)
    expect(await enter(link)).toBe(false)
    const seen = await callApi(shop, 'GET', `/api/order/${id}?key=${link.searchParams.get('key')}`)
    expect(seen.result).toHaveProperty('customer')
    // a mail that is made twice is the same, and its code stays used
    expect((await linkOf(id)).href).toBe(link.href)
    expect(await enter(link)).toBe(false)
  })

  test.each([
    ['a guest', 0, 'guest@mail.example'],
    ['another address than the account’s', 7711, 'elsewhere@mail.example'],
  ])('[ORDER-165] %s gets the order alone', async (_, who, email) => {
    const link = await linkOf(await place('TEE', { who, email }))
    expect([...link.searchParams.keys()]).toEqual(['key'])
  })

  test('[ORDER-165] nobody of the staff is signed in by a mail', async () => {
    const body = orderBody(randomUUID(), 'TEE')
    const own = { ...address, email: 'person-9004@mail.example' }
    const placed = await callSignedIn(shop, 'manager', 'POST', '/api/order', {
      ...body,
      addressInformation: { ...body.addressInformation, shippingAddress: own, billingAddress: own },
    })
    const link = await linkOf((placed.result as { order: { id: string } }).order.id)
    expect([...link.searchParams.keys()]).toEqual(['key'])
  })
})
