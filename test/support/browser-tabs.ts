import type { TabChannel } from '#platform/web/channel.ts'
import { createRenewal } from '#platform/web/session/session-renewal.ts'
import { createSession, sessionKey } from '#platform/web/session/session.ts'
import type { SessionLoss } from '#platform/web/session/session.ts'

/** What the tabs of one browser share: its storage, its locks, and what they tell each other. */
export const createBrowser = () => {
  const stored = new Map<string, string>()
  const turns = new Map<string, Promise<unknown>>()
  const ears: { readonly tab: number; readonly name: string; readonly listener: (message: unknown) => void }[] = []
  const storageEars: { readonly tab: number; readonly hear: () => void }[] = []
  let count = 0

  const locks = {
    request: (name: string, _options: unknown, work: () => Promise<unknown>) => {
      const mine = (turns.get(name) ?? Promise.resolve()).then(work)
      // the next turn comes whatever became of this one, which its caller hears of
      turns.set(name, Promise.allSettled([mine]))
      return mine
    },
  } as Pick<LockManager, 'request'>

  const openTab = () => {
    count += 1
    const tab = count
    const write = (change: () => void) => {
      change()
      for (const ear of storageEars) if (ear.tab !== tab) queueMicrotask(ear.hear)
    }
    return {
      tab,
      locks,
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => write(() => stored.set(key, value)),
        removeItem: (key: string) => write(() => stored.delete(key)),
      },
      hearStorage: (hear: () => void) => void storageEars.push({ tab, hear }),
      channel: (name: string): TabChannel => ({
        tell: (message) => {
          for (const ear of ears)
            if (ear.name === name && ear.tab !== tab) queueMicrotask(() => ear.listener(structuredClone(message)))
        },
        hear: (listener) => void ears.push({ tab, name, listener }),
      }),
    }
  }
  return { stored, openTab, mark: () => stored.get(sessionKey) ?? null }
}

export type Browser = ReturnType<typeof createBrowser>
export type BrowserTab = ReturnType<Browser['openTab']>

type TabOptions = { readonly hasLocks?: boolean; readonly after?: (ms: number, work: () => void) => void }

/** The session as one tab has it; `losses` is what it told its window. */
export const openSessionTab = (tab: BrowserTab, fetcher: typeof fetch, { hasLocks = true, after }: TabOptions = {}) => {
  const losses: SessionLoss[] = []
  const renewal = createRenewal({
    fetcher,
    locks: hasLocks ? tab.locks : undefined,
    channel: tab.channel('vitrine.session'),
    after: after ?? ((ms, work) => void setTimeout(work, ms)),
  })
  let signIns = 0
  const session = createSession({
    storage: tab.storage,
    newId: () => `${tab.tab}.${(signIns += 1)}`,
    renewal: async () => renewal,
    tell: (loss) => losses.push(loss),
  })
  tab.hearStorage(session.hear)
  return { session, losses }
}

const graceMs = 30_000
const json = (code: number, result: unknown, meta?: object) =>
  Response.json({ code, result, ...(meta ? { meta } : {}) }, { status: code })

/**
 * A shop as far as its sessions go: access tokens that run out when the test says so, a refresh cookie that is used once (and
 * for 30 s more), and calls that name a token or none.
 */
export const createSessionShop = (now: () => number) => {
  let issued = 0
  const living = new Set<string>()
  const usedAt = new Map<string, number | null>()
  const cookieJar = { current: undefined as string | undefined }
  const seen: { readonly path: string; readonly token: string | undefined; readonly body: unknown }[] = []
  let refreshes = 0
  let isOver = false
  let isReachable = true

  const issue = () => {
    issued += 1
    const token = `access ${issued}`
    living.add(token)
    usedAt.set(`refresh ${issued}`, null)
    cookieJar.current = `refresh ${issued}`
    return token
  }
  const refresh = () => {
    refreshes += 1
    const cookie = cookieJar.current
    const used = cookie === undefined ? undefined : usedAt.get(cookie)
    if (cookie === undefined || used === undefined || isOver) return json(401, 'UNAUTHORIZED')
    if (used !== null && used + graceMs < now()) {
      isOver = true
      return json(401, 'UNAUTHORIZED')
    }
    usedAt.set(cookie, used ?? now())
    const token = issue()
    return json(200, token, { token })
  }
  /** What a call of a signed-in customer is answered; tests put their own in its place. */
  const shop = {
    answer: (_path: string, _body: unknown): Response | Promise<Response> => json(200, true),
  }
  const fetcher: typeof fetch = async (url, init) => {
    // requests that set out together arrive together
    await Promise.resolve()
    if (!isReachable) throw new TypeError('no network')
    const path = typeof url === 'string' ? url : ''
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    if (path.startsWith('/api/user/refresh')) return refresh()
    seen.push({ path, token, body })
    if (token !== undefined && !living.has(token)) return json(401, 'UNAUTHORIZED', { message: 'Sign in' })
    return shop.answer(path, body)
  }
  return {
    fetcher,
    shop,
    json,
    seen,
    signIn: issue,
    /** Every access token runs out. */
    expire: () => living.clear(),
    /** The session ends: nothing refreshes it any more. */
    end: () => {
      isOver = true
      living.clear()
    },
    setReachable: (is: boolean) => {
      isReachable = is
    },
    refreshes: () => refreshes,
    isOver: () => isOver,
  }
}
