import { isMailAddress } from '#core/email.ts'
import type { Money } from '#core/money.ts'

/** What a shopper may be told of once. */
export const requestKinds = ['back_in_stock', 'price_drop'] as const
export type RequestKind = (typeof requestKinds)[number]

/** A product as a store view sells it now; `price` is what is charged, minor units of the view's currency, tax included. */
export type Piece = {
  readonly productId: number
  readonly sku: string
  readonly name: string
  /** Below the store prefix, with its leading slash. */
  readonly path: string
  readonly price: Money | undefined
  readonly isInStock: boolean
}

/** Requests of one contact, open or answered within `keptDays`: nobody can be sent more mails than these. */
export const mostRequests = 30
/** Milliseconds that a request counts for its network. */
export const networkHour = 3_600_000
/** Days that an answered request is kept, and that one waits to be answered. */
export const keptDays = { answered: 30, open: 365 }

/** An address as it is compared and kept; undefined where it is none. */
export const toContact = (email: string): string | undefined => {
  const contact = email.trim().toLowerCase()
  return isMailAddress(contact) ? contact : undefined
}

/**
 * Whether a request is answered by the piece as it is now: back in stock, or charged less than when it was asked for
 * (`price`, minor units of the same currency). What cannot be bought is no good news at any price.
 */
export const isDue = (
  request: { readonly kind: RequestKind; readonly price: number | null },
  piece: Pick<Piece, 'price' | 'isInStock'>,
): boolean => {
  if (!piece.isInStock) return false
  if (request.kind === 'back_in_stock') return true
  return request.price !== null && piece.price !== undefined && piece.price < request.price
}
