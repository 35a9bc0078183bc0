import { sql } from 'kysely'
import { money, toMajor } from '#core/money.ts'
import { maxStage } from '#features/orders/rules/status.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import { containing, containingPhone, searchedText } from '#platform/server/database/searched-text.ts'
import type { ManagedRoyalty } from '../../contract.ts'
import type { RoyaltyState } from '../../rules/limits.ts'

export type RoyaltiesAsked = {
  readonly q?: string | undefined
  readonly state?: RoyaltyState | undefined
  readonly isRising: boolean
  readonly from: number
  readonly size: number
}

type Row = {
  readonly order_id: string
  readonly number: string
  readonly created_at: Date
  readonly customer_id: number
  readonly name: string
  readonly code: string
  readonly profit: number
  readonly bonus: number
  readonly currency: string
  readonly state: RoyaltyState
  readonly total: number
}

/** What each order earned for its blogger, in major units, and how many orders there are. The books stay once a blogger has left: then without a name. */
export const listRoyalties = async (
  db: Db,
  { q, state, isRising, from, size }: RoyaltiesAsked,
): Promise<{ items: ManagedRoyalty[]; total: number }> => {
  const text = searchedText(q)
  const wanted = text ? containing(text) : null
  const phone = containingPhone(text) ?? null
  const direction = isRising ? sql`asc` : sql`desc`
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Row>`
    select page.*, coalesce(e.profit, 0)::bigint as profit, coalesce(e.bonus, 0)::bigint as bonus
    from (select found.*, count(*) over ()::integer as total
      from (select r.order_id, o.number, r.created_at, r.customer_id, r.code, r.currency,
          coalesce(nullif(trim(concat_ws(' ', c.firstname, c.lastname)), ''), c.email, c.phone, '') as name,
          case when o.is_canceled then 'canceled' when o.stage < ${maxStage} then 'pending'
            when p.status = 'approved' then 'paid' else 'confirmed' end as state
        from royalty r join shop_order o on o.id = r.order_id
        left join customer c on c.id = r.customer_id
        left join blogger_payout p on p.id = r.payout_id
        where ${wanted}::text is null or o.number ilike ${wanted}::text or r.code ilike ${wanted}::text
          or concat_ws(' ', c.firstname, c.lastname, c.email) ilike ${wanted}::text or c.phone like ${phone}::text) found
      where ${state ?? null}::text is null or state = ${state ?? null}::text
      order by created_at ${direction}, number ${direction} offset ${place.from} limit ${place.size}) page
    left join lateral (select sum(profit) as profit, sum(bonus) as bonus
      from royalty_entry e where e.order_id = page.order_id) e on true
    order by created_at ${direction}, number ${direction}`.execute(db),
  )
  const items = rows.map((row): ManagedRoyalty => ({
    order: row.order_id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    blogger: { id: row.customer_id, name: row.name },
    code: row.code,
    sum: toMajor(money(row.profit)),
    bonus: toMajor(money(row.bonus)),
    currency: row.currency,
    state: row.state,
  }))
  return { items, total }
}
