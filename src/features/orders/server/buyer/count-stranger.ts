import { day, hour } from '#core/durations.ts'
import type { Result } from '#core/result.ts'
import { perHour } from '#features/accounts/rules/limits.ts'
import { countOne } from '#features/accounts/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { networkOf } from '#platform/server/http/network.ts'
import type { OrderDeps } from '../deps.ts'

const contactLimits = [
  { most: 5, withinMs: hour },
  { most: 20, withinMs: day },
]

/**
 * Counts one more of what is asked without showing whose the order is: of the contact that is named, and of the network it is asked from,
 * where codes are limited there: twice as many as codes.
 */
export const countStranger = (
  { codesPerAddress = 0 }: Pick<OrderDeps, 'codesPerAddress'>,
  what: 'order finds' | 'withdrawals',
  contact: string,
  { db, now, wire }: Pick<Context, 'db' | 'now' | 'wire'>,
): Promise<Result<true, 'TOO_MANY_REQUESTS'>> => {
  const ofContact = { key: `${what} of ${contact}`, limits: contactLimits }
  const ofNetwork = { key: `${what} from ${networkOf(wire?.address ?? '')}`, limits: perHour(2 * codesPerAddress) }
  return countOne(db, codesPerAddress > 0 ? [ofContact, ofNetwork] : [ofContact], now)
}
