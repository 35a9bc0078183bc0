import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './worker-registration.ts'

/** A browser's worker on its way, which ends in the given state. */
const createWorker = (end: 'installed' | 'redundant') => {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: () => {} })
  setTimeout(() => {
    worker.state = end
    worker.dispatchEvent(new Event('statechange'))
  }, 100)
  return worker
}

const stubBrowser = (ends: readonly ('installed' | 'redundant')[]) => {
  const asked: string[] = []
  const register = async (path: string) => {
    const installing = createWorker(ends[asked.length] ?? 'redundant')
    asked.push(path)
    return Object.assign(new EventTarget(), { installing, active: null, waiting: null, update: async () => {} })
  }
  const container = Object.assign(new EventTarget(), { controller: null, register })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return asked
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[SHELL-299] a first worker whose file did not come is tried again after 5 s, twice', async () => {
  const asked = stubBrowser(['redundant', 'installed'])
  const registered = registerWorker('r1', () => 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['/sw.js', '/sw.js'])
  expect(await registered).toBeDefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)

  const inVain = stubBrowser([])
  const given = registerWorker('r1', () => 0)
  await vi.advanceTimersByTimeAsync(60_000)
  await given
  expect(inVain).toHaveLength(3)
})
