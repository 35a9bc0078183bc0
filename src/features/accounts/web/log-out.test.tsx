import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import { ada } from './account-fake.ts'
import { Overview } from './overview.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

it('[ACCOUNT-414] who logs out is logged out once, however often it is pressed', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  const call: AnyCall = async (key) => {
    asked.push(key)
    if (key !== 'POST /api/user/logout') return ok({ balance: 0, currency: 'USD', total: 0, items: [] })
    await answer
    return ok(true)
  }
  showPages([{ path: '/my-account', element: <Overview user={ada} /> }], '/my-account', call)
  const button = screen.getByRole('button', { name: 'Log out' })
  await act(async () => void fireEvent.click(button))
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  resolve()
  await seen(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(asked.filter((key) => key === 'POST /api/user/logout')).toHaveLength(1)
})
