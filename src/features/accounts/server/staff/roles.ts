import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db } from '#platform/server/context.ts'
import type { StoredRole } from '#platform/server/tables/accounts.ts'
import { recordDeed } from './audit.ts'
import { findCustomer, forgetWaysIn } from '../customers.ts'
import type { Customer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { lockAll } from '../limits.ts'
import { askFactor, checkFresh, forgetFactor } from '../second-factor/second-factor.ts'
import { endSessions } from '../sessions/sessions.ts'

/** Whether nobody else is an admin who can sign in; those who change that wait for each other until their transactions end. */
export const isLastAdmin = async (db: Db, id: number): Promise<boolean> => {
  await lockAll(db, ['roles'])
  const admins = await db
    .selectFrom('customer')
    .select('id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .where('disabled_at', 'is', null)
    .execute()
  return admins.some((admin) => admin.id === id) && admins.length === 1
}

/**
 * Roles come to whoever is reached there alone: of an account that nobody has shown to be reached at, all ways in go. Without any role
 * the second factor goes.
 */
export const guardRoles = async (
  db: Db,
  { id, proven_at: proven }: Pick<Customer, 'id' | 'proven_at'>,
  roles: readonly StoredRole[],
  now: Date,
): Promise<void> => {
  if (roles.length === 0) return forgetFactor(db, id)
  if (proven) return
  await forgetWaysIn(db, id)
  await endSessions(db, id, now)
}

type Refused = 'NOT_FOUND' | 'ACCESS_DENIED' | 'SECOND_FACTOR_NEEDED'

/**
 * Sets the roles of somebody else, so that whoever does it stays an admin and the shop is never without one. Who is new among the shop's people shows the
 * second factor where it is asked for.
 */
export const setRoles = async (
  deps: AccountDeps,
  id: number,
  { roles: asked, seen }: { readonly roles: readonly StoredRole[]; readonly seen?: readonly StoredRole[] },
  context: Context,
): Promise<Result<true, Refused>> => {
  const { db, now, session, store } = context
  if (!session || session.customerId === id) return refuse('ACCESS_DENIED')
  const shown = await checkFresh(deps, context)
  if (!shown.ok) return shown
  await lockAll(db, ['roles'])
  // whoever was an admin when the call began may be none by now
  const caller = await findCustomer(db, session.customerId)
  if (!caller?.roles.includes('admin')) return refuse('ACCESS_DENIED')
  const customer = await findCustomer(db, id)
  if (!customer || customer.disabled_at) return refuse('NOT_FOUND')
  const { roles: kept } = customer
  const wanted = seen
    ? [
        ...kept.filter((one) => !seen.includes(one)),
        ...asked.filter((one) => kept.includes(one) || !seen.includes(one)),
      ]
    : asked
  const roles = [...new Set(wanted)].toSorted()
  await db.updateTable('customer').set({ roles, updated_at: now }).where('id', '=', id).execute()
  await guardRoles(db, customer, roles, now)
  const { staff_second_factor: isOn } = await deps.settingsOf(db, store.storeCode)
  if (isOn && isStaff({ roles }) && !isStaff(customer)) await askFactor(db, { of: id })
  const target = roles.join(' ') || 'customer'
  await recordDeed(db, { actorId: session.customerId, subjectId: id, operation: 'roles', target, at: now })
  return ok(true)
}
