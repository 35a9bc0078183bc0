import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ok } from '#core/result.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Listing } from './listing.tsx'
import { listing } from './listing-fake.ts'
import type { ListingData } from './load-listing.ts'

// what wakes late is there: a test waits for the page alone
beforeAll(async () => {
  await import('./listing-parts.ts')
})
afterEach(cleanup)

const show = (search: string, more: Partial<ListingData> = {}, shell = shellData()) =>
  renderPage(<Listing data={listing(search, more)} empty={<p>nothing yet</p>} />, { at: `/women${search}`, shell })

describe('the filters of a list', () => {
  it('[SEARCH-55] a choice goes into the address at once', async () => {
    const { router } = show('')
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Clay/ }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Clay/ }).checked).toBe(true)
    await waitFor(() => expect(router.state.location.search).toBe('?color=34'))
  })

  it('[SEARCH-53] an option that leads to nothing cannot be chosen', async () => {
    show('')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Moss/ })).disabled).toBe(true)
  })

  it('[SEARCH-57] each choice is a chip that takes it back, and one link takes back all', async () => {
    show('?color=34&brand=3&sort=new')
    const chips = await screen.findByRole('list', { name: 'Chosen filters' })
    expect(within(chips).getByRole('link', { name: 'Clay, remove' }).getAttribute('href')).toBe(
      '/women?brand=3&sort=new',
    )
    expect(within(chips).getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/women?sort=new')
  })

  it('[SEARCH-57] two chips that are pressed one right after the other are both taken back', async () => {
    const { router } = show('?color=34&brand=3,4')
    const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
    await screen.findByRole('link', { name: 'Clay, remove' })
    press('Clay, remove')
    press('Brand 3, remove')
    await waitFor(() => expect(router.state.location.search).toBe('?brand=4'))
  })

  it('[SEARCH-56] Back within a list finds the choices of before', async () => {
    const Page = () => <Listing data={useLoaderData<ListingData>()} empty={<p>nothing yet</p>} />
    const loader = ({ request }: LoaderFunctionArgs) => listing(new URL(request.url).search)
    const route = { path: '/women', loader, Component: Page, HydrateFallback: () => null }
    const { router } = showPages([route], '/women?color=34&brand=3', async () => ok(undefined))
    fireEvent.click(await screen.findByRole('link', { name: 'Clay, remove' }))
    await waitFor(() => expect(router.state.location.search).toBe('?brand=3'))
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Clay, remove' })).toBeTruthy()
  })

  it('[SEARCH-52] [SHELL-358] a brand is found by typing, the rest waits behind one button', async () => {
    show('')
    const shown = () => screen.getAllByRole('checkbox', { name: /^Brand/ }).length
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a brand' }), { target: { value: 'brand 11' } })
    expect(shown()).toBe(1)
    expect(screen.getByText('Find a brand').closest('.vh')).toBeNull()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a brand' }), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show all 12' }))
    expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a brand' }), { target: { value: 'nobody' } })
    expect(screen.getByText('No brand has that name.')).toBeTruthy()
  })

  it('[SEARCH-52] brands that are not there yet are asked for by the address, without a step to come back to', async () => {
    const [color, brand] = listing('').facets
    if (!color || !brand) throw new Error('no filters')
    const { router } = show('?color=34', { facets: [color, { ...brand, total: 300 }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 300' }))
    await waitFor(() => expect(router.state.location.search).toBe('?color=34&all=brand'))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('[SEARCH-54] offers stand together, one box each', async () => {
    const flag = (code: 'sale' | 'is_promo', count: number) =>
      ({ code, type: 'flag', single: true, total: 1, options: [{ id: '1', label: 'Yes', count }] }) as const
    const { router } = show('', {
      facets: [
        { ...flag('sale', 9), options: [...flag('sale', 9).options] },
        { ...flag('is_promo', 4), options: [...flag('is_promo', 4).options] },
      ],
    })
    expect(await screen.findByText('Offers and stock')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Promo/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?is_promo=1'))
  })

  it('[SEARCH-60] the popular ones stand above the list as links, those that are on are marked', async () => {
    const options = [{ id: '1', label: 'Yes', count: 9 }]
    show('?sale=1', {
      facets: [
        { code: 'sale', type: 'flag', single: true, total: 1, options },
        { code: 'new', type: 'flag', single: true, total: 1, options },
        { code: 'is_promo', type: 'flag', single: true, total: 1, options: [{ id: '1', label: 'Yes', count: 0 }] },
      ],
    })
    const row = await screen.findByRole('list', { name: 'Popular filters' })
    const links = within(row).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/women', 'true'],
      ['/women?sale=1&new=1', null],
    ])
  })

  it('[SEARCH-60] two that are pressed one right after the other both count, with a box ticked before them', async () => {
    const flag = (code: 'sale' | 'new', count: number): ListingData['facets'][number] => ({
      code,
      type: 'flag',
      single: true,
      total: 1,
      options: [{ id: '1', label: 'Yes', count }],
    })
    const [color] = listing('').facets
    if (!color) throw new Error('no filters')
    const { router } = show('', { facets: [color, flag('sale', 9), flag('new', 4)] })
    const row = await screen.findByRole('list', { name: 'Popular filters' })
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Clay/ }))
    const [sale, fresh] = within(row).getAllByRole('link')
    if (!sale || !fresh) throw new Error('no links')
    fireEvent.click(sale)
    fireEvent.click(fresh)
    await waitFor(() => expect(router.state.location.search).toBe('?color=34&sale=1&new=1'))
  })

  it('[SEARCH-50] approved is a filter only where products are chosen', async () => {
    show('')
    await screen.findByRole('checkbox', { name: /^Clay/ })
    expect(screen.queryByRole('checkbox', { name: /^To review/ })).toBeNull()
    cleanup()
    const shell = shellData()
    show('', {}, { ...shell, settings: { ...shell.settings, product_choose: true } })
    expect(await screen.findByRole('checkbox', { name: /^To review/ })).toBeTruthy()
  })
})

