import { methodAndPath } from '#core/endpoint.ts'
import type { Call, CallOptions } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'

type Plain = string | number | boolean | object | undefined
type AnyInput = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, Plain>>
  body?: unknown
}
export type AnyCall = (key: string, input: AnyInput, options?: CallOptions) => Promise<Result<unknown>>

/** The call, typed by the contract the caller names: `typedCall<CartContract>(call)`. */
export const typedCall = <C>(call: AnyCall): Call<C> => call as unknown as Call<C>

/** Time-outs in milliseconds; the specified one is the search's. */
const defaultTimeoutMs = 5000

/** The only place in the browser that speaks HTTP. Every way it can fail is a refusal. */
export const createCall =
  (storeCode: string, fetcher: typeof fetch = fetch): AnyCall =>
  async (key, input, options = {}) => {
    const { method } = methodAndPath(key)
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
    const signal = options.signal ? AbortSignal.any([timeout, options.signal as AbortSignal]) : timeout
    try {
      const response = await fetcher(addressOf(key, input, storeCode), {
        method,
        signal,
        credentials: 'same-origin',
        ...(method === 'POST'
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input.body ?? {}) }
          : {}),
      })
      return await readAnswer(response)
    } catch {
      return refuse(timeout.aborted ? 'TIMEOUT' : 'OFFLINE')
    }
  }

const addressOf = (key: string, input: AnyInput, storeCode: string): string => {
  const path = methodAndPath(key).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams({ store: storeCode })
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return `${path}?${query}`
}

const readAnswer = async (response: Response): Promise<Result<unknown>> => {
  if (!response.headers.get('content-type')?.includes('json')) return refuse('BAD_CONTENT_TYPE')
  const answer: unknown = await response.json().catch(() => undefined)
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || !('result' in answer)) {
    return refuse('WRONG_SHAPE')
  }
  const meta = 'meta' in answer ? (answer.meta as Record<string, unknown>) : undefined
  return answer.code === 200 ? ok(answer.result, meta) : refuse(String(answer.result), meta ?? {})
}
