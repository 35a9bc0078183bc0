import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

test('[ADMIN-384] a page behind the last one has no rows, and tells how many there are like any other', async () => {
  await shop.app.inject({
    method: 'POST',
    url: '/api/stock/notify',
    payload: { id: randomUUID(), sku: 'VT-0115', email: 'ada@mail.example', kind: 'price_drop' },
  })
  const { category_id } = await shop.db.selectFrom('product_category').select('category_id').executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'admin', shop.now())}` }
  for (const list of [
    'manage/categories',
    `manage/categories/${category_id}/products`,
    'manage/stock/requests',
    'manage/bloggers',
    'manage/royalties',
    'manage/payouts',
    'admin/pages',
  ]) {
    const page = async (from: number) => {
      const answer = await shop.app.inject({ url: `/api/${list}?from=${from}&size=5`, headers })
      return answer.json<{ result: { items: unknown[]; total: number } }>().result
    }
    const { total } = await page(0)
    expect([list, total > 0, await page(100_000)]).toEqual([list, true, { items: [], total }])
  }
})
