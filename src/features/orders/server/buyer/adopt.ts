import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import type { OrderDeps, ToldOrder } from '../deps.ts'

/** Older ones stay as they are: an address may have been another's then. */
const adoptedDays = 90

/**
 * Orders of a guest that went to this address become the customer's, who has just shown by a code or a link sent there that it is theirs.
 * `email` is in lower case.
 */
export const adoptOrders =
  ({ onOrder }: Pick<OrderDeps, 'onOrder'>) =>
  async (
    db: Db,
    { customerId, email, now }: { readonly customerId: number; readonly email: string; readonly now: Date },
  ): Promise<void> => {
    const adopted = await db
      .updateTable('shop_order')
      .set({ customer_id: customerId, updated_at: now })
      .where('customer_id', 'is', null)
      .where(sql`lower(email)`, '=', email)
      .where('created_at', '>', new Date(now.getTime() - adoptedDays * day))
      .returningAll()
      .execute()
    for (const order of adopted as ToldOrder[]) await onOrder?.(db, 'order.adopted', order, now)
  }
