import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeShop } from '#features/accounts/web/account-fake.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { renderPage } from '#test/support/render-page.tsx'
import { press, type } from '#test/support/sign-in-dialog.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

test('[ACCOUNT-110] the guest’s cart goes along from a page that had not loaded it', async () => {
  standInForTheBrowser()
  const kept = { cartId: 'c-1', version: 1, items: [], isStale: false, refused: {} }
  localStorage.setItem('vitrine.cart.en', JSON.stringify(kept))
  const shop = fakeShop({
    'POST /api/user/get-sms-code': () => ok({ is_email: true }),
    'POST /api/user/check-sms-code': () => refuse('INCORRECT_CODE'),
  })
  renderPage(<SignInPanel onClose={() => {}} />, { call: shop.call })
  await screen.findByLabelText('Phone or e-mail')
  await vi.dynamicImportSettled()
  type('Phone or e-mail', 'ada@mail.example')
  await press('Get the code')
  await act(async () => type('Code, 4 digits', '4821'))
  expect(shop.bodiesOf('POST /api/user/check-sms-code')).toMatchObject([{ cartId: 'c-1' }])
})
