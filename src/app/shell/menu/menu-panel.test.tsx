import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { menuCategory, renderPage, shellData } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { MenuPanel } from './menu-panel.tsx'

afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

describe('the side panel', () => {
  it('[SHELL-112] shows categories down to the level of the settings', async () => {
    standInForTheBrowser()
    showUser(null)
    const menu = [
      menuCategory('Women', 9, [menuCategory('Tops', 5, [menuCategory('Tees', 2, [], { level: 3 })], { level: 2 })]),
    ]
    const show = async (menu_level: number) => {
      renderPage(<MenuPanel onClose={() => {}} />, {
        shell: shellData({ menu, settings: { ...settings, menu_level } }),
      })
      await screen.findByRole('link', { name: /^Women/ })
      const more = screen.queryByRole('button', { name: 'More in Women' })
      if (more) fireEvent.click(more)
      const names = ['Women', 'Tops', 'Tees'].filter((name) =>
        screen.queryByRole('link', { name: new RegExp(`^${name}`) }),
      )
      cleanup()
      return names
    }
    expect(settings.menu_level).toBe(2)
    expect(await show(2)).toEqual(['Women', 'Tops'])
    expect(await show(1)).toEqual(['Women'])
    expect(await show(3)).toEqual(['Women', 'Tops', 'Tees'])
  })

  it('[SHELL-102] [SHELL-193] gives way to the list of languages, each with its flag', async () => {
    standInForTheBrowser()
    renderPage(<MenuPanel onClose={() => {}} />, { at: '/women?color=34' })
    fireEvent.click(await screen.findByRole('button', { name: /English/ }))
    expect(screen.getByRole('heading', { name: 'Choose your language' })).toBeTruthy()
    const links = [...document.querySelectorAll('dialog a[hreflang]')]
    expect(
      links.map((link) => [link.getAttribute('href'), link.querySelector('svg')?.getAttribute('data-flag')]),
    ).toEqual([
      ['/en/women?color=34', 'EN'],
      ['/us/women?color=34', 'US'],
      ['/ru/women?color=34', 'RU'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy()
  })

  it('[SHELL-193] has the categories, each a way to its page, the contacts and the change of language', async () => {
    standInForTheBrowser()
    showUser(null)
    renderPage(<MenuPanel onClose={() => {}} />, {
      shell: shellData({
        settings: { ...settings, phone_display: '+1 555 010', phone_800_link: '', telegram_link: 'https://t.me/shop' },
      }),
    })
    const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByRole('heading', { name: 'Menu' })
    fireEvent.click(screen.getByRole('button', { name: 'More in Women' }))
    expect([hrefOf(/^Women/), hrefOf(/^Tops/), hrefOf(/^Shoes/)]).toEqual(['/women', '/tops', '/shoes'])
    expect([hrefOf('+1 555 010'), hrefOf('Telegram')]).toEqual(['tel:+1555010', 'https://t.me/shop'])
    expect(screen.getByRole('button', { name: /English/ })).toBeTruthy()
  })
})
