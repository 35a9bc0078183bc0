import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import type { WireUser } from '../contract.ts'
import type { Contact } from '../rules/contact.ts'
import { signInCalls } from '../rules/sign-in-calls.ts'
import { allow } from './sign-in/allow.ts'
import { tokenRoutes } from './staff/api-tokens.ts'
import { recordDeed } from './staff/audit.ts'
import { tokenOf } from './sessions/caller.ts'
import { startCode, takeCode } from './sign-in/codes.ts'
import { customerRoutes } from './staff/customer-routes.ts'
import { findCustomer, getCustomerByContact } from './customers.ts'
import type { AccountDeps, Context } from './deps.ts'
import type { CallMessage, CodeMessage } from './letters/mails.ts'
import { leaveSessions } from './sessions/leave-sessions.ts'
import { letterRoutes } from './letters/letters.ts'
import { takeToken } from './letters/mailed-tokens.ts'
import { passkeyRoutes } from './sign-in/passkeys.ts'
import { passwordRoutes } from './passwords/password-routes.ts'
import { isOwn, profileRoutes } from './profile/profile-routes.ts'
import { dropCookie, handOver, refreshTokenOf } from './sessions/session-cookie.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import {
  addTokens,
  findSession,
  findOverdueSession,
  findSessionOfRefreshToken,
  refreshSession,
} from './sessions/sessions.ts'
import { answerUser, contactOf, prove, signIn, toWireUser } from './sign-in/sign-in.ts'

type Asked = { readonly phone: string }
type Entered = {
  readonly code?: string
  readonly remember?: boolean
  readonly cartId?: string
  readonly claim?: string
}
type Linked = { readonly contact: string; readonly token?: string; readonly code?: string } & Omit<Entered, 'code'>
type EnterCode = 'INCORRECT_PHONE_OR_EMAIL' | 'INCORRECT_CODE' | 'TOO_MANY_REQUESTS'

/** Mounts everything people do with their account. */
export const accountRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void => {
  mount.mount(signInCalls, {
    'GET /api/user/get-sms-code': ({ query }, context) => sendCode(deps, query, context),
    'POST /api/user/get-sms-code': ({ body }, context) => sendCode(deps, body, context),
    'GET /api/user/check-sms-code': ({ query }, context) => enterCode(deps, query.phone, query, context),
    'POST /api/user/check-sms-code': ({ body }, context) => enterCode(deps, body.phone, body, context),
    'GET /api/user/call-back': ({ query }, context) => askCall(deps, query, context),
    'POST /api/user/call-back': ({ body }, context) => askCall(deps, body, context),
    'GET /api/user/fast-login': ({ query }, context) => followLink(deps, query, context),
    'POST /api/user/fast-login': ({ body }, context) => followLink(deps, body, context),

    'POST /api/user/refresh': async ({ body }, { db, now, wire, concerns }) => {
      const given = refreshTokenOf(deps, wire, body.refreshToken)
      const opened = given === undefined ? refuse('UNAUTHORIZED') : await refreshSession(db, given, now)
      if (opened.ok) {
        concerns?.({ customer: opened.value.customerId })
        return ok(opened.value.token, handOver(deps, wire, opened.value))
      }
      // the way back for whoever acted in another's name
      if (given === undefined || !(await findOverdueSession(db, given, now))) dropCookie(deps, wire)
      const { reusedOf } = opened.meta as { reusedOf?: number }
      if (reusedOf !== undefined) concerns?.({ customer: reusedOf, reason: 'TOKEN_REUSED' })
      return refuse('UNAUTHORIZED')
    },

    'POST /api/user/logout': ({ query, body }, context) => logOut(deps, query, body, context),

    'GET /api/user/profile': async ({ query }, context) =>
      (await isOwn(query, context)) ? answerUser(deps, context) : refuse('ACCESS_DENIED'),
  })
  passwordRoutes(mount, deps)
  sessionRoutes(mount, deps)
  passkeyRoutes(mount, deps)
  profileRoutes(mount, deps)
  letterRoutes(mount, deps)
  customerRoutes(mount, deps)
  tokenRoutes(mount, deps)
}

const incorrectContact = (field: string) =>
  refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { [field]: 'INCORRECT_PHONE_OR_EMAIL' } })

const sendCode = async (
  deps: AccountDeps,
  { phone }: Asked,
  context: Context,
): Promise<Result<{ is_email: boolean }, 'INCORRECT_PHONE_OR_EMAIL' | 'TOO_MANY_REQUESTS'>> => {
  const contact = contactOf(phone, context)
  if (!contact) return incorrectContact('phone')
  const allowed = await allow(deps, contact, 'code', context)
  if (!allowed.ok) return allowed
  const { db, now, store } = context
  await startCode(db, { id: allowed.value, contact, now })
  const message: CodeMessage = { request: allowed.value, contact, store: store.storeCode, at: now.toISOString() }
  await deps.jobs.enqueue(db, 'code.send', message)
  return ok({ is_email: contact.kind === 'email' })
}

/** Somebody of the shop calls: a mail says whom. */
const askCall = async (
  deps: AccountDeps,
  { phone }: Asked,
  context: Context,
): Promise<Result<boolean, 'INCORRECT_PHONE' | 'TOO_MANY_REQUESTS'>> => {
  const contact = contactOf(phone, context)
  if (contact?.kind !== 'phone') return refuse('INCORRECT_PHONE', { fields: { phone: 'INCORRECT_PHONE' } })
  const allowed = await allow(deps, contact, 'call', context)
  if (!allowed.ok) return allowed
  const { db, now, store } = context
  const about = { store: store.storeCode, at: now.toISOString() }
  const message: CallMessage = { request: allowed.value, contact, written: phone.trim(), ...about }
  await deps.jobs.enqueue(db, 'call.asked', message)
  return ok(true)
}

