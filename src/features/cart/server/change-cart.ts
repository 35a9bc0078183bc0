import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { StoredCart } from './read-cart.ts'

export type CartChange = {
  readonly coupon_code?: string | null
  readonly promo_code?: string | null
  readonly spends_bonuses?: boolean
  readonly bonus_amount?: number | null
  readonly shipping_method?: string | null
  readonly payment_method?: string | null
  readonly address?: object | null
  readonly closed_at?: Date
  /** The order that ends it. */
  readonly ordered_as?: string
  /** Whose it became at the sign-in that ended it. */
  readonly customer_id?: number
}

/** Changes what is kept besides the lines; answers the new version, undefined when the cart is closed. */
export const changeCart = async (
  db: Db,
  id: string,
  { address, ...change }: CartChange,
  now: Date,
): Promise<number | undefined> => {
  const row = await db
    .updateTable('cart')
    .set({
      ...change,
      ...(address === undefined ? {} : { address: address && JSON.stringify(address) }),
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

/** The same of a cart that was read: what is so already is not written, and the version stays. */
export const changeWhatDiffers = async (
  db: Db,
  cart: StoredCart,
  change: CartChange,
  now: Date,
): Promise<number | undefined> => {
  const kept: Required<Omit<CartChange, 'customer_id' | 'ordered_as'>> = {
    coupon_code: cart.coupon?.code ?? null,
    promo_code: cart.promoCode ?? null,
    spends_bonuses: cart.spendsBonuses,
    bonus_amount: cart.bonusAmount ?? null,
    shipping_method: cart.shippingMethod ?? null,
    payment_method: cart.paymentMethod ?? null,
    address: cart.address ?? null,
    closed_at: new Date(0),
  }
  const isOther = ([name, value]: [string, unknown]) => !isDeepStrictEqual(value, kept[name as keyof typeof kept])
  const differing = Object.fromEntries(Object.entries(change).filter(isOther))
  return Object.keys(differing).length === 0 ? cart.version : changeCart(db, cart.id, differing, now)
}
