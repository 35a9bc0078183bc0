import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { networkOf } from '#platform/server/http/network.ts'
import type { OwnAddress } from '../../contract.ts'
import type { Contact } from '../../rules/contact.ts'
import { passwordLimits, perHour } from '../../rules/limits.ts'
import { passwordCalls } from '../../rules/password-calls.ts'
import { saveAddress } from '../profile/addresses.ts'
import { allow } from '../sign-in/allow.ts'
import { takeCode } from '../sign-in/codes.ts'
import { createCommonPasswords } from './common-passwords.ts'
import {
  createCustomer,
  findCustomerByContact,
  findPasswordHash,
  forgetWaysIn,
  proveCustomer,
  renewHash,
  setPassword,
} from '../customers.ts'
import type { Customer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { countOne, lockAll, uncount, uncountAll } from '../limits.ts'
import { dropTokens, startToken, takeToken } from '../letters/mailed-tokens.ts'
import { isWeakPassword, refuseWeakPassword } from './new-password.ts'
import type { PasswordDeps } from './new-password.ts'
import { isWhole } from '../sessions/caller.ts'
import { endSessions } from '../sessions/sessions.ts'
import { contactOf, findCaller, signIn, within } from '../sign-in/sign-in.ts'

const passwordsOfAddress = 5

/** Signing in with a password, and how one comes to a password. */
export const passwordRoutes = (mount: Mount<StoreView>, around: AccountDeps): void => {
  const deps = { ...around, isCommonPassword: createCommonPasswords() }
  mount.mount(passwordCalls, {
    'POST /api/user/login': ({ body }, context) => logIn(deps, body, context),
    'POST /api/user/create': ({ body }, context) => createAccount(deps, body, context),

    'POST /api/user/reset-password': async ({ body }, context) => {
      const contact = contactOf(body.email, context)
      if (contact?.kind !== 'email') return refuse('INVALID_INPUT', { fields: { email: 'INCORRECT_EMAIL' } })
      const allowed = await allow(deps, contact, 'reset', context)
      if (!allowed.ok) return allowed
      const { db, now, store } = context
      // for unknown addresses too, so that both take the same time; the job sends nothing to those
      await startToken(db, { id: allowed.value, purpose: 'reset', contact, now })
      const message = { request: allowed.value, contact, store: store.storeCode, at: now.toISOString() }
      await deps.jobs.enqueue(db, 'password.reset', message)
      return ok(true)
    },

    'POST /api/user/create-password': ({ body }, context) => setNewPassword(deps, body, context),
    'POST /api/user/change-password': ({ body }, context) => changePassword(deps, body, context),
  })
}

type LogIn = {
  readonly username: string
  readonly password: string
  readonly remember?: boolean
  readonly cartId?: string
}

/** No customer has it. */
const nobody = 0

const logIn = async (
  deps: AccountDeps,
  { username, password, remember, cartId }: LogIn,
  context: Context,
): Promise<Result<string, 'INCORRECT_PHONE_OR_EMAIL' | 'INCORRECT_LOGIN' | 'TOO_MANY_REQUESTS'>> => {
  const contact = contactOf(username, context)
  if (!contact) return refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { username: 'INCORRECT_PHONE_OR_EMAIL' } })
  const counted = await countPassword(deps, contact, context)
  if (!counted.ok) return counted
  const customer = await findCustomerByContact(context.db, contact)
  if (customer) context.concerns?.({ customer: customer.id })
  // asked for nobody's too: it takes its time
  const kept = await findPasswordHash(context.db, customer?.id ?? nobody)
  const isRight = await deps.passwords.isRight(password, kept)
  if (!isRight || !kept || !customer || customer.disabled_at) return refuse('INCORRECT_LOGIN')
  const renewed = deps.passwords.isOfToday(kept) ? undefined : await deps.passwords.hash(password)
  return within(context, async (own) => {
    await uncount(own.db, passwordKey(contact), own.now)
    if (renewed !== undefined) await renewHash(own.db, customer.id, { from: kept, to: renewed })
    const signed = await signIn(deps, customer, { remembers: remember ?? true, cartId }, own)
    return signed.ok ? ok(String(signed.meta?.['token']), { ...signed.meta, user: signed.value }) : signed
  })
}

const passwordKey = ({ value }: Contact): string => `password ${value}`

/** Counts a try before it is made, so that many at once are no more than one after the other. */
const countPassword = (deps: Pick<AccountDeps, 'codesPerAddress'>, contact: Contact, context: Context) =>
  within(context, ({ db, now, wire }) => {
    const ofContact = { key: passwordKey(contact), limits: passwordLimits }
    const limits = perHour(deps.codesPerAddress * passwordsOfAddress)
    const ofAddress = { key: `passwords of ${networkOf(wire?.address ?? '')}`, limits }
    return countOne(db, deps.codesPerAddress > 0 ? [ofContact, ofAddress] : [ofContact], now)
  })

type NewAccount = {
  readonly customer: {
    readonly firstname?: string | null
    readonly lastname?: string | null
    readonly email?: string | null
    readonly phone?: string | null
    readonly addresses?: OwnAddress[]
  }
  readonly password: string
}

