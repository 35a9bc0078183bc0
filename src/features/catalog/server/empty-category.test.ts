import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

test('[SEARCH-71] a category that is not there is 404 with its key and value; other addresses say nothing of the kind', async () => {
  const { status, body } = await shop.post('/api/url/map', { url: '/c/no-such' })
  expect([status, body.result]).toEqual([404, 'NOT_FOUND'])
  expect(body.meta).toMatchObject({ message: 'Category query returned empty result', key: 'slug', value: 'no-such' })
  const other = await shop.post('/api/url/map', { url: '/no-such' })
  expect([other.status, other.body.meta?.message]).not.toContain('Category query returned empty result')
})
