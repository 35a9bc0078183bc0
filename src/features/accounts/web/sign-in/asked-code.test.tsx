import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { press, type } from '#test/support/sign-in-dialog.tsx'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeAccount, fakeShop, signedIn } from '../account-fake.ts'
import { showUser } from '../session/account-state.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

beforeAll(standInForTheBrowser)
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true })
  showUser(null)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const contact = 'ada@mail.example'
const tooMany = () => refuse('TOO_MANY_REQUESTS', { retryAfter: 480 })
/** A page whose dialog is closed and opened anew each time it asks for a code. */
const openPage = (answer: () => ReturnType<typeof tooMany> | ReturnType<typeof ok>) => {
  const shop = fakeShop({
    'POST /api/user/get-sms-code': answer,
    'POST /api/user/check-sms-code': signedIn(),
  })
  const { account } = fakeAccount(shop.call)
  return {
    timesAsked: () => shop.bodiesOf('POST /api/user/get-sms-code').length,
    entered: () => shop.bodiesOf('POST /api/user/check-sms-code'),
    askAnew: async (who = contact) => {
      cleanup()
      const page = <SignInDialog account={account} cartIdNow={() => undefined} onClose={() => undefined} />
      showPages([{ path: '/', element: page }], '/', shop.call)
      type('Phone or e-mail', who)
      await press('Get the code')
    },
  }
}
const codeField = () => screen.queryByLabelText('Code, 4 digits')

test('[ACCOUNT-476] the code that was just sent is entered in a dialog that was closed meanwhile', async () => {
  const page = openPage(() => ok({ is_email: true }))
  await page.askAnew()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await page.askAnew()
  expect(codeField()).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.getByText('Request new code in 10 seconds')).toBeTruthy()
  expect(page.timesAsked()).toBe(1)
  await page.askAnew('eve@mail.example')
  expect(page.timesAsked()).toBe(2)
})

test('[ACCOUNT-476] where another one is refused the one before can be entered, for as long as it lives', async () => {
  let isFull = false
  const page = openPage(() => (isFull ? tooMany() : ok({ is_email: true })))
  await page.askAnew()
  isFull = true
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
  await page.askAnew()
  expect(screen.getByRole('alert').textContent).toMatch(/8 minutes/)
  await page.askAnew('eve@mail.example')
  expect(codeField()).toBeNull()
  await page.askAnew()
  await act(async () => type('Code, 4 digits', '4821'))
  expect(page.entered()).toMatchObject([{ phone: contact, code: '4821' }])
  // it works once
  act(() => showUser(null))
  await page.askAnew()
  expect(codeField()).toBeNull()
})

test('[ACCOUNT-476] a code that is over is asked for no more', async () => {
  let isFull = false
  const page = openPage(() => (isFull ? tooMany() : ok({ is_email: true })))
  await page.askAnew()
  isFull = true
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  await page.askAnew()
  expect(codeField()).toBeNull()
  expect(screen.getByText(/8 minutes/)).toBeTruthy()
})

test('[ACCOUNT-606] a clock that is set back meanwhile holds up no new code, one that is set on hurries none', async () => {
  const page = openPage(() => ok({ is_email: true }))
  await page.askAnew()
  vi.setSystemTime(0)
  await act(() => vi.advanceTimersByTimeAsync(5300))
  expect(screen.getByText('Request new code in 10 seconds')).toBeTruthy()
  vi.setSystemTime(90_000_000)
  await page.askAnew()
  expect(page.timesAsked()).toBe(1)
  vi.setSystemTime(0)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeTruthy()
  await page.askAnew()
  expect(page.timesAsked()).toBe(2)
})
