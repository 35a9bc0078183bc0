import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCall } from './call.ts'
import { createConnectivity, noAnswerEvent } from './connectivity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

it('[SHELL-28] a call without an answer is no proof: the shop is asked first', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json({ status: 'ok' }))
  const connectivity = createConnectivity(fetcher)
  const stop = connectivity.watch()
  dispatchEvent(new Event(noAnswerEvent))
  await settle()
  expect(fetcher).toHaveBeenCalledTimes(1)
  expect(connectivity.isOnline()).toBe(true)
  stop()
})

it('[SHELL-28] offline until the shop answers, asked every 5 s', async () => {
  let isThere = false
  const fetcher = vi.fn<typeof fetch>(async () => {
    if (!isThere) throw new TypeError('no network')
    return Response.json({ status: 'ok' })
  })
  const connectivity = createConnectivity(fetcher)
  const heard = vi.fn<() => void>()
  connectivity.subscribe(heard)
  const stop = connectivity.watch()
  dispatchEvent(new Event(noAnswerEvent))
  await settle()
  expect(connectivity.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(4999)
  expect(fetcher).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetcher).toHaveBeenCalledTimes(2)
  isThere = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(connectivity.isOnline()).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

it.each([
  ['a proxy whose shop is away', 502],
  ['a network that wants people to sign in first', 200],
])('[SHELL-951] %s answers with a page of its own: that is no shop', async (_, status) => {
  let isThere = false
  const fetcher: typeof fetch = async (url) => {
    if (!isThere) return new Response('<p>not the shop', { status, headers: { 'content-type': 'text/html' } })
    return Response.json(url === '/healthz' ? { status: 'ok' } : { code: 200, result: [] })
  }
  const connectivity = createConnectivity(fetcher)
  const stop = connectivity.watch()
  expect(await createCall('en', fetcher)('GET /api/home', {})).toMatchObject({ code: 'BAD_CONTENT_TYPE' })
  await settle()
  expect(connectivity.isOnline()).toBe(false)
  isThere = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(connectivity.isOnline()).toBe(true)
  stop()
})

it('[SHELL-28] the shop has 3 s to answer, and is asked every 15 s in the background', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const fetcher = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  const stop = createConnectivity(fetcher).watch()
  dispatchEvent(new Event(noAnswerEvent))
  await settle()
  expect(patience).toHaveBeenCalledExactlyOnceWith(3000)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(fetcher).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetcher).toHaveBeenCalledTimes(2)
  stop()
  hidden.mockRestore()
  patience.mockRestore()
})

it('[SHELL-28] believes the browser that it is offline', () => {
  const connectivity = createConnectivity(vi.fn<typeof fetch>())
  const stop = connectivity.watch()
  dispatchEvent(new Event('offline'))
  expect(connectivity.isOnline()).toBe(false)
  stop()
})
