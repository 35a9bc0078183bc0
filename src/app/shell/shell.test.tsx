import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '#config/settings.ts'
import { createPanels } from '#platform/web/page/panels.ts'
import { menuCategory, renderPage, shellData } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { contactsOf } from './footer/contacts.ts'
import { findCategories } from './search/find-categories.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { LanguageLinks } from './footer/language-list.tsx'
import { MainNav } from './header/main-nav.tsx'
import { readRecentSearches, rememberSearch } from '#features/search/web/index.ts'
import { shownCategories } from '#features/stores/rules/shown-categories.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const near = async () => undefined
const onNear = { menu: near, search: near, cart: near }

describe('panels', () => {
  it('[SHELL-20] one lies over the page at a time', () => {
    const panels = createPanels()
    const heard = vi.fn<() => void>()
    panels.subscribe(heard)
    panels.open('menu')
    panels.open('cart')
    expect(panels.opened()).toBe('cart')
    panels.close('menu')
    expect(panels.opened()).toBe('cart')
    panels.close('cart')
    expect(panels.opened()).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('[SHELL-21] Menu, Search and Cart are links, and open panels', () => {
    const { panels } = renderPage(<Header onNear={onNear} />)
    for (const [name, href, panel] of [
      ['Menu', '/#menu', 'menu'],
      ['Search', '/search', 'search'],
      ['Cart', '/cart', 'cart'],
    ] as const) {
      const [link] = screen.getAllByRole('link', { name })
      expect(link?.getAttribute('href')).toBe(href)
      fireEvent.click(link as HTMLElement)
      expect(panels.opened()).toBe(panel)
    }
  })
})

it('[SHELL-102] the language list leads to the same place on the page', () => {
  renderPage(<LanguageLinks />, { at: '/women?color=34#reviews' })
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['en', 'us', 'ru'].map((view) => `/${view}/women?color=34`),
  )
  const places = links.map((link) => {
    // jsdom goes nowhere
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    return link.pathname + link.search + link.hash
  })
  expect(places).toEqual(['en', 'us', 'ru'].map((view) => `/${view}/women?color=34#reviews`))
})

describe('the header', () => {
  it('[SHELL-240] has the logo of the settings, and else mark and name', () => {
    const logo = `/uploads/${'0a'.repeat(16)}.webp`
    const shell = shellData()
    const { unmount } = renderPage(<Header onNear={onNear} />, {
      shell: { ...shell, settings: { ...shell.settings, logo } },
    })
    const [home] = screen.getAllByRole('link', { name: /Vitrine/ })
    expect(home?.querySelector('img')?.getAttribute('src')).toBe(logo)
    expect(home?.textContent).toBe('')
    unmount()
    renderPage(<Header onNear={onNear} />)
    expect(screen.getAllByRole('link', { name: /Vitrine/ })[0]?.textContent).toBe('Vitrine')
  })

  it('[SHELL-22] counts as scrolled past 60 px', async () => {
    renderPage(<Header onNear={onNear} />)
    const header = screen.getByRole('banner')
    const scroll = (to: number) => {
      vi.stubGlobal('scrollY', to)
      fireEvent.scroll(window)
    }
    scroll(60)
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)))
    expect(header.dataset.scrolled).toBeUndefined()
    scroll(61)
    await waitFor(() => expect(header.dataset.scrolled).toBe('true'))
    vi.unstubAllGlobals()
  })

  it('[SHELL-26] the language list leads to the same page in every active view', async () => {
    renderPage(<Header onNear={onNear} />, { at: '/women?color=34' })
    const links = await waitFor(() => {
      const found = [...document.querySelectorAll('#languages a')]
      expect(found.length).toBe(3)
      return found
    })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/women?color=34',
      '/us/women?color=34',
      '/ru/women?color=34',
    ])
  })
})

