import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import { currencyCodes } from '#core/money.ts'
import type { Db } from '#platform/server/context.ts'
import { neededSince } from '../rules/history.ts'
import { byCurrency } from './store.ts'
import type { PastRow } from './store.ts'

/** Products of one statement. */
const batch = 100

/** Days for which every price is kept, whatever is charged. */
const kept = 30

/** Takes what was listed before anything that the lowest price of 30 days is told from; the present price, and what it took the place of then, stay. */
export const forgetPrices = async (db: Db, now: Date): Promise<void> => {
  const past = new Date(now.getTime() - kept * day)
  for (let after: number | undefined = 0; after !== undefined;) {
    const { rows } = await sql<{ product_id: number; past: readonly PastRow[] | null }>`
      select product_id, case when bool_or(next <= ${past}) then json_agg(
        json_build_array(currency, valid_from, price, special_price, special_from, special_to) order by currency, valid_from
      ) end as past
      from (
        select *, lead(valid_from) over (partition by product_id, currency order by valid_from) as next
        from price_history where product_id = any(array(
          select distinct product_id from price_history where product_id > ${after} order by product_id limit ${batch}))
      ) listed
      group by product_id order by product_id`.execute(db)
    const needed = rows.flatMap(({ product_id, past: listed }) => {
      const history = byCurrency(listed ?? [])
      return currencyCodes.flatMap((currency) => {
        const own = history[currency]
        return own ? [{ product_id, currency, since: neededSince(own, now.toISOString()) }] : []
      })
    })
    if (needed.length > 0)
      await sql`
        delete from price_history old
        using json_to_recordset(${JSON.stringify(needed)}::json) as needed(product_id integer, currency text, since timestamptz)
        where old.product_id = needed.product_id and old.currency = needed.currency and exists (
          select from price_history next where next.product_id = old.product_id and next.currency = old.currency
            and next.valid_from > old.valid_from and next.valid_from <= needed.since)`.execute(db)
    after = rows.at(-1)?.product_id
  }
}
