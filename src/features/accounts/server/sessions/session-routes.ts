import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import type { WireUser } from '../../contract.ts'
import type { Contact } from '../../rules/contact.ts'
import { sessionCalls } from '../../rules/session-calls.ts'
import { listDeeds, verifyDeeds } from '../staff/audit-list.ts'
import { recordDeed } from '../staff/audit.ts'
import { findCustomerByContact } from '../customers.ts'
import type { Customer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { startToken } from '../letters/mailed-tokens.ts'
import { checkRecent } from '../sign-in/recent.ts'
import { checkFresh, enterFactor, readFactor, renewCodes, startFactor } from '../second-factor/second-factor.ts'
import { dropCookie, handOver } from './session-cookie.ts'
import { listSessions } from './session-list.ts'
import { endSession, endSessions, openSession } from './sessions.ts'
import { contactOf, toWireUser } from '../sign-in/sign-in.ts'

/** Where somebody is signed in, acting in another's name, and the second factor. */
export const sessionRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void =>
  mount.mount(sessionCalls, {
    'GET /api/user/sessions': async (_, { db, session, now }) =>
      session ? ok(await listSessions(db, session, now)) : refuse('UNAUTHORIZED'),

    'POST /api/user/sessions/end': async ({ body: { id, ...proof } }, context) => {
      const { db, session, now } = context
      if (!session) return refuse('UNAUTHORIZED')
      if (session.actorId !== undefined) return refuse('ACCESS_DENIED')
      const found = await db
        .selectFrom('session')
        .select('id')
        .where('id', '=', id)
        .where('customer_id', '=', session.customerId)
        .executeTakeFirst()
      if (!found) return refuse('NOT_FOUND')
      const shown = id === session.id ? ok(true) : await checkRecent(deps, proof, context)
      if (!shown.ok) return shown
      await endSession(db, id, now)
      return ok(true)
    },

    'POST /api/user/logout-all': async ({ body: proof }, context) => {
      const { db, session, now, wire } = context
      if (!session) return refuse('UNAUTHORIZED')
      if (session.actorId !== undefined) return refuse('ACCESS_DENIED')
      const shown = await checkRecent(deps, proof, context)
      if (!shown.ok) return shown
      await endSessions(db, session.customerId, now)
      dropCookie(deps, wire)
      return ok(true)
    },

    'POST /api/user/login-as': async ({ body }, context) => {
      const contact = contactOf(body.contact.trim(), context)
      if (!contact) return refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { contact: 'INCORRECT_PHONE_OR_EMAIL' } })
      return actAs(deps, contact, 'login-as', context)
    },
    'GET /api/user/login-as-blogger': (_, context) => actAsBlogger(deps, context),
    'POST /api/user/login-as-blogger': (_, context) => actAsBlogger(deps, context),

    'POST /api/user/entry-link': async ({ body }, context) => {
      const { db, newId, now, store, session } = context
      const contact = contactOf(body.contact, context)
      if (!contact) return refuse('INCORRECT_PHONE_OR_EMAIL', { fields: { contact: 'INCORRECT_PHONE_OR_EMAIL' } })
      const shown = await checkFresh(deps, context)
      if (!shown.ok) return shown
      const known = await findCustomerByContact(db, contact)
      if (!session || (known && isStaff(known))) return refuse('ACCESS_DENIED')
      const code = await startToken(db, { id: newId(), purpose: 'entry', contact, now })
      await recordDeed(db, {
        actorId: session.customerId,
        subjectId: known?.id ?? null,
        operation: 'entry-link',
        at: now,
      })
      return ok({ link: entryLink(deps, store, contact, code), code })
    },

    'GET /api/user/second-factor': (_, context) => readFactor(deps, context),
    'POST /api/user/second-factor/recovery-codes': (_, context) => renewCodes(context),
    'POST /api/user/second-factor/start': (_, context) => startFactor(deps, context),
    'POST /api/user/second-factor': ({ body }, context) => enterFactor(deps, body.code, context),

    'GET /api/manage/audit': async ({ query }, { db }) => ok(await listDeeds(db, query)),
    'GET /api/manage/audit/verify': async (_, { db }) => ok(await verifyDeeds(db)),
  })

/** A page of the shop that signs in whoever opens it. */
export const entryLink = (
  { publicUrl }: Pick<AccountDeps, 'publicUrl'>,
  { url }: Pick<StoreView, 'url'>,
  { kind, value }: Contact,
  code: string,
): string => {
  const contact = kind === 'phone' ? `+${value}` : value
  return `${publicUrl}${url}/?${new URLSearchParams({ contact, code }).toString()}`
}

const actAsBlogger = async (deps: AccountDeps, context: Context): Promise<Result<WireUser, ActCode>> => {
  const { blogger_contact: written } = await deps.settingsOf(context.db, context.store.storeCode)
  const contact = written === '' ? undefined : contactOf(written, context)
  const blogger = contact && (await findCustomerByContact(context.db, contact))
  if (!contact || !blogger?.roles.includes('blogger')) return refuse('NOT_FOUND')
  return actAs(deps, contact, 'login-as-blogger', context)
}

type ActCode = 'NOT_FOUND' | 'ACCESS_DENIED' | 'SECOND_FACTOR_NEEDED'

/** Nobody acts in the name of somebody of the shop: their rights are not for lending. */
const mayBeActed = (subject: Customer, actorId: number): boolean => !isStaff(subject) && subject.id !== actorId

const actAs = async (
  deps: AccountDeps,
  contact: Contact,
  operation: string,
  context: Context,
): Promise<Result<WireUser, ActCode>> => {
  const { db, now, newId, session, wire } = context
  if (!session) return refuse('ACCESS_DENIED')
  const shown = await checkFresh(deps, context)
  if (!shown.ok) return shown
  const subject = await findCustomerByContact(db, contact)
  if (!subject || subject.disabled_at) return refuse('NOT_FOUND')
  if (!mayBeActed(subject, session.customerId)) return refuse('ACCESS_DENIED')
  const opened = await openSession(db, {
    id: newId(),
    customerId: subject.id,
    // the browser forgets it when it closes
    remembers: false,
    device: String(wire?.headers['user-agent'] ?? ''),
    actor: { id: session.customerId, sessionId: session.id },
    now,
  })
  await recordDeed(db, { actorId: session.customerId, subjectId: subject.id, operation, at: now })
  context.concerns?.({ customer: subject.id, by: session.customerId })
  const user = await toWireUser(deps, context, subject, { actorId: session.customerId })
  return ok(user, handOver(deps, wire, opened))
}
