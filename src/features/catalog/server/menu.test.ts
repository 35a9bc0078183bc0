import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { createListing } from './listing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

describe('the menu', () => {
  test('[CATALOG-20] is the tree of categories in the language of the view', async () => {
    const listing = await createListing(shop.catalogue)
    expect(listing.menuOf(storeViews.ru)).toMatchObject([
      {
        name: 'Женщинам',
        url_path: 'women',
        level: 1,
        product_count: 4,
        new_count: 1,
        approved_count: 1,
        promo_count: 0,
        children_data: [
          {
            name: 'Худи',
            url_path: 'women/hoodies',
            product_count: 2,
            children_data: [],
          },
          { name: 'Леггинсы' },
        ],
      },
      { name: 'Gear', promo_count: 2 },
    ])
  })

  test('[CATALOG-19] follows what changes', async () => {
    const listing = await createListing(shop.catalogue)
    const count = () => listing.menuOf(storeViews.en).find(({ url_path }) => url_path === 'gear')?.product_count ?? 0
    const before = count()
    await shop.write([aProductInput('MAT', { categories: ['Gear'] })])
    expect(count()).toBe(before + 1)
  })

  test('[CATALOG-19] follows what the shop lists', async () => {
    const listing = await createListing(shop.catalogue)
    const stock = { qty: 0, isInStock: false, isManaged: true }
    await shop.write([aProductInput('SOLD', { categories: ['Gear'], stock })])
    const count = () => listing.menuOf(storeViews.en).find(({ url_path }) => url_path === 'gear')?.product_count ?? 0
    const before = count()
    const seen = new Promise((resolve) => void shop.catalogue.onChange(resolve))
    await sql`insert into setting (key, value) values ('list_out_of_stock_products', 'false')`.execute(shop.db)
    await seen
    expect(count()).toBe(before - 1)
  })
})
