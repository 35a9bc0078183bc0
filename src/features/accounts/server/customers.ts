import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { StoredRole } from '#platform/server/tables/accounts.ts'
import type { Contact } from '../rules/contact.ts'

export type Customer = {
  readonly id: number
  /** Digits alone. */
  readonly phone: string | null
  readonly email: string | null
  readonly firstname: string
  readonly lastname: string
  readonly photo: string | null
  readonly city: string | null
  readonly postcode: string | null
  readonly country: string | null
  readonly sizes: readonly string[]
  readonly roles: readonly StoredRole[]
  readonly group_id: number | null
  readonly store_code: string
  readonly disabled_at: Date | null
  readonly has_password: boolean
  readonly proven_at: Date | null
  readonly totp_confirmed_at: Date | null
}

const columns = [
  'id',
  'phone',
  'email',
  'firstname',
  'lastname',
  'photo',
  'city',
  'postcode',
  'country',
  'sizes',
  'roles',
  'group_id',
  'store_code',
  'disabled_at',
  'proven_at',
  'totp_confirmed_at',
] as const

const selectCustomer = (db: Db) =>
  db
    .selectFrom('customer')
    .select(columns)
    .select((column) => column('password_hash', 'is not', null).$castTo<boolean>().as('has_password'))

/** The customer of this id. */
export const findCustomer = (db: Db, id: number): Promise<Customer | undefined> =>
  selectCustomer(db).where('id', '=', id).executeTakeFirst()

/** The customer who is reached there. */
export const findCustomerByContact = (db: Db, contact: Contact): Promise<Customer | undefined> =>
  selectCustomer(db).where(contact.kind, '=', contact.value).executeTakeFirst()

/** Keeps that a customer showed to be who is reached there. */
export const proveCustomer = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.updateTable('customer').set({ proven_at: now, updated_at: now }).where('id', '=', id).execute()
}

/** Takes the password and the passkeys of an account away: whoever set them may be another than who is reached there. */
export const forgetWaysIn = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('customer').set({ password_hash: null }).where('id', '=', id).execute()
  await db.deleteFrom('passkey').where('customer_id', '=', id).execute()
}

/** The hash of a customer's password; null where there is none. */
export const findPasswordHash = async (db: Db, id: number): Promise<string | null> => {
  const row = await db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/** The customer who is reached there, a new one where there is none; two who come at once are one. */
export const getCustomerByContact = async (
  db: Db,
  contact: Contact,
  { storeCode, now }: { readonly storeCode: string; readonly now: Date },
): Promise<Customer> => {
  const { kind, value } = contact
  await sql`
    insert into customer (${sql.ref(kind)}, store_code, created_at, updated_at)
    values (${value}, ${storeCode}, ${now}, ${now}) on conflict do nothing`.execute(db)
  const customer = await findCustomerByContact(db, contact)
  if (!customer) throw new Error('a customer is missing right after it was written')
  return customer
}

/** Whether a customer is a privileged one. */
export const isVip = async (db: Db, id: number): Promise<boolean> => {
  const customer = await db.selectFrom('customer').select('roles').where('id', '=', id).executeTakeFirst()
  return customer?.roles.includes('vip') ?? false
}

/** The price and tax group of a customer, where there is one. */
export const groupOf = async (db: Db, id: number): Promise<number | undefined> => {
  const customer = await db.selectFrom('customer').select('group_id').where('id', '=', id).executeTakeFirst()
  return customer?.group_id ?? undefined
}

type NewCustomer = {
  readonly contact: Contact
  readonly hash: string
  readonly firstname: string
  readonly lastname: string
  readonly storeCode: string
  readonly now: Date
}

/** A new customer with a password, who has yet to show to be reached there; undefined where the contact has an account. */
export const createCustomer = async (
  db: Db,
  { contact, hash, firstname, lastname, storeCode, now }: NewCustomer,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into customer (${sql.ref(contact.kind)}, password_hash, firstname, lastname, store_code, created_at, updated_at)
    values (${contact.value}, ${hash}, ${firstname}, ${lastname}, ${storeCode}, ${now}, ${now})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Keeps the hash of a new password. */
export const setPassword = async (
  db: Db,
  id: number,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> => {
  await db.updateTable('customer').set({ password_hash: hash, updated_at: now }).where('id', '=', id).execute()
}

/** Keeps another hash of the same password, unless it was changed meanwhile. */
export const renewHash = async (
  db: Db,
  id: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute()
}
