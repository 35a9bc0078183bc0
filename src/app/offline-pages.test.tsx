import { cleanup, screen, waitFor } from '@testing-library/react'
import type { LoaderFunctionArgs } from 'react-router'
import { RouterContextProvider, createStaticHandler, useRouteError } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import * as productPage from '#features/catalog/web/product-page.tsx'
import * as searchPage from '#features/search/web/search-page.tsx'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { menuContext } from '#features/stores/web/menu-context.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { onCaught } from '#platform/web/page/caught-errors.ts'
import { callContext } from '#platform/web/call/loader-context.ts'
import { onReloadPage, reloadPage } from '#platform/web/page/page-reload.ts'
import { listCard } from '#test/support/list-card.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import * as dispatcherPage from './dispatcher-page.tsx'
import { PageTrouble } from './shell/trouble/page-trouble.tsx'

beforeEach(standInForTheBrowser)
afterEach(cleanup)

const card = listCard(1, 'Loopback hoodie')
const page = (...items: unknown[]) => ({
  items,
  total: items.length,
  start: 0,
  perPage: 50,
  aggregations: {},
  attributeMetadata: [],
})
const women = { _type: 'category', _source: { id: 4, name: 'Women', url_path: 'women' } }

const inMenu = (id: number, url_path: string): MenuCategory => ({
  id,
  url_path,
  name: url_path,
  level: 2,
  product_count: 1,
  promo_count: 0,
  approved_count: 0,
  new_count: 0,
  children_data: [],
})

const Trouble = () => <PageTrouble error={useRouteError()} />

/** The pages of the catalogue with a browser that answers like this. */
const show = (at: string, answers: Readonly<Record<string, Result<unknown>>>) => {
  const call: AnyCall = async (key) => answers[key] ?? refuse('OFFLINE', { offline: true })
  const context = () => {
    const provider = new RouterContextProvider()
    provider.set(callContext, call)
    return provider
  }
  const route = (path: string, { loader, Component }: { loader: unknown; Component: React.ComponentType }) => ({
    path,
    loader: (args: LoaderFunctionArgs) =>
      (loader as (given: LoaderFunctionArgs) => Promise<unknown>)({ ...args, context: context() }),
    Component,
    HydrateFallback: () => null,
    ErrorBoundary: Trouble,
  })
  return showPages(
    [route('/search', searchPage), route('/p/:parentSku/:slug', productPage), route('/women', dispatcherPage)],
    at,
    call,
  )
}

it('[SHELL-114] from a page without a prefix, and below any other, an address of another store view is a document of its own', async () => {
  const routes = [{ path: '*', loader: dispatcherPage.loader, Component: () => null }]
  for (const [basename, from, to] of [
    ['/', '/ru/women?color=34', '/ru/women?color=34'],
    ['/', '/de', '/de'],
    ['/en', '/en/ru/women', '/ru/women'],
    ['/en', '/en/en/women', '/en/women'],
  ] as const) {
    const provider = new RouterContextProvider()
    provider.set(callContext, async () => ok(women))
    const answer = await createStaticHandler(routes, { basename }).query(new Request(`http://shop.example${from}`), {
      requestContext: provider,
    })
    const headers = answer instanceof Response ? answer.headers : new Headers()
    expect([from, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
      from,
      `http://shop.example${to}`,
      'true',
    ])
  }
})

it('[CATALOG-52] a list from what is kept says so, and since when', async () => {
  show('/women', {
    'POST /api/url/map': ok(women, { offline: true }),
    'GET /api/catalog': ok(page(card), { offline: true, savedAt: new Date(2026, 10, 5, 9, 7).toISOString() }),
  })
  expect(await screen.findByRole('heading', { name: 'Women', level: 1 })).toBeTruthy()
  expect((await screen.findByText(/^Saved copy/)).textContent).toBe('Saved copy from 09:07 5-11-2026')
  expect(screen.getByRole('heading', { name: /Loopback hoodie/ })).toBeTruthy()
})

it('[CATALOG-52] the shop’s own list says nothing of the kind', async () => {
  show('/women', { 'POST /api/url/map': ok(women), 'GET /api/catalog': ok(page(card)) })
  expect(await screen.findByRole('heading', { name: /Loopback hoodie/ })).toBeTruthy()
  expect(screen.queryByText(/^Saved copy/)).toBeNull()
})

