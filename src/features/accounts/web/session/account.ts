import type { Call } from '#core/endpoint.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import type { BrowserSession, SessionLoss } from '#platform/web/session/session.ts'
import type { AccountsContract, WireUser } from '../../contract.ts'
import type { Known } from './account-state.ts'

export type AccountEvent =
  /** Here, by a code, a password or a link; `meta` is the answer's. */
  | {
      readonly kind: 'entered'
      readonly user: WireUser
      readonly meta: AnswerMeta
      /** In another's name, or back from that: whoever did it says so. */
      readonly isSilent?: boolean
    }
  /** Somebody who had no account before. */
  | { readonly kind: 'registered'; readonly user: WireUser }
  /** The user is somebody else than before, in this tab or in another one: a guest has none. */
  | { readonly kind: 'changed'; readonly user: WireUser | null }
  /** Signed out here; silently where nobody asked for it with a button. */
  | { readonly kind: 'left'; readonly isSilent: boolean }
  /** Wanted back from acting in another's name, which the shop has not answered: nothing has changed. */
  | { readonly kind: 'stayed' }
  /** The session ended by itself; in use it was interrupted. */
  | ({ readonly kind: 'lost' } & SessionLoss)

type Deps = {
  readonly session: BrowserSession
  readonly call: Call<AccountsContract>
  readonly cache: ClientCache
  readonly show: (user: Known) => void
  readonly now: () => Known
  /** The other tabs hear that something of the user is new. */
  readonly tellTabs: () => void
}

/** What an answer says besides its result. */
export type AnswerMeta = Readonly<Record<string, unknown>>

const cacheKey = 'current'
const mostUntold = 10

export type Account = ReturnType<typeof createAccount>

/** Who is signed in, kept for the next page and in step with the server and the other tabs. */
export const createAccount = ({ session, call, cache, show, now, tellTabs }: Deps) => {
  const listeners = new Set<(event: AccountEvent) => void>()
  let isOwnChange = false
  /** What happened before anybody heard: those who follow come when the page rests, and a log-out before that is followed too. */
  const untold: AccountEvent[] = []
  const tell = (event: AccountEvent) => {
    if (listeners.size === 0 && untold.length < mostUntold) untold.push(event)
    for (const listener of listeners) listener(event)
  }
  /** Whether whoever was here last was acted for. */
  let wasActed = false
  const become = async (user: WireUser | null) => {
    const before = now()
    if (before) wasActed = before.actor !== undefined
    show(user)
    // nothing of whoever was here before stays
    if (!user || (before && before.id !== user.id)) await cache.clear('user')
    if (user) await cache.put('user', cacheKey, user)
    if (before !== undefined && before?.id !== user?.id) tell({ kind: 'changed', user })
  }
  const setToken = (token: string | undefined) => {
    isOwnChange = true
    session.set(token)
    isOwnChange = false
  }

  let running: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const signIn = session.signIn()
    const answer = await call('GET /api/user/profile', {})
    // an answer that comes after the log-out is of nobody, one that comes after another sign-in of whoever was here before
    if (!session.isSignedIn()) return become(null)
    if (session.signIn() !== signIn) return look()
    if (answer.ok) return become(answer.value)
    if (answer.code === 'UNAUTHORIZED') return become(null)
    // without an answer the user known so far stays
    return now() === undefined ? show(null) : undefined
  }
  const refresh = (): Promise<void> =>
    (running ??= look().finally(() => {
      running = undefined
    }))
  /** Something of the user is new: what is being asked for may be older than that, so it is asked for once more. */
  const renew = (): Promise<void> => (running ? running.then(refresh) : refresh())
  /** Another tab signed in or out; a session that is only renewed changes nobody. */
  const follow = (): Promise<void> | undefined => {
    if (isOwnChange) return undefined
    if (!session.isSignedIn()) return become(null)
    return session.token() === undefined || !now() ? refresh() : undefined
  }

  /** Whoever was here before another signs in leaves first, silently: nothing of theirs goes along. */
  const part = ({ id }: WireUser): void => {
    const before = now()
    if (before && before.id !== id) tell({ kind: 'left', isSilent: true })
  }
  /** After any way of signing in. */
  const enter = async (user: WireUser, meta: AnswerMeta = {}): Promise<void> => {
    part(user)
    if (typeof meta.token === 'string') setToken(meta.token)
    await become(user)
    tell({ kind: 'entered', user, meta })
  }
  /** Somebody else in the place of who was here; at no moment is it a guest's page. */
  const change = async (user: WireUser, token: unknown): Promise<void> => {
    tell({ kind: 'left', isSilent: true })
    if (typeof token === 'string') setToken(token)
    await become(user)
    tell({ kind: 'entered', user, meta: {}, isSilent: true })
  }

  /**
   * Ends the session in the shop; true where somebody acted in it, who comes back then, also when the answer to an earlier try was lost.
   * Undefined without an answer.
   */
  const end = async (wasActing: boolean): Promise<boolean | undefined> => {
    const answer = await call('POST /api/user/logout', { body: wasActing ? { back: true } : {} })
    if (!answer.ok) return undefined
    const { token, user: actor } = (answer.meta ?? {}) as { token?: unknown; user?: WireUser }
    if (typeof token !== 'string' || !actor) return false
    await change(actor, token)
    return true
  }

  return {
    start: async (): Promise<void> => {
      session.subscribe(() => void follow())
      if (!session.isSignedIn()) return become(null)
      const kept = await cache.get<WireUser>('user', cacheKey)
      if (kept && now() === undefined) show(kept)
      return refresh()
    },
    refresh,
    renew,
    /** The browser's session told that it is over. */
    lost: async (loss: SessionLoss): Promise<void> => {
      await become(null)
      // to act in another's name has its time
      if (wasActed && (await end(true))) return
      wasActed = false
      tell({ kind: 'lost', ...loss })
    },
    /** Something of the user was changed by an answer; one that comes after the log-out, or when another is here, is of nobody. */
    update: async (user: WireUser): Promise<void> => {
      const present = now()
      if (present ? present.id !== user.id : !session.isSignedIn()) return
      await become(user)
      tellTabs()
    },
    enter,
    /** After a way of signing in whose result is the token; who that is stands beside it. */
    enterByPassword: async (meta: AnswerMeta = {}): Promise<WireUser> => {
      const user = meta.user as WireUser
      await enter(user, meta)
      return user
    },
    /** Begins to act in somebody's name; what the actor has in this browser goes first, and comes back with them. */
    act: (user: WireUser, meta: AnswerMeta = {}): Promise<void> => change(user, meta.token),
    registered: (user: WireUser) => tell({ kind: 'registered', user }),
    /**
     * Ends the session; whoever acted as this user comes back, which only the shop can bring about. False where it ended here alone: the shop
     * did not answer.
     */
    leave: async ({ isSilent = false } = {}): Promise<boolean> => {
      const isActing = now()?.actor !== undefined
      const isBack = await end(isActing)
      if (isBack) return true
      if (isBack === undefined && isActing) {
        tell({ kind: 'stayed' })
        return true
      }
      setToken(undefined)
      // all hear of it before storage has been asked: nothing of the user is read or sent for nobody
      const parted = become(null)
      tell({ kind: 'left', isSilent })
      await parted
      return isBack !== undefined
    },
    listen: (listener: (event: AccountEvent) => void): (() => void) => {
      listeners.add(listener)
      // later: then all who come together hear it
      queueMicrotask(() => {
        for (const event of untold.splice(0)) tell(event)
      })
      return () => void listeners.delete(listener)
    },
  }
}
