import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Heart } from './heart.tsx'
import { KeptList } from './kept-list.tsx'
import { Component as ViewedPage } from './viewed-page.tsx'
import { Component as WishlistPage } from './wishlist-page.tsx'
import { WishlistPanel } from './wishlist-panel.tsx'
import { useWishlistCount, wishlist } from './wishlist.ts'

const hoodie = { parentSku: 'HOOD', name: 'Loopback hoodie', image: 'h.jpg', url_path: 'p/HOOD/loopback-hoodie' }
const kept = (sku: string) => ({ sku, name: `Piece ${sku}`, image: '', url_path: `p/${sku}/x`, qty: 1 as const })
const stored = () => JSON.parse(localStorage.getItem('vitrine.wishlist') ?? 'null') as { sku: string }[] | null
const skus = () => wishlist.now().map(({ sku }) => sku)
const silent: AnyCall = async () => refuse('OFFLINE')
const Count = () => <output>{useWishlistCount()}</output>

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  act(() => wishlist.forget())
  showUser(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('[WISH-81] a SKU that has a comma in it is one SKU', async () => {
  const asked: unknown[] = []
  const call: AnyCall = async (_, { query }) => {
    asked.push(JSON.parse((query as { searchQuery: string }).searchQuery))
    return refuse('OFFLINE')
  }
  showPages([{ path: '/', element: <KeptList list={[kept('A,B'), kept('C')]} /> }], '/', call)
  await waitFor(() => expect(asked).toMatchObject([{ filters: [{ value: { in: ['A,B', 'C'] } }] }]))
})

describe('the heart', () => {
  test('[WISH-2, WISH-3] is pressed and let go, and the list is stored each time', () => {
    showPages([{ path: '/', element: <Heart product={hoodie} /> }], '/', silent)
    const heart = screen.getByRole('button', { name: 'Wishlist, Loopback hoodie' })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    expect(stored()).toMatchObject([{ sku: 'HOOD', qty: 1 }])
    fireEvent.click(heart)
    expect(stored()).toEqual([])
  })

  test('[WISH-2, WISH-4] another tab is followed', async () => {
    showPages([{ path: '/', element: <Count /> }], '/', silent)
    localStorage.setItem('vitrine.wishlist', JSON.stringify([kept('A'), kept('B'), { broken: true }]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.wishlist' })))
    expect(screen.getByRole('status').textContent).toBe('2')
  })
})

test('[WISH-2] [WISH-6] another tab is followed also while nothing of the list is in sight', () => {
  wishlist.add(kept('A'))
  localStorage.setItem('vitrine.wishlist', '[]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.wishlist' })))
  wishlist.add(kept('B'))
  expect([skus(), stored()?.map(({ sku }) => sku)]).toEqual([['B'], ['B']])
})

describe('the panel', () => {
  test('[WISH-4] says what to do where nothing is liked', () => {
    showPages([{ path: '/', element: <WishlistPanel onClose={() => undefined} /> }], '/', silent)
    expect(screen.getByText('Nothing saved yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/')
  })

  test('[WISH-4] shows what is liked also without an answer, and takes it away', () => {
    wishlist.add(kept('A'))
    showPages([{ path: '/', element: <WishlistPanel onClose={() => undefined} /> }], '/', silent)
    expect(screen.getByRole('link', { name: 'Piece A' }).getAttribute('href')).toBe('/p/A/x')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Piece A from the wishlist' }))
    expect(screen.getByText('Nothing saved yet')).toBeTruthy()
  })
})

describe('the page', () => {
  const card = (sku: string) => ({
    ...kept(sku),
    parentSku: sku,
    stock: { is_in_stock: true },
    configurable_options: [],
  })
  const shop: AnyCall = async (key, { query }) => {
    if (key !== 'GET /api/catalog') return refuse('OFFLINE')
    const { filters } = JSON.parse(query?.searchQuery as string) as { filters: [{ value: { in: string[] } }] }
    return ok({ items: filters[0].value.in.filter((sku) => sku !== 'GONE').map(card), total: 0 })
  }
  const show = (call: AnyCall) =>
    showPages([{ path: '/my-account/wishlist', Component: WishlistPage }], '/my-account/wishlist', call)
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  test('[WISH-4] shows each of many', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `S${at}`)
    act(() => wishlist.set(many.map(kept)))
    show(shop)
    await screen.findByRole('heading', { name: 'Piece S59' })
    expect(shown()).toEqual(many.map((sku) => `Piece ${sku}`))
  })

  test('[WISH-4] shows what the shop does not have any more, which can be taken away', async () => {
    act(() => wishlist.set([kept('A'), kept('GONE')]))
    show(shop)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Piece GONE from the wishlist' }))
    expect(shown()).toEqual(['Piece A'])
    expect(stored()).toMatchObject([{ sku: 'A' }])
  })

  test('[WISH-4] shows what is liked also without an answer', async () => {
    act(() => wishlist.set([kept('A'), kept('B')]))
    show(silent)
    expect(await screen.findByRole('link', { name: 'Piece A' })).toHaveProperty('pathname', '/p/A/x')
    expect(shown()).toEqual(['Piece A', 'Piece B'])
  })
})

describe('what was looked at', () => {
  test('[WISH-8] has a page for guests, which says what to do where there is nothing', async () => {
    showPages([{ path: '/recently-viewed', Component: ViewedPage }], '/recently-viewed', silent)
    expect(await screen.findByRole('heading', { level: 1, name: 'Recently viewed' })).toBeTruthy()
    expect(screen.getByText('Nothing looked at yet')).toBeTruthy()
  })

  test('[WISH-8] a browser that forbids its storage has looked at nothing', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    showPages([{ path: '/recently-viewed', Component: ViewedPage }], '/recently-viewed', silent)
    expect(await screen.findByText('Nothing looked at yet')).toBeTruthy()
  })
})
