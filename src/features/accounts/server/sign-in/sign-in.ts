import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db } from '#platform/server/context.ts'
import type { WireUser } from '../../contract.ts'
import { readContact } from '../../rules/contact.ts'
import type { Contact } from '../../rules/contact.ts'
import { findCustomer, forgetWaysIn, proveCustomer } from '../customers.ts'
import type { Customer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { unifyPhone, writePhone } from '../phones.ts'
import { handOver, refreshTokenOf } from '../sessions/session-cookie.ts'
import { endSession, endSessions, findSessionOfRefreshToken, openSession } from '../sessions/sessions.ts'

/** The contact that a text means in the store view it was written in. */
export const contactOf = (text: string, { store }: Pick<Context, 'store'>): Contact | undefined =>
  readContact(text, (phone) => unifyPhone(phone, store.tax.defaultCountry ?? 'US'))

/** A contact as people write it. */
export const writtenContact = ({ phone, email }: Pick<Customer, 'phone' | 'email'>): string =>
  phone === null ? (email ?? '') : writePhone(`+${phone}`)

export type How = {
  readonly remembers: boolean
  readonly cartId: string | undefined
  /** Two factors at once: a device, and whoever it belongs to. */
  readonly isTwofold?: boolean
}

/** Opens a session: what every way of signing in ends with. */
export const signIn = async (
  deps: AccountDeps,
  customer: Customer,
  { remembers, cartId, isTwofold = false }: How,
  context: Context,
): Promise<Result<WireUser, never>> => {
  const { db, now, newId, wire, store } = context
  context.concerns?.({ customer: customer.id })
  const device = String(wire?.headers['user-agent'] ?? '')
  const settings = await deps.settingsOf(db, store.storeCode)
  const waitsForFactor = settings.staff_second_factor && isStaff(customer) && !isTwofold
  const session = { id: newId(), customerId: customer.id, remembers, device, waitsForFactor, isTwofold, now }
  await endAnothers(deps, customer, context)
  const opened = await openSession(db, session)
  const merged = cartId === undefined ? {} : { merged: await deps.mergeCart(context, customer.id, cartId) }
  const user = await toWireUser(deps, context, customer, { waitsForFactor })
  return ok(user, { ...handOver(deps, wire, opened), ...merged })
}

/** A browser that signs in as somebody else is no longer who it was. */
const endAnothers = async (deps: AccountDeps, { id }: Customer, { db, now, wire }: Context): Promise<void> => {
  const refreshToken = refreshTokenOf(deps, wire, undefined)
  const before = refreshToken === undefined ? undefined : await findSessionOfRefreshToken(db, refreshToken, now)
  if (before && before.customer_id !== id) await endSession(db, before.id, now)
}

/**
 * Somebody showed to be who is reached there. At the first time a password of before goes, with the sessions it opened: whoever
 * set it may have been another. It stays where this browser is signed in with it.
 */
export const prove = async (deps: AccountDeps, customer: Customer, context: Context): Promise<Customer> => {
  if (customer.proven_at) return customer
  const { db, now, wire } = context
  const refreshToken = refreshTokenOf(deps, wire, undefined)
  const own = refreshToken === undefined ? undefined : await findSessionOfRefreshToken(db, refreshToken, now)
  const isSame = own?.customer_id === customer.id
  await proveCustomer(db, customer.id, now)
  if (!isSame) await forgetWaysIn(db, customer.id)
  if (!isSame) await endSessions(db, customer.id, now)
  return { ...customer, proven_at: now, has_password: customer.has_password && isSame }
}

type Seen = { readonly actorId?: number | undefined; readonly waitsForFactor?: boolean | undefined }

/** Somebody as they see themselves; in a session that another acts in, or that waits for its factor, without the shop's roles. */
export const toWireUser = async (
  deps: AccountDeps,
  context: Context,
  customer: Customer,
  { actorId, waitsForFactor = false }: Seen = {},
): Promise<WireUser> => {
  const { id, firstname, lastname, photo, city, postcode, country, group_id, phone, email, has_password, sizes } =
    customer
  const [balance, groupToken, actor] = [
    await deps.balanceOf(context.db, id),
    group_id === null ? undefined : await deps.groupTokenOf(context, group_id),
    actorId === undefined ? undefined : await findCustomer(context.db, actorId),
  ]
  const hidesRoles = waitsForFactor || actorId !== undefined
  return {
    id,
    firstname,
    lastname,
    photo,
    city,
    postcode,
    country,
    ...(sizes.length === 0 ? {} : { sizes: [...sizes] }),
    group_id,
    phone: phone === null ? null : `+${phone}`,
    email,
    contact: writtenContact(customer),
    roles: customer.roles.filter((role) => !hidesRoles || (role !== 'manager' && role !== 'admin')),
    ...(groupToken === undefined ? {} : { groupToken }),
    account: balance.amount,
    account_currency: balance.currency,
    has_password,
    ...(actor ? { actor: toActor(actor) } : {}),
    ...(waitsForFactor ? { second_factor: customer.totp_confirmed_at ? 'enter' : 'set_up' } : {}),
  }
}

const toActor = (actor: Customer) => ({
  id: actor.id,
  name: nameOf(actor),
  contact: writtenContact(actor),
  is_admin: actor.roles.includes('admin'),
})

export const nameOf = ({ firstname, lastname }: Pick<Customer, 'firstname' | 'lastname'>): string =>
  [firstname, lastname].filter(Boolean).join(' ')

/** Who calls, from the database of now; undefined where they are gone. */
export const findCaller = async ({ db, session }: Context): Promise<Customer | undefined> =>
  session && findCustomer(db, session.customerId)

/** The caller as they see themselves. */
export const answerUser = async (deps: AccountDeps, context: Context): Promise<Result<WireUser, 'UNAUTHORIZED'>> => {
  const customer = await findCaller(context)
  if (!customer) return { ok: false, code: 'UNAUTHORIZED', meta: {} }
  const { actorId, waitsForFactor } = context.session ?? {}
  return ok(await toWireUser(deps, context, customer, { actorId, waitsForFactor }))
}

/** A transaction within a call that has none of its own, with the same context. */
export const within = <R extends Result<unknown>>(
  context: Context,
  run: (context: Context) => Promise<R>,
  options?: { readonly keepsRefusals?: boolean },
) => inTransaction(context.db, (db: Db) => run({ ...context, db }), options)
