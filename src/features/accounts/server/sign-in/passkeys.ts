import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'kysely'
import { minute } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { networkOf } from '#platform/server/http/network.ts'
import type { WireUser } from '../../contract.ts'
import { perHour } from '../../rules/limits.ts'
import { passkeyCalls } from '../../rules/passkey-calls.ts'
import { findCustomer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { countOne } from '../limits.ts'
import type { Proof } from '../passwords/password-routes.ts'
import { isWhole } from '../sessions/caller.ts'
import { checkRecent } from './recent.ts'
import { findCaller, nameOf, signIn, writtenContact } from './sign-in.ts'

const challengeMs = 5 * minute
const mostPasskeys = 20
const challengesOfAddress = 30

/** It reads certificates of all kinds: not before somebody uses a passkey. */
const readLibrary = () => import('@simplewebauthn/server')

type Response = Readonly<Record<string, unknown>>

/** Passkeys: the second way in, without a code. */
export const passkeyRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void =>
  mount.mount(passkeyCalls, {
    'GET /api/user/passkeys': async (_, { db, session }) =>
      session ? ok(await listPasskeys(db, session.customerId)) : refuse('UNAUTHORIZED'),

    'POST /api/user/passkeys/register-options': ({ body }, context) => startRegistration(deps, body, context),
    'POST /api/user/passkeys/register': ({ body }, context) => register(deps, body, context),

    'POST /api/user/passkeys/rename': async ({ body }, { db, session }) => {
      if (!session) return refuse('UNAUTHORIZED')
      if (!isWhole(session)) return refuse('ACCESS_DENIED')
      const { numUpdatedRows } = await db
        .updateTable('passkey')
        .set({ name: body.name.trim() })
        .where('id', '=', body.id)
        .where('customer_id', '=', session.customerId)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? ok(await listPasskeys(db, session.customerId)) : refuse('NOT_FOUND')
    },
    'POST /api/user/passkeys/remove': async ({ body }, { db, session }) => {
      if (!session) return refuse('UNAUTHORIZED')
      if (!isWhole(session)) return refuse('ACCESS_DENIED')
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('id', '=', body.id)
        .where('customer_id', '=', session.customerId)
        .executeTakeFirst()
      return numDeletedRows > 0n ? ok(await listPasskeys(db, session.customerId)) : refuse('NOT_FOUND')
    },

    'POST /api/user/passkeys/login-options': async (_, { db, now, wire }) => {
      const key = `passkeys of ${networkOf(wire?.address ?? '')}`
      const limits = perHour(deps.codesPerAddress * challengesOfAddress)
      const counted = await countOne(db, deps.codesPerAddress > 0 ? [{ key, limits }] : [], now)
      if (!counted.ok) return counted
      const { generateAuthenticationOptions } = await readLibrary()
      const options = await generateAuthenticationOptions({ rpID: placeOf(deps).id, userVerification: 'preferred' })
      await keepChallenge(db, options.challenge, null, now)
      return ok({ ...options })
    },
    'POST /api/user/passkeys/login': ({ body }, context) => logIn(deps, body, context),
  })

const placeOf = ({ publicUrl }: AccountDeps): { id: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const keepChallenge = async (db: Db, challenge: string, customerId: number | null, now: Date): Promise<void> => {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge, customer_id: customerId, expires_at: new Date(now.getTime() + challengeMs) })
    .execute()
}

/** The challenge that a response answers, taken once; undefined where nobody asked for it, or it was for another. */
const takeChallenge = async (db: Db, response: Response, customerId: number | null, now: Date) => {
  const challenge = challengeOf(response)
  if (challenge === undefined) return undefined
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('customer_id', 'is not distinct from', customerId)
    .returning('expires_at')
    .executeTakeFirst()
  return taken && taken.expires_at > now ? challenge : undefined
}

/** The library throws at what is no passkey: it is none. */
const asNone = () => undefined

