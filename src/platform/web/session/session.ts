import { createListeners } from '../listeners.ts'
import { newUuid } from '../new-uuid.ts'
import { localStore } from '../storage/storages.ts'

/** What came of asking for the next token: `lost` is final, `unanswered` may be tried again. */
export type Renewal = 'renewed' | 'lost' | 'unanswered'

/** Who this browser speaks for. The access token is in memory alone; the refresh token is a cookie no script sees. */
export type BrowserSession = {
  /** Undefined for a guest, and before the first renewal of a page. */
  readonly token: () => string | undefined
  /** Whether this browser has signed in and not signed out; every tab knows it. */
  readonly isSignedIn: () => boolean
  /** Which sign-in this is, the same in every tab and after a restart; undefined for a guest. No secret. */
  readonly signIn: () => string | undefined
  /** After signing in, or with undefined after signing out. */
  readonly set: (token: string | undefined) => void
  /** Single flight over all tabs. With the token that was `refused`: where there is a newer one already, that counts. */
  readonly renew: (refused?: string) => Promise<Renewal>
  readonly subscribe: (listener: () => void) => () => void
  /** The session is over although nobody signed out: silently in every tab, and this page is told by `sessionLostEvent`. */
  readonly lose: (cause: SessionLoss['cause']) => void
  /** Whether a refused token is renewed; else the session is lost with it. */
  readonly setAutoRefresh: (isOn: boolean) => void
}

/** The `detail` of `sessionLostEvent`. */
export type SessionLoss = {
  /** The next token was refused, or a new one was, as often as the limit has it. */
  readonly cause: 'refused' | 'attempts'
  /** False where a page only tried to take up an earlier session: nothing was interrupted, so nobody need be asked to sign in. */
  readonly wasInUse: boolean
}

/** A `CustomEvent` on the window of the page that noticed. */
export const sessionLostEvent = 'vitrine:session-lost'

/** A mark, no token: which sign-in this is, and how often its token was renewed. */
export const sessionKey = 'vitrine.session'

export type RenewSession = (session: {
  readonly mark: () => string | null
  readonly token: () => string | undefined
  /** A next token of the same sign-in, from the shop; the answer is the new mark. */
  readonly renewed: (token: string) => string | null
  /** A token that another tab got. */
  readonly handedOver: (token: string) => void
  readonly asked: string | undefined
}) => Promise<Renewal>

type Deps = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly newId: () => string
  readonly renewal: () => Promise<RenewSession>
  readonly tell: (loss: SessionLoss) => void
}

/** A page's view of the session that all tabs share. */
export const createSession = ({ storage, newId, renewal, tell }: Deps): BrowserSession & { hear: () => void } => {
  let token: string | undefined
  let mark = storage?.getItem(sessionKey) ?? null
  let isAutomatic = true
  let running: Promise<Renewal> | undefined
  const listeners = createListeners()
  const change = (nextMark: string | null, nextToken: string | undefined) => {
    mark = nextMark
    token = nextToken
    listeners.tell()
  }
  const write = (nextMark: string | null, nextToken: string | undefined) => {
    try {
      if (nextMark === null) storage?.removeItem(sessionKey)
      else storage?.setItem(sessionKey, nextMark)
    } catch {
      // a full storage: the page knows it all the same
    }
    change(nextMark, nextToken)
  }
  const markNow = () => (storage ? storage.getItem(sessionKey) : mark)
  const lose = (cause: SessionLoss['cause']) => {
    const wasInUse = token !== undefined
    write(null, undefined)
    tell({ cause, wasInUse })
  }
  const renew = async (asked: string | undefined): Promise<Renewal> => {
    if (mark === null) return 'lost'
    const renewSession = await renewal()
    const outcome = await renewSession({
      mark: markNow,
      token: () => token,
      renewed: (next) => {
        const [signIn = '', count = '0'] = (markNow() ?? '').split(' ')
        write(`${signIn} ${Number(count) + 1}`, next)
        return mark
      },
      handedOver: (next) => change(markNow(), next),
      asked,
    })
    if (outcome !== 'lost') return outcome
    // signed out meanwhile, perhaps in another tab: nothing is lost that was not given up
    if (markNow() === null) change(null, undefined)
    else lose('refused')
    return outcome
  }
  return {
    token: () => token,
    isSignedIn: () => mark !== null,
    signIn: () => mark?.split(' ')[0],
    set: (next) => write(next === undefined ? null : `${newId()} 0`, next),
    renew: (refused) => {
      if (refused !== undefined && token !== undefined && token !== refused) return Promise.resolve('renewed')
      if (refused !== undefined && !isAutomatic) {
        lose('refused')
        return Promise.resolve('lost')
      }
      running ??= renew(token)
        .catch(() => 'unanswered' as const)
        .finally(() => {
          running = undefined
        })
      return running
    },
    subscribe: listeners.subscribe,
    lose,
    setAutoRefresh: (isOn) => {
      isAutomatic = isOn
    },
    /** Another tab wrote the mark: a new sign-in has another token, a renewed one keeps ours until it is refused. */
    hear: () => {
      const next = markNow()
      const isSame = next !== null && next.split(' ')[0] === mark?.split(' ')[0]
      if (isSame) mark = next
      else change(next, undefined)
    },
  }
}

let opened: BrowserSession | undefined

/** The one session of this page. Only the browser asks for it. */
export const browserSession = (): BrowserSession => {
  if (opened) return opened
  const session = createSession({
    storage: localStore(),
    newId: newUuid,
    renewal: async () => (await import('./session-renewal.ts')).renewSession,
    tell: (detail) => dispatchEvent(new CustomEvent(sessionLostEvent, { detail })),
  })
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) session.hear()
  })
  return (opened = session)
}
