import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ProductOption } from '../contract.ts'
import { changeCart } from './change-cart.ts'
import type { CartChange } from './change-cart.ts'
import { lockCart, putLine, removeLine } from './store.ts'

type Line = {
  readonly cart_id: string
  readonly id: number
  readonly product_id: number
  readonly sku: string
  readonly qty: number
  readonly product_option: ProductOption
  readonly checksum: string
  /** How many of its pieces may have been bought. */
  readonly most: number
}

/**
 * Ends the cart that a paid order was made of; where pieces came in since, it stays open with these alone, and coupon, code and bonuses
 * went with the order. Where a sign-in has put it into the customer's meanwhile, that one stays open, and what the sign-in added leaves it
 * again. `bought`: pieces by SKU.
 */
export const closeBought = async (
  db: Db,
  { cartId, orderId }: { readonly cartId: string; readonly orderId: string },
  bought: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> => {
  const isOpen = await lockCart(db, cartId)
  const lines = withBought(isOpen ? await listOwn(db, cartId) : await listMerged(db, cartId), bought)
  if (isOpen && lines.every(({ line, out }) => line.qty === out)) {
    await changeCart(db, cartId, { closed_at: now, ordered_as: orderId }, now)
    return
  }
  for (const { line, out } of lines) {
    const { cart_id, id, product_id, sku, product_option, checksum } = line
    const left = { productId: product_id, sku, option: product_option, checksum, qty: line.qty - out }
    if (left.qty <= 0) await removeLine(db, cart_id, id, now)
    else if (out > 0) await putLine(db, cart_id, left, now)
  }
  if (isOpen) await changeCart(db, cartId, nothingBeside, now)
}

const nothingBeside: CartChange = { coupon_code: null, promo_code: null, spends_bonuses: false, bonus_amount: null }

/** Lines with how many of their pieces were bought: those of one SKU share what was bought of it, the first come first. */
const withBought = (lines: readonly Line[], bought: ReadonlyMap<string, number>) => {
  const left = new Map(bought)
  return lines.map((line) => {
    const out = Math.min(line.most, left.get(line.sku) ?? 0)
    left.set(line.sku, (left.get(line.sku) ?? 0) - out)
    return { line, out }
  })
}

const listOwn = async (db: Db, cartId: string): Promise<readonly Line[]> => {
  const { rows } = await sql<Line>`
    select cart_id, id, product_id, sku, qty, product_option, checksum, qty as most
    from cart_item where cart_id = ${cartId} order by created_at, id`.execute(db)
  return rows
}

/** What a sign-in put into the customer's cart; the guest's ended at the moment of the merge, in its transaction. */
const listMerged = async (db: Db, cartId: string): Promise<readonly Line[]> => {
  const { rows } = await sql<Line>`
    select own.id as cart_id, item.id, item.product_id, item.sku, item.qty, item.product_option, item.checksum, part.added as most
    from cart guest
    join cart own on own.customer_id = guest.customer_id and own.store_code = guest.store_code and own.closed_at is null
    join cart_merge merge on merge.cart_id = own.id and merge.merged_at = guest.closed_at and merge.undone_at is null
    cross join lateral jsonb_to_recordset(merge.lines) as part (checksum text, added integer)
    join cart_item item on item.cart_id = own.id and item.checksum = part.checksum
    where guest.id = ${cartId} order by item.created_at, item.id for no key update of own, item`.execute(db)
  return rows
}
