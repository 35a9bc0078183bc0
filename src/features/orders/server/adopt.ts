import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Older ones stay as they are: an address may have been another's then. */
const adoptedDays = 90

/**
 * Orders of a guest that went to this address become the customer's, who has just shown by a code sent there that it is theirs.
 * `email` is in lower case.
 */
export const adoptOrders = async (
  db: Db,
  { customerId, email, now }: { readonly customerId: number; readonly email: string; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('shop_order')
    .set({ customer_id: customerId, updated_at: now })
    .where('customer_id', 'is', null)
    .where(sql`lower(email)`, '=', email)
    .where('created_at', '>', new Date(now.getTime() - adoptedDays * 86_400_000))
    .execute()
}
