import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'
import { isStaff } from '../context.ts'
import type { Session } from '../context.ts'

/** Who may call at all, before anything of the input is looked at; answers the session, undefined for a guest. */
export const admit = async (
  key: string,
  endpoint: Endpoint,
  request: FastifyRequest,
  findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>,
): Promise<Result<Session | undefined>> => {
  if (isForeign(endpoint, request)) return refuse('ACCESS_DENIED')
  const session = endpoint.access === 'stranger' ? undefined : await findSession(request)
  const denied = checkRole(endpoint.access, session)
  if (denied || session === 'dead') return denied ?? refuse('UNAUTHORIZED')
  if (session?.apiToken && !session.apiToken.mayCall(key)) return refuse('ACCESS_DENIED')
  return ok(session)
}

/** Whether another site asks for what is changed, or in the name of whoever looks at it. */
export const isForeign = ({ changesState }: Pick<Endpoint, 'changesState'>, request: FastifyRequest): boolean =>
  (changesState === true && isFromAnotherSite(request)) ||
  (request.method !== 'GET' && Boolean(request.headers.cookie) && !isSameOrigin(request))

/** The refusal of whoever may not call; undefined where they may. */
const checkRole = (access: Endpoint['access'], session: Session | 'dead' | undefined): Refusal | undefined => {
  if (access === 'stranger' || (access === 'anyone' && session === undefined)) return undefined
  if (session === undefined || session === 'dead') return refuse('UNAUTHORIZED')
  if (access === 'anyone') return undefined
  if (access === 'customer') return undefined
  const isAllowed = {
    admin: () => session.roles.includes('admin'),
    manager: () => isStaff(session),
    'blogger-or-staff': () => session.roles.includes('blogger') || isStaff(session),
    blogger: () => session.roles.includes('blogger'),
  }[access]()
  return isAllowed ? undefined : refuse('ACCESS_DENIED')
}

/** Whether a body is multipart. */
export const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '')

/** By `Sec-Fetch-Site`, else by `Origin` against `Host`; whoever sends neither is no browser and carries no one's cookies. */
export const isSameOrigin = (request: FastifyRequest): boolean => {
  const { origin, host } = request.headers
  if (request.headers['sec-fetch-site'] !== undefined) return !isFromAnotherSite(request)
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/** `Sec-Fetch-Site`, when sent, must say that this page or the address bar asked. */
const isFromAnotherSite = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
