import { createSalesApp, sell } from './sales.ts'

/** A shop with what a cart has to tell apart; `tee` is the id of the piece that the look is made of. */
export const createCartShop = async () => {
  const shop = await createSalesApp()
  shop.setNow(new Date('2025-11-20T12:00:00.000Z'))
  const tee = await sell(shop.db, { sku: 'TEE', price: 20, stock: 5 })
  await sell(shop.db, { sku: 'HOODIE', price: 60, special: 45, stock: 100 })
  await sell(shop.db, { sku: 'SOON', price: 60, special: 45, specialFrom: '2025-11-21T00:00:00Z' })
  await sell(shop.db, { sku: 'GONE', price: 10, stock: 0 })
  await sell(shop.db, { sku: 'EBOOK', price: 10, type: 'downloadable' })
  await sell(shop.db, { sku: 'LOOK', type: 'grouped', members: [{ id: tee, qty: 2 }] })
  return { shop, tee }
}
