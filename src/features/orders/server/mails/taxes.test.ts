import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaxRule } from '#features/pricing/rules/tax.ts'
import { readOutbox } from '#test/support/outbox.ts'
import { textOf } from '#test/support/pdf-text.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn, signIn } from '#test/support/sign-in.ts'
import type { PlacedOrder } from '../../contract.ts'

const rates = [{ country: 'US', region: '', percent: 10 }]
const rules: TaxRule[] = [{ id: 1, productTaxClasses: ['goods'], customerTaxClasses: [], rates }]
let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp({ taxRules: () => rules })
  const tee = await sell(shop.db, { sku: 'TEE', price: 20 })
  await sell(shop.db, { sku: 'BOOK', price: 10 })
  await shop.db.updateTable('product').set({ tax_class: 'goods' }).where('id', '=', tee).execute()
})
afterAll(() => shop.close())

const place = async (sku: string): Promise<PlacedOrder> => {
  const placed = await callSignedIn(shop, 'blogger', 'POST', '/api/order', orderBody(randomUUID(), sku))
  return (placed.result as { order: PlacedOrder }).order
}
const read = async ({ id, number }: PlacedOrder) => {
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const { rawPayload } = await shop.app.inject({ url: `/api/order/${id}/invoice.pdf`, headers })
  const isThere = async () => (await readOutbox(shop.config.dataDir)).find(({ subject }) => subject.includes(number))
  await expect.poll(isThere).toBeDefined()
  return { file: textOf(rawPayload), mail: (await isThere())?.text }
}

test('[ORDER-1033] the tax that is in the total stands below it in the mail and in the files, where there is any', async () => {
  const { file, mail } = await read(await place('TEE'))
  expect(mail).toContain('Total: $26.00\nIncludes tax: $2.00')
  expect(file).toMatch(/Total\n\$26\.00\nIncludes tax\n\$2\.00/)
  const untaxed = await read(await place('BOOK'))
  expect([untaxed.file, untaxed.mail].join()).not.toContain('tax')
})

test('[ORDER-1033] there is none in an order that became free', async () => {
  const order = await place('TEE')
  const made = await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${order.id}/free`)
  expect(made.result).toMatchObject({ taxes: 0, totals: { grand_total: 0 } })
  expect((await callApi(shop, 'GET', `/api/order/${order.id}`)).result).not.toHaveProperty('totals.taxes')
  expect((await read(order)).file).not.toContain('tax')
})
