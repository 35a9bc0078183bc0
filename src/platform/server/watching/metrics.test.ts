import { afterEach, expect, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'

afterEach(() => vi.useRealTimers())

test('[SHELL-503] a first process that does not answer keeps no measures back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const metrics = createMetrics({ tell: () => undefined, onHear: () => () => undefined })
  metrics.countRequest('GET', '/api/cart', 200, 0.1)
  const told = vi.fn<(text: string) => void>()
  void metrics.read().then(told)
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(told.mock.calls[0]?.[0]).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/cart",status="200"} 1',
  )
})
