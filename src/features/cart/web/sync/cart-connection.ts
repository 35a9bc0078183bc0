import type { Result } from '#core/result.ts'
import { cartTimeoutMs } from './cart-wire.ts'
import type { CartCall } from './cart-wire.ts'

/** The calls of a cart: with the shopper's session, and as a guest once a cart was refused to it. Source: shopping.md 4, Connect. */
export const createConnection = (call: CartCall, maxBypassAttempts: number) => {
  let bypasses = 0
  const asked: CartCall = (key, input, options) =>
    call(key, input, bypasses > 0 ? { ...options, asGuest: true } : options)
  return {
    call: asked,
    /** A new cart, or the customer's; `copyOf` is the one that it takes the place of. */
    create: async (copyOf: string | undefined): Promise<Result<string>> => {
      const query = copyOf === undefined ? {} : { copyOf }
      for (;;) {
        const answer = await asked('POST /api/cart/create', { query }, { timeoutMs: cartTimeoutMs })
        if (answer.ok || answer.code !== 'UNAUTHORIZED' || bypasses >= maxBypassAttempts) return answer
        bypasses += 1
      }
    },
    /** Somebody signed in: his session counts again. */
    begin: () => {
      bypasses = 0
    },
  }
}
