import { methodAndPath } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { OrderCall } from '#features/orders/web/offline/offline-orders.ts'

/** Milliseconds. */
const timeoutMs = 20_000

/** How the worker calls the shop: for nobody in particular. An answer that is not the shop's is none, as in a page. */
export const createWorkerCall =
  (fetcher: typeof fetch): OrderCall =>
  async (key, { params = {}, query = {}, body }) => {
    const { method, path } = methodAndPath(key)
    const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    try {
      const response = await fetcher(`${address}?${new URLSearchParams(query)}`, {
        method,
        credentials: 'omit',
        signal: AbortSignal.timeout(timeoutMs),
        ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
      return toResult(await response.json())
    } catch {
      return refuse('OFFLINE')
    }
  }

type Answer = { readonly code: number; readonly result: unknown; readonly meta?: Record<string, unknown> }

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'result' in answer && 'code' in answer && Number(answer.code) > 0

const toResult = (answer: unknown): Result<unknown> => {
  if (!isAnswer(answer)) return refuse('WRONG_SHAPE')
  const { code, result, meta } = answer
  return code === 200 ? ok(result, meta) : refuse(code >= 500 ? 'INTERNAL_ERROR' : String(result), meta ?? {})
}
