import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** What was last touched before these moments has no use any more. */
export type CartAges = {
  /** Guests' carts with lines, and command ids and merges of carts that live on. */
  readonly guest: Date
  /** Guests' carts without lines. */
  readonly empty: Date
  readonly closed: Date
}

export type CleanedCarts = { readonly carts: number; readonly commands: number; readonly merges: number }

/**
 * Deletes what nobody needs among the carts whose ids come after `after`, `batch` of them; answers the last id it looked at,
 * undefined at the end. Walking by id needs no index on the times, which every command would have to keep. A cart that is
 * being used is left alone.
 */
export const cleanCarts = async (
  db: Db,
  { ages, after, batch }: { ages: CartAges; after: string | undefined; batch: number },
): Promise<{ last: string | undefined; cleaned: CleanedCarts }> => {
  const { rows } = await sql<{ last: string | null; carts: number; commands: number; merges: number }>`
    with page as (
      select id from cart where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${batch}
    ), old as (
      select cart.id from cart join page on page.id = cart.id
      where cart.closed_at < ${ages.closed}
        or cart.customer_id is null and cart.updated_at < ${ages.guest}
        or cart.customer_id is null and cart.updated_at < ${ages.empty}
          and not exists (select from cart_item where cart_item.cart_id = cart.id)
      for update of cart skip locked
    ), gone as (
      delete from cart where id in (select id from old) returning id
    ), commands as (
      delete from cart_operation using page
      where cart_id = page.id and created_at < ${ages.guest} and page.id not in (select id from gone) returning 1
    ), merges as (
      delete from cart_merge using page
      where cart_id = page.id and merged_at < ${ages.guest} and page.id not in (select id from gone) returning 1
    )
    select (select id from page order by id desc limit 1) as last,
      (select count(*)::int from gone) as carts,
      (select count(*)::int from commands) as commands,
      (select count(*)::int from merges) as merges`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('a count was not answered')
  const { last, ...cleaned } = row
  return { last: last ?? undefined, cleaned }
}
