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
    scrollTo(0, top)
    onceMore(top)
    // else the browser would go to where it believes the page was
    history.scrollRestoration = 'manual'
  } catch {
    // a browser that keeps nothing starts at the top
  }
}

/** Milliseconds after which a restored place is looked at once more: what stands above it may have come in the meantime. */
const restoresAgainAfter = 30

const onceMore = (top: number): void => {
  const landed = scrollY
  setTimeout(() => {
    // where somebody has gone on from there, that counts
    if (scrollY === landed && landed !== top) scrollTo(0, top)
  }, restoresAgainAfter)
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
export const followEarlySteps = (): EarlySteps => {
  const { pathname, search } = location
  const isLeft = () => location.pathname !== pathname || location.search !== search
  const onStep = (event: Event) => {
    if (!isLeft()) return
    event.stopImmediatePropagation()
    location.reload()
  }
  addEventListener('popstate', onStep)
  return { isLeft, end: () => removeEventListener('popstate', onStep) }
}
