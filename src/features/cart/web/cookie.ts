import { cartCookie } from '../rules/cart-cookie.ts'

const thirtyDays = 30 * 86_400

/** The cart that a form made before this script ran. */
export const readCartCookie = (storeCode: string): string | undefined => {
  const prefix = `${cartCookie(storeCode)}=`
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix))
  return found?.slice(prefix.length) || undefined
}

/** Keeps the cookie in step, so that a form that is sent before the page is ready adds to the same cart. */
export const writeCartCookie = (storeCode: string, cartId: string | undefined): void => {
  if (readCartCookie(storeCode) === cartId) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cartCookie(storeCode)}=${cartId ?? ''}; Path=/; SameSite=Lax; Max-Age=${cartId ? thirtyDays : 0}${secure}`
}
