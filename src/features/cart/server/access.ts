import { ok, refuse } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import type { Context } from './deps.ts'
import { findBought, findCart, findCommanded, findMergedInto } from './read-cart.ts'
import { lockCart } from './store.ts'
import type { StoredCart, Wanted } from './read-cart.ts'

export type CartCode = 'CART_NOT_FOUND' | 'UNAUTHORIZED' | 'ACCESS_DENIED'

/**
 * A guest's cart is whoever's holds its unguessable id; a customer's is his alone. In another store view it is not
 * found: prices and money differ, so the client makes a new one there and replays.
 */
const checkAccess = async (
  id: string,
  cart: StoredCart | undefined,
  { db, session, store }: Context,
): Promise<Result<StoredCart, CartCode>> => {
  if (!cart) {
    const bought = await findBought(db, id, session?.customerId)
    const into = bought || !session ? undefined : await findMergedInto(db, id, session.customerId)
    return refuse('CART_NOT_FOUND', bought ? { bought } : into === undefined ? {} : { merged_into: into })
  }
  if (cart.storeCode !== store.storeCode) return refuse('CART_NOT_FOUND')
  if (cart.customerId === undefined) return ok(cart)
  if (!session) return refuse('UNAUTHORIZED')
  return session.customerId === cart.customerId ? ok(cart) : refuse('ACCESS_DENIED')
}

/** The cart that the caller may see; with `isForSums` its products have no pictures and no options. */
export const checkCart = async (
  context: Context,
  id: string,
  how: Pick<Wanted, 'isForSums'> = {},
): Promise<Result<StoredCart, CartCode>> =>
  checkAccess(id, await findCart(context.db, id, { ...how, currency: context.store.i18n.currencyCode }), context)

export type Commanded = { readonly cart: StoredCart; readonly isFirst: boolean }

/**
 * Carries out a command to a cart, which is read together with the products of `skus`, that it may not have yet. It reads and writes
 * without a lock, and `run` answers undefined where the cart was changed in between; then it is carried out again, on a cart that no
 * other command touches until it is done. `isFirst` is false for a repeated command id.
 */
export const command = async <R extends Result<unknown>>(
  context: Context,
  { id, opId, skus }: { readonly id: string; readonly opId: string | undefined; readonly skus: readonly string[] },
  run: (commanded: Commanded, context: Context) => Promise<R | undefined>,
): Promise<R | Refusal<CartCode>> => {
  const attempt = async (within: Context) => {
    const found = await findCommanded(within.db, id, { opId, skus, currency: within.store.i18n.currencyCode })
    const allowed = await checkAccess(id, found?.cart, within)
    return allowed.ok ? run({ cart: allowed.value, isFirst: found?.isFirst ?? true }, within) : allowed
  }
  return (
    (await attempt(context)) ??
    inTransaction(context.db, async (trx): Promise<R | Refusal<CartCode>> => {
      await lockCart(trx, id)
      const done = await attempt({ ...context, db: trx })
      if (!done) throw new Error(`the locked cart ${id} was changed`)
      return done
    })
  )
}
