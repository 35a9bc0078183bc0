import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { CustomerListTable } from '#platform/server/tables/accounts.ts'

type List = CustomerListTable['list']
type Item = { readonly sku: string; readonly added_at: string }
export type Lists = Record<List, Item[]>
export type ListChange = { readonly add?: readonly string[]; readonly remove?: readonly string[] }

/** How many a list holds: the oldest leave it. */
const most: Readonly<Record<List, number>> = { wishlist: 500, recently_viewed: 100, compare: 20 }
const names = Object.keys(most) as List[]

/** The lists of a customer, the latest first. */
export const readLists = async (db: Db, customerId: number): Promise<Lists> => {
  const rows = await db
    .selectFrom('customer_list')
    .select(['list', 'sku', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('place')
    .orderBy('sku')
    .execute()
  const of = (name: List) =>
    rows.filter(({ list }) => list === name).map(({ sku, added_at }) => ({ sku, added_at: added_at.toISOString() }))
  return { wishlist: of('wishlist'), recently_viewed: of('recently_viewed'), compare: of('compare') }
}

/** Adds to the front of lists and takes from them; what is seen again comes to the front. The oldest leave a full list. */
export const changeLists = async (
  db: Db,
  customerId: number,
  changes: Partial<Record<List, ListChange | undefined>>,
  now: Date,
): Promise<void> => {
  await sql`select 1 from customer where id = ${customerId} for no key update`.execute(db)
  for (const list of names) {
    const { add = [], remove = [] } = changes[list] ?? {}
    const added = [...new Set(add)]
    if (remove.length > 0) {
      await db
        .deleteFrom('customer_list')
        .where('customer_id', '=', customerId)
        .where('list', '=', list)
        .where('sku', 'in', [...remove])
        .execute()
    }
    if (added.length === 0) continue
    await sql`
      insert into customer_list (customer_id, list, sku, added_at, place)
      select ${customerId}, ${list}, sku, ${now}, place from unnest(${added}::text[]) with ordinality as given (sku, place)
      on conflict (customer_id, list, sku) do update set added_at = excluded.added_at, place = excluded.place
        where ${list} = 'recently_viewed'`.execute(db)
    await sql`
      delete from customer_list where customer_id = ${customerId} and list = ${list} and sku in (
        select sku from customer_list where customer_id = ${customerId} and list = ${list}
        order by added_at desc, place, sku offset ${most[list]}
      )`.execute(db)
  }
}
