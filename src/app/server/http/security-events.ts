import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '#core/endpoint.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { isTokenOver } from '#features/accounts/server/index.ts'
import type { WebhookContract } from '#features/orders/rules/webhook-calls.ts'
import { isForeign, isSameOrigin } from '#platform/server/http/admission.ts'
import type { CallFacts } from '#platform/server/http/call-facts.ts'
import type { Mount } from '#platform/server/http.ts'
import type { NoteSecurity, SecurityEvent } from '#platform/server/watching/security-log.ts'

type Told = {
  readonly event: string
  readonly method?: string
  /** Of a call that does more: whether this is what it was asked for. */
  readonly isAsked?: (body: Readonly<Record<string, unknown>>) => boolean
}

const signIn = (method: string): Told => ({ event: 'sign-in', method })
const codeAsked = (method: string): Told => ({ event: 'code asked for', method })
const acting: Told = { event: 'acting begun' }
const holdsContact = ({ email, phone }: Readonly<Record<string, unknown>>) => Boolean(email ?? phone)

/** Calls that are security events whatever becomes of them; refusals of all others are by their codes. */
const calls: Readonly<Partial<Record<keyof AccountsContract | keyof WebhookContract, Told>>> = {
  'POST /api/user/login': signIn('password'),
  'GET /api/user/check-sms-code': signIn('code'),
  'POST /api/user/check-sms-code': signIn('code'),
  'GET /api/user/fast-login': signIn('link'),
  'POST /api/user/fast-login': signIn('link'),
  'POST /api/user/passkeys/login': signIn('passkey'),
  'POST /api/user/refresh': signIn('token refresh'),
  'GET /api/user/get-sms-code': codeAsked('message'),
  'POST /api/user/get-sms-code': codeAsked('message'),
  'GET /api/user/call-back': codeAsked('call'),
  'POST /api/user/call-back': codeAsked('call'),
  'POST /api/user/reset-password': codeAsked('link'),
  'POST /api/user/second-factor': { event: 'second factor' },
  'POST /api/user/second-factor/start': { event: 'second factor set up' },
  'POST /api/user/second-factor/recovery-codes': { event: 'recovery codes made' },
  'POST /api/user/logout': { event: 'log-out' },
  'POST /api/user/sessions/end': { event: 'session ended', method: 'one' },
  'POST /api/user/logout-all': { event: 'session ended', method: 'all' },
  'POST /api/manage/customers/:id/sessions/end': { event: 'session ended', method: 'by the shop' },
  'POST /api/user/login-as': acting,
  'GET /api/user/login-as-blogger': acting,
  'POST /api/user/login-as-blogger': acting,
  'POST /api/user/entry-link': { event: 'entry link made' },
  'POST /api/user/create': { event: 'account opened' },
  'POST /api/user/delete': { event: 'account closed' },
  'POST /api/manage/customers/:id/erase': { event: 'account closed', method: 'by the shop' },
  'POST /api/manage/customers/:id/export': { event: 'personal data given out' },
  'POST /api/manage/customers/:id/roles': { event: 'roles set' },
  'POST /api/user/change-password': { event: 'password changed', method: 'password or code' },
  'POST /api/user/create-password': { event: 'password changed', method: 'link' },
  'POST /api/user/update': { event: 'contact changed', isAsked: holdsContact },
  'POST /api/user/passkeys/register': { event: 'passkey added' },
  'POST /api/user/passkeys/remove': { event: 'passkey removed' },
  'POST /api/admin/tokens': { event: 'API token made' },
  'POST /api/admin/tokens/:id/revoke': { event: 'API token removed' },
  'POST /api/admin/webhooks/secret': { event: 'webhook secret renewed' },
}

/** What a refusal of any call is, by its code; of what was refused before it became a call, by its status. */
const refusals: Readonly<Record<string, string>> = {
  SIGNATURE_INVALID: 'forged notice',
  SIGNATURE_EXPIRED: 'forged notice',
  NO_PICTURE: 'upload refused',
  CART_NOT_FOUND: 'unknown cart',
  ORDER_CHANGED: 'order under a used number',
  TOO_MANY_REQUESTS: 'limit reached',
}
const statuses: Readonly<Record<number, readonly [event: string, reason: string]>> = {
  400: ['input refused', 'INVALID_INPUT'],
  405: ['input refused', 'METHOD_NOT_ALLOWED'],
  413: ['input refused', 'BODY_TOO_LARGE'],
  415: ['input refused', 'UNSUPPORTED_MEDIA_TYPE'],
  429: ['limit reached', 'TOO_MANY_REQUESTS'],
}