describe('the main categories', () => {
  const submenu = () => screen.queryByRole('link', { name: /^All Women/ })

  it('[SHELL-23] open under a resting pointer and close 300 ms after it left', async () => {
    renderPage(<MainNav />)
    const women = screen.getByRole('link', { name: 'Women' })
    fireEvent.pointerEnter(women, { pointerType: 'mouse' })
    await waitFor(() => expect(submenu()).toBeTruthy())
    vi.useFakeTimers()
    fireEvent.pointerLeave(screen.getByRole('navigation', { name: 'Main' }), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(290))
    expect(submenu()).toBeTruthy()
    act(() => void vi.advanceTimersByTime(20))
    expect(submenu()).toBeNull()
  })

  it('[SHELL-830] what is open stays on the way to it over another name, and gives way where the pointer rests', async () => {
    const menu = [
      menuCategory('Women', 9, [menuCategory('Tops', 9)]),
      menuCategory('Men', 9, [menuCategory('Tees', 9)]),
    ]
    renderPage(<MainNav />, { shell: shellData({ menu }) })
    const enter = (name: string | RegExp) =>
      fireEvent.pointerEnter(screen.getByRole('link', { name }), { pointerType: 'mouse' })
    enter('Women')
    await waitFor(() => expect(submenu()).toBeTruthy())
    vi.useFakeTimers()
    enter('Men')
    act(() => void vi.advanceTimersByTime(100))
    const sheet = submenu()?.closest('li')?.querySelector(':scope > div')
    if (sheet) fireEvent.pointerEnter(sheet, { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(submenu()).toBeTruthy()
    enter('Men')
    act(() => void vi.advanceTimersByTime(130))
    expect(submenu()).toBeNull()
    expect(screen.getByRole('button', { name: /Men/, expanded: true })).toBeTruthy()
  })

  it('[SHELL-23] open by their button, close with Escape, and give the focus back', async () => {
    renderPage(<MainNav />)
    const button = screen.getByRole('button', { name: 'More in Women' })
    fireEvent.click(button)
    const link = await screen.findByRole('link', { name: /^Bottoms/ })
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(submenu()).toBeNull()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('[SHELL-23] close when the keyboard goes on, and not while it is inside', async () => {
    renderPage(<MainNav />)
    const button = screen.getByRole('button', { name: 'More in Women' })
    fireEvent.click(button)
    const link = await screen.findByRole('link', { name: /^Bottoms/ })
    act(() => button.focus())
    act(() => link.focus())
    expect(submenu()).toBeTruthy()
    act(() => link.blur())
    expect(submenu()).toBeTruthy()
    act(() => link.focus())
    act(() => screen.getByRole('link', { name: 'Shoes' }).focus())
    expect(submenu()).toBeNull()
  })

  it('[SHELL-23] close with a change of page', async () => {
    const { router } = renderPage(<MainNav />, { elsewhere: <MainNav /> })
    fireEvent.click(screen.getByRole('button', { name: 'More in Women' }))
    fireEvent.click(await screen.findByRole('link', { name: /^Bottoms/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/bottoms'))
    await waitFor(() => expect(submenu()).toBeNull())
  })

  it('[SHELL-24] are shown while they have products or shown categories below', () => {
    const menu = [
      menuCategory('Empty', 0),
      menuCategory('Full', 3),
      menuCategory('Above', 0, [menuCategory('Below', 2, [], { approved_count: 1 })]),
    ]
    const names = (product_choose: boolean) => shownCategories(menu, { product_choose }).map(({ name }) => name)
    expect(names(false)).toEqual(['Full', 'Above'])
    expect(names(true)).toEqual(['Above'])
  })
})

describe('the footer', () => {
  it('[SHELL-25] has the contacts and legal pages that the settings name', () => {
    const shell = shellData()
    const bare = {
      ...settings,
      has_return_policy: false,
      has_privacy_policy: false,
      phone_display: '',
      telegram_link: '',
      whatsapp_link: '',
      viber_link: '',
      instagram_link: '',
      facebook_link: '',
      email_support: 'help@shop.test',
    }
    standInForTheBrowser()
    renderPage(<Footer />, { shell: { ...shell, settings: bare } })
    expect(screen.getByRole('link', { name: 'help@shop.test' }).getAttribute('href')).toBe('mailto:help@shop.test')
    expect(screen.getByRole('link', { name: 'Delivery' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Terms and conditions' })).toBeTruthy()
    for (const name of ['Returns', 'Privacy policy', 'Telegram'])
      expect(screen.queryByRole('link', { name })).toBeNull()
    expect(contactsOf({ ...bare, phone_display: '+1 555 010', phone_800_link: '' })[0]).toEqual({
      label: '+1 555 010',
      href: 'tel:+1555010',
    })
  })
})

describe('the search panel', () => {
  beforeEach(() => localStorage.clear())

  it('[SHELL-31] finds categories by their names, with the main one they are in', () => {
    const menu = [
      menuCategory('Women', 9, [menuCategory('Hoodies', 20), menuCategory('Tops', 5)]),
      menuCategory('Hoodie care', 2),
    ]
    const find = (text: string) => findCategories(menu, text, { product_choose: false }).map(({ label }) => label)
    expect(find('clay hoodie')).toEqual(['Hoodies, Women', 'Hoodie care'])
    expect(find('zzz')).toEqual([])
    expect(find('')).toEqual(['Women', 'Hoodie care'])
  })

  it('[SHELL-31] remembers the last five searches, the newest first, none twice', () => {
    for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'TWO']) rememberSearch('en', words)
    expect(readRecentSearches('en')).toEqual(['TWO', 'six', 'five', 'four', 'three'])
    expect(readRecentSearches('ru')).toEqual([])
  })
})
