import { createEvents } from '#platform/web/listeners.ts'
import { consentNow } from './consent.ts'

export type Conversion = {
  readonly event: 'registration' | 'wishlist' | 'cart' | 'checkout'
  readonly skus?: readonly string[]
  /** Major units of the store view's currency. */
  readonly value?: number
}

const { raise, listen } = createEvents<Conversion>()

/** Tells that a visitor came a step further who agreed to that before; nothing leaves the page by this alone. */
export const tellConversion = (step: Conversion): void => {
  if (consentNow() === 'accepted') raise(step)
}

/** Who listens comes once the page rests: what was done before is told to him then. */
export const onConversion = listen
