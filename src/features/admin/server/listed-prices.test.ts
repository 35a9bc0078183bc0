import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedForManagers, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { askJson } from '#test/support/ask-json.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
let token = ''
beforeAll(async () => {
  shop = await createDemoShop()
  token = await signIn(shop.db, 'manager', shop.now())
})
afterAll(() => shop.close())
const ask = askJson(
  () => shop,
  () => token,
)

type Listed = { readonly items: readonly ListedForManagers[] }
type InShop = { readonly items: readonly { sku: string; price: number; original_price: number }[] }

/** [what it costs, what it cost before] by SKU. */
const charged = async (): Promise<Map<string, readonly number[]>> => {
  const { items } = (await ask<InShop>('GET', '/api/catalog?type=product&size=500')).result
  return new Map(items.map(({ sku, price, original_price }) => [sku, [price, original_price]]))
}

test('[ADMIN-1031] products are listed at the prices that are charged', async () => {
  const inShop = await charged()
  const rows: ListedForManagers[] = []
  for (const type of ['simple', 'configurable', 'downloadable'])
    for (const from of [0, 100, 200, 300])
      rows.push(...(await ask<Listed>('GET', `/api/manage/products?type=${type}&size=100&from=${from}`)).result.items)
  const seen = rows.filter(({ sku }) => inShop.has(sku))
  expect(seen.length).toBeGreaterThan(300)
  expect(seen.map(({ sku, price, special_price }) => [sku, special_price ?? price, price])).toEqual(
    seen.map(({ sku }) => [sku, ...(inShop.get(sku) ?? [])]),
  )
})

test('[ADMIN-1031] a style at the price of its cheapest variant on sale', async () => {
  const listed = async () => (await ask<Listed>('GET', '/api/manage/products?q=VT-1002')).result.items[0]
  const { id = 0 } = (await listed()) ?? {}
  const { variants } = (await ask<ManagedProduct>('GET', `/api/manage/products/${id}`)).result
  const [one, other] = variants
  const price = { currency: 'USD', price: 70, special_price: 12, special_from: null, special_to: null }
  await ask('POST', `/api/manage/products/${one?.id}`, { prices: [price] })
  await ask('POST', `/api/manage/products/${other?.id}`, { prices: [{ ...price, special_price: 11 }], status: 2 })
  expect(await listed()).toMatchObject({ price: 70, special_price: 12 })
})
