import type { Db } from '#platform/server/context.ts'
import type { BloggerSettings } from '../contract.ts'

/** What a blogger set themselves. */
export const findProfile = async (db: Db, customerId: number): Promise<Partial<BloggerSettings>> => {
  const row = await db
    .selectFrom('blogger_profile')
    .select('settings')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.settings ?? {}
}

/** Changes what is named, whatever else is changed at the same time. */
export const changeProfile = async (
  db: Db,
  customerId: number,
  change: Partial<BloggerSettings>,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('blogger_profile')
    .values({ customer_id: customerId, settings: JSON.stringify(change), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({
        settings: eb('blogger_profile.settings', '||', eb.ref('excluded.settings')) as never,
        updated_at: now,
      })),
    )
    .execute()
}
