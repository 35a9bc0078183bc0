import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { getSecret } from '#platform/server/secrets.ts'

const secretKey = 'order_link_secret'

/** Whoever has it sees the order's personal data and its files. */
export const orderKey = async (db: Db, orderId: string): Promise<string> =>
  createHmac('sha256', await getSecret(db, secretKey))
    .update(`order.${orderId}`)
    .digest('base64url')

/** The path of an order with the key that shows its personal data: for its mail only. */
export const orderLinkPath = async (db: Db, order: { id: string }): Promise<string> =>
  `/order/${order.id}?key=${await orderKey(db, order.id)}`

export const isOrderKey = async (db: Db, orderId: string, key: string): Promise<boolean> => {
  const right = Buffer.from(await orderKey(db, orderId))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}