describe('the list', () => {
  it('[SEARCH-59] says how many there are, of how many without the choices', () => {
    show('?color=34')
    expect(screen.getByText('2 of 48')).toBeTruthy()
  })

  it('[SEARCH-72] sorts by a select named Sort', async () => {
    const { router } = show('?color=34')
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'price-asc' } })
    await waitFor(() => expect(router.state.location.search).toBe('?color=34&sort=price-asc'))
    expect(screen.getByRole('option', { name: 'Recommended' })).toBeTruthy()
    cleanup()
    show('?q=hoodie')
    expect(screen.getByRole('option', { name: 'Best match' })).toBeTruthy()
  })

  it('[SEARCH-58] filters of small screens stand in a sheet whose button says what it will show', async () => {
    standInForTheBrowser()
    // as when the pointer came near the way to it
    await import('./filter-sheet.tsx')
    const { router } = show('?color=34', { total: 128 })
    fireEvent.click(screen.getByRole('link', { name: /^Filters/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    expect(await within(sheet).findByRole('checkbox', { name: /^Clay/ })).toBeTruthy()
    expect(within(sheet).getByRole('button', { name: 'Show 128 items' })).toBeTruthy()
    fireEvent.click(within(sheet).getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('[SEARCH-56] more of it is a real link', async () => {
    show('?color=34', { total: 90 })
    const more = await screen.findByRole('link', { name: 'Load more' })
    expect(more.getAttribute('href')).toBe('/women?color=34&page=2')
    expect(screen.getByRole('progressbar', { name: '2 of 90' })).toBeTruthy()
  })

  it('[SEARCH-56] more is asked of what was chosen a moment ago, and Back still takes the choice back', async () => {
    const Page = () => <Listing data={useLoaderData<ListingData>()} empty={<p>nothing yet</p>} />
    let answer: () => void = () => undefined
    const loader = async ({ request }: LoaderFunctionArgs) => {
      const { search } = new URL(request.url)
      if (search.includes('color=34')) await new Promise<void>((resolve) => (answer = resolve))
      return listing(search, { total: 90 })
    }
    const route = { path: '/women', loader, Component: Page, HydrateFallback: () => null }
    const { router } = showPages([route], '/women', async () => ok(undefined))
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Clay/ }))
    fireEvent.click(screen.getByRole('link', { name: 'Load more' }))
    await act(async () => answer())
    await waitFor(() => expect(router.state.location.search).toBe('?color=34&page=2'))
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe('')
  })

  it('[SEARCH-70] says what to do when the choices leave nothing, and that there is nothing at all', async () => {
    show('?color=34', { items: [], total: 0 })
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Clear all' }).length).toBeGreaterThan(0)
    cleanup()
    show('', { items: [], total: 0, all: 0 })
    expect(screen.getByText('nothing yet')).toBeTruthy()
  })
})
