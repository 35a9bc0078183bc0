import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { methodAndPath } from '#core/endpoint.ts'
import type { Access, Contract, Endpoint, InputOf, ResultOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { Refusal, Result } from '#core/result.ts'
import { refuse } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { Db, RequestContext, Session } from './context.ts'
import { admit, isForm } from './http/admission.ts'
import { bodyLimitOf } from './http/body-limit.ts'
import { createCallFacts } from './http/call-facts.ts'
import type { KnownFacts } from './http/call-facts.ts'
import { createRouting } from './http/form-routes.ts'
import { readJsonBodies } from './http/json-bodies.ts'
import { createKeptAnswers } from './answers/kept-answers.ts'
import type { KeptAnswers } from './answers/kept-answers.ts'
import { sendPrepared, toAnswer } from './answers/prepared-json.ts'
import { reasonOf, sendRefusal } from './http/send-refusal.ts'
import { openWire } from './http/wire.ts'
import { inTransaction, refuseLockedOut } from './transaction.ts'
import { readUploadedForm } from './uploads/upload-form.ts'

export type Handler<E, Store> = (input: InputOf<E>, context: RequestContext<Store>) => Promise<ResultOf<E>>
export type Handlers<C, Store> = { readonly [Key in keyof C]: Handler<C[Key], Store> }

/** What every call needs from around it; the store view and the language are the app's knowledge. */
export type MountEnvironment<Store> = {
  readonly db: Db
  readonly findStore: (code: string) => Store | undefined
  readonly languageOf: (store: Store) => Language
  readonly translators: Readonly<Record<Language, Translate>>
  /** The session that a request names; `dead` where it names one that is over. */
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
  /** Where calls take pictures. */
  readonly forms?: {
    /** The checks of a form's fields, which are text. */
    readonly compile: (schema: TSchema) => FormCheck
    /** Whether somebody may send pictures once more today; counts it. */
    readonly admit: (who: { session: Session | undefined; address: string }) => Promise<Result<unknown>>
  }
  /** Hears of every call of somebody signed in that is about to be made. */
  readonly onCall?: (session: Session, call: MadeCall) => Promise<void>
  readonly now: () => Date
  readonly newId: () => string
}

/** A call that its caller may make, with what it names. */
export type MadeCall = {
  readonly key: string
  readonly access: Access
  readonly changesState: boolean
  readonly params: unknown
  /** As it came, but for what its contract does not know. */
  readonly body: Readonly<Record<string, unknown>>
}

/** An Ajv check: it reads numbers from their text, in place. */
type FormCheck = ((fields: unknown) => unknown) & { readonly errors?: readonly object[] | null }

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
  readonly kept: KeptAnswers
  readonly facts: KnownFacts
  readonly mount: <C extends Contract>(contract: C, handlers: Handlers<C, Store>) => void
}

const changesState = (key: string, endpoint: Endpoint): boolean =>
  endpoint.changesState ?? methodAndPath(key).method === 'POST'

const knownOf = ({ body: schema = {} }: Endpoint, body: object): MadeCall['body'] => {
  const known = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return Object.fromEntries(Object.entries(body).filter(([name]) => known.includes(name)))
}

/** What is known of a call before its input is looked at: what a stranger sends is nobody's business. */
type Admitted<Store> = { readonly store: Store; readonly session: Session | undefined }

