import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { addViewed, readViewed, toldViewed, untoldViewed } from '#features/catalog/web/product/below/viewed.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Component as ComparePage } from './compare-page.tsx'
import { compared } from './compared.ts'
import { Heart } from './heart.tsx'
import { ListsSync } from './use-lists-sync.ts'
import { wishlist } from './wishlist.ts'
import { Component as WishlistPage } from './wishlist-page.tsx'

const hoodie = { parentSku: 'HOOD', name: 'Loopback hoodie', image: 'h.jpg', url_path: 'p/HOOD/loopback-hoodie' }
const kept = (sku: string) => ({ sku, name: `Piece ${sku}`, image: '', url_path: `p/${sku}/x`, qty: 1 as const })
const skus = () => compared.now().map(({ sku }) => sku)
const silent: AnyCall = async () => refuse('OFFLINE')
const toggle = () => screen.getByRole('button', { name: 'Compare, Loopback hoodie' })

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  act(() => {
    wishlist.forget()
    compared.forget()
  })
  localStorage.clear()
  showUser(null)
})
afterEach(cleanup)

describe('the button', () => {
  test('[COMPARE-1, COMPARE-3] puts a style beside others, leads there, and takes it away', async () => {
    const { notices } = showPages([{ path: '/', element: <Heart product={hoodie} isInline /> }], '/', silent)
    fireEvent.click(toggle())
    expect(toggle().getAttribute('aria-pressed')).toBe('true')
    expect(notices.list()).toMatchObject([{ kind: 'success', text: 'Loopback hoodie is ready to be compared' }])
    expect(screen.getByRole('link', { name: 'Comparison (1)' }).getAttribute('href')).toBe('/compare')
    expect(JSON.parse(localStorage.getItem('vitrine.compare') ?? '')).toMatchObject([{ sku: 'HOOD' }])
    fireEvent.click(toggle())
    expect(skus()).toEqual([])
  })

  test('[COMPARE-1] a card has it where a pointer can hover', () => {
    showPages([{ path: '/', element: <Heart product={hoodie} /> }], '/', silent)
    expect(toggle()).toBeTruthy()
    cleanup()
    const { matchMedia } = globalThis
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
    showPages([{ path: '/', element: <Heart product={hoodie} /> }], '/', silent)
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull()
    Object.assign(globalThis, { matchMedia })
  })

  test('[COMPARE-2] a seventh is refused, and nothing leaves', () => {
    for (const sku of ['A', 'B', 'C', 'D', 'E', 'F']) compared.add(kept(sku))
    const { notices } = showPages([{ path: '/', element: <Heart product={hoodie} isInline /> }], '/', silent)
    fireEvent.click(toggle())
    expect(notices.list()).toMatchObject([{ kind: 'warning', text: '6 pieces fit side by side. Take one away first.' }])
    expect(skus()).toEqual(['F', 'E', 'D', 'C', 'B', 'A'])
  })
})

describe('side by side', () => {
  const listed = (sku: string, fabric: string) => ({
    sku,
    parentSku: sku,
    name: `Piece ${sku}`,
    brand_name: 'Nord',
    image: '',
    url_path: `p/${sku}/x`,
    final_price_incl_tax: 40,
    original_price_incl_tax: 40,
    stock: { is_in_stock: sku !== 'B' },
    configurable_options: [],
    attributes_metadata: [
      { attribute_id: 1, attribute_code: 'fabric', label: 'Fabric', values: [fabric] },
      { attribute_id: 2, attribute_code: 'fit', label: 'Fit', values: ['Regular'] },
    ],
  })
  const call: AnyCall = async () => ok({ items: [listed('A', 'Nylon'), listed('B', 'Cotton')], total: 2 })
  const open = (answer: AnyCall) => showPages([{ path: '/compare', Component: ComparePage }], '/compare', answer)

  test('[COMPARE-4] every attribute is a row, and only differences on request', async () => {
    compared.set([kept('A'), kept('B')])
    open(call)
    const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    expect((await row('Fabric')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Nylon',
      'Cotton',
    ])
    expect((await row('Fit')).getAllByRole('cell')).toHaveLength(2)
    expect(screen.getAllByText('$40.00')).toHaveLength(2)
    expect(screen.getAllByText('Sold out')).toHaveLength(1)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }))
    expect(screen.queryByRole('row', { name: /^Fit/ })).toBeNull()
    expect(await row('Fabric')).toBeTruthy()
  })

  test('[COMPARE-4] without an answer the names stand there, and a style can be taken away', async () => {
    compared.set([kept('A')])
    open(silent)
    expect((await screen.findByRole('link', { name: 'Piece A' })).getAttribute('href')).toBe('/p/A/x')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Piece A from the comparison' }))
    expect(screen.getByText('Nothing to compare yet')).toBeTruthy()
  })

  test('[WISH-124] once the network is back they are asked for anew; without an answer what was there stays', async () => {
    const connectivity = browserConnectivity()
    const setOnline = (isThere: boolean) =>
      act(async () => {
        vi.stubGlobal('fetch', async () =>
          isThere ? Response.json({ status: 'ok' }) : Promise.reject(new TypeError('no network')),
        )
        dispatchEvent(new Event(isThere ? 'online' : 'offline'))
        await vi.waitFor(() => expect(connectivity.isOnline()).toBe(isThere))
      })
    let isThere = false
    const answer: AnyCall = (...asked) => (isThere ? call(...asked) : silent(...asked))
    compared.set([kept('A'), kept('B')])
    wishlist.set([kept('A'), kept('B')])
    await setOnline(false)
    showPages(
      [
        {
          path: '/compare',
          element: (
            <>
              <ComparePage />
              <WishlistPage />
            </>
          ),
        },
      ],
      '/compare',
      answer,
    )
    await screen.findAllByRole('link', { name: 'Piece A' })
    expect(screen.queryByText('$40.00')).toBeNull()
    isThere = true
    await setOnline(true)
    await waitFor(() => expect(screen.getAllByText('$40.00')).toHaveLength(4))
    isThere = false
    await setOnline(false)
    expect(screen.getAllByText('$40.00')).toHaveLength(4)
    await setOnline(true)
    expect(screen.getAllByText('$40.00')).toHaveLength(4)
    vi.unstubAllGlobals()
  })

  test('[COMPARE-3] another tab is followed', async () => {
    open(silent)
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
    localStorage.setItem('vitrine.compare', JSON.stringify([kept('A'), { broken: true }]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.compare' })))
    expect(await screen.findByRole('link', { name: 'Piece A' })).toBeTruthy()
  })
})

