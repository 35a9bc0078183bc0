import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { bringIntoSight } from '#test/support/in-sight.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { isExpired, toAge } from './age.ts'
import { LastUpdated } from './last-updated.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) })
  bringIntoSight()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  [59_999, 'moment', 0],
  [60_000, 'minutes', 1],
  [3_599_999, 'minutes', 59],
  [3_600_000, 'hours', 1],
  [100 * 3_600_000, 'hours', 100],
])('[SHELL-103] %d ms are %s, %d', (age, unit, count) => {
  expect(toAge(age)).toEqual({ unit, count })
})

it('[SHELL-103] more than 15 minutes are too old', () => {
  expect([isExpired(15 * 60_000), isExpired(15 * 60_000 + 1)]).toEqual([false, true])
})

it('[SHELL-103] ticks every second, and asks again every minute', async () => {
  let updated = '2026-11-22T11:45:30.000Z'
  const asked = vi.fn<AnyCall>(async () =>
    ok({ items: [{ identifier: 'cms_settings' }, { identifier: 'last_updated', json: { last_updated: updated } }] }),
  )
  renderPage(<LastUpdated />, { call: asked })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Updated 14 minutes ago').parentElement?.dataset['expired']).toBeUndefined()
  expect(asked.mock.calls[0]).toMatchObject(['GET /api/catalog', { query: { type: 'cms_block', size: 2 } }])
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByText('Updated 15 minutes ago').parentElement?.dataset['expired']).toBe('true')
  expect(asked).toHaveBeenCalledTimes(1)
  updated = '2026-11-22T12:00:50.000Z'
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(asked).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Updated less than a minute ago')).toBeTruthy()
})
