import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals, methodAndPath } from '#core/endpoint.ts'
import type { Contract, Endpoint, InputOf, ResultOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { Refusal, Result } from '#core/result.ts'
import { refuse } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { Db, RequestContext, Session } from './context.ts'

export type Handler<E, Store> = (input: InputOf<E>, context: RequestContext<Store>) => Promise<ResultOf<E>>
export type Handlers<C, Store> = { readonly [Key in keyof C]: Handler<C[Key], Store> }

/** What every call needs from around it; the store view and the language are the app's knowledge. */
export type MountEnvironment<Store> = {
  readonly db: Db
  readonly findStore: (code: string) => Store | undefined
  readonly languageOf: (store: Store) => Language
  readonly translators: Readonly<Record<Language, Translate>>
  readonly findSession: (request: FastifyRequest) => Promise<Session | undefined>
  readonly now: () => Date
  readonly newId: () => string
}

type AnyHandler<Store> = (
  input: { params: unknown; query: unknown; body: unknown },
  context: RequestContext<Store>,
) => Promise<Result<unknown>>

/** A call as the pages' loaders make it: the same handler without the wire. */
export type Operation<Store> = {
  readonly key: string
  readonly endpoint: Endpoint
  readonly run: AnyHandler<Store>
}

export type Mount<Store> = {
  readonly operations: ReadonlyMap<string, Operation<Store>>
  readonly mount: <C extends Contract>(contract: C, handlers: Handlers<C, Store>) => void
}

/** Carries a refusal out of a transaction, which it rolls back. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back')
    this.refusal = refusal
  }
}

const roleAllows = (access: Endpoint['access'], session: Session | undefined): Refusal | undefined => {
  if (access === 'anyone') return undefined
  if (!session) return refuse('UNAUTHORIZED')
  if (access === 'customer') return undefined
  const isManager = session.roles.includes('manager') || session.roles.includes('admin')
  const allowed =
    access === 'admin'
      ? session.roles.includes('admin')
      : access === 'manager'
        ? isManager
        : session.roles.includes('blogger') || isManager
  return allowed ? undefined : refuse('ACCESS_DENIED')
}

/** Serialization failures and deadlocks are tried again: PostgreSQL asks for it. */
const isRetryable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === '40001' || error.code === '40P01')

const inTransaction = async <Store>(
  run: AnyHandler<Store>,
  input: { params: unknown; query: unknown; body: unknown },
  context: RequestContext<Store>,
): Promise<Result<unknown>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction().execute(async (trx) => {
        const result = await run(input, { ...context, db: trx })
        if (!result.ok) throw new RolledBack(result)
        return result
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal
      if (!isRetryable(error) || attempt === 5) throw error
    }
  }
}

const changesState = (key: string, endpoint: Endpoint): boolean =>
  endpoint.changesState ?? methodAndPath(key).method === 'POST'

/** Turns results into the envelope `{code, result, meta?}`; the only place that does. */
export const createMount = <Store>(app: FastifyInstance, environment: MountEnvironment<Store>): Mount<Store> => {
  const operations = new Map<string, Operation<Store>>()

  const answer = async (operation: Operation<Store>, request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>
    const store = environment.findStore(typeof query.store === 'string' ? query.store : 'en')
    const translate = environment.translators[store ? environment.languageOf(store) : 'en']
    const send = (refusal: Refusal) => sendRefusal(reply, refusal, operation.endpoint, translate)
    if (!store) return send(refuse('STORE_NOT_FOUND'))
    if (operation.endpoint.changesState && isFromAnotherSite(request)) return send(refuse('ACCESS_DENIED'))
    const session = await environment.findSession(request)
    const denied = roleAllows(operation.endpoint.access, session)
    if (denied) return send(denied)
    const context = { db: environment.db, store, session, now: environment.now(), newId: environment.newId, requestId: request.id }
    const result = await operation.run({ params: request.params, query, body: request.body ?? {} }, context)
    if (!result.ok) return send(result)
    return reply
      .header('cache-control', 'no-store')
      .send({ code: 200, result: result.value, ...(result.meta === undefined ? {} : { meta: result.meta }) })
  }

  return {
    operations,
    mount: (contract, handlers) => {
      for (const [key, endpoint] of Object.entries(contract)) {
        const handler = handlers[key as keyof typeof handlers] as unknown as AnyHandler<Store>
        const run: AnyHandler<Store> = changesState(key, endpoint)
          ? (input, context) => inTransaction(handler, input, context)
          : handler
        const operation: Operation<Store> = { key, endpoint, run }
        operations.set(key, operation)
        const { method, path } = methodAndPath(key)
        app.route({
          method,
          url: path,
          schema: {
            ...(endpoint.params ? { params: endpoint.params } : {}),
            ...(endpoint.query ? { querystring: endpoint.query } : {}),
            ...(endpoint.body ? { body: endpoint.body } : {}),
          },
          handler: (request, reply) => answer(operation, request, reply),
        })
      }
    },
  }
}

/** `Sec-Fetch-Site`, when sent, must say that this page or the address bar asked. */
const isFromAnotherSite = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The envelope of a refusal with its text in the store view's language. */
export const sendRefusal = (reply: FastifyReply, refusal: Refusal, endpoint: Endpoint | undefined, translate: Translate) => {
  const statuses: Readonly<Record<string, number>> = { ...commonRefusals, ...endpoint?.refusals }
  const status = statuses[refusal.code]
  if (status === undefined) throw new Error(`refusal ${refusal.code} is not declared`)
  const { values, ...meta } = refusal.meta as { values?: Record<string, string | number> }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: status, result: refusal.code, meta: { message: translate(`refusal.${refusal.code}`, values), ...meta } })
}
