import { afterLoad } from '#platform/web/waking/after-load.ts'

/** Where the router keeps how far each entry of the history was scrolled. */
const positionsKey = 'react-router-scroll-positions'

/**
 * Scrolls to where this entry of the history was left: the router does so for every page but the first of a document, which it
 * takes for new even when Back or a reload brought it. An entry without a name gets one, so that its place can be kept.
 */
export const restorePlace = (): void => {
  const state = history.state as { key?: string } | null
  if (state?.key === undefined) {
    history.replaceState({ ...state, key: Math.random().toString(32).slice(2) }, '')
    return
  }
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, unknown>
    const top = positions[state.key]
    if (typeof top !== 'number') return
    hold(top)
    // else the browser would go to where it believes the page was
    history.scrollRestoration = 'manual'
  } catch {
    // a browser that keeps nothing starts at the top
  }
}

/** Milliseconds after which a restored place is looked at once more: what stands above it may have come in the meantime. */
const restoresAgainAfter = 30

/** Whatever a reader may move a page by. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/** Keeps a place while pictures and letters still come in above it, until the reader moves or all of them are there. */
const hold = (top: number): void => {
  const moved = new AbortController()
  const put = () => {
    if (!moved.signal.aborted && scrollY !== top) scrollTo(0, top)
  }
  const growth = new ResizeObserver(put)
  moved.signal.addEventListener('abort', () => growth.disconnect())
  const end = () => moved.abort()
  for (const kind of moves) addEventListener(kind, end, { signal: moved.signal, capture: true, passive: true })
  put()
  setTimeout(put, restoresAgainAfter)
  growth.observe(document.documentElement)
  void afterLoad()
    .then(() => document.fonts.ready)
    .then(() => setTimeout(end, restoresAgainAfter))
}

export type EarlySteps = {
  /** Whether the page is being left for another address of its document. */
  readonly isLeft: () => boolean
  /** From now on somebody else follows them. */
  readonly end: () => void
}

/**
 * Loads the page anew when Back or Forward come to another address of this document before the page is awake. Nobody else hears of
 * such a step: a router that followed it while the page wakes up would wake up another page than the one that stands there.
 */
export const followEarlySteps = (reload: () => void): EarlySteps => {
  const { pathname, search } = location
  const isLeft = () => location.pathname !== pathname || location.search !== search
  const onStep = (event: Event) => {
    if (!isLeft()) return
    event.stopImmediatePropagation()
    reload()
  }
  addEventListener('popstate', onStep)
  return { isLeft, end: () => removeEventListener('popstate', onStep) }
}
