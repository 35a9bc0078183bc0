import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from './deps.ts'
import { findCart, lockCart, readLockedCart } from './store.ts'
import type { StoredCart } from './store.ts'

export type CartCode = 'CART_NOT_FOUND' | 'UNAUTHORIZED' | 'ACCESS_DENIED'

/**
 * A guest's cart is whoever's holds its unguessable id; a customer's is his alone. In another store view it is not
 * found: prices and money differ, so the client makes a new one there and replays.
 */
const checkAccess = (cart: StoredCart | undefined, { session, store }: Context): Result<StoredCart, CartCode> => {
  if (!cart || cart.storeCode !== store.storeCode) return refuse('CART_NOT_FOUND')
  if (cart.customerId === undefined) return ok(cart)
  if (!session) return refuse('UNAUTHORIZED')
  return session.customerId === cart.customerId ? ok(cart) : refuse('ACCESS_DENIED')
}

export const checkCart = async (context: Context, id: string): Promise<Result<StoredCart, CartCode>> =>
  checkAccess(await findCart(context.db, id), context)

/** A cart that no other command touches until this transaction ends; `isFirst` is false for a repeated command id. */
export const checkCommand = async (
  context: Context,
  id: string,
  opId: string | undefined,
): Promise<Result<{ cart: StoredCart; isFirst: boolean }, CartCode>> => {
  if (!(await lockCart(context.db, id))) return refuse('CART_NOT_FOUND')
  const read = await readLockedCart(context.db, id, opId, context.now)
  const allowed = checkAccess(read.cart, context)
  return allowed.ok ? ok(read) : allowed
}
