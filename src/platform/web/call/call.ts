import { methodAndPath } from '#core/endpoint.ts'
import type { Call, CallOptions } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { browserSession } from '../session/session.ts'
import type { BrowserSession } from '../session/session.ts'

type Plain = string | number | boolean | object | undefined
type AnyInput = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, Plain>>
  body?: unknown
}
export type AnyCall = (key: string, input: AnyInput, options?: CallOptions) => Promise<Result<unknown>>

/** The call, typed by the contract the caller names: `typedCall<CartContract>(call)`. */
export const typedCall = <C>(call: AnyCall): Call<C> => call as unknown as Call<C>

/** The event that a call without an answer of the shop is told by. */
export const noAnswerEvent = 'vitrine:no-answer'

/** Milliseconds that a call has, as the specification gives a search; one that needs longer says so. */
const defaultTimeoutMs = 5000
/** How long signing out waits for what is under way. */
const partingMs = 1000
const endOfSession = 'POST /api/user/logout'

/** Reads that are the same for everybody, and calls of strangers, as the contracts have them: no session goes along, and none is renewed for them. */
const publicReads =
  /^GET \/api\/(catalog|product|url|shell|home|stock|ext|cart\/(countries|states|stores|geo-country|tax-by-zip))\b/
const strangers =
  /^\w+ \/api\/(url\/map|contact|track|error-report|newsletter(\/\w+)?|stock\/notify\/cancel|user\/((get|check)-sms-code|call-back|refresh|(fast-|passkeys\/)?login(-options)?|create(-password)?|reset-password|guest-account|geo-data))$/
const isPublic = (key: string): boolean => publicReads.test(key) || strangers.test(key)

/**
 * The one way a page calls the shop. Every way it can fail is a refusal. A call of a signed-in browser carries
 * its token; one that was refused with it is repeated once with the next. Signing out goes alone: after the calls under way,
 * which would be refused behind it, while reads that take too long end before; those begun meanwhile are nobody's any more.
 */
export const createCall = (
  storeCode: string | undefined,
  fetcher: typeof fetch = fetch,
  session: BrowserSession | undefined = typeof document === 'undefined' ? undefined : browserSession(),
): AnyCall => {
  /** What is under way, and its end. */
  const underWay = new Map<Promise<unknown>, AbortController>()
  let ending: Promise<unknown> | undefined
  const send: AnyCall = async (key, input, options = {}) => {
    const who = options.asGuest || isPublic(key) ? undefined : session
    const askNow = async () => (await ask(fetcher, key, input, { ...options, storeCode, token: who?.token() })).result
    if (who?.isSignedIn() && who.token() === undefined && (await who.renew()) === 'unanswered') return refuse('OFFLINE')
    const token = who?.token()
    const first = await askNow()
    if (!who || token === undefined || !isUnauthorized(first)) return first
    const renewal = await who.renew(token)
    if (renewal !== 'renewed') return renewal === 'lost' ? first : refuse('OFFLINE')
    const second = await askNow()
    if (isUnauthorized(second)) who.lose('attempts')
    return second
  }
  return async (key, input, options = {}) => {
    if (!session?.isSignedIn() || isPublic(key)) return send(key, input, options)
    if (key !== endOfSession) {
      const whose = session.signIn()
      await ending
      // begun for somebody who has left meanwhile, perhaps to whoever acted for them
      if (session.signIn() !== whose) return refuse('UNAUTHORIZED')
      const end = eitherOf(options.signal)
      // what changes something is not left halfway
      const work = send(key, input, key.startsWith('GET') ? { ...options, signal: end.signal } : options)
      underWay.set(work, end)
      return work.finally(() => underWay.delete(work))
    }
    const answer = Promise.race([Promise.allSettled(underWay.keys()), pause(partingMs)]).then(() => {
      underWay.forEach((end) => end.abort())
      return send(key, input, options)
    })
    // a turn later the session knows of it
    ending = answer.then(() => pause(0))
    return answer
  }
}

const isUnauthorized = (answer: Result<unknown>): boolean => !answer.ok && answer.code === 'UNAUTHORIZED'

/** For whom: of which store view, and with whose token, which goes into a header, never into a URL. */
type Asking = CallOptions & { readonly storeCode?: string | undefined; readonly token?: string | undefined }

/** One request and what came of it; the status is 0 where there was no answer. */
export const ask = async (
  fetcher: typeof fetch,
  key: string,
  input: AnyInput,
  { storeCode, token, timeoutMs = defaultTimeoutMs, signal, asGuest }: Asking = {},
): Promise<{ readonly status: number; readonly result: Result<unknown> }> => {
  const { method } = methodAndPath(key)
  const timeout = AbortSignal.timeout(timeoutMs)
  const headers: Record<string, string> = {}
  // pictures travel as a form, whose boundary the browser names itself
  const form = input.body instanceof FormData ? input.body : undefined
  if (method === 'POST' && !form) headers['content-type'] = 'application/json'
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  try {
    const response = await fetcher(addressOf(key, input, storeCode), {
      method,
      headers,
      signal: eitherOf(timeout, signal).signal,
      credentials: asGuest ? 'omit' : 'same-origin',
      ...(method === 'POST' ? { body: form ?? JSON.stringify(input.body ?? {}) } : {}),
    })
    return { status: response.status, result: await readAnswer(response) }
  } catch {
    if (!signal?.aborted) globalThis.dispatchEvent?.(new Event(noAnswerEvent))
    return { status: 0, result: refuse(timeout.aborted ? 'TIMEOUT' : 'OFFLINE') }
  }
}

/** Its signal is over as soon as one of these is; `AbortSignal.any` is younger than browsers that people have. */
const eitherOf = (...signals: readonly CallOptions['signal'][]): AbortController => {
  const either = new AbortController()
  const end = () => either.abort()
  for (const signal of signals as readonly (AbortSignal | undefined)[]) {
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  }
  return either
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const addressOf = (key: string, input: AnyInput, storeCode: string | undefined): string => {
  const path = methodAndPath(key).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams(storeCode === undefined ? {} : { store: storeCode })
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

type Answer = { readonly code: unknown; readonly result: unknown; readonly meta?: Record<string, unknown> }

/** Faults that the shop has a name for; any other is an INTERNAL_ERROR, whatever it is called. */
const faults = ['NOT_READY', 'DISK_FULL', 'PROVIDER_UNAVAILABLE']

const readAnswer = async (response: Response): Promise<Result<unknown>> => {
  if (!response.headers.get('content-type')?.includes('json')) {
    // a proxy before a shop that is away, or a network that wants people to sign in first
    globalThis.dispatchEvent?.(new Event(noAnswerEvent))
    return refuse('BAD_CONTENT_TYPE')
  }
  // an answer that was cut on its way is none; one that is whole and no JSON is of a wrong shape
  const answer: unknown = await response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
  })
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || !('result' in answer)) {
    return refuse('WRONG_SHAPE')
  }
  const { code, result, meta } = answer as Answer
  if (code === 200) return ok(result, meta)
  const name = String(result)
  return refuse(Number(code) >= 500 && !faults.includes(name) ? 'INTERNAL_ERROR' : name, meta ?? {})
}
