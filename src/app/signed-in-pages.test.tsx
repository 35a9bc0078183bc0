import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RouterContextProvider, useRouteError } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AccountsContract, WireUser } from '#features/accounts/contract.ts'
import * as accountPage from '#features/accounts/web/account-page.tsx'
import * as editPage from '#features/accounts/web/account-edit-page.tsx'
import { ada } from '#features/accounts/web/account-fake.ts'
import { accountOf } from '#features/accounts/web/session/account-access.ts'
import { showUser, userNow } from '#features/accounts/web/session/account-state.ts'
import * as ordersPage from '#features/orders/web/my-orders-page.tsx'
import * as viewedPage from '#features/wishlist/web/viewed-page.tsx'
import * as wishlistPage from '#features/wishlist/web/wishlist-page.tsx'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { callContext } from '#platform/web/call/loader-context.ts'
import { shellData, translateToEnglish as t } from '#test/support/render-page.tsx'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import * as areaPage from './area-page.tsx'
import { areas } from './areas.ts'
import * as bloggerPage from './blogger-page.tsx'

type PageModule = { readonly Component: ComponentType; readonly loader?: unknown }

afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

const answers: Readonly<Record<string, unknown>> = {
  'GET /api/shell': shellData(),
  'GET /api/user/order-history': { items: [], total: 0 },
  'GET /api/user/bonuses': { items: [], total: 0 },
  'GET /api/blogger/page/:identifier': {
    title: 'x',
    json: { blocks: [{ kind: 'paragraph', text: 'Between us' }] },
  },
}
const call: AnyCall = async (key) => (key in answers ? ok(answers[key]) : refuse('NOT_FOUND'))

/** What pages fetch when they are shown: here before, so that no test waits for it. */
const parts = import.meta.glob([
  '/src/features/{blogger,admin}/web/**/*-screen.tsx',
  '/src/features/accounts/web/profile/edit-sections.tsx',
  '/src/features/orders/web/{my-orders.tsx,offline/offline.ts}',
  '/src/features/wishlist/web/card-grid.tsx',
])
beforeAll(async () => {
  standInForTheBrowser()
  await Promise.all(Object.values(parts).map((load) => load()))
  // nobody is signed in, says the browser; from then on those who are shown are
  accountOf(typedCall<AccountsContract>(call))
  await vi.waitUntil(() => userNow() === null)
})

const context = new RouterContextProvider()
context.set(callContext, call)

const Broken = () => <p>broken: {String(useRouteError())}</p>
const route = (path: string, { Component, loader }: PageModule): RouteObject => {
  const load = loader as ((given: LoaderFunctionArgs) => unknown) | undefined
  return {
    path,
    Component,
    ErrorBoundary: Broken,
    HydrateFallback: () => null,
    ...(load ? { loader: (given: LoaderFunctionArgs) => load({ ...given, context }) } : {}),
  }
}
const routes = [
  route('/my-account', accountPage),
  route('/my-account/edit', editPage),
  route('/my-account/orders', ordersPage),
  route('/my-account/orders/:orderId', ordersPage),
  route('/my-account/wishlist', wishlistPage),
  route('/my-account/recently-viewed', viewedPage),
  route('/blogger-user-agreement', bloggerPage),
  route('/blogger-privacy-policy', bloggerPage),
  route('/cabinet/*', areaPage),
  route('/admin/*', areaPage),
]

const everybody: readonly Role[] = ['customer', 'blogger', 'manager', 'admin']
type Role = 'customer' | Extract<WireUser['roles'][number], 'blogger' | 'manager' | 'admin'>

/** The addresses of the signed-in half of the route tables: what each is called, whose it is, and, of the account, a text that it has. */
const pages: readonly (readonly [path: string, heading: string, whose: readonly Role[], text?: RegExp])[] = [
  ['/my-account', 'My account', everybody, /Ada Winter/],
  ['/my-account/edit', 'Profile', everybody, /About you/],
  ['/my-account/orders', 'Orders', everybody, /No orders yet/],
  ['/my-account/orders/0b7f0e0a-0000-4000-8000-000000000000', 'Orders', everybody],
  ['/my-account/wishlist', 'Wishlist', everybody, /Nothing saved yet|Press the heart/],
  ['/my-account/recently-viewed', 'Recently viewed', everybody, /Nothing looked at yet/],
  ['/blogger-user-agreement', 'Blogger agreement', ['blogger'], /Between us/],
  ['/blogger-privacy-policy', 'Privacy policy for bloggers', ['blogger'], /Between us/],
  ...areas.map(
    ({ path, heading, roles }) =>
      [
        path.replace(':slug', 'first-steps').replace(':id', '12'),
        t(heading),
        everybody.filter((role) => role !== 'customer' && roles.includes(role)),
      ] as const,
  ),
]

type Look = {
  readonly path: string
  readonly role: Role
  readonly heading: string
  readonly text: RegExp
  readonly isTheirs: boolean
}
const looks = pages.flatMap(([path, heading, whose, text = /\w/]) =>
  everybody.map((role): Look => ({ path, role, heading, text, isTheirs: whose.includes(role) })),
)

const open = async ({ path, role, heading }: Look): Promise<HTMLElement> => {
  act(() => showUser({ ...ada, roles: role === 'customer' ? [] : [role] }))
  const { container } = showPages(routes, path, call)
  await screen.findByRole('heading', { level: 1, name: heading })
  return container
}

test.each(looks.filter(({ isTheirs }) => isTheirs))('[SHELL-131] $path shows a $role what it has', async (look) => {
  const container = await open(look)
  // a page that is on its way says nothing yet but what it is called
  await waitFor(() => expect(container.textContent?.replace(look.heading, '')).toMatch(look.text))
  expect(screen.queryByRole('heading', { name: 'No access' })).toBeNull()
  expect(screen.queryByText(/^broken/)).toBeNull()
})

test.each(looks.filter(({ isTheirs }) => !isTheirs))(
  '[SHELL-131] $path is not for a $role, and says so',
  async (look) => {
    const container = await open(look)
    expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy()
    expect(screen.getByText('You may not do this.')).toBeTruthy()
    expect(
      within(container)
        .getByRole('link', { name: /front page/i })
        .getAttribute('href'),
    ).toBe('/')
  },
)
