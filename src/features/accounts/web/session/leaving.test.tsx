import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { MenuUserLinks } from '#app/shell/menu/menu-user.tsx'
import { loadOfflineOrders } from '#features/orders/web/index.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { startTaskQueue, taskQueue } from '#platform/web/tasks/task-queue.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { AccountsContract } from '../../contract.ts'
import { ada, fakeAccount, fakeSession, fakeShop } from '../account-fake.ts'
import { Overview } from '../overview.tsx'
import { SessionList } from '../security/session-list.tsx'
import { LoggedInStep } from '../sign-in/logged-in-step.tsx'
import { accountOf } from './account-access.ts'
import { showUser, userNow } from './account-state.ts'
import { askBeforeLeaving } from './leaving.ts'
import { logOut } from './log-out.ts'
import { mayLeave } from './may-leave.ts'

const asked: string[] = []
const call: AnyCall = async (key) => {
  asked.push(key)
  if (key === 'GET /api/user/bonuses') return ok({ balance: 0, currency: 'USD', items: [], total: 0 })
  return key === 'GET /api/user/sessions' ? ok([]) : ok(true)
}
const account = accountOf(typedCall<AccountsContract>(call))

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

test.each([
  ['the menu', 'Log out', () => <MenuUserLinks />],
  ['the account', 'Log out', () => <Overview user={ada} />],
  ['the dialog of who is signed in', 'Log out', () => <LoggedInStep account={account} />],
  ['the sessions', 'Log out everywhere', () => <SessionList user={ada} />],
])('[ORDER-553] %s asks before somebody is logged out', async (_, name, page) => {
  const ends = () => asked.filter((key) => key.startsWith('POST /api/user/logout'))
  asked.splice(0)
  const { promise, resolve: answerFirst } = Promise.withResolvers<boolean>()
  const answers = [promise, Promise.resolve(true)]
  const stopAsking = askBeforeLeaving(async () => (await answers.shift()) ?? true)
  act(() => showUser(ada))
  renderPage(page(), { call })
  const press = async () => {
    const button = await screen.findByRole('button', { name })
    await act(async () => void fireEvent.click(button))
  }
  await press()
  await act(async () => answerFirst(false))
  expect([answers.length, ends()]).toEqual([1, []])
  await press()
  expect([answers.length, ends().length > 0]).toEqual([0, true])
  stopAsking()
})

test('[ORDER-553] where nobody asks anything whoever presses goes', async () => {
  expect(await mayLeave()).toBe(true)
  const stopAsking = askBeforeLeaving(async () => false)
  expect(await mayLeave()).toBe(false)
  stopAsking()
  expect(await mayLeave()).toBe(true)
})

test('[ORDER-553] whoever presses before the question has come waits for it, and for no more than 5 seconds', async () => {
  await loadOfflineOrders()
  const early = mayLeave()
  const stopAsking = askBeforeLeaving(async () => false)
  expect(await early).toBe(false)
  stopAsking()
  vi.useFakeTimers()
  const alone = mayLeave()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await alone).toBe(true)
  vi.useRealTimers()
})

test('[ACCOUNT-751] a log-out that the shop does not answer waits to be sent, one that it has heard does not', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
  const waiting = async () =>
    (await taskQueue().list()).map(({ url, state, needsSession }) => [url, state, needsSession])
  for (const answer of [ok(true), refuse('OFFLINE')]) {
    const { account: own, session } = fakeAccount(
      fakeShop({ 'POST /api/user/logout': () => answer }).call,
      fakeSession('t'),
    )
    showUser(ada)
    await logOut(own)
    expect([session.isSignedIn(), userNow()]).toEqual([false, null])
    await vi.waitFor(async () =>
      expect(await waiting()).toEqual(answer.ok ? [] : [['/api/user/logout', 'waiting', false]]),
    )
  }
  vi.unstubAllGlobals()
})
