import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOutbox } from '#test/support/outbox.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())

const place = async (store = 'en'): Promise<PlacedOrder> => {
  const placed = await callApi(shop, 'POST', `/api/order?store=${store}`, orderBody(randomUUID(), 'TEE'))
  return (placed.result as { order: PlacedOrder }).order
}
const manage = async (path: string, body: object) =>
  (await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${path}`, body)).result as ManagedOrder
/** Mails about an order besides its confirmation, once the wanted number has come. */
const newsOf = async (number: string, wanted: number) => {
  for (let round = 0; round < 100; round += 1) {
    const mails = (await readOutbox(shop.config.dataDir)).filter(({ subject }) => subject.includes(number))
    if (mails.length > wanted) return mails.filter(({ subject }) => subject !== `Vitrine: your order ${number}`)
    await wait(100)
  }
  throw new Error('the mail did not come')
}

describe('news by mail', () => {
  test('[ORDER-46] sent, with the way to follow the parcel, and once', async () => {
    const { id, number } = await place()
    const tracking = { title: 'Post', link: 'https://post.example/77', number: '77' }
    await manage(id, { order_status: 'L', tracking })
    await manage(id, { order_status: 'LF', tracking })
    const [mail] = await newsOf(number, 1)
    expect(mail?.subject).toBe(`Vitrine: your order ${number} is on its way`)
    for (const part of [
      'Hello Hannah Brooks,',
      'Carrier: Post',
      'Tracking number: 77',
      'Follow the parcel: https://post.example/77',
    ])
      expect(mail?.text).toContain(part)
    await wait(700)
    expect(await newsOf(number, 1)).toHaveLength(1)
  })

  test('[ORDER-703] tracking that is set or changed on the way comes in a mail that no mailbox takes for the one before', async () => {
    const { id, number } = await place()
    for (const [mails, change] of [{ order_status: 'L' }, { tracking: '77' }, { tracking: '78' }].entries()) {
      await manage(id, change)
      await newsOf(number, mails + 1)
    }
    expect((await newsOf(number, 3)).map(({ text }) => /Tracking number: (\d+)/.exec(text)?.[1])).toEqual([
      undefined,
      '77',
      '78',
    ])
    // behind its time the name of a file has what the Message-ID is made of
    const files = await readdir(join(shop.config.dataDir, 'outbox'))
    const occasions = files.map((name) => name.split('-email-')[1] ?? '')
    expect(new Set(occasions.filter((name) => name.startsWith(`order-${number}-shipped`))).size).toBe(3)
  })

  test('[ORDER-38] [ORDER-46] canceled, with what goes back and without the reason', async () => {
    const { id, number } = await place()
    await manage(id, { paid: true })
    await manage(id, { canceled: true, cancel_reason: 'The mill burnt down' })
    const [mail] = await newsOf(number, 1)
    expect(mail?.subject).toBe(`Vitrine: your order ${number} is cancelled`)
    expect(mail?.text).toContain('Goes back to you: $24.00')
    expect(mail?.text).not.toContain('mill')
  })

  test('[ORDER-301] each refund by hand is told once, with its amount and without its reason, in the language of the order', async () => {
    const { id, number } = await place('de')
    await manage(id, { paid: true })
    const body = { amount: 5, reason: 'Der Ärmel war kürzer', refund_id: randomUUID() }
    await manage(`${id}/refund`, body)
    await manage(`${id}/refund`, body)
    await newsOf(number, 1)
    await manage(`${id}/refund`, { ...body, amount: 3, refund_id: randomUUID() })
    const mails = (await newsOf(number, 2)).filter(({ subject }) => subject.startsWith('Vitrine: Geld zurück'))
    expect(mails.map(({ text }) => /Geht an Sie zurück: ([\d,]+)/.exec(text)?.[1])).toEqual(['5,00', '3,00'])
    expect(mails[0]?.subject).toBe(`Vitrine: Geld zurück für Ihre Bestellung ${number}`)
    expect(mails.map(({ text }) => text).join()).not.toContain('Ärmel')
  })

  test('[ORDER-46] [ORDER-313] taken back, in the language of the order; nothing goes back of what nobody paid', async () => {
    const { id, number } = await place('ru')
    const { products } = await manage(id, { stage: 4 })
    const lines = [{ line: products[0]?.line, qty: 1 }]
    await manage(`${id}/return`, { return_id: randomUUID(), lines, restock: true })
    const mails = await newsOf(number, 2)
    const mail = mails.find(({ subject }) => subject === `Vitrine: возврат по заказу ${number}`)
    expect(mail?.text).toContain('Name of TEE: × 1')
    expect(mail?.text).not.toContain('Возвращаем')
    expect(mail?.text).toMatch(/Осталось оплатить: 360,00/)
  })
})
