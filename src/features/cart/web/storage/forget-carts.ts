import { localStore } from '#platform/web/storage/storages.ts'
import { cartKey } from './cart-keys.ts'
import { writeCartCookie } from './cookie.ts'

/** Forgets the carts of all store views but this one, whose own cart is cleared by itself: somebody else may come. */
export const forgetOtherCarts = (storeCode: string): void => {
  const storage = localStore()
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(cartKey(''))) continue
    const [other = ''] = key.slice(cartKey('').length).split('.')
    if (other === storeCode) continue
    storage?.removeItem(key)
    writeCartCookie(other, undefined)
  }
}
