import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ProductOption } from '../contract.ts'
import { changeCart } from './change-cart.ts'
import { putLine, removeLine } from './store.ts'

type Merged = {
  cart_id: string
  id: number
  product_id: number
  sku: string
  qty: number
  product_option: ProductOption
  checksum: string
  added: number
}

/**
 * Ends the cart that a paid order was made of. Where a sign-in has put it into the customer's meanwhile, that one stays open,
 * and what the sign-in added leaves it again, as far as it was `bought` (pieces by SKU).
 */
export const closeBought = async (
  db: Db,
  cartId: string,
  bought: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> => {
  if ((await changeCart(db, cartId, { closed_at: now }, now)) !== undefined) return
  // the guest's cart ended at the moment of the merge, in its transaction
  const { rows } = await sql<Merged>`
    select own.id as cart_id, item.id, item.product_id, item.sku, item.qty, item.product_option, item.checksum, part.added
    from cart guest
    join cart own on own.customer_id = guest.customer_id and own.store_code = guest.store_code and own.closed_at is null
    join cart_merge merge on merge.cart_id = own.id and merge.merged_at = guest.closed_at and merge.undone_at is null
    cross join lateral jsonb_to_recordset(merge.lines) as part (checksum text, added integer)
    join cart_item item on item.cart_id = own.id and item.checksum = part.checksum
    where guest.id = ${cartId} order by item.id for no key update of own, item`.execute(db)
  const left = new Map(bought)
  for (const { cart_id, id, product_id, product_option, added, ...line } of rows) {
    const out = Math.min(added, left.get(line.sku) ?? 0)
    left.set(line.sku, (left.get(line.sku) ?? 0) - out)
    const qty = line.qty - out
    if (qty <= 0) await removeLine(db, cart_id, id, now)
    else if (out > 0) await putLine(db, cart_id, { ...line, productId: product_id, option: product_option, qty }, now)
  }
}
