import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { tellCaught } from '#platform/web/page/caught-errors.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { rememberCampaign } from './campaign.ts'
import { answerConsent, consentNow } from './consent.ts'
import { tellConversion } from './conversions.ts'
import { CookieChoice } from './cookie-choice.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { useErrorReports } from './use-error-reports.ts'
import { useTracking } from './use-tracking.ts'

type Claim = { code: string; created_at: number; value: unknown; description: string }
const claim = () => JSON.parse(localStorage.getItem('vitrine.claim.cookiesAccepted') ?? 'null') as Claim | null
const told: [string, unknown][] = []
const call: AnyCall = async (key, { body }) => (told.push([key, body]), ok(true))
const notice = () => screen.queryByRole('region', { name: 'Cookies' })
const show = (at = '/') =>
  renderPage(
    <>
      <CookieNotice />
      <CookieChoice />
    </>,
    { at, call },
  )

beforeAll(standInForTheBrowser)
beforeEach(() => {
  act(() => answerConsent(false))
  localStorage.clear()
  sessionStorage.clear()
  told.length = 0
})
afterEach(cleanup)

// a module remembers what was said where nothing is kept; another page has forgotten it
const asANewPage = () =>
  act(() =>
    localStorage.setItem(
      'vitrine.claim.cookiesAccepted',
      JSON.stringify({ code: 'cookiesAccepted', created_at: Date.now(), value: false, description: '' }),
    ),
  )

test('[CONSENT-5] accepting stores true and hides the notice for good', () => {
  asANewPage()
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Cookie choice' }))
  expect(notice()?.textContent).toContain('We use cookies to give you the best shopping experience.')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(notice()).toBeNull()
  expect(claim()).toMatchObject({ code: 'cookiesAccepted', value: true, description: '' })
  expect(consentNow()).toBe('accepted')
})

test('[CONSENT-7] a yes is taken back where the footer leads, and the focus comes back', () => {
  act(() => answerConsent(true))
  show()
  expect(notice()).toBeNull()
  const choice = screen.getByRole('button', { name: 'Cookie choice' })
  choice.focus()
  fireEvent.click(choice)
  expect(document.activeElement).toBe(notice())
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(choice)
  expect(claim()).toMatchObject({ value: false, description: 'refused' })
  expect(consentNow()).toBe('refused')
})

test('[CONSENT-5] another tab has the answer', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Cookie choice' }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  localStorage.setItem(
    'vitrine.claim.cookiesAccepted',
    JSON.stringify({ ...claim(), value: false, description: 'refused' }),
  )
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.claim.cookiesAccepted' })))
  expect(notice()).toBeNull()
  expect(consentNow()).toBe('refused')
})

test('[CONSENT-6] whoever pays is not asked', () => {
  show('/checkout')
  fireEvent.click(screen.getByRole('button', { name: 'Cookie choice' }))
  expect(notice()).toBeNull()
})

const Tracking = () => {
  useTracking()
  return null
}

test('[TRACK-1] only who agreed is told of, and what came before is not made up for', () => {
  renderPage(<Tracking />, { call })
  tellConversion({ event: 'cart', skus: ['A'], value: 10 })
  expect(told).toEqual([])
  act(() => answerConsent(true))
  expect(told).toEqual([])
  rememberCampaign('meta')
  tellConversion({ event: 'wishlist', skus: Array.from({ length: 60 }, (_, at) => `S${at}`) })
  const [key, body] = told[0] ?? []
  expect(key).toBe('POST /api/track')
  expect(body).toMatchObject({ event: 'wishlist', consent: true, campaign: 'meta' })
  expect((body as { skus: string[] }).skus).toHaveLength(50)
  act(() => answerConsent(false))
  tellConversion({ event: 'cart' })
  expect(told).toHaveLength(1)
})

test('[TRACK-49] what was done before anybody listens is told then, once', () => {
  answerConsent(true)
  tellConversion({ event: 'cart', skus: ['EARLY'] })
  renderPage(<Tracking />, { call })
  expect(told).toMatchObject([['POST /api/track', { event: 'cart', skus: ['EARLY'] }]])
  cleanup()
  renderPage(<Tracking />, { call })
  expect(told).toHaveLength(1)
})

test('[TRACK-1, TRACK-49] what was done before a yes is not told by who comes after it, wherever the yes was said', () => {
  tellConversion({ event: 'cart', skus: ['EARLY'] })
  // in another tab
  localStorage.setItem(
    'vitrine.claim.cookiesAccepted',
    JSON.stringify({ ...claim(), created_at: Date.now(), value: true }),
  )
  expect(consentNow()).toBe('accepted')
  renderPage(<Tracking />, { call })
  expect(told).toEqual([])
})

const Reports = ({ chance }: { chance: number }) => {
  useErrorReports(() => chance)
  return null
}
const fail = (message: string) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) })))

test('[TRACK-6, TRACK-7] a page tells of its errors, five at most, and of nobody', () => {
  const shell = shellData({ errorSampling: 0.2 })
  renderPage(<Reports chance={0.1} />, { call, shell })
  for (let times = 0; times < 7; times += 1) fail(`no mail to ada@example.com, try ${times}`)
  expect(told).toHaveLength(5)
  expect(told[0]?.[1]).toMatchObject({ name: 'Error', message: 'no mail to [e-mail], try 0', page: '/' })
})

test('[SHELL-130] [TRACK-7] what a boundary caught is told as well, by the same chance', () => {
  tellCaught(new Error('a page broke'))
  renderPage(<Reports chance={0.1} />, { call, shell: shellData({ errorSampling: 0.2 }) })
  act(() => tellCaught(new Error('a part broke')))
  cleanup()
  renderPage(<Reports chance={0.3} />, { call, shell: shellData({ errorSampling: 0.2 }) })
  act(() => tellCaught(new Error('not this one')))
  expect(told.map(([, body]) => (body as Error).message)).toEqual(['a page broke', 'a part broke'])
})

test('[TRACK-7] neither where the chance is against it, nor where nobody wants to hear it', () => {
  renderPage(<Reports chance={0.2} />, { call, shell: shellData({ errorSampling: 0.2 }) })
  fail('one')
  cleanup()
  renderPage(<Reports chance={0} />, { call })
  fail('two')
  expect(told).toEqual([])
})
