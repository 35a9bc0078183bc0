import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { ok, refuse } from '#core/result.ts'
import { loadCardsOf } from '#features/wishlist/web/load-cards.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createLayeredCall } from '#platform/web/call/call-layers.ts'
import { onReloadPage } from '#platform/web/page/page-reload.ts'
import { menuCategory, renderPage, shellData } from '#test/support/render-page.tsx'
import { promoLayer, startPromoMode } from '../../promo-layer.ts'
import { isPromoMode, setPromoMode } from '#features/stores/web/promo-mode.ts'
import { PromoPart } from './promo-part.tsx'
import { DeveloperMenu } from '../menu/staff-menu.tsx'
import { Strip } from '../header/strip.tsx'
import { shownCategories } from '#features/stores/rules/shown-categories.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
  history.replaceState({}, '', '/')
})

describe('promo mode', () => {
  test('[SHELL-101] a blogger turns it on, with a notice', async () => {
    showUser({ ...ada, roles: ['blogger'] })
    const { notices } = renderPage(<DeveloperMenu />)
    const control = await screen.findByRole('switch', { name: 'Promo only' })
    expect(control.getAttribute('aria-checked')).toBe('false')
    fireEvent.click(control)
    expect(isPromoMode()).toBe(true)
    await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'))
    expect(notices.list()).toMatchObject([{ kind: 'success', text: 'Promo mode is turned on' }])
  })

  test('[SHELL-101] a line above the header warns of it, and ends it when it is pressed', () => {
    setPromoMode(true)
    const { notices } = renderPage(<Strip />)
    fireEvent.click(screen.getByRole('button', { name: /^Promo mode: only promo products are shown/ }))
    expect(isPromoMode()).toBe(false)
    expect(notices.list()).toMatchObject([{ kind: 'warning', text: 'Promo mode is turned off' }])
    expect(screen.queryByText(/only promo products/)).toBeNull()
  })

  test('[SHELL-1001] that it is off is told for as long as that it is on: nobody has to put it away', () => {
    setPromoMode(true)
    const { notices } = renderPage(<Strip />)
    fireEvent.click(screen.getByRole('button', { name: /^Promo mode: only promo products are shown/ }))
    expect(notices.list()).toMatchObject([{ text: 'Promo mode is turned off', lifeMs: 2000 }])
  })

  test('[SHELL-101] it does not count in the cabinet', () => {
    setPromoMode(true)
    renderPage(<Strip />, { at: '/cabinet/products' })
    expect(screen.queryByText(/only promo products/)).toBeNull()
  })

  test('[SHELL-101] the switch says that it is on in the cabinet too, where it does not count', async () => {
    showUser({ ...ada, roles: ['blogger'] })
    const { notices } = renderPage(<DeveloperMenu />, { at: '/cabinet/products' })
    const control = await screen.findByRole('switch', { name: 'Promo only' })
    for (const [isOn, kind] of [
      [true, 'success'],
      [false, 'warning'],
    ] as const) {
      fireEvent.click(control)
      expect([control.getAttribute('aria-checked'), notices.list().at(-1)?.kind]).toEqual([String(isOn), kind])
    }
  })

  test('[SHELL-101] every list of products asks for promo products alone, other calls stay as they are', async () => {
    const asked = vi.fn<AnyCall>(async () => ok(undefined))
    const call = promoLayer(asked)
    const list = { query: { type: 'product', searchQuery: '{"text":"hoodie","filters":[{"attribute":"sale"}]}' } }
    await call('GET /api/catalog', list)
    setPromoMode(true)
    await call('GET /api/catalog', list)
    await call('GET /api/catalog', { query: { type: 'category' } })
    await call('GET /api/product', {})
    history.replaceState({}, '', '/en/cabinet/products')
    await call('GET /api/catalog', list)
    const queries = asked.mock.calls.map(([, { query }]) => query)
    expect(queries).toEqual([list.query, expect.anything(), { type: 'category' }, undefined, list.query])
    expect(JSON.parse(queries[1]?.['searchQuery'] as string)).toEqual({
      text: 'hoodie',
      filters: [{ attribute: 'sale' }, { attribute: 'is_promo', value: { in: [1] }, scope: 'default' }],
    })
  })

  test('[SHELL-101] what is asked for by its SKUs stays: what somebody likes, compares or has looked at', async () => {
    const asked = vi.fn<AnyCall>(async () => ok({ items: [], total: 0 }))
    setPromoMode(true)
    await loadCardsOf(typedCall(promoLayer(asked)), ['HOOD', 'CAP'])
    const { filters } = JSON.parse(asked.mock.calls[0]?.[1].query?.['searchQuery'] as string) as { filters: object[] }
    expect(filters).toEqual([
      { attribute: 'sku', value: { in: ['HOOD', 'CAP'] }, scope: 'default' },
      // those that are for promo mode alone too
      { attribute: 'only_promo', value: { in: [0, 1] }, scope: 'default' },
    ])
  })

  test('[SHELL-101] similar products are promo products, as many as were asked for', async () => {
    const items = Array.from({ length: 30 }, (_, id) => ({ id, is_promo: id % 2 === 1 }))
    const asked = vi.fn<AnyCall>(async () => ok({ items }))
    const call = promoLayer(asked)
    const query = { sku: 'HOOD', limit: 3 }
    expect(await call('GET /api/product/similar', { query })).toMatchObject({ value: { items } })
    setPromoMode(true)
    expect(await call('GET /api/product/similar', { query })).toMatchObject({
      value: { items: [1, 3, 5].map((id) => ({ id })) },
    })
    expect(asked.mock.calls.map(([, input]) => input.query)).toEqual([query, { sku: 'HOOD', limit: 50 }])
    expect(await promoLayer(async () => refuse('OFFLINE'))('GET /api/product/similar', { query })).toMatchObject({
      code: 'OFFLINE',
    })
  })

  test('[SHELL-101] the menu shows the categories with promo products, and counts these', () => {
    const menu = [
      menuCategory('Women', 9, [], { promo_count: 2 }),
      menuCategory('Shoes', 7),
      menuCategory('All', 0, [menuCategory('Below', 3, [], { promo_count: 1 })]),
    ]
    const shown = shownCategories(menu, { product_choose: false, isPromo: true })
    expect(shown.map(({ name, product_count }) => [name, product_count])).toEqual([
      ['Women', 2],
      ['All', 0],
    ])
  })

  test('[SHELL-101] [SHELL-741] the page in sight is loaded anew with each change, in other tabs too', async () => {
    const load = vi.fn<() => Promise<void>>(async () => {})
    setPromoMode(true)
    startPromoMode(createLayeredCall(async () => ok(undefined)))
    const end = onReloadPage(load)
    expect(load).toHaveBeenCalledTimes(1)
    setPromoMode(false)
    expect(load).toHaveBeenCalledTimes(2)
    localStorage.setItem('vitrine.promoMode', 'on')
    dispatchEvent(new StorageEvent('storage', { key: 'vitrine.promoMode' }))
    expect(load).toHaveBeenCalledTimes(3)
    end()
    // pressed where nothing can load a page yet: done once it can
    setPromoMode(false)
    const endLate = onReloadPage(load)
    expect(load).toHaveBeenCalledTimes(4)
    endLate()
    onReloadPage(load)()
    expect(load).toHaveBeenCalledTimes(4)
  })
})

