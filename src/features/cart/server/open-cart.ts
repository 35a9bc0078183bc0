import { isUuid } from '#core/ids.ts'
import type { Context } from './deps.ts'
import { findCartIdOfCustomer } from './read-cart.ts'
import { createCart } from './store.ts'

/**
 * A new cart for a guest, who may name the one that it is made anew from. A customer has one open cart in a store view: two devices that
 * ask at once get the same.
 */
export const openCart = async (
  { db, store, now, newId }: Pick<Context, 'db' | 'store' | 'now' | 'newId'>,
  customerId: number | undefined,
  copiedFrom?: string,
): Promise<string> => {
  const find = async () =>
    customerId === undefined ? undefined : findCartIdOfCustomer(db, customerId, store.storeCode)
  const original = copiedFrom !== undefined && isUuid(copiedFrom) ? copiedFrom : undefined
  const id =
    (await find()) ??
    (await createCart(db, { id: newId(), storeCode: store.storeCode, customerId, copiedFrom: original, now })) ??
    (await find())
  if (!id) throw new Error('no cart was made')
  return id
}
