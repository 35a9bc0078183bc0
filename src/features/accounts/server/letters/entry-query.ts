import { isStaff } from '#platform/server/context.ts'
import type { Db } from '#platform/server/context.ts'
import { findCustomer } from '../customers.ts'
import { startToken } from './mailed-tokens.ts'

type Asking = {
  readonly customerId: number
  /** The address that the mail goes to. */
  readonly email: string
  /** Names the mail: one that is made twice carries the same code. */
  readonly id: string
  readonly now: Date
}

/**
 * What a mail's address needs to sign its reader in, once within 7 days; undefined where the mail does not go to the customer's own
 * address, or the customer is of the shop's staff.
 */
export const entryQuery = async (
  db: Db,
  { customerId, email, id, now }: Asking,
): Promise<{ contact: string; code: string } | undefined> => {
  const customer = await findCustomer(db, customerId)
  const own = customer?.email
  if (!own || own !== email.trim().toLowerCase() || customer.disabled_at || isStaff(customer)) return undefined
  return {
    contact: own,
    code: await startToken(db, { id, purpose: 'entry', contact: { kind: 'email', value: own }, now }),
  }
}