/** Known and unknown contacts are answered alike; who is known gets a mail that says so, and keeps what they have. */
const createAccount = async (deps: PasswordDeps, { customer, password }: NewAccount, context: Context) => {
  const written = customer.email || customer.phone || ''
  const contact = contactOf(written, context)
  const field = customer.email ? 'customer.email' : 'customer.phone'
  if (!contact || (customer.email && contact.kind !== 'email'))
    return refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { [field]: 'INCORRECT_PHONE_OR_EMAIL' } })
  if (await isWeakPassword(deps, password, customer, context)) return refuseWeakPassword('password')
  const allowed = await within(context, (own) => allow(deps, contact, 'create', own))
  if (!allowed.ok) return allowed
  const hash = await deps.passwords.hash(password)
  const person = { firstname: customer.firstname?.trim() ?? '', lastname: customer.lastname?.trim() ?? '' }
  return within(context, async (own) => {
    const { db, now, store } = own
    // in turn with whoever proves the same contact at this moment
    await lockAll(db, [`contact ${contact.value}`])
    const id = await createCustomer(db, { contact, hash, ...person, storeCode: store.storeCode, now })
    // the contract lets no more through than a new account has room for
    if (id !== undefined)
      for (const address of customer.addresses ?? []) void (await saveAddress(db, id, { address }, now))
    if (contact.kind === 'email') {
      await startToken(db, { id: allowed.value, purpose: 'entry', contact, now })
      const message = { request: allowed.value, contact, store: store.storeCode, at: now.toISOString() }
      await deps.jobs.enqueue(db, 'account.created', { ...message, isNew: id !== undefined })
    }
    return ok({ ...person, email: customer.email || null, phone: customer.phone || null })
  })
}

type NewPassword = { readonly email: string; readonly newPassword: string; readonly resetToken: string }

const setNewPassword = async (
  deps: PasswordDeps,
  { email, newPassword, resetToken }: NewPassword,
  context: Context,
) => {
  const contact = contactOf(email, context)
  if (!contact) return refuse('RESET_TOKEN_INVALID')
  const owner = await findCustomerByContact(context.db, contact)
  const isWeak = await isWeakPassword(deps, newPassword, owner ?? { email }, context)
  const taken = await within(context, async ({ db, now }) => {
    if (!(await takeToken(db, { token: resetToken, purpose: 'reset', contact, now })))
      return refuse('RESET_TOKEN_INVALID')
    // told to whoever has the link alone, which is as good as before
    return isWeak ? refuseWeakPassword('newPassword') : ok(true)
  })
  if (!taken.ok) return taken
  const hash = await deps.passwords.hash(newPassword)
  return within(context, async ({ db, now }) => {
    const customer = await findCustomerByContact(db, contact)
    if (!customer || customer.disabled_at) return refuse('RESET_TOKEN_INVALID')
    context.concerns?.({ customer: customer.id })
    if (!customer.proven_at) {
      await proveCustomer(db, customer.id, now)
      await forgetWaysIn(db, customer.id)
    }
    await setPassword(db, customer.id, { hash, now })
    if (contact.kind === 'email') await deps.adoptOrders(db, { customerId: customer.id, email: contact.value, now })
    await dropTokens(db, 'reset', contact)
    await endSessions(db, customer.id, now)
    // whoever has the mail has not guessed
    await uncountAll(db, passwordKey(contact))
    return ok(true)
  })
}

/** By phone where there is one: where codes for changes of the account go. */
const ownContact = ({ phone, email }: Pick<Customer, 'phone' | 'email'>): Contact =>
  phone === null ? { kind: 'email', value: email ?? '' } : { kind: 'phone', value: phone }

export type Proof = { readonly password?: string | undefined; readonly code?: string | undefined }

/** Whether the caller shows again to be who is signed in: by a one-time code of the own contact, else by the password. */
export const checkProof = async (
  { passwords }: Pick<AccountDeps, 'passwords'>,
  { password, code }: Proof,
  customer: Customer,
  context: Context,
): Promise<Result<true, 'INCORRECT_PASSWORD' | 'INCORRECT_CODE' | 'TOO_MANY_REQUESTS'>> => {
  const contact = ownContact(customer)
  if (code !== undefined)
    return within(context, ({ db, now }) => takeCode(db, { contact, code: code.trim(), now }), { keepsRefusals: true })
  const counted = await countPassword({ codesPerAddress: 0 }, contact, context)
  if (!counted.ok) return counted
  if (!(await passwords.isRight(password ?? '', await findPasswordHash(context.db, customer.id))))
    return refuse('INCORRECT_PASSWORD')
  await uncount(context.db, passwordKey(contact), context.now)
  return ok(true)
}

type Change = { readonly currentPassword?: string; readonly code?: string; readonly newPassword: string }

const changePassword = async (deps: PasswordDeps, { currentPassword, code, newPassword }: Change, context: Context) => {
  const customer = await findCaller(context)
  if (!customer) return refuse('UNAUTHORIZED')
  if (!context.session || !isWhole(context.session)) return refuse('ACCESS_DENIED')
  // before the code, which works once
  if (await isWeakPassword(deps, newPassword, customer, context)) return refuseWeakPassword('newPassword')
  // a code stands for no password that there is
  const has = await findPasswordHash(context.db, customer.id)
  const proof = await checkProof(deps, { password: currentPassword, code: has ? undefined : code }, customer, context)
  if (!proof.ok) return proof
  const hash = await deps.passwords.hash(newPassword)
  return within(context, async ({ db, now, session }) => {
    await setPassword(db, customer.id, { hash, now })
    await endSessions(db, customer.id, now, session?.id)
    if (customer.email) await dropTokens(db, 'reset', { kind: 'email', value: customer.email })
    return ok(true)
  })
}
