import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db, Trx } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import type { StoredRole } from '#platform/server/tables/accounts.ts'
import { readContact } from '../../rules/contact.ts'
import { findCustomerByContact, getCustomerByContact } from '../customers.ts'
import { unifyPhone } from '../phones.ts'
import { guardRoles, isLastAdmin } from './roles.ts'

const grantable = ['vip', 'blogger', 'manager', 'admin'] as const satisfies readonly StoredRole[]

type Granted = { readonly contact: string; readonly roles: readonly StoredRole[]; readonly isNew: boolean }

type Code = 'INCORRECT_PHONE_OR_EMAIL' | 'UNKNOWN_ROLE' | 'LAST_ADMIN'
type Grant = { readonly contact: string; readonly role: string; readonly now: Date }

/**
 * Gives a role to whoever is reached there, with a new account where there is none; `customer` takes all roles away, but not the last
 * admin's.
 */
export const grantRole = (db: Db, grant: Grant): Promise<Result<Granted, Code>> =>
  inTransaction(db, (trx) => giveRole(trx, grant))

const giveRole = async (db: Trx, { contact: written, role, now }: Grant): Promise<Result<Granted, Code>> => {
  const contact = readContact(written, (phone) => unifyPhone(phone, 'US'))
  if (!contact) return refuse('INCORRECT_PHONE_OR_EMAIL')
  const known = grantable.find((name) => name === role)
  if (!known && role !== 'customer') return refuse('UNKNOWN_ROLE')
  const isNew = !(await findCustomerByContact(db, contact))
  const customer = await getCustomerByContact(db, contact, { storeCode: 'en', now })
  if (!known && (await isLastAdmin(db, customer.id))) return refuse('LAST_ADMIN')
  const roles: StoredRole[] = known ? [...new Set([...customer.roles, known])].toSorted() : []
  await db.updateTable('customer').set({ roles, updated_at: now }).where('id', '=', customer.id).execute()
  await guardRoles(db, customer, roles, now)
  return ok({ contact: contact.value, roles, isNew })
}