const enterCode = async (
  deps: AccountDeps,
  written: string,
  { code, ...how }: Entered,
  context: Context,
): Promise<Result<WireUser, EnterCode>> => {
  const contact = contactOf(written, context)
  if (!contact) return incorrectContact('phone')
  const taken = await takeCode(context.db, { contact, code: (code ?? '').trim(), now: context.now })
  return taken.ok ? enter(deps, contact, how, context) : taken
}

/** The code of an entry link, or a one-time code in its place. */
const followLink = async (
  deps: AccountDeps,
  { contact: written, token, code, ...how }: Linked,
  context: Context,
): Promise<Result<WireUser, EnterCode>> => {
  const { db, now } = context
  const contact = contactOf(written, context)
  if (!contact) return incorrectContact('contact')
  const given = (code ?? token ?? '').trim()
  if (given.length <= 10) return enterCode(deps, written, { code: given, ...how }, context)
  const taken = await takeToken(db, { token: given, purpose: 'entry', contact, now })
  return taken ? enter(deps, contact, how, context) : refuse('INCORRECT_CODE')
}

/** The contact is theirs: signs them in, with a new account where there is none. */
const enter = async (
  deps: AccountDeps,
  contact: Contact,
  { remember, cartId, claim }: Omit<Entered, 'code'>,
  context: Context,
): Promise<Result<WireUser, 'INCORRECT_CODE'>> => {
  const { db, now, store } = context
  const customer = await getCustomerByContact(db, contact, { storeCode: store.storeCode, now })
  if (customer.disabled_at) return refuse('INCORRECT_CODE')
  if (!customer.proven_at && claim !== undefined) await award(deps, customer.id, claim, context)
  const proven = await prove(deps, customer, context)
  if (contact.kind === 'email') await deps.adoptOrders(db, { customerId: customer.id, email: contact.value, now })
  return signIn(deps, proven, { remembers: remember ?? true, cartId }, context)
}

/** Bonuses come with the first proof of a contact, for the code of the settings: an account that nobody proved has none. */
const award = async (
  deps: AccountDeps,
  customerId: number,
  claim: string,
  { db, store, now }: Context,
): Promise<void> => {
  const { bonuses_banner_code: code, award_bonuses_amount: amount } = await deps.settingsOf(db, store.storeCode)
  if (code !== '' && claim.trim().toUpperCase() === code.toUpperCase())
    await deps.award(db, { customerId, amount, now })
}

/** Ends the session; one in another's name leads back to that of whoever acted. */
const logOut = async (
  deps: AccountDeps,
  query: { readonly token?: string },
  { refreshToken: given, back = false }: { readonly refreshToken?: string; readonly back?: boolean },
  context: Context,
): Promise<Result<boolean, never>> => {
  const { db, now, wire } = context
  const token = tokenOf({ headers: wire?.headers ?? {}, query, body: undefined })
  const session = token === undefined ? undefined : await findSession(db, token, now)
  const refreshToken = refreshTokenOf(deps, wire, given)
  const renewed =
    refreshToken === undefined
      ? undefined
      : ((await findSessionOfRefreshToken(db, refreshToken, now)) ?? (await findOverdueSession(db, refreshToken, now)))
  const ended =
    session ?? (renewed && { id: renewed.id, actorId: renewed.actor_id ?? undefined, customerId: renewed.customer_id })
  const isActing = ended?.actorId !== undefined
  if (ended) context.concerns?.({ customer: ended.customerId, by: ended.actorId })
  if (isActing)
    await recordDeed(db, { actorId: ended.actorId, subjectId: ended.customerId, operation: 'logout', at: now })
  if (back && ended && !isActing) return stay(deps, { token: session && token, refreshToken }, context)
  await leaveSessions(db, { id: ended?.id, refreshToken: back ? undefined : refreshToken, now })
  const own = isActing ? await findActorSession(context, ended.id) : undefined
  if (!own) {
    dropCookie(deps, wire)
    return ok(true)
  }
  const actor = await findCustomer(db, own.customer_id)
  const tokens = await addTokens(db, own.id, own.remembers, now)
  const seen = { waitsForFactor: own.waits_for_factor }
  const user = actor && (await toWireUser(deps, context, actor, seen))
  return ok(true, { ...handOver(deps, wire, { ...own, ...tokens }), user })
}

/** Whoever is back already did not hear so: their session goes on, as it would by its access token, or by a refresh. */
const stay = async (
  deps: AccountDeps,
  { token, refreshToken = '' }: { readonly token: string | undefined; readonly refreshToken: string | undefined },
  context: Context,
): Promise<Result<boolean, never>> => {
  const { db, now, wire } = context
  const next = token === undefined ? await refreshSession(db, refreshToken, now) : undefined
  if (next && !next.ok) {
    dropCookie(deps, wire)
    return ok(true)
  }
  const meta = next ? handOver(deps, wire, next.value) : { token }
  const session = await findSession(db, meta.token ?? '', now)
  const customer = session && (await findCustomer(db, session.customerId))
  const user = customer && (await toWireUser(deps, context, customer, { waitsForFactor: session.waitsForFactor }))
  return ok(true, { ...meta, user })
}

const findActorSession = async ({ db, now }: Context, id: string) =>
  db
    .selectFrom('session')
    .innerJoin('session as own', 'own.id', 'session.actor_session_id')
    .select(['own.id', 'own.customer_id', 'own.remembers', 'own.waits_for_factor'])
    .where('session.id', '=', id)
    .where('own.ended_at', 'is', null)
    .where('own.expires_at', '>', now)
    .executeTakeFirst()
