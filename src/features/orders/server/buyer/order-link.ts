import { createHmac } from 'node:crypto'
import { entryQuery } from '#features/accounts/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import { isSameText } from '#platform/server/same-text.ts'
import { getSecret } from '#platform/server/secrets.ts'
import type { StoredOrder } from '../store.ts'

const secretKey = 'order_link_secret'

/** Whoever has it sees the order's personal data and its files. */
export const orderKey = async (db: Db, orderId: string): Promise<string> =>
  createHmac('sha256', await getSecret(db, secretKey))
    .update(`order.${orderId}`)
    .digest('base64url')

/** The path of an order with the key that shows its personal data: for its mail only. */
export const orderLinkPath = async (db: Db, order: { id: string }): Promise<string> =>
  `/order/${order.id}?key=${await orderKey(db, order.id)}`

/** The same for a mail to whoever placed it, `mail` being the name of the mail: pressed by the order's customer, it signs in as well. */
export const mailedOrderPath = async (
  db: Db,
  order: Pick<StoredOrder, 'id' | 'customer_id' | 'email'>,
  { mail, now }: { readonly mail: string; readonly now: Date },
): Promise<string> => {
  const { id, customer_id: customerId, email } = order
  const path = await orderLinkPath(db, { id })
  const entry = customerId !== null && email ? await entryQuery(db, { customerId, email, id: mail, now }) : undefined
  return entry ? `${path}&${new URLSearchParams(entry).toString()}` : path
}

/** Whether this is the key of the order of this id. */
export const isOrderKey = async (db: Db, orderId: string, key: string): Promise<boolean> =>
  isSameText(key, await orderKey(db, orderId))