it.each([
  ['what the menu has there', 4, 1],
  ['what has taken its place', 5, 2],
])('[CATALOG-63] the list of a category in the menu is asked for along with its address: %s', async (_, id, lists) => {
  const asked: string[] = []
  let tell = (_answer: Result<unknown>) => {}
  const context = new RouterContextProvider()
  context.set(menuContext, [inMenu(3, 'men'), { ...inMenu(2, 'all'), children_data: [inMenu(4, 'women')] }])
  context.set(callContext, async (key, { query }) => {
    asked.push(key)
    if (key === 'POST /api/url/map') return new Promise((resolve) => (tell = resolve))
    return ok(page(listCard(JSON.stringify(query).includes('[4]') ? 4 : 5, 'Loopback hoodie')))
  })
  const request = new Request('http://shop.example/women')
  const loading = dispatcherPage.loader({ request, context, params: { '*': 'women' } } as never)
  expect(asked).toEqual(['GET /api/catalog', 'POST /api/url/map'])
  tell(ok({ ...women, _source: { ...women._source, id } }))
  const found = await loading
  expect(found).toMatchObject({ category: { id }, listing: { items: [{ id }] } })
  expect(asked.filter((key) => key === 'GET /api/catalog')).toHaveLength(lists)
})

it('[CATALOG-63] that the list did not come is told, but not of an address that is nothing any more', async () => {
  const load = (address: Result<unknown>) => {
    const context = new RouterContextProvider()
    context.set(menuContext, [inMenu(4, 'women')])
    context.set(callContext, async (key) => (key === 'POST /api/url/map' ? address : refuse('OFFLINE')))
    const request = new Request('http://shop.example/women')
    return dispatcherPage.loader({ request, context, params: { '*': 'women' } } as never)
  }
  await expect(load(ok(women))).rejects.toMatchObject({ data: { code: 'OFFLINE' }, init: { status: 503 } })
  await expect(load(refuse('NOT_FOUND'))).rejects.toMatchObject({ init: { status: 404 } })
})

it('[CATALOG-53] a category of which nothing is kept warns in the specified words', async () => {
  const { notices } = show('/women', {
    'POST /api/url/map': ok(women, { offline: true }),
    'GET /api/catalog': ok(page(), { offline: true, noresults: true }),
  })
  expect(await screen.findByText('Not saved for offline')).toBeTruthy()
  await waitFor(() =>
    expect(notices.list()).toMatchObject([
      {
        kind: 'warning',
        text: 'No products synchronized for this category. Please come back while online!',
        lifeMs: null,
      },
    ]),
  )
})

it('[CATALOG-53] a search that finds nothing in what is kept says what was looked through', async () => {
  show('/search?q=hoodie', { 'GET /api/catalog': ok(page(), { offline: true, noresults: true }) })
  expect(await screen.findByText('Nothing saved for “hoodie”.')).toBeTruthy()
  expect(screen.getByText(/only products kept in this browser were looked through/)).toBeTruthy()
})

it.each(['/women', '/p/VT-1/hoodie'])('[CATALOG-45] %s that is not kept leads home', async (at) => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  const { router } = show(at, {})
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', state: { isUnavailable: true } }))
  vi.unstubAllGlobals()
})

it.each([
  ['in the shop’s own words', refuse('INTERNAL_ERROR', { message: 'Something went wrong.' }), 'Something went wrong.'],
  ['in those of its code', refuse('TIMEOUT'), 'The shop took too long to answer.'],
])(
  '[CATALOG-54] any other failure is told %s, with OK, and the page says what can be done',
  async (_, answer, words) => {
    vi.stubGlobal('fetch', async () => new Response('{}'))
    const { notices } = show('/p/VT-1/hoodie', { 'GET /api/product': answer })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'error', text: words, lifeMs: null }]))
    vi.unstubAllGlobals()
  },
)

it('[SHELL-130] a page that breaks is reported while the shop is there; what the shop itself refused is not', async () => {
  const told: unknown[] = []
  const stop = onCaught((error) => told.push((error as Error).message))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const Broken = () => {
    throw new Error('no such piece')
  }
  showPages([{ path: '/', Component: Broken, ErrorBoundary: Trouble }], '/', async () => ok(undefined))
  await waitFor(() => expect(told).toEqual(['no such piece']))
  cleanup()
  const { notices } = show('/p/VT-1/hoodie', { 'GET /api/product': refuse('TIMEOUT') })
  await waitFor(() => expect(notices.list()).toHaveLength(1))
  expect(told).toEqual(['no such piece'])
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[CATALOG-48] a page is loaded again for everybody who asked, until nobody shows it', async () => {
  let loads = 0
  const stop = onReloadPage(async () => void (loads += 1))
  reloadPage()
  stop()
  reloadPage()
  expect(loads).toBe(1)
})
