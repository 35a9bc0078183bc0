import { fromMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { InputOf } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import type { AccountsContract, ManagedCustomer } from '../../contract.ts'
import { customerCalls } from '../../rules/customer-calls.ts'
import { recordDeed } from './audit.ts'
import { latestOrdersOf, listCustomers } from './customer-list.ts'
import { findCustomer } from '../customers.ts'
import type { Customer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { hasOpenOrder, leave } from '../leaving/erase.ts'
import { exportPerson } from '../leaving/own-rows.ts'
import { writePhone } from '../phones.ts'
import { setRoles } from './roles.ts'
import { checkFresh } from '../second-factor/second-factor.ts'
import { listSessions } from '../sessions/session-list.ts'
import { endSession, endSessions } from '../sessions/sessions.ts'
import { nameOf } from '../sign-in/sign-in.ts'

/** Mounts what the shop's people do with customers. */
export const customerRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void =>
  mount.mount(customerCalls, {
    'GET /api/manage/customers': async ({ query }, { db, store }) => {
      const { account_currency: currency } = await deps.settingsOf(db, store.storeCode)
      return ok(await listCustomers(db, query, currency))
    },

    'GET /api/manage/customers/:id': ({ params }, context) => answerCustomer(deps, params.id, context),

    'POST /api/manage/customers/:id/roles': async ({ params, body }, context) => {
      const changed = await setRoles(deps, params.id, body, context)
      return changed.ok ? answerCustomer(deps, params.id, context) : changed
    },

    'POST /api/manage/customers/:id/bonuses': async ({ params, body }, context) => {
      const changed = await changeBonuses(deps, params.id, body, context)
      return changed.ok ? answerCustomer(deps, params.id, context) : changed
    },

    'POST /api/manage/customers/:id/sessions/end': async ({ params, body }, context) => {
      const { db, now, session } = context
      const found = await findOther(params.id, context)
      if (!found.ok) return found
      if (isStaff(found.value) && !session?.roles.includes('admin')) return refuse('ACCESS_DENIED')
      const own = await listSessions(db, { id: '', customerId: params.id }, now)
      if (body.session === undefined) await endSessions(db, params.id, now)
      // one that is over already is as good as ended
      else if (own.some(({ id }) => id === body.session)) await endSession(db, body.session, now)
      return answerCustomer(deps, params.id, context)
    },

    'POST /api/manage/customers/:id/export': async ({ params }, context) => {
      const found = await findOther(params.id, context)
      if (!found.ok) return found
      const shown = await checkFresh(deps, context)
      return shown.ok ? ok(await exportPerson(context.db, found.value)) : shown
    },

    'POST /api/manage/customers/:id/erase': async ({ params }, context) => {
      const { db } = context
      const found = await findOther(params.id, context)
      if (!found.ok) return found
      if (isStaff(found.value)) return refuse('ACCESS_DENIED')
      const shown = await checkFresh(deps, context)
      if (!shown.ok) return shown
      if (await hasOpenOrder(db, params.id)) return refuse('CUSTOMER_ORDERS_OPEN')
      await leave(deps, params.id, context)
      await recordOf(params.id, { operation: 'erase', target: null }, context)
      return ok(true)
    },
  })

/** Who is in the shop, and is not the caller. */
const findOther = async (
  id: number,
  { db, session }: Context,
): Promise<Result<Customer, 'NOT_FOUND' | 'ACCESS_DENIED'>> => {
  const customer = await findPresent(db, id)
  if (!customer) return refuse('NOT_FOUND')
  return id === session?.customerId ? refuse('ACCESS_DENIED') : ok(customer)
}

/** Whoever is leaving is gone for the office. */
const findPresent = async (db: Context['db'], id: number): Promise<Customer | undefined> => {
  const row = await db.selectFrom('customer').select('deleted_at').where('id', '=', id).executeTakeFirst()
  return row && !row.deleted_at ? findCustomer(db, id) : undefined
}

/** What the chain says of whom it was done to, besides the call itself. */
const recordOf = (
  id: number,
  deed: { readonly operation: string; readonly target: string | null },
  { db, session, now }: Context,
) => recordDeed(db, { ...deed, actorId: session?.customerId ?? 0, subjectId: id, at: now })

type Correction = InputOf<AccountsContract['POST /api/manage/customers/:id/bonuses']>['body']

const changeBonuses = async (
  deps: AccountDeps,
  id: number,
  { entry_id, amount, reason }: Correction,
  context: Context,
) => {
  const { db, now } = context
  const found = await findOther(id, context)
  if (!found.ok) return found
  if (fromMajor(amount) === 0) return refuse('INVALID_INPUT', { fields: { amount: 'INVALID' } })
  const note = withoutNul(reason.trim())
  const entry = { customerId: id, amount, key: `by hand:${entry_id}`, note, now }
  const changed = await deps.correctBonuses(db, entry)
  if (changed.ok && changed.value) await recordOf(id, { operation: 'bonuses', target: String(amount) }, context)
  return changed
}

const answerCustomer = async (
  deps: AccountDeps,
  id: number,
  { db, now }: Context,
): Promise<Result<ManagedCustomer, 'NOT_FOUND'>> => {
  const customer = await findPresent(db, id)
  if (!customer) return refuse('NOT_FOUND')
  const { email, phone, city, postcode, country, roles, store_code: store } = customer
  const row = await db.selectFrom('customer').select('created_at').where('id', '=', id).executeTakeFirstOrThrow()
  const [balance, bonuses, orders, sessions] = [
    await deps.balanceOf(db, id),
    await deps.bonusEntriesOf(db, id, { from: 0, size: 20 }),
    await latestOrdersOf(db, id),
    await listSessions(db, { id: '', customerId: id }, now),
  ]
  return ok({
    id,
    name: nameOf(customer),
    email,
    phone: phone && writePhone(`+${phone}`),
    city,
    postcode,
    country,
    store,
    roles: [...roles],
    created_at: row.created_at.toISOString(),
    orders: orders.total,
    balance: balance.amount,
    currency: balance.currency,
    sessions: sessions.map(({ id: session, device, created_at, used_at, actor }) => ({
      id: session,
      device,
      created_at,
      used_at,
      actor,
    })),
    bonuses,
    latest_orders: orders.items,
  })
}
