import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announce } from './import/write/write-catalogue.ts'
import { signGroupToken } from '#features/pricing/server/index.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  const { db } = shop
  const sold = [shop.idOf('BALL'), ...(shop.catalogue.current().variantIds.get(shop.idOf('HOOD')) ?? [])]
  await db.updateTable('product').set({ tax_class: 'goods' }).execute()
  await db.insertInto('customer_group').values({ id: 2, code: 'team', tax_class_id: 9 }).execute()
  const rules = await db
    .insertInto('tax_rule')
    .values([
      { name: 'team', product_tax_classes: ['goods'], customer_tax_classes: [9] },
      { name: 'all', product_tax_classes: ['goods'], customer_tax_classes: [3], priority: 1 },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('tax_rate')
    .values(rules.map(({ id }, at) => ({ rule_id: id, country: 'US', percent: [0, 10][at] ?? 0 })))
    .execute()
  await db
    .insertInto('product_tier_price')
    .values(sold.map((product_id) => ({ product_id, group_id: 2, currency: 'USD' as const, price: 1000 })))
    .execute()
})
afterAll(() => shop.close())

/** Changes the database and waits until the shop has seen it. */
const change = async (work: () => Promise<unknown>) => {
  const seen = new Promise<void>((resolve) => {
    const off = shop.catalogue.onChange(() => (off(), resolve()))
  })
  await work()
  await seen
  await shop.catalogue.settled()
}
const set = (values: Record<string, unknown>) =>
  change(() =>
    shop.db.transaction().execute(async (trx) => {
      for (const [key, setting] of Object.entries(values)) {
        const value = JSON.stringify(setting)
        await trx
          .insertInto('setting')
          .values({ key, value })
          .onConflict((conflict) => conflict.columns(['key', 'store_code']).doUpdateSet({ value }))
          .execute()
      }
      await announce(trx, undefined)
    }),
  )
const token = (groupId: number, expires = '2100-01-01T00:00:00.000Z') => signGroupToken(shop.db, { groupId, expires })
const pricesOf = async (skus: string, query: Record<string, string> = {}) => {
  const { status, body } = await shop.get('/api/product/render-list', { skus, ...query })
  expect(status).toBe(200)
  return body.result.items.map((item) => {
    const { price_info: price } = item as unknown as { price_info: Record<string, number> }
    return price
  })
}
const productOf = async (query: Record<string, string>) =>
  (await shop.get('/api/product', { sku: 'BALL', ...query })).body.result.items[0]

test('[PRICE-22] a changed rate is the price of the next look, in lists and by itself', async () => {
  await set({ user_group_tax: 1 })
  const listed = async () => {
    const filters = [{ attribute: 'sku', value: { eq: 'BALL' } }]
    return (await shop.get('/api/catalog', { searchQuery: { filters } })).body.result.items[0]
  }
  const before = await listed()
  const put = (percent: number) =>
    change(() => shop.db.updateTable('tax_rate').set({ percent }).where('percent', '>', '0').execute())
  await put(20)
  expect(await listed()).toMatchObject({ final_price: before?.['final_price'] })
  expect((await listed())?.['final_price_incl_tax']).toBeCloseTo(Number(before?.['final_price']) * 1.2, 2)
  expect((await pricesOf('BALL'))[0]?.['final_price']).toBe((await listed())?.['final_price_incl_tax'])
  await put(10)
  expect(await listed()).toEqual(before)
})

describe('price groups', () => {
  test('[PRICE-23] [PRICE-25] change nothing while both settings are off, whatever is sent', async () => {
    await set({ user_group_tax: null, group_price_tiers: false })
    const [usual] = await pricesOf('BALL')
    for (const groupToken of [await token(2), 'forged', ''])
      expect(await pricesOf('BALL', { groupToken, userGroupId: '2' })).toEqual([usual])
  })

  test('[PRICE-24] tiers are for whoever proves the group', async () => {
    await set({ user_group_tax: null, group_price_tiers: true })
    const [usual, style] = await pricesOf('BALL,HOOD')
    const groupToken = await token(2)
    expect(usual?.['final_price']).toBeGreaterThan(11)
    const own = await pricesOf('BALL,HOOD', { groupToken })
    expect(own[0]).toMatchObject({ regular_price: own[0]?.['final_price'], special_price: 0 })
    expect(own[0]?.['tax_adjustments']).toMatchObject({ final_price: 10 })
    expect(own[1]?.['final_price']).toBeLessThan(style?.['final_price'] ?? 0)
    expect(await pricesOf('BALL', { groupToken: await token(1) })).toEqual([usual])
    expect(await pricesOf('BALL', { userGroupId: '2' })).toEqual([usual])
    // another currency has no tier of its own
    expect(await pricesOf('BALL', { groupToken, currencyCode: 'EUR' })).toEqual(
      await pricesOf('BALL', { currencyCode: 'EUR' }),
    )
  })

  test('[PRICE-23] a forged or ended proof gets no prices from the render list, and everybody’s from the product', async () => {
    await set({ user_group_tax: null, group_price_tiers: true })
    const usual = await productOf({})
    for (const groupToken of ['forged', `${await token(2)}x`, await token(2, '2020-01-01T00:00:00.000Z')]) {
      expect(await pricesOf('BALL', { groupToken })).toEqual([])
      expect(await productOf({ groupToken })).toEqual(usual)
    }
    expect(await productOf({ groupToken: await token(2) })).toMatchObject({ final_price: 10, original_price: 10 })
    expect(await productOf({})).toEqual(usual)
  })

  test('[PRICE-15] user-group tax: guests have the class of the setting, a group its own', async () => {
    await set({ user_group_tax: 1, group_price_tiers: false })
    const [guest] = await pricesOf('BALL')
    const [team] = await pricesOf('BALL', { groupToken: await token(2) })
    const net = (guest as unknown as { tax_adjustments: { final_price: number } }).tax_adjustments.final_price
    expect(guest?.['final_price']).toBeCloseTo(net * 1.1, 2)
    expect(team?.['final_price']).toBe(net)
    const { body } = await shop.get('/api/catalog', {
      searchQuery: { filters: [{ attribute: 'sku', value: { eq: 'BALL' } }] },
    })
    expect(body.result.items[0]).toMatchObject({ final_price_incl_tax: guest?.['final_price'] })
    await set({ user_group_tax: 2, group_price_tiers: false })
    expect((await pricesOf('BALL'))[0]?.['final_price']).toBe(net)
  })
})
