import { ask } from '../call/call.ts'
import { openChannel } from '../channel.ts'
import type { TabChannel } from '../channel.ts'
import type { Renewal, RenewSession } from './session.ts'

type Deps = {
  readonly fetcher: typeof fetch
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly channel: TabChannel
  readonly after: (ms: number, work: () => void) => void
}

/** Milliseconds: how long a tab waits for its turn, and for the token that another tab's turn brought. */
const turnMs = 15_000
const handOverMs = 1000

/**
 * One tab at a time asks for the next token and hands it to the others, so that many refused calls in many tabs are one
 * request. Where a browser has no locks or channels each tab asks for itself, which the server's grace of 30 s allows.
 */
export const createRenewal = ({ fetcher, locks, channel, after }: Deps): RenewSession => {
  let heard: { readonly mark: string; readonly token: string } | undefined
  const waiting = new Set<() => void>()
  channel.hear((message) => {
    heard = message as typeof heard
    for (const wake of waiting) wake()
  })
  const inTurn = async (work: () => Promise<Renewal>): Promise<Renewal> => {
    if (!locks) return work()
    try {
      return await locks.request('vitrine.session', { signal: AbortSignal.timeout(turnMs) }, work)
    } catch (error) {
      // whoever has the turn sleeps
      if (error instanceof DOMException) return work()
      throw error
    }
  }
  const findHandedOver = async (mark: string): Promise<string | undefined> => {
    if (heard?.mark !== mark) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
        after(handOverMs, resolve)
      })
      waiting.clear()
    }
    return heard?.mark === mark ? heard.token : undefined
  }
  return ({ mark, token, renewed, handedOver, asked }) => {
    const before = mark()
    return inTurn(async () => {
      const now = mark()
      if (now === null) return 'lost'
      if (token() !== undefined && token() !== asked) return 'renewed'
      // only what came while this one waited: a token heard of earlier may have run out with its own
      const given = now === before ? undefined : await findHandedOver(now)
      if (given !== undefined) {
        handedOver(given)
        return 'renewed'
      }
      const { result } = await ask(fetcher, 'POST /api/user/refresh', { body: {} })
      if (!result.ok) return result.code === 'UNAUTHORIZED' ? 'lost' : 'unanswered'
      const next = String(result.value)
      channel.tell({ mark: renewed(next), token: next })
      return 'renewed'
    })
  }
}

let renewal: RenewSession | undefined

/** The one of this page. */
export const renewSession: RenewSession = (session) =>
  (renewal ??= createRenewal({
    fetcher: (...all) => fetch(...all),
    locks: globalThis.navigator?.locks,
    channel: openChannel('vitrine.session'),
    after: (ms, work) => void setTimeout(work, ms),
  }))(session)
