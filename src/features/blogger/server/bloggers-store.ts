import { sql } from 'kysely'
import { writePhone } from '#features/accounts/server/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import { containing, containingPhone, searchedText } from '#platform/server/database/searched-text.ts'
import type { ManagedBlogger } from '../contract.ts'
import { sumPots, toBalance } from './royalties/ledger.ts'
import { listCodes } from './royalties/promo-codes.ts'

export type BloggersAsked = {
  readonly id?: number
  readonly q?: string | undefined
  readonly from: number
  readonly size: number
}

type Row = {
  readonly id: number
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly orders: number
  readonly posts: number
  readonly last_post_at: Date | null
  readonly delivering: number
  readonly promotion: number
  readonly promoted: number
  readonly total: number
}

/** Whether something is confirmed for an account `c`, whatever became of its roles. */
const isOwed = sql`exists (select from royalty_entry e where e.customer_id = c.id and e.pot = 'active'
  group by e.currency having sum(e.profit + e.bonus) > 0)`

/** Bloggers by name, with what managers ask of them; those too who are none any more and to whom something is owed. */
export const listBloggers = async (
  db: Db,
  { id, q, from, size }: BloggersAsked,
  { settings, now }: { readonly settings: Pick<Settings, 'payout_day'>; readonly now: Date },
): Promise<{ items: ManagedBlogger[]; total: number }> => {
  const text = searchedText(q)
  const wanted = text ? containing(text) : null
  const phone = containingPhone(text) ?? null
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Row>`
    select c.id, coalesce(nullif(trim(concat_ws(' ', c.firstname, c.lastname)), ''), c.email) as name, c.email, c.phone,
      (select count(*) from royalty r where r.customer_id = c.id)::integer as orders,
      coalesce(b.posts, 0)::integer as posts, b.last_post_at, count(*) over ()::integer as total,
      coalesce(i.delivering, 0)::integer as delivering, coalesce(i.promotion, 0)::integer as promotion,
      coalesce(i.promoted, 0)::integer as promoted
    from customer c
    left join (select customer_id, count(*) as posts, max(promoted_at) as last_post_at from blogger_post group by 1) b
      on b.customer_id = c.id
    left join (
      select customer_id, count(*) filter (where is_done) as promoted,
        count(*) filter (where not is_done and delivered_at is not null) as promotion,
        count(*) filter (where not is_done and delivered_at is null) as delivering
      from (select p.customer_id, p.delivered_at, p.archived_at is not null
          or exists (select 1 from blogger_post b where b.item_id = p.id)
          or exists (select 1 from promo_set_part s join blogger_post b on b.item_id = s.set_id where s.item_id = p.id) as is_done
        from promo_product p where p.set_key is null) listed group by 1) i on i.customer_id = c.id
    where ('blogger' = any(c.roles) or ${isOwed}) and c.deleted_at is null
      and (${id ?? null}::integer is null or c.id = ${id ?? null}::integer)
      and (${wanted}::text is null or concat_ws(' ', c.firstname, c.lastname, c.email) ilike ${wanted}::text or c.phone like ${phone}::text
        or exists (select 1 from promo_code p where p.customer_id = c.id and p.code ilike ${wanted}::text))
    order by 2, c.id offset ${place.from} limit ${place.size}`.execute(db),
  )
  const ids = rows.map((row) => row.id)
  const [codes, pots] = [await listCodes(db, ids), await sumPots(db, ids)]
  const written = (number: string | null) => number && writePhone(`+${number}`)
  const items = rows.map((row): ManagedBlogger => ({
    id: row.id,
    name: row.name ?? written(row.phone) ?? '',
    email: row.email,
    phone: written(row.phone),
    codes: codes.get(row.id) ?? [],
    balance: toBalance(
      pots.filter((pot) => pot.id === row.id),
      settings,
      now,
    ),
    orders: row.orders,
    posts: row.posts,
    products: { delivering: row.delivering, promotion: row.promotion, promoted: row.promoted },
    last_post_at: row.last_post_at?.toISOString() ?? null,
  }))
  return { items, total }
}

/** Whether something is confirmed for this account that was not paid out, in any currency. */
export const isOwedTo = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`select from customer c where c.id = ${id} and ${isOwed}`.execute(db)
  return rows.length > 0
}

/** Whether this account can be paid: a blogger's, or of one who was and to whom something is owed. */
export const mayBePaid = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from customer c where c.id = ${id} and ('blogger' = any(c.roles) or ${isOwed}) and c.deleted_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether this account is a blogger's who has not left. */
export const isBlogger = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    select id from customer where id = ${id} and 'blogger' = any(roles) and deleted_at is null`.execute(db)
  return rows.length > 0
}
