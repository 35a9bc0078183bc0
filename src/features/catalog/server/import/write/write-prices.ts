import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ProductRow } from './product-row.ts'

/** A price of one's own always counts; a derived one never replaces it. Gives the products whose prices are others now. */
export const writePrices = async (db: Db, rows: readonly Pick<ProductRow, 'id' | 'prices'>[]): Promise<Set<number>> => {
  const records = rows.flatMap(({ id, prices }) =>
    prices.map(({ currency, price, special, specialFrom, specialTo, isDerived }) => ({
      product_id: id,
      currency,
      price,
      special_price: special ?? null,
      special_from: special === undefined ? null : toStart(specialFrom),
      special_to: special === undefined ? null : toEnd(specialTo),
      is_derived: isDerived,
    })),
  )
  if (!records.length) return new Set()
  const { rows: written } = await sql<{ product_id: number }>`
    insert into product_price as stored (product_id, currency, price, special_price, special_from, special_to, is_derived)
    select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(product_id integer, currency text, price bigint,
      special_price bigint, special_from timestamptz, special_to timestamptz, is_derived boolean)
    on conflict (product_id, currency) do update set price = excluded.price, special_price = excluded.special_price,
      special_from = excluded.special_from, special_to = excluded.special_to, is_derived = excluded.is_derived
    where (stored.is_derived or not excluded.is_derived)
      and (stored.price, stored.special_price, stored.special_from, stored.special_to, stored.is_derived)
        is distinct from (excluded.price, excluded.special_price, excluded.special_from, excluded.special_to, excluded.is_derived)
    returning stored.product_id`.execute(db)
  return new Set(written.map((row) => row.product_id))
}

const isDay = (date: string): boolean => date.length === 10

/** A day means the whole day, in UTC: a special price until the 31st still counts on the 31st. */
export const toStart = (date: string | undefined): string | null =>
  date ? (isDay(date) ? `${date}T00:00:00Z` : date) : null
export const toEnd = (date: string | undefined): string | null =>
  date ? (isDay(date) ? `${date}T23:59:59.999Z` : date) : null
