import { zero } from '#core/money.ts'
import { createSalesApp, sell } from './sales.ts'

/** A shop with a piece of each kind and three coupons; `ids` has its pieces by their SKUs. */
export const createPiecesShop = async () => {
  const shop = await createSalesApp({ bonusesOf: async () => ({ balance: zero, isVip: false }) })
  const ids: Record<string, number> = {}
  shop.setNow(new Date('2025-11-20T12:00:00.000Z'))
  ids['TEE'] = await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  ids['CAP'] = await sell(shop.db, { sku: 'CAP', price: 15, special: 10, stock: 3 })
  ids['SOCK'] = await sell(shop.db, { sku: 'SOCK', price: 5, stock: 10 })
  ids['FREE'] = await sell(shop.db, { sku: 'FREE', price: 0, stock: 10 })
  await sell(shop.db, { sku: 'LOOK', type: 'grouped', members: [{ id: ids['SOCK'], qty: 2 }, { id: ids['TEE'] }] })
  await sell(shop.db, { sku: 'EBOOK', price: 10, type: 'virtual' })
  await sell(shop.db, { sku: 'ENDED', price: 10, status: 2 })
  await sell(shop.db, { sku: 'UNPRICED' })
  await shop.db
    .insertInto('coupon')
    .values([
      { code: 'WELCOME10', type: 'percent', value: 10, date_end: null, use_limit: null },
      { code: 'OLD', type: 'percent', value: 10, date_end: '2020-01-01T00:00:00Z', use_limit: null },
      { code: 'TWICE', type: 'fixed', value: 100, date_end: null, use_limit: 2 },
    ])
    .execute()
  return { shop, ids }
}
