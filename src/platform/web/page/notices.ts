import { createContext, useContext } from 'react'
import { createListeners } from '../listeners.ts'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

type NoticeAction = { readonly label: string; readonly run: () => void }

export type NoticeInput = {
  readonly kind: NoticeKind
  /** What happened, in the reader's language. */
  readonly text: string
  /** What to do about it; one that waits has OK as well, where there is no other. */
  readonly action?: NoticeAction
  /** The other thing that can be done about it. */
  readonly action2?: NoticeAction
  /** Milliseconds until it leaves by itself; `null` waits for the reader. Success and info leave after 2 s, the others wait. */
  readonly lifeMs?: number | null
}

export type Notice = NoticeInput & { readonly id: number; readonly lifeMs: number | null }

/** What the shop tells: one list for the whole page. */
export type Notices = {
  readonly list: () => readonly Notice[]
  readonly subscribe: (listener: () => void) => () => void
  /** Shows a notice, unless the last one still in sight says the same. */
  readonly add: (notice: NoticeInput) => void
  readonly remove: (id: number) => void
}

const defaultLifeMs = 2000
const maxShown = 4

export const createNotices = (): Notices => {
  let shown: readonly Notice[] = []
  let lastId = 0
  const listeners = createListeners()
  const set = (next: readonly Notice[]) => {
    shown = next
    listeners.tell()
  }
  return {
    list: () => shown,
    subscribe: listeners.subscribe,
    add: (notice) => {
      const last = shown.at(-1)
      if (last?.text === notice.text && last.kind === notice.kind) return
      const waits = notice.kind === 'warning' || notice.kind === 'error'
      const lifeMs = notice.lifeMs === undefined ? (waits ? null : defaultLifeMs) : notice.lifeMs
      lastId += 1
      set([...shown, { ...notice, id: lastId, lifeMs }].slice(-maxShown))
    },
    remove: (id) => set(shown.filter((notice) => notice.id !== id)),
  }
}

const nothing: readonly Notice[] = []
const NoticesContext = createContext<Notices>({
  list: () => nothing,
  subscribe: () => () => undefined,
  add: () => undefined,
  remove: () => undefined,
})

export const NoticesProvider = NoticesContext

/** `const notices = useNotices(); notices.add({ kind: 'success', text })` */
export const useNotices = (): Notices => useContext(NoticesContext)
