import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followEarlySteps, restorePlace } from './place-in-history.ts'

const scrolled = vi.fn<(x: number, y: number) => void>()
let grow = () => {}
/** jsdom lays nothing out: the test says when the page has grown. */
class Growth {
  constructor(told: () => void) {
    grow = told
  }
  observe = () => undefined
  disconnect = () => {
    grow = () => {}
  }
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Growth)
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => {}) }, configurable: true })
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrolled)
  scrolled.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[SEARCH-56] an entry of the history is shown where it was left', () => {
  history.replaceState({ key: 'list' }, '')
  sessionStorage.setItem('react-router-scroll-positions', '{"list":4200,"other":7}')
  restorePlace()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 4200)
})

it('[SHELL-107] the place is held while the page grows above it, and once more after 30 ms, until the reader moves', () => {
  vi.useFakeTimers()
  history.replaceState({ key: 'list' }, '')
  sessionStorage.setItem('react-router-scroll-positions', '{"list":4200}')
  vi.stubGlobal('scrollY', 900)
  restorePlace()
  vi.advanceTimersByTime(29)
  expect(scrolled).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(scrolled.mock.calls).toEqual([
    [0, 4200],
    [0, 4200],
  ])
  // letters came, the lines above broke anew
  vi.stubGlobal('scrollY', 4309)
  grow()
  expect(scrolled).toHaveBeenCalledTimes(3)
  dispatchEvent(new Event('wheel'))
  grow()
  vi.advanceTimersByTime(30)
  expect(scrolled).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

it('[SEARCH-56] a new entry gets a name of its own and stays at the top', () => {
  history.replaceState({ idx: 3 }, '')
  restorePlace()
  expect(history.state).toMatchObject({ idx: 3, key: expect.stringMatching(/^\w+$/) })
  restorePlace()
  expect(scrolled).not.toHaveBeenCalled()
})

it('[SEARCH-56] a browser that keeps nothing starts at the top', () => {
  history.replaceState({ key: 'list' }, '')
  sessionStorage.setItem('react-router-scroll-positions', '{')
  restorePlace()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  restorePlace()
  expect(scrolled).not.toHaveBeenCalled()
})

it('[SEARCH-56] a step before the page is awake reloads it, and the router hears of it only afterwards', () => {
  const reload = vi.fn<() => void>()
  history.replaceState({}, '', '/en/women')
  const steps = followEarlySteps(reload)
  const router = vi.fn<() => void>()
  addEventListener('popstate', router)
  dispatchEvent(new PopStateEvent('popstate'))
  expect([reload.mock.calls.length, router.mock.calls.length, steps.isLeft()]).toEqual([0, 1, false])
  history.replaceState({}, '', '/en/men')
  dispatchEvent(new PopStateEvent('popstate'))
  expect([reload.mock.calls.length, router.mock.calls.length, steps.isLeft()]).toEqual([1, 1, true])
  steps.end()
  dispatchEvent(new PopStateEvent('popstate'))
  expect([reload.mock.calls.length, router.mock.calls.length]).toEqual([1, 2])
  removeEventListener('popstate', router)
})