describe('with the account', () => {
  const card = (sku: string) => ({
    sku,
    parentSku: sku,
    name: `Piece ${sku}`,
    image: '',
    url_path: `p/${sku}/x`,
    stock: { is_in_stock: true },
    configurable_options: [],
  })
  const at = (...list: string[]) => list.map((sku) => ({ sku, added_at: '' }))

  test('[COMPARE-3, WISH-9] the browser comes first, the account after it, and the account has both', async () => {
    compared.add(kept('MINE'))
    addViewed(localStorage, 'en', 'OLD')
    addViewed(localStorage, 'en', 'NEW')
    const bodies: unknown[] = []
    const call: AnyCall = async (key, { body }) => {
      if (key === 'GET /api/catalog') return ok({ items: [card('THEIRS')], total: 1 })
      bodies.push(body)
      return ok({ wishlist: [], recently_viewed: at('NEW', 'OLD', 'LONG AGO'), compare: at('MINE', 'THEIRS') })
    }
    showUser(ada)
    showPages([{ path: '/', element: <ListsSync /> }], '/', call)
    await waitFor(() => expect(skus()).toEqual(['MINE', 'THEIRS']))
    expect(bodies).toEqual([
      {
        wishlist: { add: [], remove: [] },
        compare: { add: ['MINE'], remove: [] },
        recently_viewed: { add: ['NEW', 'OLD'] },
      },
    ])
    expect(readViewed(localStorage, 'en')).toEqual(['NEW', 'OLD', 'LONG AGO'])
    expect(untoldViewed(localStorage, 'en')).toEqual([])
    // what is looked at later is told by itself
    act(() => addViewed(localStorage, 'en', 'LATER'))
    await waitFor(() => expect(bodies.at(-1)).toEqual({ recently_viewed: { add: ['LATER'] } }))
    await waitFor(() => expect(untoldViewed(localStorage, 'en')).toEqual([]))
  })

  test('[WISH-102] what somebody else looked at, whose session ended by itself, is neither shown nor told in their place', async () => {
    addViewed(localStorage, 'en', 'THEIRS')
    toldViewed(localStorage, 'en', ['THEIRS'])
    addViewed(localStorage, 'en', 'NEW')
    const bodies: unknown[] = []
    const call: AnyCall = async (_, { body }) => {
      bodies.push(body)
      return ok({ wishlist: [], recently_viewed: at('NEW', 'OWN'), compare: [] })
    }
    showUser(ada)
    showPages([{ path: '/', element: <ListsSync /> }], '/', call)
    await waitFor(() => expect(readViewed(localStorage, 'en')).toEqual(['NEW', 'OWN']))
    expect(bodies).toMatchObject([{ recently_viewed: { add: ['NEW'] } }])
  })

  test('[WISH-9] what was looked at without an answer waits until there is one', async () => {
    addViewed(localStorage, 'en', 'A')
    showUser(ada)
    showPages([{ path: '/', element: <ListsSync /> }], '/', silent)
    act(() => addViewed(localStorage, 'en', 'B'))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(untoldViewed(localStorage, 'en')).toEqual(['B', 'A'])
  })
})