/** Files that are not told from unknown ones to whoever may not have them. */
const hiddenFiles = / \/api\/.*(\.pdf|\/downloads\/:line\/:place)$/

/** Tells the security events among the answers: what a call is known for, else what it was refused with. */
export const watchSecurity = (
  app: FastifyInstance,
  mount: Pick<Mount<never>, 'facts' | 'operations'>,
  note: NoteSecurity,
) =>
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown' } = request.routeOptions
    const key = `${request.method} ${url}`
    if (reply.statusCode < 300 && !Object.hasOwn(calls, key)) return done()
    const endpoint = mount.operations.get(key)?.endpoint
    const facts = mount.facts.of(request)
    const told = eventOf(key, endpoint, { request, reply, facts })
    if (told) {
      const isUsual = told.reason === 'UNAUTHORIZED' && (told.event === 'sign-in' || isTokenOver(request))
      note({ ...told, ...peopleOf(request, facts, told.reason) }, { requestId: request.id, isUsual })
    }
    done()
  })

type Answered = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly facts: CallFacts }

const eventOf = (key: string, endpoint: Endpoint | undefined, answered: Answered): SecurityEvent | undefined => {
  const { request, reply, facts } = answered
  const { statusCode: status } = reply
  const about = { call: key, access: endpoint?.access }
  const refused = (event: string, reason = facts.reason): SecurityEvent => ({
    event,
    outcome: 'refused',
    reason,
    ...about,
  })
  if (isFromElsewhere(endpoint, answered)) return refused('foreign request', 'ACCESS_DENIED')
  const byCode = facts.reason === undefined ? undefined : refusals[facts.reason]
  const known = toldOf(key, request)
  if (isDenied(status, endpoint?.access) && byCode === undefined)
    return refused('access denied', facts.reason ?? (status === 401 ? 'UNAUTHORIZED' : 'ACCESS_DENIED'))
  if (known && status < 500) {
    const { event, method } = known
    const isActing = event === 'log-out' && facts.by !== undefined
    if (status >= 400) return { event, outcome: 'refused', method, reason: facts.reason ?? statuses[status]?.[1] }
    return { event: isActing ? 'acting ended' : event, outcome: 'done', method, ...rolesOf(event, request) }
  }
  if (byCode !== undefined) return refused(byCode)
  if (status === 404 && hiddenFiles.test(key)) return refused('access denied', 'NOT_FOUND')
  const [event, reason] = (facts.reason === undefined && statuses[status]) || []
  return event === undefined ? undefined : refused(event, reason)
}

const isDenied = (status: number, access: Access | undefined): boolean =>
  (status === 401 || status === 403) && access !== 'stranger'

/** A form of another site is sent on like any other, and does nothing. */
const isFromElsewhere = (endpoint: Endpoint | undefined, { request, reply: { statusCode } }: Answered): boolean =>
  (statusCode === 403 && endpoint !== undefined && isForeign(endpoint, request)) ||
  (statusCode === 303 && request.method === 'POST' && !isSameOrigin(request))

const toldOf = (key: string, { body }: FastifyRequest): Told | undefined => {
  const told = (calls as Readonly<Record<string, Told>>)[key]
  const isAsked = told?.isAsked?.((body ?? {}) as Readonly<Record<string, unknown>>) ?? true
  return isAsked ? told : undefined
}

const rolesOf = (event: string, { body }: FastifyRequest): Pick<SecurityEvent, 'roles'> =>
  event === 'roles set' ? { roles: (body as { roles: readonly string[] }).roles } : {}

/**
 * Whose account it is: who was signed in or out, whom the office names, else who calls; `by` is who did it in another's place. A
 * number that is refused as input is nobody's, and may be a phone's: it is not written down.
 */
const peopleOf = (
  request: FastifyRequest,
  { session, customer, by }: CallFacts,
  reason: string | undefined,
): Pick<SecurityEvent, 'customer' | 'by'> => {
  if (customer !== undefined) return { customer, by }
  if (session === undefined || session === 'dead') return {}
  const { id } = (request.params ?? {}) as { id?: unknown }
  const isOfOther = request.routeOptions.url?.startsWith('/api/manage/customers/:id/') && reason !== 'INVALID_INPUT'
  if (isOfOther && typeof id === 'number') return { customer: id, by: session.actorId ?? session.customerId }
  return { customer: session.customerId, by: session.actorId }
}
