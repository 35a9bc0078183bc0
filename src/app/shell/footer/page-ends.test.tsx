import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { settings } from '#config/settings.ts'
import { localize } from '#core/language.ts'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { BackToTop } from './back-to-top.tsx'
import { contactsOf } from './contacts.ts'
import { Footer } from './footer.tsx'
import { OfflineBadge } from '../notices/offline-badge.tsx'
import { UrlLookup } from '../page-change/url-lookup.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('[SHELL-199] after each change of page the shop is told its whole address, the store view and the query too', async () => {
  const asked: unknown[] = []
  const call: AnyCall = async (key, input) => {
    asked.push([key, input])
    return ok(null)
  }
  const { router } = showPages([{ path: '*', element: <UrlLookup /> }], '/new', call)
  expect(asked).toEqual([])
  await act(() => router.navigate('/women?color=34'))
  expect(asked).toEqual([['GET /api/url', { query: { page: '/en/women?color=34' } }]])
})

it('[SHELL-200] the way back to the top takes the focus to the content', () => {
  renderPage(
    <main id="main" tabIndex={-1}>
      <BackToTop />
    </main>,
  )
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('link', { name: 'Back to top' }))
  expect(scrolled).toHaveBeenCalledWith({ top: 0 })
  expect(document.activeElement?.id).toBe('main')
})

it('[SHELL-194] says whose shop it is, how to write to it, and what it runs on; the name leads to the front page', () => {
  const own = {
    ...settings,
    company: 'Loom & Co',
    company_info: 'Mill Lane 4',
    email_support: 'help@shop.test',
    has_shipping_info: true,
    has_return_policy: true,
    has_privacy_policy: true,
    has_terms_and_conditions: true,
  }
  renderPage(<Footer />, { shell: shellData({ settings: own }) })
  expect(screen.getByText(/©/).textContent).toBe('© Loom & Co, Mill Lane 4')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([hrefOf('Loom & Co'), hrefOf('help@shop.test')]).toEqual(['/', 'mailto:help@shop.test'])
  const legal = ['Delivery', 'Terms and conditions', 'Privacy policy', 'Returns']
  expect(legal.map(hrefOf)).toEqual(['/delivery', '/terms-of-use', '/privacy', '/returns'])
  const powered = screen.getByText('Powered by', { exact: false })
  expect([powered.textContent, powered.querySelectorAll('svg').length]).toEqual(['Powered by  Vitrine', 1])
})

it('[SHELL-303] the ways to pay are those of the view, by name and mark', () => {
  const [cash, card] = settings.payment_methods
  if (!cash || !card) throw new Error('two ways to pay are needed')
  const own = { ...settings, payment_methods: [card, { ...cash, code: 'quickpay', title: { en: 'Quick pay' } }] }
  renderPage(<Footer />, { shell: shellData({ settings: own }) })
  const ways = within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('listitem')
  expect(ways.map(({ textContent }) => textContent)).toEqual([localize(card.title, 'en'), 'Quick pay'])
  expect(ways.map((way) => way.querySelector('use')?.getAttribute('href')?.split('#')[1])).toEqual(['card', 'doc'])
})

it('[SHELL-25] the ways to reach the shop are a phone and five services, each where it is set', () => {
  const links = {
    telegram_link: 'https://t.me/shop',
    whatsapp_link: 'https://wa.me/1',
    viber_link: 'viber://chat',
    instagram_link: 'https://instagram.com/shop',
    facebook_link: 'https://facebook.com/shop',
  }
  const phone = { phone_display: '+1 555 010', phone_800_link: 'tel:+1800', email_support: '' }
  expect(contactsOf({ ...phone, ...links }).map(({ label, href }) => `${label} ${href}`)).toEqual([
    '+1 555 010 tel:+1800',
    'Telegram https://t.me/shop',
    'WhatsApp https://wa.me/1',
    'Viber viber://chat',
    'Instagram https://instagram.com/shop',
    'Facebook https://facebook.com/shop',
  ])
  const none = Object.fromEntries(Object.keys(links).map((name) => [name, ''])) as typeof links
  expect(contactsOf({ phone_display: '', phone_800_link: '', email_support: '', ...none })).toEqual([])
})

it('[SHELL-195] says that the shop cannot be reached, and that not everything works', () => {
  renderPage(<OfflineBadge />)
  const badge = screen.getByRole('status', { hidden: true })
  expect([badge.hidden, badge.textContent]).toEqual([true, ''])
  browserConnectivity()
  act(() => void dispatchEvent(new Event('offline')))
  expect([badge.hidden, badge.textContent]).toEqual([false, 'You are offline. Some features might not be available.'])
})
