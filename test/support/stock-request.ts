import { randomUUID } from 'node:crypto'
import type { Shop } from './shop.ts'

/** A row of `stock_request` of so many days ago, and how many ago it was answered. */
export const stockRequest = (shop: Shop, email: string, created: number, notified?: number) => {
  const ago = (days: number) => new Date(shop.now().getTime() - days * 86_400_000)
  return {
    id: randomUUID(),
    token: randomUUID(),
    email,
    kind: 'back_in_stock' as const,
    store_code: 'en',
    price: null,
    product_id: shop.idOf('TEE-red-M'),
    created_at: ago(created),
    notified_at: notified === undefined ? null : ago(notified),
  }
}
