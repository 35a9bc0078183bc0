import { createEvents } from '../listeners.ts'

export type Conversion = {
  readonly event: 'registration' | 'wishlist' | 'cart' | 'checkout'
  readonly skus?: readonly string[]
  /** Major units of the store view's currency. */
  readonly value?: number
}

/**
 * `tellConversion` tells that a visitor came a step further; nothing leaves the page by this alone. Whoever has the visitor's consent listens,
 * and comes once the page rests: what was done before is told to him then.
 */
export const { raise: tellConversion, listen: onConversion } = createEvents<Conversion>()
