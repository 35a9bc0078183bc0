import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import type { Call } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { accountOf } from '#features/accounts/web/session/account-access.ts'
import { showUser, userNow } from '#features/accounts/web/session/account-state.ts'
import type { AccountsContract, WireUser } from '#features/accounts/contract.ts'
import { isPromoMode, setPromoMode } from '#features/stores/web/promo-mode.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { MenuUserLinks } from './menu-user.tsx'
import { PromoPart } from '../promo-mode/promo-part.tsx'
import { BloggerSidebar, DeveloperMenu } from './staff-menu.tsx'

const blogger: WireUser = { ...ada, id: 9, roles: ['blogger'], actor: { id: 7, name: 'Boss', contact: 'b@x.example' } }
const call: AnyCall = async (key) => {
  if (key === 'POST /api/user/login-as-blogger') return ok(blogger, { token: 'acting' })
  if (key === 'GET /api/user/profile') return ok(blogger)
  return key === 'POST /api/user/logout' ? ok(true) : refuse('OFFLINE')
}

// the page's account looks once whom it knows; only then may a test say who is there
beforeAll(async () => {
  accountOf(call as Call<AccountsContract>)
  await waitFor(() => {
    if (userNow() === undefined) throw new Error('not known yet')
  })
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

const show = (roles: WireUser['roles']) => {
  showUser({ ...ada, roles })
  const own = { product_choose: true, instructions_count: 3, blogger_has_phone: true }
  return renderPage(
    <>
      <PromoPart />
      <BloggerSidebar />
      <DeveloperMenu />
      <ul>
        <MenuUserLinks />
      </ul>
    </>,
    { shell: shellData({ settings: { ...settings, ...own } }), call },
  )
}

test.each([
  [
    'blogger',
    {
      'New post': '/cabinet/products',
      'View sales': '/cabinet/sales',
      'Products to review': '/cabinet/products/selection?approved=0',
      'Posts history': '/cabinet/products/posts',
      Instructions: '/cabinet/wiki',
      'Blogger agreement': '/blogger-user-agreement',
      'Privacy policy for bloggers': '/blogger-privacy-policy',
    },
  ],
  ['manager', { 'Back office': '/admin', 'Authorize as user': '/admin/login-as' }],
  ['admin', { 'Design editor': '/admin/design', 'Back office': '/admin', 'Authorize as user': '/admin/login-as' }],
] as const)('[SHELL-111] [SHELL-140] the menu leads a %s where it says', async (role, ways) => {
  show([role])
  await screen.findByRole('navigation', { name: 'Tools' })
  for (const [name, href] of Object.entries(ways))
    expect([name, screen.getByRole('link', { name }).getAttribute('href')]).toEqual([name, href])
})

test('[SHELL-101] promo mode ends when somebody acts as the blogger', async () => {
  setPromoMode(true)
  show(['admin'])
  fireEvent.click(await screen.findByRole('button', { name: 'Login as blogger' }))
  await waitFor(() => expect(isPromoMode()).toBe(false))
})

test('[SHELL-101] promo mode ends with the session', async () => {
  setPromoMode(true)
  show(['blogger'])
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(isPromoMode()).toBe(false))
})
