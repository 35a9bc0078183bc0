import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { keepUpload, removeUploadsLater, uploadNameOf, uploadPath } from '#platform/server/uploads/upload-files.ts'
import type { WireUser } from '../../contract.ts'
import { profileCalls } from '../../rules/profile-calls.ts'
import { chooseDefault, listAddresses, removeAddress, saveAddress } from './addresses.ts'
import { takeCode } from '../sign-in/codes.ts'
import { findCustomerByContact } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { hasOpenOrder, leave } from '../leaving/erase.ts'
import { changeLists, readLists } from './lists.ts'
import { pageOf } from '../pages.ts'
import { checkProof } from '../passwords/password-routes.ts'
import type { Proof } from '../passwords/password-routes.ts'
import { isWhole } from '../sessions/caller.ts'
import { checkRecent } from '../sign-in/recent.ts'
import { dropCookie } from '../sessions/session-cookie.ts'
import { isLastAdmin } from '../staff/roles.ts'
import { answerUser, contactOf, findCaller, within } from '../sign-in/sign-in.ts'

type Person = { readonly id?: number; readonly contact?: string }

/** One's own data. */
export const profileRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void =>
  mount.mount(profileCalls, {
    'GET /api/user/profile-account': async ({ query }, context) =>
      (await isOwn(query, context)) ? answerUser(deps, context) : refuse('ACCESS_DENIED'),

    'POST /api/user/profile-account': async ({ body }, context) => {
      if (!(await isOwn(body, context))) return refuse('ACCESS_DENIED')
      if (body.name === undefined) return answerUser(deps, context)
      const [firstname = '', ...rest] = body.name.trim().split(/\s+/)
      if (firstname === '') return refuse('INVALID_INPUT', { fields: { name: 'NAME_REQUIRED' } })
      return setFields(deps, { firstname: firstname.slice(0, 100), lastname: rest.join(' ').slice(0, 100) }, context)
    },

    'POST /api/user/update': async ({ body }, context) =>
      (await isOwn({ id: body.id }, context)) ? update(deps, body, context) : refuse('ACCESS_DENIED'),

    'POST /api/user/photo': async (_, context) => {
      const { db, session, now, wire } = context
      const [picture] = wire?.pictures ?? []
      if (!session) return refuse('UNAUTHORIZED')
      if (!picture) return refuse('INVALID_INPUT', { fields: { photo: 'NO_PICTURE' } })
      const name = await keepUpload(deps.dataDir, picture)
      await db
        .insertInto('upload')
        .values({ name, customer_id: session.customerId, bytes: picture.bytes.length, created_at: now })
        .execute()
      return setPhoto(deps, uploadPath(name), context)
    },
    'POST /api/user/photo/remove': (_, context) => setPhoto(deps, null, context),

    'GET /api/user/addresses': async (_, { db, session }) =>
      session ? ok(await listAddresses(db, session.customerId)) : refuse('UNAUTHORIZED'),
    'POST /api/user/addresses': ({ body }, context) =>
      changeAddresses(body, context, (customerId) => saveAddress(context.db, customerId, body, context.now)),
    'POST /api/user/addresses/remove': ({ body }, context) =>
      changeAddresses(body, context, async (customerId) => ok(await removeAddress(context.db, customerId, body))),
    'POST /api/user/addresses/default': ({ body }, context) =>
      changeAddresses(body, context, async (customerId) =>
        (await chooseDefault(context.db, customerId, body)) ? ok(true) : refuse('NOT_FOUND'),
      ),

    'GET /api/user/bonuses': async ({ query }, { db, session }) => {
      if (!session) return refuse('UNAUTHORIZED')
      const { amount: balance, currency } = await deps.balanceOf(db, session.customerId)
      return ok({ balance, currency, ...(await deps.bonusEntriesOf(db, session.customerId, pageOf(query))) })
    },

    'GET /api/user/lists': async (_, { db, session }) =>
      session ? ok(await readLists(db, session.customerId)) : refuse('UNAUTHORIZED'),
    'POST /api/user/lists': async ({ body }, { db, session, now }) => {
      if (!session) return refuse('UNAUTHORIZED')
      await changeLists(db, session.customerId, body, now)
      return ok(await readLists(db, session.customerId))
    },

    'POST /api/user/delete': ({ body }, context) => deleteAccount(deps, body, context),

    'GET /api/user/guest-account': async () => ok(true),
    'GET /api/user/geo-data': async (_, { store }) => ok({ country_code: store.tax.defaultCountry ?? 'US' }),
  })

/** Whether the id and the contact of a call, where it names them, are the caller's. */
export const isOwn = async ({ id, contact }: Person, context: Context): Promise<boolean> => {
  const customer = await findCaller(context)
  if (!customer) return true
  const asked = contact === undefined ? undefined : contactOf(contact, context)
  if (contact !== undefined && asked?.value !== (asked && customer[asked.kind])) return false
  return (contact === undefined || asked !== undefined) && (id ?? customer.id) === customer.id
}

/** A change of one's own addresses; answers all of them. */
const changeAddresses = async <Code extends string>(
  { user_id: id }: { readonly user_id?: number },
  { db, session }: Context,
  change: (customerId: number) => Promise<Result<unknown, Code>>,
) => {
  if (!session) return refuse('UNAUTHORIZED')
  if (id !== undefined && id !== session.customerId) return refuse('ACCESS_DENIED')
  const changed = await change(session.customerId)
  return changed.ok ? ok(await listAddresses(db, session.customerId)) : changed
}