describe('the way out of the cabinet', () => {
  test('[SHELL-101] leads to a page that was asked for where the mode does not count: it is loaded anew', async () => {
    const load = vi.fn<() => Promise<void>>(async () => {})
    const end = onReloadPage(load)
    setPromoMode(true)
    // one part for all addresses
    const { router } = renderPage(<PromoPart />, { at: '/:page' })
    await act(() => router.navigate('/cabinet'))
    load.mockClear()
    await act(() => router.navigate('/women'))
    expect(load).toHaveBeenCalledTimes(1)
    await act(() => router.navigate('/shoes'))
    expect(load).toHaveBeenCalledTimes(1)
    end()
  })
})

describe('the line above the header', () => {
  const show = (more: Partial<ReturnType<typeof shellData>['settings']> = {}) => {
    const shell = shellData()
    return renderPage(<Strip />, { shell: { ...shell, settings: { ...shell.settings, ...more } } })
  }

  test('[SHELL-100] asks guests to sign up, beside what it says otherwise', () => {
    showUser(null)
    const { panels } = show()
    expect(screen.getByText('Free delivery from $100')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'New here? Sign up' })
    expect(link.getAttribute('href')).toBe('/my-account')
    fireEvent.click(link)
    expect(panels.opened()).toBe('sign-in')
  })

  test('[SHELL-100] nobody who is signed in is asked, and no guest where the setting is off', () => {
    showUser(null)
    show({ show_sign_up_banner: false })
    expect(screen.queryByRole('link', { name: 'New here? Sign up' })).toBeNull()
    cleanup()
    showUser(ada)
    show()
    expect(screen.queryByRole('link', { name: 'New here? Sign up' })).toBeNull()
    expect(screen.getByText('Free delivery from $100')).toBeTruthy()
  })

  test('[SHELL-30] [PRICE-34] where no delivery is ever free, or each is, nothing is promised', () => {
    showUser(ada)
    for (const freeDeliveryFrom of [0, undefined]) {
      const { freeDeliveryFrom: _, ...shell } = shellData()
      renderPage(<Strip />, { shell: freeDeliveryFrom === undefined ? shell : { ...shell, freeDeliveryFrom } })
      expect(screen.queryByText(/Free delivery/)).toBeNull()
      cleanup()
    }
  })

  test('[SHELL-100] names the bonuses with their code, which goes along', () => {
    showUser(null)
    show({ show_bonuses_banner: true, bonuses_banner_code: 'HELLO', award_bonuses_amount: 10 })
    expect(screen.getByText('$10 in bonuses for your first order with HELLO')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'New here? Sign up' }))
    expect(JSON.parse(localStorage.getItem('vitrine.claim.promoCode') ?? '{}')).toMatchObject({ value: 'HELLO' })
  })

  test('[SHELL-100] bloggers see no bonuses', () => {
    showUser({ ...ada, roles: ['blogger'] })
    show({ show_bonuses_banner: true })
    expect(screen.queryByText(/in bonuses/)).toBeNull()
  })
})
