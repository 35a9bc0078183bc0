import { methodAndPath } from '#core/endpoint.ts'
import { acceptToken, endRenewal, openGate, passGate, refuseToken } from '#core/task-gate.ts'
import { sendTimeoutMs } from '#core/task-limits.ts'
import type { SyncTask, TaskOutcome } from '#core/task-queue.ts'
import { ask } from '../call/call.ts'
import type { BrowserSession } from '../session/session.ts'
import type { BodyProvider } from './task-queue.ts'

type Deps = {
  readonly fetcher: typeof fetch
  readonly session: BrowserSession
  /** The id of the cart of a store view. */
  readonly cartIdOf: (storeCode: string) => string | undefined
  readonly maxAttempts: () => number
}

const cartMark = '{{cartId}}'

/** Sends one task: with its body, the cart it is for, and the token there is. Never throws. */
export const createTaskSender = ({ fetcher, session, cartIdOf, maxAttempts }: Deps) => {
  const providers = new Map<string, BodyProvider>()
  let gate = openGate

  session.subscribe(() => {
    if (session.isSignedIn() && session.token() !== undefined && gate.lock < 0) gate = openGate
  })

  /** The lock is above 0 for as long as it takes, so that no other task is sent with the old token. */
  const renewed = async (token: string | undefined): Promise<TaskOutcome> => {
    const renewal = await session.renew(token)
    gate = endRenewal(gate, renewal)
    return { kind: renewal === 'unanswered' ? 'no-answer' : 'token-refused' }
  }

  const hearRefused = (token: string): TaskOutcome | Promise<TaskOutcome> => {
    const heard = refuseToken(gate, { isCurrent: session.token() === token, maxAttempts: maxAttempts() })
    gate = heard.gate
    if (heard.step === 'renew') return renewed(token)
    if (heard.step === 'give-up') session.lose('attempts')
    return { kind: 'token-refused' }
  }

  const bodyOf = async (task: SyncTask): Promise<string | undefined> => {
    if (task.payload.body !== null) return task.payload.body
    const given = await providers.get(task.lane)?.(task)
    return given === undefined ? undefined : JSON.stringify(given)
  }

  const send = async (task: SyncTask): Promise<TaskOutcome> => {
    // a log-out ends the session whose cookie goes along: whoever has signed in since stays
    if (task.payload.key === 'POST /api/user/logout' && session.isSignedIn()) return { kind: 'withdrawn' }
    if (task.needsSession && !session.isSignedIn()) return { kind: 'signed-out' }
    if (session.isSignedIn() && session.token() === undefined) {
      gate = { ...gate, lock: gate.lock + 1 }
      return renewed(undefined)
    }
    const body = await bodyOf(task)
    if (body === undefined) return { kind: 'withdrawn' }
    const needsCart = task.url.includes(cartMark) || body.includes(cartMark)
    const cartId = needsCart ? cartIdOf(task.payload.store) : ''
    if (cartId === undefined) return { kind: 'no-cart' }
    const withCart = (text: string) => text.replaceAll(cartMark, cartId)
    const token = session.token()
    const { status, result } = await ask(
      fetcher,
      `${methodAndPath(task.payload.key).method} ${withCart(task.url)}`,
      { body: JSON.parse(withCart(body)) },
      { storeCode: task.payload.store, token, timeoutMs: sendTimeoutMs },
    )
    if (status === 0) return { kind: 'no-answer' }
    if (status === 401 && token !== undefined) return hearRefused(token)
    if (token !== undefined) gate = acceptToken(gate)
    if (result.ok) return { kind: 'answer', status: 200, code: null, result: result.value, meta: result.meta ?? null }
    if (result.code === 'BAD_CONTENT_TYPE') return { kind: 'bad-content-type', status }
    if (result.code === 'WRONG_SHAPE') return { kind: 'wrong-shape', status }
    return { kind: 'answer', status, code: result.code, result: result.code, meta: result.meta }
  }

  return {
    /** What the token's lock says to a task: 'abort' ends it with 401. */
    pass: (task: SyncTask) => passGate(gate, task),
    /** Whether there is everything to send it with. */
    canSend: (task: SyncTask): boolean => task.payload.body !== null || providers.has(task.lane),
    provide: (lane: string, provider: BodyProvider) => void providers.set(lane, provider),
    // whoever keeps the body could not open it now
    send: (task: SyncTask): Promise<TaskOutcome> => send(task).catch(() => ({ kind: 'no-answer' })),
  }
}
