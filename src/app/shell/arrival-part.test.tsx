import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { CartContract } from '#features/cart/contract.ts'
import { cartOf } from '#features/cart/web/store/cart-access.ts'
import { fakeCartServer, fakeItem } from '#features/cart/web/cart-fake.ts'
import { campaignNow } from '#features/consent/web/campaign.ts'
import { answerConsent } from '#features/consent/web/consent.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { promoClaim, storeClaim } from '#platform/web/storage/claims.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ArrivalPart } from './arrival-part.tsx'
import { NoticeArea } from './notices/notice-area.tsx'

const hoodie = fakeItem('HOODIE')
const server = fakeCartServer([hoodie])
const calls: [string, unknown][] = []
let answers: Record<string, () => Result<unknown>> = {}
const call: AnyCall = async (key, input, options) => {
  calls.push([key, input.body])
  return answers[key]?.() ?? server.call(key, input, options)
}
const Page = () => {
  const [parts] = useState(<ArrivalPart />)
  return (
    <>
      {parts}
      <NoticeArea />
    </>
  )
}
const show = (at: string) => renderPage(<Page />, { at, call })
const asked = (key: string) => calls.filter(([each]) => each === key).map(([, body]) => body)

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  calls.length = 0
  answers = {}
})
afterEach(cleanup)

test('[CONSENT-2] the promo code of the first address counts for whoever went on at once', async () => {
  const opened = { name: `${location.origin}/?promo=BLOGGER` } as PerformanceEntry
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened])
  show('/cart')
  await waitFor(() => expect(promoClaim(Date.now())).toBe('BLOGGER'))
  entries.mockRestore()
})

test('[CONSENT-1, CONSENT-2, CONSENT-3] a promo code and the campaign are kept, and the address is clean', async () => {
  const { router } = show('/?promo=BLOGGER&ref=fb&color=49#reviews')
  await waitFor(() => expect(router.state.location.search).toBe('?color=49'))
  expect(router.state.location.pathname).toBe('/')
  expect(promoClaim(Date.now())).toBe('BLOGGER')
  const claim = JSON.parse(localStorage.getItem('vitrine.claim.promoCode') ?? '') as object
  expect(claim).toEqual({
    code: 'promoCode',
    value: 'BLOGGER',
    created_at: expect.any(Number) as number,
    description: '',
  })
  expect(campaignNow()).toBe('meta')
})

test('[CONSENT-1] a claim is over after 30 days, and one of no text is no code', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  storeClaim({ code: 'promoCode', value: 'BLOGGER' }, now)
  const days = (count: number) => now + count * 24 * 3600 * 1000
  expect([promoClaim(days(29)), promoClaim(days(30))]).toEqual(['BLOGGER', undefined])
  storeClaim({ code: 'promoCode', value: true }, now)
  expect(promoClaim(now)).toBeUndefined()
})

test("[CONTACT-4] the newsletter's link confirms it, and the notice ends it again", async () => {
  answers = { 'POST /api/newsletter/confirm': () => ok(true), 'POST /api/newsletter/leave': () => ok(true) }
  const { router } = show('/?newsletter=1.abc')
  expect(await screen.findByText('You get our news from now on.')).toBeTruthy()
  expect(router.state.location.search).toBe('')
  expect(asked('POST /api/newsletter/confirm')).toEqual([{ token: '1.abc' }])
  fireEvent.click(screen.getByText('Unsubscribe'))
  expect(await screen.findByText('No more news comes to you.')).toBeTruthy()
  expect(asked('POST /api/newsletter/leave')).toEqual([{ token: '1.abc' }])
})

test('[CONTACT-4] a wrong link says so, and one without an answer can be tried again', async () => {
  const refused = () => refuse('TOKEN_INVALID')
  answers = { 'POST /api/newsletter/confirm': refused, 'POST /api/newsletter/leave': refused }
  show('/?newsletter=x')
  expect(await screen.findByText(/Ask for the news once more/)).toBeTruthy()
  cleanup()
  // whoever wants to leave is not asked to subscribe
  show('/?unsubscribe=x')
  expect(await screen.findByText(/Please open it from the mail once more/)).toBeTruthy()
  cleanup()
  answers = { 'POST /api/newsletter/leave': () => refuse('OFFLINE') }
  show('/?unsubscribe=1.abc')
  const again = await screen.findByText('Try again')
  expect(screen.queryByText(/What you wrote/)).toBeNull()
  answers = { 'POST /api/newsletter/leave': () => ok(true) }
  fireEvent.click(again)
  expect(await screen.findByText('No more news comes to you.')).toBeTruthy()
})

test('[TRACK-5] a cart that comes to the checkout is told once', async () => {
  act(() => answerConsent(true))
  answers = { 'POST /api/track': () => ok(true) }
  const cart = cartOf('en', typedCall<CartContract>(call))
  act(() => cart.add(hoodie, 2))
  await act(() => cart.whenSettled())
  show('/checkout')
  await waitFor(() => expect(asked('POST /api/track')).toHaveLength(1))
  expect(asked('POST /api/track')[0]).toMatchObject({ event: 'checkout', consent: true, skus: ['HOODIE'] })
  cleanup()
  show('/checkout')
  await act(() => cart.whenSettled())
  expect(asked('POST /api/track')).toHaveLength(1)
})
