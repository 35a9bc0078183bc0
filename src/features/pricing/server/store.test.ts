import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sell } from '#test/support/sales.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { lowestPrice30Days } from '../rules/history.ts'
import { forgetPrices } from './forget-prices.ts'
import { readCustomerGroups, readPriceHistory, readTaxRules, readTiers } from './store.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sku = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const goods = (changes: Partial<Parameters<typeof sell>[1]> = {}) =>
  sell(database.db, { sku: `P${(sku += 1)}`, price: 60, ...changes })
const setPrice = (id: number, price: number, special: number | null = null, db = database.db) =>
  db
    .updateTable('product_price')
    .set({ price, special_price: special })
    .where('product_id', '=', id)
    .where('currency', '=', 'USD')
    .execute()
const kept = (id: number) =>
  database.db
    .selectFrom('price_history')
    .select(['price', 'special_price'])
    .where('product_id', '=', id)
    .where('currency', '=', 'USD')
    .orderBy('valid_from')
    .execute()

describe('what prices were', () => {
  test('[PRICE-26] every change leaves a row in its transaction, an equal price none', async () => {
    const id = await goods()
    await setPrice(id, 5000)
    await setPrice(id, 5000)
    await setPrice(id, 5000, 4000)
    expect(await kept(id)).toEqual([
      { price: 6000, special_price: null },
      { price: 5000, special_price: null },
      { price: 5000, special_price: 4000 },
    ])
  })

  test('[PRICE-26] in one transaction only the last price counts, and what is undone leaves nothing', async () => {
    const id = await goods()
    await database.db.transaction().execute(async (trx) => {
      await setPrice(id, 1, null, trx)
      await setPrice(id, 4500, null, trx)
    })
    const undone = database.db.transaction().execute(async (trx) => {
      await setPrice(id, 2, null, trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await kept(id)).map(({ price }) => price)).toEqual([6000, 4500])
  })

  test('[PRICE-26] whoever began earlier and wrote later stands last', async () => {
    const id = await goods()
    await database.db.transaction().execute(async (early) => {
      await sql`select now()`.execute(early)
      await setPrice(id, 5000)
      await setPrice(id, 4000, null, early)
    })
    expect((await kept(id)).map(({ price }) => price)).toEqual([6000, 5000, 4000])
  })

  test('[PRICE-26] many prices in one statement, added or replaced, leave one row each', async () => {
    const [one, other] = [await goods(), await goods()]
    await database.db
      .insertInto('product_price')
      .values(
        [one, other].map((product_id) => ({
          product_id,
          currency: 'USD' as const,
          price: 100,
          special_price: null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['product_id', 'currency']).doUpdateSet({ price: 4200 }))
      .execute()
    for (const id of [one, other]) expect((await kept(id)).map(({ price }) => price)).toEqual([6000, 4200])
  })

  test('[PRICE-27] it is read of reduced prices whose past tells something', async () => {
    const plain = await goods()
    await setPrice(plain, 5000)
    const fresh = await goods({ special: 40 })
    const dated = await goods({ special: 40, specialFrom: '2126-01-01T00:00:00.000Z' })
    const cut = await goods()
    await setPrice(cut, 6000, 4500)
    const history = await readPriceHistory(database.db, [plain, fresh, dated, cut])
    expect([...history.keys()]).toEqual([dated, cut])
    expect(history.get(cut)?.USD).toEqual([
      { since: expect.any(String), price: 6000 },
      { since: expect.any(String), price: 6000, special: 4500 },
    ])
    expect(history.get(cut)?.RUB).toBeUndefined()
    expect(history.get(dated)?.RUB).toEqual([
      { since: expect.any(String), price: 540_000, special: 360_000, specialFrom: '2126-01-01T00:00:00.000Z' },
    ])
  })
})

describe('what is not asked for any more', () => {
  const now = new Date('2026-07-15T12:00:00.000Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  /** Prices in whole dollars, special ones behind a stroke, by the days since when they were listed. */
  const listed = async (...past: readonly (readonly [days: number, price: number, special?: number])[]) => {
    const id = await goods()
    await database.db.deleteFrom('price_history').where('product_id', '=', id).execute()
    const rows = past.map(([days, price, special]) => ({
      product_id: id,
      currency: 'USD' as const,
      valid_from: ago(days),
      price: price * 100,
      special_price: special === undefined ? null : special * 100,
    }))
    await database.db.insertInto('price_history').values(rows).execute()
    return id
  }
  const left = async (id: number) => (await kept(id)).map((row) => (row.special_price ?? row.price) / 100)

  test('[PRICE-76] what was listed until 30 days ago goes, or until 30 days before the present reduction began', async () => {
    const plain = await listed([300, 1], [90, 2], [31, 3], [29, 4], [1, 5])
    const quiet = await listed([300, 7])
    const reduced = await listed([300, 1], [250, 2], [220, 3], [200, 9, 4], [100, 9, 3])
    await forgetPrices(database.db, now)
    expect(await left(plain)).toEqual([3, 4, 5])
    expect(await left(quiet)).toEqual([7])
    expect(await left(reduced)).toEqual([2, 3, 4, 3])
  })

  test('[PRICE-76] the lowest price of 30 days is what it was', async () => {
    const pieces = await Promise.all([
      listed([400, 8], [231, 5], [229, 9], [200, 9, 6]),
      listed([400, 3], [250, 8], [200, 9, 6], [100, 9, 7], [60, 9, 5]),
      listed([50, 9], [40, 9, 6], [20, 9], [10, 9, 8]),
    ])
    const lowest = async () => {
      const history = await readPriceHistory(database.db, pieces)
      return pieces.map((id) => lowestPrice30Days(history.get(id)?.USD ?? [], now.toISOString()))
    }
    for (const id of pieces) await setPrice(id, 900, 800)
    await database.db
      .deleteFrom('price_history')
      .where('product_id', 'in', pieces)
      .where('valid_from', '>', now)
      .execute()
    const before = await lowest()
    expect(before).toEqual([500, 600, 600])
    await forgetPrices(database.db, now)
    expect(await lowest()).toEqual(before)
  })
})

describe('taxes and groups', () => {
  test('[PRICE-11] rules come in the order of their priority, each with its own rates', async () => {
    const { db } = database
    const rules = await db
      .insertInto('tax_rule')
      .values([
        { name: 'second', priority: 1, product_tax_classes: ['a', 'b'], customer_tax_classes: [3] },
        { name: 'first', product_tax_classes: ['a'] },
        { name: 'empty', priority: 2, product_tax_classes: ['c'] },
      ])
      .returning('id')
      .execute()
    const [second = { id: 0 }, first = { id: 0 }] = rules
    await db
      .insertInto('tax_rate')
      .values([
        { rule_id: second.id, country: 'US', percent: 8.875, region: 'NY', region_id: 43, postcode: '100*' },
        { rule_id: first.id, country: 'DE', percent: 19 },
      ])
      .execute()
    expect(await readTaxRules(db)).toMatchObject([
      {
        productTaxClasses: ['a'],
        customerTaxClasses: [],
        rates: [{ country: 'DE', region: '', regionId: 0, postcode: '', percent: 19 }],
      },
      {
        productTaxClasses: ['a', 'b'],
        customerTaxClasses: [3],
        rates: [{ country: 'US', region: 'NY', regionId: 43, postcode: '100*', percent: 8.875 }],
      },
      { productTaxClasses: ['c'], rates: [] },
    ])
  })

  test('[PRICE-24] tiers are those of one group and currency', async () => {
    const { db } = database
    const id = await goods()
    await db.insertInto('customer_group').values({ id: 5, code: 'team', tax_class_id: 9 }).execute()
    const tier = { product_id: id, group_id: 5, currency: 'USD' as const }
    await db
      .insertInto('product_tier_price')
      .values([
        { ...tier, price: 5000 },
        { ...tier, qty: 10, price: 4000 },
        { ...tier, currency: 'EUR', price: 1 },
        { ...tier, group_id: 1, price: 2 },
      ])
      .execute()
    const tiers = await readTiers(db, { ids: [id], groupId: 5, currency: 'USD' })
    expect(tiers.get(id)).toEqual([
      { groupId: 5, qty: 1, price: 5000 },
      { groupId: 5, qty: 10, price: 4000 },
    ])
    expect(await readTiers(db, { ids: [id], groupId: 6, currency: 'USD' })).toEqual(new Map())
    expect([...(await readCustomerGroups(db))]).toEqual([
      [1, 3],
      [5, 9],
    ])
  })
})
