import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { toCouponCode } from '../rules.ts'
import type { Coupon } from '../rules.ts'

export type CouponRow = {
  readonly code: string
  readonly type: 'percent' | 'fixed'
  readonly value: number
  readonly is_active: boolean
  readonly date_end: Date | string | null
  readonly free_delivery: boolean
  readonly use_limit: number | null
  readonly used: number
}

/** `value` of a fixed coupon is in minor units of the default currency. */
export const toCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  type: row.type,
  value: row.value,
  isActive: row.is_active,
  dateEnd: row.date_end === null ? undefined : new Date(row.date_end).toISOString(),
  freeDelivery: row.free_delivery,
  useLimit: row.use_limit ?? undefined,
  used: row.used,
})

/** The coupon of a typed code, whatever its case and state; undefined for a code of none. Values are percent or minor units. */
export const findCoupon = async (db: Db, typed: string): Promise<Coupon | undefined> => {
  const row = await db.selectFrom('coupon').selectAll().where('code', '=', toCouponCode(typed)).executeTakeFirst()
  return row && toCoupon(row)
}

/** Only uses of a limited coupon are counted: one without a limit is no row to queue for. */
export const isCounted = ({ useLimit }: Coupon): boolean => useLimit !== undefined

/** Takes one use of a coupon that is counted; false when none is left. */
export const useCoupon = async (db: Db, coupon: Coupon): Promise<boolean> => {
  if (!isCounted(coupon)) return true
  const { numUpdatedRows } = await db
    .updateTable('coupon')
    .set({ used: sql`used + 1` })
    .where('code', '=', coupon.code)
    .where((where) => where.or([where('use_limit', 'is', null), where('used', '<', where.ref('use_limit'))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives back the use that an order had which came to nothing. */
export const releaseCoupon = async (db: Db, code: string): Promise<void> => {
  await db
    .updateTable('coupon')
    .set({ used: sql`used - 1` })
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute()
}