/** Turns results into the envelope `{code, result, meta?}`; the only place that does. */
export const createMount = <Store>(app: FastifyInstance, environment: MountEnvironment<Store>): Mount<Store> => {
  const operations = new Map<string, Operation<Store>>()
  const kept = createKeptAnswers(mostKeptBytes)
  const facts = createCallFacts()
  const rawBodyOf = readJsonBodies(app)
  const route = createRouting(app)
  const formChecks = new Map<string, FormCheck>()
  const callers = new WeakMap<FastifyRequest, Admitted<Store>>()

  /** A form is read once it is known who sends it. */
  const readForm = async (
    { key, endpoint }: Operation<Store>,
    request: FastifyRequest,
    session: Session | undefined,
  ) => {
    if (!endpoint.pictures || !environment.forms) return undefined
    const admitted = await environment.forms.admit({ session, address: request.ip })
    if (!admitted.ok) return admitted
    const form = await readUploadedForm(request, endpoint.pictures.most)
    const check = formChecks.get(key)
    if (!form.ok || !check || check(form.value.fields)) return form
    // as Fastify throws what a body's schema does not like
    throw Object.assign(new Error('invalid form'), {
      statusCode: 400,
      validation: check.errors,
      validationContext: 'body',
    })
  }

  const findSession = facts.learnSession(environment.findSession)
  const sendKnown = (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    { endpoint, store }: { readonly endpoint: Endpoint; readonly store: Store | undefined },
  ) => {
    facts.learn(request, { reason: facts.of(request).reason ?? reasonOf(refusal) })
    return sendRefusal(reply, refusal, endpoint, translatorOf(store))
  }

  const translatorOf = (store: Store | undefined) =>
    environment.translators[store ? environment.languageOf(store) : 'en']
  const findStore = (request: FastifyRequest): Store | undefined => {
    const { store = 'en' } = request.query as Record<string, unknown>
    // several are none
    return typeof store === 'string' ? environment.findStore(store) : undefined
  }

  const answer = async (
    operation: Operation<Store>,
    { store, session }: Admitted<Store>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { key, endpoint } = operation
    const send = (refusal: Refusal) => sendKnown(request, reply, refusal, { endpoint, store })
    const form = await readForm(operation, request, session)
    if (form && !form.ok) return send(form)
    const { query, params } = request
    const body = form?.value.fields ?? request.body ?? {}
    if (session) {
      const about = { key, access: endpoint.access, changesState: changesState(key, endpoint) }
      await environment.onCall?.(session, { ...about, params, body: knownOf(endpoint, body) })
    }
    const { wire, sendCookies } = openWire(request, reply, { rawBody: rawBodyOf(request), form: form?.value })
    const context: RequestContext<Store> = {
      db: environment.db,
      store,
      session,
      now: environment.now(),
      newId: environment.newId,
      requestId: request.id,
      concerns: (person) => facts.learn(request, person),
      wire,
    }
    const result = await operation.run({ params, query, body }, context)
    if (result.ok || result.code !== 'NOT_READY') sendCookies()
    if (!result.ok) return send(result)
    reply.header('cache-control', 'no-store')
    const prepared = result.meta === undefined ? toAnswer(result.value) : undefined
    if (prepared) {
      if (!session) kept.share(request, prepared.length > longBytes)
      return sendPrepared(request, reply, prepared)
    }
    return reply.send({ code: 200, result: result.value, ...(result.meta === undefined ? {} : { meta: result.meta }) })
  }

  return {
    operations,
    kept,
    facts,
    mount: (contract, handlers) => {
      for (const [key, endpoint] of Object.entries(contract)) {
        const handler = handlers[key as keyof typeof handlers] as unknown as AnyHandler<Store>
        const run: AnyHandler<Store> =
          changesState(key, endpoint) && !endpoint.ownTransactions
            ? (input, context) => inTransaction(context.db, (trx) => handler(input, { ...context, db: trx }), endpoint)
            : handler
        const operation: Operation<Store> = { key, endpoint, run: (...all) => run(...all).catch(refuseLockedOut) }
        operations.set(key, operation)
        const { method, path } = methodAndPath(key)
        if (endpoint.pictures && !environment.forms) throw new Error(`${key}: no pictures are taken here`)
        if (endpoint.pictures && endpoint.body && environment.forms)
          formChecks.set(key, environment.forms.compile(endpoint.body))
        const takesFiles = endpoint.pictures !== undefined || endpoint.takesFiles === true
        route(takesFiles, {
          method,
          url: path,
          bodyLimit: bodyLimitOf(endpoint),
          schema: {
            ...(endpoint.params ? { params: endpoint.params } : {}),
            ...(endpoint.query ? { querystring: endpoint.query } : {}),
            ...(endpoint.body && !endpoint.pictures ? { body: endpoint.body } : {}),
          },
          preValidation: async (request, reply) => {
            const store = findStore(request)
            if (!store) return sendKnown(request, reply, refuse('STORE_NOT_FOUND'), { endpoint, store })
            const admitted = await admit(key, endpoint, request, findSession)
            if (!admitted.ok) return sendKnown(request, reply, admitted, { endpoint, store })
            callers.set(request, { store, session: admitted.value })
            if (takesFiles) return
            if (isForm(request)) throw Object.assign(new Error('no form is read here'), { statusCode: 415 })
            // an empty body is one without fields; null is none
            if (method === 'POST' && rawBodyOf(request) === '') request.body ??= {}
          },
          handler: async (request, reply) => {
            const admitted = callers.get(request)
            if (!admitted) throw new Error(`${key}: nobody was admitted`)
            return answer(operation, admitted, request, reply)
          },
        })
      }
    },
  }
}

const mostKeptBytes = 96 * 1024 * 1024
/** Most longer answers are lists that nobody asks for twice: kept at once they would push out the others. */
const longBytes = 8 * 1024
