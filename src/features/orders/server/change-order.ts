import type { Db } from '#platform/server/context.ts'
import type { StoredOrder } from './store.ts'

export type OrderChange = Partial<{
  status: string
  stage: number
  is_paid: boolean
  is_canceled: boolean
  cancel_reason: string | null
  canceled_by: 'unpaid' | 'replaced' | 'buyer' | 'manager' | null
  cashback: number
  refunded: number
  taken_off: number
  /** JSON. */
  tracking: string | null
  delivered_at: Date
  holds_stock: boolean
  holds_coupon: boolean
  has_shortfall: boolean
  pay_until: Date | null
}>

/** Changes a locked order and notes why; an empty change only notes. */
export const changeOrder = async (
  db: Db,
  order: Pick<StoredOrder, 'id' | 'status' | 'stage'>,
  change: OrderChange,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('shop_order')
    .set({ ...change, updated_at: now })
    .where('id', '=', order.id)
    .execute()
  await db
    .insertInto('order_event')
    .values({
      order_id: order.id,
      status: change.status ?? order.status,
      stage: change.stage ?? order.stage,
      note,
      created_at: now,
    })
    .execute()
}
