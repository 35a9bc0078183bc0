import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { textOf } from '#test/support/pdf-text.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { signIn, callSignedIn } from '#test/support/sign-in.ts'
import type { PlacedOrder, WireOrder } from '../../contract.ts'
import { orderLinkPath } from '../buyer/order-link.ts'

let shop: SalesApp
const buyer = 7200
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())

const information = orderBody('', 'TEE').addressInformation
const place = async (changes: Record<string, unknown> = {}, store = 'en'): Promise<PlacedOrder> => {
  const placed = await callSignedIn(
    shop,
    buyer,
    'POST',
    `/api/order?store=${store}`,
    orderBody(randomUUID(), 'TEE', changes),
  )
  return (placed.result as { order: PlacedOrder }).order
}
const get = async (url: string, token?: string) => {
  const response = await shop.app.inject({
    method: 'GET',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.statusCode, headers: response.headers, file: response.rawPayload }
}
const keyOf = async (id: string) => (await orderLinkPath(shop.db, { id })).split('key=')[1] ?? ''

describe('who gets the files', () => {
  test('[ORDER-51] [SHELL-646] [STORE-254] the owner, managers and the mail’s link; nobody else learns that they exist', async () => {
    const { id } = await place()
    const url = `/api/order/${id}/invoice.pdf`
    const tokenOf = (who: Parameters<typeof signIn>[1]) => signIn(shop.db, who, shop.now())
    const ends = [buyer, 'manager', 'admin'] as const
    for (const who of ends) expect((await get(url, await tokenOf(who))).status).toBe(200)
    expect((await get(`${url}?key=${await keyOf(id)}`)).status).toBe(200)
    for (const who of [7201, 'blogger', 'vip'] as const) expect((await get(url, await tokenOf(who))).status).toBe(404)
    expect((await get(url)).status).toBe(404)
    const refusal = (await shop.app.inject({ url: `${url}?store=de` })).json<unknown>()
    expect(refusal).toEqual({ code: 404, result: 'NOT_FOUND', meta: { message: 'Hier wurde nichts gefunden.' } })
    expect((await get(url, 'no-token')).status).toBe(404)
    expect((await get(`${url}?store=fr&key=${await keyOf(id)}`)).status).toBe(400)
    expect((await get(`${url}?key=${await keyOf(randomUUID())}`)).status).toBe(404)
    expect((await get(`${url}?key=a&key=b`)).status).toBe(404)
    expect((await get(`/api/order/${randomUUID()}/invoice.pdf?key=${await keyOf(id)}`)).status).toBe(404)
    const { headers } = await get(`${url}?key=${await keyOf(id)}`)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  })

  test('[ORDER-50] [ORDER-51] the order names them to its owner, the receipt once it is paid', async () => {
    const { id } = await place({ addressInformation: { ...information, payment_method_code: 'card' } })
    const seen = async () => (await callApi(shop, 'GET', `/api/order/${id}?key=${await keyOf(id)}`)).result as WireOrder
    const { files } = await seen()
    expect(files?.receipt).toBeNull()
    expect((await get(files?.invoice ?? '')).status).toBe(200)
    expect((await get((files?.invoice ?? '').replace('invoice', 'receipt'))).status).toBe(404)
    await callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action: 'pay' })
    const receipt = await get((await seen()).files?.receipt ?? '')
    expect(textOf(receipt.file)).toContain('Receipt V')
    expect(((await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder).files).toBeUndefined()
  })

  test('[ORDER-393] order and invoice say in the order’s language how to pay, until it is paid', async () => {
    const { id } = await place({ addressInformation: { ...information, payment_method_code: 'banktransfer' } }, 'ru')
    const told = async () => ((await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder).how_to_pay
    const invoice = async () =>
      textOf((await get(`/api/order/${id}/invoice.pdf?key=${await keyOf(id)}`)).file).replaceAll('\n', ' ')
    const { payment_methods: methods }: Settings = settings
    const words = methods.find(({ code }) => code === 'banktransfer')?.how_to_pay?.ru ?? 'none'
    expect(await told()).toBe(words)
    expect(await invoice()).toContain(words)
    await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, { paid: true })
    expect(await told()).toBeUndefined()
    expect(await invoice()).not.toContain(words)
  })

  test('[ORDER-433] the invoice tells it in the lines it was written in', async () => {
    const { id } = await place({ addressInformation: { ...information, payment_method_code: 'banktransfer' } })
    const words = JSON.stringify('Vitrine & Co.\nIBAN DE00')
    await sql`update shop_order set totals = jsonb_set(totals, '{howToPay}', ${words}::jsonb) where id = ${id}`.execute(
      shop.db,
    )
    const { file } = await get(`/api/order/${id}/invoice.pdf?key=${await keyOf(id)}`)
    expect(textOf(file)).toContain('Vitrine & Co.\nIBAN DE00\n')
  })
})