const challengeOf = ({ response }: Response): string | undefined => {
  const data = (response as { clientDataJSON?: unknown } | undefined)?.clientDataJSON
  if (typeof data !== 'string' || data.length > 5000) return undefined
  try {
    const { challenge } = JSON.parse(Buffer.from(data, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : undefined
  } catch {
    return undefined
  }
}

const listPasskeys = async (db: Db, customerId: number) => {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
}

const startRegistration = async (deps: AccountDeps, proof: Proof, context: Context) => {
  const { db, now, store, session } = context
  const customer = await findCaller(context)
  if (!customer) return refuse('UNAUTHORIZED')
  if (!session || !isWhole(session)) return refuse('ACCESS_DENIED')
  const own = await db.selectFrom('passkey').select('id').where('customer_id', '=', customer.id).execute()
  if (own.length >= mostPasskeys) return refuse('PASSKEYS_FULL')
  const shown = await checkRecent(deps, proof, context)
  if (!shown.ok) return shown
  const { site_name: rpName } = await deps.settingsOf(db, store.storeCode)
  const { generateRegistrationOptions } = await readLibrary()
  const options = await generateRegistrationOptions({
    rpName,
    rpID: placeOf(deps).id,
    userID: new TextEncoder().encode(`customer ${customer.id}`),
    userName: writtenContact(customer),
    userDisplayName: nameOf(customer) || writtenContact(customer),
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepChallenge(db, options.challenge, customer.id, now)
  return ok({ ...options })
}

type Registered = { readonly response: Response; readonly name?: string }

const register = async (deps: AccountDeps, { response, name = '' }: Registered, context: Context) => {
  const { db, now, session } = context
  if (!session) return refuse('UNAUTHORIZED')
  if (!isWhole(session)) return refuse('ACCESS_DENIED')
  const challenge = await takeChallenge(db, response, session.customerId, now)
  if (challenge === undefined) return refuse('PASSKEY_REFUSED')
  const { id: expectedRPID, origin: expectedOrigin } = placeOf(deps)
  const { verifyRegistrationResponse } = await readLibrary()
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(asNone)
  if (!verified?.verified) return refuse('PASSKEY_REFUSED')
  const { credential } = verified.registrationInfo
  // more may have been asked for than there is room for; of one customer they come one after another
  await sql`select from customer where id = ${session.customerId} for no key update`.execute(db)
  if ((await listPasskeys(db, session.customerId)).length >= mostPasskeys) return refuse('PASSKEYS_FULL')
  await db
    .insertInto('passkey')
    .values({
      id: credential.id,
      customer_id: session.customerId,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).map(String).slice(0, 10),
      name: name.trim(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ok(await listPasskeys(db, session.customerId))
}

type Entered = { readonly response: Response; readonly remember?: boolean; readonly cartId?: string }

const logIn = async (
  deps: AccountDeps,
  { response, remember, cartId }: Entered,
  context: Context,
): Promise<Result<WireUser, 'PASSKEY_REFUSED'>> => {
  const { db, now } = context
  const challenge = await takeChallenge(db, response, null, now)
  const id = typeof response['id'] === 'string' ? response['id'] : ''
  const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (challenge === undefined || !passkey) return refuse('PASSKEY_REFUSED')
  const { id: expectedRPID, origin: expectedOrigin } = placeOf(deps)
  const { verifyAuthenticationResponse } = await readLibrary()
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: false,
  }).catch(asNone)
  const customer = await findCustomer(db, passkey.customer_id)
  if (!verified?.verified || !customer || customer.disabled_at) return refuse('PASSKEY_REFUSED')
  const used = { counter: verified.authenticationInfo.newCounter, used_at: now }
  await db.updateTable('passkey').set(used).where('id', '=', passkey.id).execute()
  const isTwofold = verified.authenticationInfo.userVerified
  return signIn(deps, customer, { remembers: remember ?? true, cartId, isTwofold }, context)
}
