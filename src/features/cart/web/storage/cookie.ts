import { cartCookie, cartCookieSeconds, cartIdIn } from '../../rules/cart-cookie.ts'

const isSecure = (): boolean => location.protocol === 'https:'

const readCookies = (): Record<string, string> =>
  Object.fromEntries(
    document.cookie.split('; ').map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name, value.join('=')]
    }),
  )

/** The cart that a form made before this script ran. */
export const readCartCookie = (storeCode: string): string | undefined => cartIdIn(readCookies(), storeCode)

/** Keeps the cookie in step, so that a form that is sent before the page is ready adds to the same cart. */
export const writeCartCookie = (storeCode: string, cartId: string | undefined): void => {
  const [name, plainName] = [cartCookie(storeCode, isSecure()), cartCookie(storeCode, false)]
  const cookies = readCookies()
  if (name !== plainName && cookies[plainName] !== undefined)
    document.cookie = `${plainName}=; Path=/; SameSite=Lax; Max-Age=0; Secure`
  if ((cookies[name] || undefined) === cartId) return
  const secure = isSecure() ? '; Secure' : ''
  document.cookie = `${name}=${cartId ?? ''}; Path=/; SameSite=Lax; Max-Age=${cartId ? cartCookieSeconds : 0}${secure}`
}