describe('what was bought to download', () => {
  const plan = { title: { en: 'Plan (PDF)' }, file: 'plans/whole.pdf', is_sample: false }
  const sample = { title: { en: 'Sample' }, file: 'plans/sample.pdf', is_sample: true }
  const outside = { title: { en: 'Outside' }, file: '../secrets', is_sample: false }
  const see = async (id: string) =>
    (await callApi(shop, 'GET', `/api/order/${id}?key=${await keyOf(id)}`)).result as WireOrder
  const manage = (id: string, path: string, body: object) =>
    callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}${path}`, body)
  const buy = () =>
    place({
      products: [{ sku: 'PLAN', qty: 1 }],
      addressInformation: { ...information, payment_method_code: 'card' },
    })

  beforeAll(async () => {
    await sell(shop.db, { sku: 'PLAN', price: 14, type: 'downloadable', downloads: [sample, plan, outside] })
    await mkdir(join(shop.config.dataDir, 'media/plans'), { recursive: true })
    for (const name of ['whole', 'sample'])
      await writeFile(join(shop.config.dataDir, `media/plans/${name}.pdf`), `the ${name} plan`)
    await writeFile(join(shop.config.dataDir, 'secrets'), 'secret')
  })

  test('[ORDER-200] is there once the order is paid, for whoever may have its papers', async () => {
    const { id } = await buy()
    const line = (await see(id)).products[0]?.line
    const url = `/api/order/${id}/downloads/${line}/0?key=${await keyOf(id)}`
    expect((await see(id)).files?.downloads).toEqual([])
    expect((await get(url)).status).toBe(404)
    await callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action: 'pay' })
    expect((await see(id)).files?.downloads?.[0]).toEqual({ title: 'Name of PLAN: Plan (PDF)', address: url })
    const { status, headers, file } = await get(url)
    expect([status, file.toString()]).toEqual([200, 'the whole plan'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="whole.pdf"',
    })
    const [address = ''] = url.split('?')
    expect((await get(address, await signIn(shop.db, buyer, shop.now()))).status).toBe(200)
    expect((await get(address)).status).toBe(404)
    expect((await get(`${address}?key=${await keyOf(randomUUID())}`)).status).toBe(404)
    for (const other of [url.replace('/0?', '/1?'), url.replace('/0?', '/2?'), url.replace('/0?', '/-1?')])
      expect((await get(other)).status).toBe(404)
    expect((await get(url.replace(`/${line}/`, '/999999/'))).status).toBe(404)
    expect(((await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder).files).toBeUndefined()
  })

  test('[ORDER-200] is gone with the order, and with the piece that was given back', async () => {
    const [canceled, returned] = [await buy(), await buy()]
    for (const { id } of [canceled, returned])
      await callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action: 'pay' })
    await manage(canceled.id, '', { canceled: true, cancel_reason: 'changed' })
    const line = (await see(returned.id)).products[0]?.line
    await manage(returned.id, '', { stage: 5 })
    const taken = await manage(returned.id, '/return', {
      return_id: randomUUID(),
      lines: [{ line, qty: 1 }],
      restock: false,
    })
    expect(taken.status).toBe(200)
    for (const { id } of [canceled, returned]) {
      const piece = (await see(id)).products[0]?.line
      expect((await see(id)).files?.downloads).toEqual([])
      expect((await get(`/api/order/${id}/downloads/${piece}/0?key=${await keyOf(id)}`)).status).toBe(404)
    }
  })
})

describe('what is in them', () => {
  const read = async (order: PlacedOrder) =>
    textOf((await get(`/api/order/${order.id}/invoice.pdf?key=${await keyOf(order.id)}`)).file)

  test('[ORDER-50] [ORDER-52] in English, with lines, sums and addresses', async () => {
    const order = await place({ products: [{ sku: 'TEE', qty: 2 }] })
    const text = await read(order)
    for (const part of [
      `Invoice ${order.number}`,
      'Vitrine Retail Inc.',
      'Not paid yet',
      'Payment: Cash on delivery',
      'Hannah Brooks',
      '10012 New York',
      'Name of TEE',
      '$40.00',
      'Total',
      '$44.00',
      'Page 1 of 1',
    ])
      expect(text).toContain(part)
  })

  test('[ORDER-50] [ORDER-313] what came back before it was paid is taken off what is to be paid', async () => {
    const order = await place({ products: [{ sku: 'TEE', qty: 2 }] })
    const { products } = (await callApi(shop, 'GET', `/api/order/${order.id}`)).result as WireOrder
    const manage = (path: string, body: object) =>
      callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${order.id}${path}`, body)
    await manage('', { stage: 5 })
    await manage('/return', { return_id: randomUUID(), lines: [{ line: products[0]?.line, qty: 1 }], restock: true })
    expect(await read(order)).toMatch(/Returned before payment\n.\$20\.00\nLeft to pay\n\$24\.00/)
    await manage('', { paid: true })
    expect(await read(order)).not.toContain('Left to pay')
  })

  test('[ORDER-1031] what was paid for an order that was canceled goes back, in its files as on its page', async () => {
    const order = await place()
    for (const body of [{ paid: true }, { canceled: true }])
      await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${order.id}`, body)
    expect(await read(order)).toMatch(/Goes back\n.\$24\.00/)
    expect((await callApi(shop, 'GET', `/api/order/${order.id}`)).result).toMatchObject({ refunded: 24 })
  })

  test('[ORDER-50] [ORDER-52] [ORDER-495] in Russian, Ukrainian, German and Chinese', async () => {
    expect(await read(await place({}, 'ru'))).toMatch(/Счёт V[^]*Ещё не оплачено[^]*Плательщик[^]*1 800,00 руб\./)
    expect(await read(await place({}, 'ua'))).toMatch(/Рахунок V[^]*Ще не оплачено[^]*Кількість/)
    expect(await read(await place({}, 'de'))).toMatch(/Rechnung V[^]*New York Vereinigte Staaten[^]*Menge[^]*18,00 €/)
    expect(await read(await place({}, 'cn'))).toMatch(/发票 V[^]*付款人[^]*数量/)
  })

  test('[ORDER-52] letters of any kind are no error', async () => {
    const shippingAddress = {
      ...information.shippingAddress,
      firstname: '李 😀 محمد',
      lastname: 'O’Neil-Łódź (\\)',
      city: 'x'.repeat(100),
    }
    const order = await place({
      addressInformation: { ...information, shippingAddress, billingAddress: shippingAddress },
    })
    const text = await read(order)
    expect(text).toContain('李 😀 محمد O’Neil-Łódź (\\)')
  })

  test('[ORDER-53] two hundred lines go on to further pages, none is lost', async () => {
    const order = await place({ products: Array.from({ length: 200 }, () => ({ sku: 'TEE', qty: 1 })) })
    const text = await read(order)
    expect(text.match(/Name of TEE/g)).toHaveLength(200)
    expect(text).toMatch(/Page 10 of 1\d/)
    const pages = [...text.matchAll(/Page \d+ of (\d+)/g)]
    expect(pages).toHaveLength(Number(pages[0]?.[1]))
  })
})
