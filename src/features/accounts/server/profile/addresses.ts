import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { KeptAddress, OwnAddress } from '../../contract.ts'
import { addressFields } from '../../rules/address-fields.ts'
import { writePhone } from '../phones.ts'

const mostAddresses = 20

/** The addresses of a customer with their phones as they are read, the default one first. */
export const listAddresses = async (db: Db, customerId: number): Promise<KeptAddress[]> => {
  const rows = await db
    .selectFrom('customer_address')
    .select(['id', 'key', 'address', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(mostAddresses)
    .execute()
  return rows.map(({ id, key, address: kept, is_default }) => {
    const address = kept as OwnAddress
    const phone = address.telephone ? { telephone: writePhone(address.telephone) } : {}
    return { ...address, ...phone, id, key, default: is_default }
  })
}

/** The shop's id of an address, or the name its browser gave it. */
type Name = { readonly id?: number; readonly key?: string }
type Saved = Name & { readonly default?: boolean; readonly address: OwnAddress }

const isNamed = (name: Name, { id, key }: KeptAddress): boolean =>
  name.id === undefined ? name.key?.toLowerCase() === key : name.id === id

/**
 * Keeps one of a customer's addresses; the first is the default. Those of one customer come one after another. By its key it is kept
 * whether it was there or not.
 */
export const saveAddress = async (
  db: Db,
  customerId: number,
  { address, default: wantsDefault = false, ...name }: Saved,
  now: Date,
): Promise<Result<true, 'NOT_FOUND' | 'ADDRESSES_FULL'>> => {
  await sql`select 1 from customer where id = ${customerId} for no key update`.execute(db)
  const all = await listAddresses(db, customerId)
  const text = JSON.stringify(
    Object.fromEntries(addressFields.flatMap((field) => (field in address ? [[field, address[field]]] : []))),
  )
  const known = all.find((kept) => isNamed(name, kept))
  if (!known && name.id !== undefined) return refuse('NOT_FOUND')
  if (!known && all.length >= mostAddresses) return refuse('ADDRESSES_FULL')
  const saved =
    known ??
    (await db
      .insertInto('customer_address')
      .values({ customer_id: customerId, address: text, created_at: now, ...(name.key ? { key: name.key } : {}) })
      .returning('id')
      .executeTakeFirstOrThrow())
  if (known) await db.updateTable('customer_address').set({ address: text }).where('id', '=', known.id).execute()
  if (wantsDefault || all.length === 0) await chooseDefault(db, customerId, saved)
  return ok(true)
}

/** Makes one of a customer's addresses the default; false where it is none of theirs. */
export const chooseDefault = async (db: Db, customerId: number, name: Name): Promise<boolean> => {
  await sql`select 1 from customer where id = ${customerId} for no key update`.execute(db)
  const found = (await listAddresses(db, customerId)).find((kept) => isNamed(name, kept))
  if (!found) return false
  // one after the other: no moment has two
  await sql`update customer_address set is_default = false where customer_id = ${customerId} and is_default`.execute(db)
  await sql`update customer_address set is_default = true where id = ${found.id}`.execute(db)
  return true
}

/** Forgets an address; the oldest of the others is the default then, where it was. */
export const removeAddress = async (db: Db, customerId: number, name: Name): Promise<void> => {
  await sql`select 1 from customer where id = ${customerId} for no key update`.execute(db)
  const all = await listAddresses(db, customerId)
  const gone = all.find((kept) => isNamed(name, kept))
  if (!gone) return
  await db.deleteFrom('customer_address').where('id', '=', gone.id).execute()
  const first = all.find((kept) => kept !== gone)
  if (gone.default && first) await chooseDefault(db, customerId, { id: first.id })
}