type Fields = {
  readonly firstname?: string
  readonly lastname?: string
  readonly city?: string | null
  readonly postcode?: string | null
  readonly country?: string | null
  readonly sizes?: string[]
  readonly email?: string
  readonly phone?: string
  readonly proven_at?: Date
}

const setFields = async (
  deps: AccountDeps,
  fields: Fields,
  context: Context,
): Promise<Result<WireUser, 'UNAUTHORIZED'>> => {
  const { db, session, now } = context
  if (!session) return refuse('UNAUTHORIZED')
  await db
    .updateTable('customer')
    .set({ ...fields, updated_at: now })
    .where('id', '=', session.customerId)
    .execute()
  return answerUser(deps, context)
}

type Update = Omit<Fields, 'email' | 'phone' | 'proven_at'> & {
  readonly email?: string | null
  readonly phone?: string | null
  readonly code?: string
  readonly proof?: Proof
}

/** A contact that is one's own already needs no code; a new one does, and is nobody's yet. */
const update = async (deps: AccountDeps, { email, phone, code, proof, ...plain }: Update, context: Context) => {
  const { session } = context
  const customer = await findCaller(context)
  if (!customer) return refuse('UNAUTHORIZED')
  const fields: Fields = {
    ...(plain.firstname === undefined ? {} : { firstname: plain.firstname.trim() }),
    ...(plain.lastname === undefined ? {} : { lastname: plain.lastname.trim() }),
    ...(plain.city === undefined ? {} : { city: plain.city }),
    ...(plain.postcode === undefined ? {} : { postcode: plain.postcode }),
    ...(plain.country === undefined ? {} : { country: plain.country }),
    ...(plain.sizes === undefined ? {} : { sizes: [...new Set(plain.sizes)] }),
  }
  const asked = [['email', email] as const, ['phone', phone] as const].flatMap(([kind, text]) =>
    text === undefined || text === null || text === '' ? [] : [{ kind, contact: contactOf(text, context) }],
  )
  const wrong = asked.find(({ kind, contact }) => contact?.kind !== kind)
  if (wrong) return refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { [wrong.kind]: 'INCORRECT_PHONE_OR_EMAIL' } })
  const changed = asked.flatMap(({ contact }) => (contact && customer[contact.kind] !== contact.value ? [contact] : []))
  const [contact, second] = changed
  if (!contact) return setFields(deps, fields, context)
  if (!session || !isWhole(session)) return refuse('ACCESS_DENIED')
  if (second || code === undefined) return refuse('INVALID_INPUT', { fields: { code: 'CODE_REQUIRED' } })
  // whoever owns the contact of before may be another, and must not find somebody else's beside theirs
  if (!customer.proven_at && customer[contact.kind] === null) return refuse('CONTACT_UNPROVEN')
  const shown = await checkRecent(deps, proof ?? {}, context)
  if (!shown.ok) return shown
  const take = async (own: Context) => {
    const { db, now } = own
    const taken = await takeCode(db, { contact, code: code.trim(), now })
    if (!taken.ok) return taken
    if (await findCustomerByContact(db, contact))
      return refuse('CONTACT_TAKEN', { fields: { [contact.kind]: 'CONTACT_TAKEN' } })
    const proven = { [contact.kind]: contact.value, proven_at: customer.proven_at ?? now }
    if (contact.kind === 'email') await deps.adoptOrders(db, { customerId: customer.id, email: contact.value, now })
    return setFields(deps, { ...fields, ...proven }, own)
  }
  return within(context, take, { keepsRefusals: true })
}

/** The picture of before goes with its row. */
const setPhoto = async (
  deps: AccountDeps,
  photo: string | null,
  context: Context,
): Promise<Result<WireUser, 'UNAUTHORIZED'>> => {
  const { db, session, now } = context
  // of two at once the second takes the first one's with it
  await sql`select from customer where id = ${session?.customerId ?? 0} for no key update`.execute(db)
  const customer = await findCaller(context)
  if (!customer || !session) return refuse('UNAUTHORIZED')
  const old = customer.photo === null ? undefined : uploadNameOf(customer.photo)
  await db.updateTable('customer').set({ photo, updated_at: now }).where('id', '=', customer.id).execute()
  if (old !== undefined) {
    await db.deleteFrom('upload').where('name', '=', old).execute()
    await removeUploadsLater(db, [old], deps)
  }
  return answerUser(deps, context)
}

/** Nobody is signed in any more, at once; the rest is done by a job. */
const deleteAccount = async (
  deps: AccountDeps,
  proof: { readonly code?: string; readonly password?: string },
  context: Context,
) => {
  const customer = await findCaller(context)
  if (!customer) return refuse('UNAUTHORIZED')
  if (!context.session || !isWhole(context.session)) return refuse('ACCESS_DENIED')
  if (await hasOpenOrder(context.db, customer.id)) return refuse('ORDERS_OPEN')
  if (await deps.isOwed(context.db, customer.id)) return refuse('ROYALTY_OWED')
  const shown = await checkProof(deps, proof, customer, context)
  if (!shown.ok) return shown
  const left = await within(context, async ({ db, now }) => {
    if (await isLastAdmin(db, customer.id)) return refuse('LAST_ADMIN')
    // one may have come while the proof was looked at
    if (await hasOpenOrder(db, customer.id)) return refuse('ORDERS_OPEN')
    await leave(deps, customer.id, { db, now })
    return ok(true)
  })
  if (left.ok) dropCookie(deps, context.wire)
  return left
}
