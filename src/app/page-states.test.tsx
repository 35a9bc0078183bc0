import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RouterContextProvider, useRouteError } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AccountsContract, WireUser } from '#features/accounts/contract.ts'
import { accountOf } from '#features/accounts/web/session/account-access.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser, userNow } from '#features/accounts/web/session/account-state.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { callContext } from '#platform/web/call/loader-context.ts'
import { emptyReply } from '#test/support/empty-reply.ts'
import { shellData } from '#test/support/render-page.tsx'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { areas } from './areas.ts'
import { pagePaths } from './page-paths.ts'
import { PageSkeleton } from './shell/page-change/page-skeleton.tsx'
import { PageTrouble } from './shell/trouble/page-trouble.tsx'

type PageModule = { readonly Component: ComponentType; readonly loader?: unknown }

const modules = import.meta.glob<PageModule>(['/src/features/*/web/*-page.tsx', '/src/app/*-page.tsx'])
/** What pages fetch when they are shown: here before, so that no test waits for it. */
const parts = import.meta.glob([
  '/src/features/{blogger,admin}/web/**/*-screen.tsx',
  '/src/features/accounts/web/profile/edit-sections.tsx',
  '/src/features/cart/web/store/cart-access.ts',
  '/src/features/checkout/web/checkout-steps.tsx',
  '/src/features/orders/web/{my-orders.tsx,order/order-side-parts.ts,offline/offline.ts}',
  '/src/features/search/web/listing-parts.ts',
  '/src/features/wishlist/web/card-grid.tsx',
])

const states = ['loading', 'empty', 'error', 'offline'] as const
type State = (typeof states)[number]

const answers: Readonly<Record<State, (key: string) => Result<unknown> | undefined>> = {
  loading: () => undefined,
  // there is no single thing of that name
  empty: (key) => (key.includes(':') ? refuse('NOT_FOUND') : ok(emptyReply(key))),
  error: () => refuse('INTERNAL_ERROR', { message: 'Something went wrong.' }),
  offline: () => refuse('OFFLINE', { offline: true }),
}
const callIn =
  (state: State): AnyCall =>
  (key) => {
    const answer = key === 'GET /api/shell' ? ok(shellData()) : answers[state](key)
    return answer ? Promise.resolve(answer) : new Promise(() => {})
  }

/** Pages that wait for nothing: they hold what the browser has, or a form. */
const asksNothing = new Set([
  '/cart',
  '/successful-payment',
  '/failed-payment',
  '/order-status',
  '/withdrawal',
  '/my-account/wishlist',
  '/my-account/recently-viewed',
  '/recently-viewed',
  '/compare',
  '/contact',
  '/reset-password',
  '/stock-requests',
  '/error',
  '/admin/products/new',
  '/admin/login-as',
])
/** Pages that are whole without an answer: they show what they have. */
const doesWithout = new Set(['/', '/pwa.html', '/search', '/cart/:code', '/checkout'])

type Page = { readonly path: string; readonly at: string; readonly role: WireUser['roles'][number] | undefined }
const order = '0b7f0e0a-0000-4000-8000-000000000000'
// a link that is cut asks for the next one
const ofTheMail: Readonly<Record<string, string>> = { '/reset-password': '?email=ada@mail.example&token=some' }
const addressOf = (path: string): string =>
  path.replace(/:(?:orderId|order|id)\b/, order).replaceAll(/:\w+/g, 'some') + (ofTheMail[path] ?? '')
const pages: readonly Page[] = [
  ...pagePaths
    .filter(([path]) => !path.endsWith('/*'))
    .map(([path]) => ({
      path,
      at: addressOf(path),
      role: path.startsWith('/blogger-') ? ('blogger' as const) : undefined,
    })),
  { path: '*', at: '/women', role: undefined },
  ...areas.map(({ path, roles }) => ({
    path,
    at: path.replace(':slug', 'first').replace(':id', '12'),
    role: roles.at(-1),
  })),
]

let routesWith: (call: AnyCall) => RouteObject[]
beforeAll(async () => {
  standInForTheBrowser()
  await Promise.all(Object.values(parts).map((load) => load()))
  const loaded = await Promise.all(
    [...pagePaths, ['*', 'app/dispatcher-page'] as const].map(async ([path, page]) => {
      const load = modules[page.startsWith('app/') ? `/src/${page}.tsx` : `/src/features/${page}.tsx`]
      if (!load) throw new Error(`no page ${page}`)
      return [path, await load()] as const
    }),
  )
  routesWith = (call) => {
    const context = new RouterContextProvider()
    context.set(callContext, call)
    return loaded.map(([path, { Component, loader }]) => {
      const load = loader as ((given: LoaderFunctionArgs) => unknown) | undefined
      return {
        path,
        Component,
        ErrorBoundary: Trouble,
        HydrateFallback: PageSkeleton,
        ...(load ? { loader: (given: LoaderFunctionArgs) => load({ ...given, context }) } : {}),
      }
    })
  }
  // nobody is signed in, says the browser; from then on those who are shown are
  accountOf(typedCall<AccountsContract>(async () => refuse('NOT_FOUND')))
  await vi.waitUntil(() => userNow() === null)
})
const Trouble = () => <PageTrouble error={useRouteError()} />

beforeEach(() => {
  // React tells of what a boundary caught
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page in a state, and what of it a person sees. */
const open = ({ at, role }: Page, state: State) => {
  const isOffline = state === 'offline'
  vi.stubGlobal('fetch', () =>
    isOffline ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response('{}')),
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  act(() => showUser({ ...ada, roles: role ? [role] : [] }))
  const call = callIn(state)
  const { container, notices, router } = showPages(routesWith(call), at, call, { product_choose: true })
  return () => ({
    headings: container.querySelectorAll('h1').length,
    isBusy: container.querySelector('[aria-busy="true"]') !== null,
    canRetry: screen.queryAllByRole('button', { name: 'Try again' }).length > 0,
    // in place, or as a notice: also the one that the front page has of a page that is not kept
    isTold:
      screen.queryAllByRole('alert').length > 0 ||
      screen.queryAllByRole('button', { name: 'Try again' }).length > 0 ||
      notices.list().length > 0 ||
      router.state.location.state?.isUnavailable === true,
  })
}

/** What a page shows in each state: of one thing alone nothing is that it is not there, which is told or said in its words. */
const wantedOf = (path: string): Readonly<Record<State, object>> => {
  const whole = { headings: 1, isBusy: false, isTold: false }
  if (asksNothing.has(path)) return { loading: whole, empty: whole, error: whole, offline: whole }
  const loading = { isBusy: true, isTold: false }
  if (doesWithout.has(path)) return { loading, empty: whole, error: whole, offline: whole }
  const told = { headings: 1, isBusy: false, isTold: true, ...(path.startsWith('/admin') ? { canRetry: true } : {}) }
  const isOne = /:|\*|^\/(?:delivery|terms-of-use|privacy|returns|blogger-[a-z-]+)$/.test(path)
  return { loading, empty: isOne ? { headings: 1, isBusy: false } : whole, error: told, offline: told }
}

test.each(pages)('[SHELL-288] $path: on its way, with nothing, after an error, offline', async (page) => {
  for (const state of states) {
    const seen = open(page, state)
    await waitFor(() => expect({ state, ...seen() }).toMatchObject({ state, ...wantedOf(page.path)[state] }))
    cleanup()
  }
})
