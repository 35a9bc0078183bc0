import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { KeptAddress, OwnAddress } from '../contract.ts'
import { addressFields } from '../rules/address-fields.ts'

export const mostAddresses = 20

/** The addresses of a customer, the default one first. */
export const listAddresses = async (db: Db, customerId: number): Promise<KeptAddress[]> => {
  const rows = await db
    .selectFrom('customer_address')
    .select(['id', 'address', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(mostAddresses)
    .execute()
  return rows.map(({ id, address, is_default }) => ({ ...(address as OwnAddress), id, default: is_default }))
}

type Saved = { readonly id?: number; readonly default?: boolean; readonly address: OwnAddress }

/** Keeps one of a customer's addresses; the first is the default. Those of one customer come one after another. */
export const saveAddress = async (
  db: Db,
  customerId: number,
  { id, address, default: wantsDefault = false }: Saved,
  now: Date,
): Promise<Result<true, 'NOT_FOUND' | 'ADDRESSES_FULL'>> => {
  await sql`select 1 from customer where id = ${customerId} for no key update`.execute(db)
  const all = await listAddresses(db, customerId)
  const text = JSON.stringify(
    Object.fromEntries(addressFields.flatMap((name) => (name in address ? [[name, address[name]]] : []))),
  )
  if (id === undefined && all.length >= mostAddresses) return refuse('ADDRESSES_FULL')
  if (id !== undefined && !all.some((kept) => kept.id === id)) return refuse('NOT_FOUND')
  const saved =
    id ??
    (
      await db
        .insertInto('customer_address')
        .values({ customer_id: customerId, address: text, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  if (id !== undefined) await db.updateTable('customer_address').set({ address: text }).where('id', '=', id).execute()
  if (wantsDefault || all.length === 0) await chooseDefault(db, customerId, saved)
  return ok(true)
}

/** Makes one of a customer's addresses the default; false where it is none of theirs. */
export const chooseDefault = async (db: Db, customerId: number, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('customer_address')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return false
  // one after the other: no moment has two
  await sql`update customer_address set is_default = false where customer_id = ${customerId} and is_default`.execute(db)
  await sql`update customer_address set is_default = true where id = ${id}`.execute(db)
  return true
}

/** Forgets an address; the oldest of the others is the default then, where it was. */
export const removeAddress = async (db: Db, customerId: number, id: number): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  const [first] = numDeletedRows > 0n ? await listAddresses(db, customerId) : []
  if (first && !first.default) await chooseDefault(db, customerId, first.id)
}
