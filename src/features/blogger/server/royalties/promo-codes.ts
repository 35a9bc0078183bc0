import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { toPromoCode } from '../../rules/royalty.ts'

export type CodeOwner = {
  readonly code: string
  readonly id: number
  readonly email: string | null
  readonly phone: string | null
}

/** Whose a code is that may be used: an account that is a blogger's and not switched off. The first of `codes` that is somebody's. */
export const findCodeOwner = async (db: Db, codes: readonly string[]): Promise<CodeOwner | undefined> => {
  if (codes.length === 0) return undefined
  const { rows } = await sql<CodeOwner>`
    select p.code, c.id, c.email, c.phone from promo_code p join customer c on c.id = p.customer_id
    where p.code = any(${[...codes]}::text[]) and p.is_active and c.disabled_at is null and 'blogger' = any(c.roles)
    order by array_position(${[...codes]}::text[], p.code) limit 1`.execute(db)
  return rows[0]
}

/** Whether a code, however it is typed, is a blogger's and may be used. */
export const isPromoCode = async (db: Db, code: string): Promise<boolean> =>
  (await findCodeOwner(db, [toPromoCode(code)])) !== undefined

/** Codes in use, by blogger, the oldest first. */
export const listCodes = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> => {
  const { rows } = await sql<{ id: number; codes: string[] }>`
    select customer_id as id, array_agg(code order by created_at, code) as codes from promo_code
    where customer_id = any(${[...ids]}::integer[]) and is_active group by customer_id`.execute(db)
  return new Map(rows.map(({ id, codes }) => [id, codes]))
}

/** The codes in use of one blogger, who gets no others until the transaction is over. */
export const lockCodes = async (db: Db, id: number): Promise<string[]> => {
  await sql`select 1 from customer where id = ${id} for no key update`.execute(db)
  return (await listCodes(db, [id])).get(id) ?? []
}

/** Makes exactly these a blogger's codes in use; answers the codes that are another's, and changes nothing where there are any. */
export const setCodes = async (db: Db, customerId: number, codes: readonly string[], now: Date): Promise<string[]> => {
  const { rows: taken } = await sql<{ code: string }>`
    select code from promo_code where code = any(${[...codes]}::text[]) and customer_id <> ${customerId}`.execute(db)
  if (taken.length > 0) return taken.map(({ code }) => code)
  await sql`update promo_code set is_active = false
    where customer_id = ${customerId} and is_active and code <> all(${[...codes]}::text[])`.execute(db)
  const { rows: kept } = await sql<{ code: string }>`
    insert into promo_code (code, customer_id, created_at)
    select code, ${customerId}::integer, ${now}::timestamptz from unnest(${[...codes]}::text[]) code
    on conflict (code) do update set is_active = true where promo_code.customer_id = excluded.customer_id
    returning code`.execute(db)
  // somebody else was given one in this moment
  return codes.filter((code) => !kept.some((one) => one.code === code))
}
