import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#core/result.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { accountOf } from '#features/accounts/web/session/account-access.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser, userNow } from '#features/accounts/web/session/account-state.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import * as areaPage from './area-page.tsx'

// as a browser says of a file that it cannot fetch
vi.mock('/src/features/admin/web/desk/audit-screen.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  standInForTheBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
  vi.restoreAllMocks()
})

test('[SHELL-121] a screen that was never opened says below its heading that there is no network, and closes to the front page', async () => {
  const call: AnyCall = async () => refuse('OFFLINE')
  // what it does at its start is over
  accountOf(typedCall<AccountsContract>(call))
  await vi.waitFor(() => expect(userNow()).toBeNull())
  act(() => showUser({ ...ada, roles: ['admin'] }))
  const loader = (args: LoaderFunctionArgs) => areaPage.loader(args)
  const { router } = showPages(
    [{ path: '/admin/audit', loader, Component: areaPage.Component, HydrateFallback: () => null }],
    '/admin/audit',
    call,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(
    "Component couldn't be loaded due to lack of network connectivity",
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Audit')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(router.state.location.pathname).toBe('/')
})
