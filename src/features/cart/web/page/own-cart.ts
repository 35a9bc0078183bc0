import { createContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { callFrom } from '#platform/web/call/loader-context.ts'
import type { CartContract, WireCartItem, WireCoupon, WireTotals } from '../../contract.ts'

/** The id of the visitor's own cart where a page is rendered for him alone; null for pages that are everybody's, and in the browser. */
export const ownCartContext = createContext<string | null>(null)

export type OwnCart = {
  readonly items: readonly WireCartItem[]
  readonly totals: WireTotals
  readonly couponCode: string | undefined
}

/** The visitor's cart for a page that must show it without a script; null where there is none, or nothing in it. */
export const loadOwnCart = async ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<OwnCart | null> => {
  const cartId = context.get(ownCartContext)
  if (cartId === null) return null
  const call = callFrom<CartContract>(context)
  const query = { cartId }
  const [items, totals] = [await call('GET /api/cart/pull', { query }), await call('GET /api/cart/totals', { query })]
  if (!items.ok || !totals.ok || items.value.length === 0) return null
  const coupon = items.meta?.['coupon'] as WireCoupon | null | undefined
  return { items: items.value, totals: totals.value, couponCode: coupon?.code }
}
