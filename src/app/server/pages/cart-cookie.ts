import type { FastifyReply, FastifyRequest } from 'fastify'
import { cartCookie, cartCookieSeconds, cartIdIn } from '#features/cart/rules/cart-cookie.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'

/** The cart that a visitor's pages and forms are about. */
export const findCartId = ({ cookies }: FastifyRequest, { storeCode }: StoreView): string | undefined =>
  cartIdIn(cookies, storeCode)

type Kept = { readonly view: StoreView; readonly isSecure: boolean }

/** Sends the cookie, which scripts read as well, and takes that of before the prefix away. */
export const keepCartId = (reply: FastifyReply, cartId: string, { view: { storeCode }, isSecure }: Kept): void => {
  const how = { path: '/', sameSite: 'lax', secure: isSecure } as const
  reply.setCookie(cartCookie(storeCode, isSecure), cartId, { ...how, maxAge: cartCookieSeconds })
  if (isSecure && hasPlain(reply, storeCode)) reply.clearCookie(cartCookie(storeCode, false), how)
}

/** Gives a cart of before the prefix its name. */
export const renameCartId = (reply: FastifyReply, cartId: string, kept: Kept): void => {
  if (kept.isSecure && hasPlain(reply, kept.view.storeCode)) keepCartId(reply, cartId, kept)
}

/** The cart is an order now. */
export const dropCartId = (reply: FastifyReply, { view: { storeCode }, isSecure }: Kept): void => {
  const how = { path: '/', sameSite: 'lax', secure: isSecure } as const
  reply.clearCookie(cartCookie(storeCode, isSecure), how)
  if (isSecure && hasPlain(reply, storeCode)) reply.clearCookie(cartCookie(storeCode, false), how)
}

const hasPlain = ({ request }: FastifyReply, storeCode: string): boolean =>
  request.cookies[cartCookie(storeCode, false)] !== undefined
