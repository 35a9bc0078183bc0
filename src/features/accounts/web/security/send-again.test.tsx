import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { press, type } from '#test/support/sign-in-dialog.tsx'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ada, fakeShop } from '../account-fake.ts'
import { ContactChange } from '../profile/contact-change.tsx'
import { showUser } from '../session/account-state.ts'
import { CodeProof } from './code-proof.tsx'
import { PasswordChange } from './password-change.tsx'

beforeAll(standInForTheBrowser)
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true })
  showUser(ada)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const proof = () => (
  <CodeProof user={ada} text="Sure?" action="Do it" work={async () => ok(true)} onDone={() => undefined} />
)
const changed = 'new@mail.example'
test.each<[string, () => ReactNode, string, string?]>([
  ['what is grave', proof, ada.contact],
  ['a first password', () => <PasswordChange user={ada} />, ada.contact],
  ['another contact', () => <ContactChange user={ada} />, changed, changed],
])('[ACCOUNT-479] %s: a new code is offered once the first has had its time', async (_, page, contact, typed) => {
  const key = 'POST /api/user/get-sms-code'
  const shop = fakeShop({ [key]: () => ok({ is_email: true }) })
  showPages([{ path: '/', element: page() }], '/', shop.call)
  if (typed) type('E-mail', typed)
  expect(screen.queryByText(/^Request new code/)).toBeNull()
  await press('Get the code')
  expect(screen.getByText('Request new code in 15 seconds')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(15_300))
  await press('Send a new code')
  expect(screen.getByText('Request new code in 15 seconds')).toBeTruthy()
  const asked = { phone: contact, platform: 'web' }
  expect(shop.bodiesOf(key)).toEqual([asked, asked])
})
