import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '#test/support/demo-database.ts'
import type { TestDatabase } from '#test/support/database.ts'

type Kept = { readonly wire: { readonly totals: readonly { readonly code: string }[] } }

let shop: TestDatabase
beforeAll(async () => {
  shop = await createDemoDatabase()
})
afterAll(() => shop.drop())

test('[ORDER-970] the pieces of a demo order have colour, size, brand and collection, and their choice in words', async () => {
  const lines = await shop.db.selectFrom('order_line').select(['sku', 'details']).execute()
  expect(lines.length).toBeGreaterThan(100)
  const some = lines.find(({ sku }) => sku === 'VT-6021-COBALT-M')
  expect(some?.details).toMatchObject({
    color: 'Cobalt',
    size: 'M',
    brand: { name: expect.any(String) as string },
    collection: 'Cobalt',
    options: [
      { label: 'Colour', value: 'Cobalt' },
      { label: 'Size', value: 'M' },
    ],
    productOption: { extension_attributes: { configurable_item_options: [{ value: 'Cobalt' }, { value: 'M' }] } },
  })
  expect(lines.filter(({ details }) => !(details as { color?: string }).color)).toEqual([])
})

test('[ORDER-970] the address of a demo order names its state', async () => {
  const orders = await shop.db.selectFrom('shop_order').select('customer').execute()
  const states = orders.map(({ customer }) => (customer as { shipping: { region: string } }).shipping.region)
  expect(states).toContain('New York')
})

test('[ORDER-970] the totals of a demo order begin with the subtotal and end with both totals', async () => {
  const orders = await shop.db.selectFrom('shop_order').select('totals').execute()
  const codes = orders.map(({ totals }) => (totals as Kept).wire.totals.map(({ code }) => code))
  expect(new Set(codes.map((each) => [each[0], ...each.slice(-2)].join()))).toEqual(
    new Set(['subtotal_incl_tax,grand_total_before_discount,grand_total']),
  )
})
