import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify'
import type { CommonCode } from '#core/endpoint.ts'
import { refuse } from '#core/result.ts'
import type { Refusal } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import { sendRefusal } from '#platform/server/http/send-refusal.ts'
import { isLockedOut } from '#platform/server/transaction.ts'
import { fileRefusals } from '#platform/server/uploads/private-file.ts'
import type { FileRefused } from '#platform/server/uploads/private-file.ts'
import { fieldFaults } from './field-faults.ts'

/** What `pg` and Kysely say without a code; the second where a rollback finds its connection gone. */
const awayMessages =
  /Connection terminated|Query read timeout|connection error and is not queryable|connection has been discarded|timeout exceeded when trying to connect/

/** Whether something failed for want of the database, and may go well a moment later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string') return error instanceof Error && awayMessages.test(error.message)
  return /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123]|08\w{3}|53300)$/.test(code)
}

/** What cannot be told of a field is told of the part that holds it. */
const unreadable = ({ method }: FastifyRequest): Refusal =>
  refuse('INVALID_INPUT', { fields: { [method === 'POST' ? 'body' : 'query']: 'cannot be read' } })

/** What is told of an error by its status alone. */
const codeByStatus: Readonly<Record<number, CommonCode>> = {
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
}

const refusalOf = (error: FastifyError & FileRefused, request: FastifyRequest): Refusal => {
  if (error.refusal) return refuse(error.refusal)
  if (error.validation)
    return refuse('INVALID_INPUT', { fields: fieldFaults(error.validation, error.validationContext ?? 'body') })
  const { statusCode = 500 } = error
  const code = codeByStatus[statusCode]
  if (code) return refuse(code)
  if (statusCode >= 400 && statusCode < 500) return unreadable(request)
  // values the database cannot hold (a NUL character, a number out of range) are bad input, not our bug
  if (['22021', '22003', '22P02', '22P05'].includes(error.code)) return unreadable(request)
  if (error.code === '53100' || error.code === 'ENOSPC') return refuse('DISK_FULL')
  // who waited too long for a row or a statement: nothing of the call was done
  if (isDatabaseAway(error) || isLockedOut(error) || error.code === '57014') return refuse('NOT_READY')
  return refuse('INTERNAL_ERROR')
}

/** Bytes of a refused body that are taken and thrown away. */
const mostReadOut = 64_000_000

const isReadOut = ({ headers }: FastifyRequest): boolean => Number(headers['content-length']) <= mostReadOut

type Deps = { readonly translateFor: (request: FastifyRequest) => Translate }

/** Unknown paths, wrong methods, bad bodies and bugs, all in the envelope; knows the calls and files that are mounted after it. */
export const mountErrors = (app: FastifyInstance, deps: Deps): void => {
  const send = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    if (refusal.code === 'NOT_READY') reply.header('retry-after', '2')
    // who sends on into a connection that ends would not hear the answer
    if (refusal.code === 'BODY_TOO_LARGE' && isReadOut(request)) reply.removeHeader('connection')
    // files have no contract
    return sendRefusal(reply, refusal, { refusals: fileRefusals }, deps.translateFor(request))
  }
  const routes: { readonly method: string | string[]; readonly url: string }[] = []
  /** Paths without parameters. */
  const named = new Set<string>()
  const methodsOf = (path: string): string[] =>
    routes.filter(({ url }) => (named.has(path) ? url === path : matches(url, path))).flatMap(({ method }) => method)
  const refuseMethod = (request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) => {
    reply.header('allow', allowed.join(', '))
    return send(request, reply, refuse('METHOD_NOT_ALLOWED'))
  }
  /** `GET /api/order/find` is no order: the path is that of a call of another method. */
  const refuseNamed: preValidationHookHandler = (request, reply, done) => {
    const path = pathOf(request)
    if (named.has(path)) void refuseMethod(request, reply, methodsOf(path))
    else done()
  }
  app.addHook('onRoute', (route) => {
    const { method, url, preValidation = [] } = route
    if (!url.startsWith('/api/')) return
    if (method !== 'HEAD') routes.push({ method, url })
    if (url.includes(':')) route.preValidation = [refuseNamed, ...[preValidation].flat()]
    else named.add(url)
  })
  app.setErrorHandler<FastifyError & FileRefused>((error, request, reply) => {
    const refusal = refusalOf(error, request)
    if (refusal.code === 'INTERNAL_ERROR')
      request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'unexpected')
    return send(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const allowed = methodsOf(path)
    if (allowed.length > 0) return refuseMethod(request, reply, allowed)
    return send(
      request,
      reply,
      refuse(request.method === 'GET' || path.startsWith('/api/') ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED'),
    )
  })
}

const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').replace(/\/$/, '')

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}
