import { afterEach, expect, test, vi } from 'vitest'
import { createCall } from './call.ts'

afterEach(() => vi.restoreAllMocks())

test('[SEARCH-34] a browser waits 5000 ms for a list, and then says that it took too long', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const answer = createCall('en', silent)('GET /api/catalog', { query: { searchQuery: '{"text":"hoodie"}' } })
  clock.abort()
  expect(await answer).toMatchObject({ ok: false, code: 'TIMEOUT' })
  expect(timeout.mock.calls).toEqual([[5000]])
})

test('[SEARCH-65] what is called off ends at once, also in a browser without AbortSignal.any', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const asked: (AbortSignal | null | undefined)[] = []
  const silent: typeof fetch = (_, init) => {
    asked.push(init?.signal)
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  const call = createCall('en', silent)
  const caller = new AbortController()
  const answer = call('GET /api/catalog', { query: { searchQuery: '{}' } }, { signal: caller.signal })
  caller.abort()
  expect(await answer).toMatchObject({ ok: false, code: 'OFFLINE' })
  void call('GET /api/catalog', { query: { searchQuery: '{}' } }, { signal: AbortSignal.abort() })
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, true])
})

test.each([
  [500, 'ERROR', 'INTERNAL_ERROR'],
  [502, 'Bad gateway', 'INTERNAL_ERROR'],
  [503, 'NOT_READY', 'NOT_READY'],
  [507, 'DISK_FULL', 'DISK_FULL'],
  [409, 'ORDER_CHANGED', 'ORDER_CHANGED'],
])('[SHELL-740] %i %s is %s', async (code, result, name) => {
  const call = createCall('en', async () => Response.json({ code, result }, { status: code }), undefined)
  expect(await call('POST /api/order', { body: {} })).toMatchObject({ ok: false, code: name })
})
