import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { FreshPage } from '#app/shell/page-change/fresh-page.tsx'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Component } from '../../product-page.tsx'
import { bottle } from '../product-fake.ts'

const reviews = { total: 0, first: [], counts: [], photos: [], fits: [] }
const extras = { look: [], members: [], crosssell: [], upsell: [], bloggers: [], similar: [], reviews }

let left = 100
let price = 30
/** What the page's own data say is left. */
let kept = 100
let isReachable = true
const stock = (qty: number) => ({ product_id: 7, qty, is_in_stock: qty > 0, manage_stock: true })
const call: AnyCall = async (key) => {
  if (key !== 'GET /api/stock/list') return ok([])
  return isReachable ? ok([{ product_sku: 'BOTTLE', ...stock(left) }]) : new Promise(() => {})
}

beforeAll(standInForTheBrowser)
beforeEach(() => {
  left = 100
  price = 30
  kept = 100
  isReachable = true
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Page = () => (
  <>
    <FreshPage />
    <Component />
  </>
)
const loader = () => ({
  product: bottle({ final_price_incl_tax: price, original_price_incl_tax: price, stock: stock(kept) }),
  extras,
})
const show = async (line = 'In stock') => {
  showPages([{ path: '/p/:parentSku/:slug', Component: Page, loader }], '/p/BOTTLE/steel-bottle', call)
  expect(await screen.findByText(line)).toBeTruthy()
}
const turnSight = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('a page that was kept', () => {
  test('[PRODUCT-43] [PRODUCT-44] brought by Back, it shows what is left and what it costs now, and what it cost', async () => {
    await show()
    expect(screen.queryByText(/price has changed/)).toBeNull()
    left = 2
    price = 36
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await screen.findByText('Only 2 left')).toBeTruthy()
    expect(await screen.findByText('The price has changed: $36.00, before $30.00.')).toBeTruthy()
  })

  test('[PRODUCT-43] what its data say stands before what was heard earlier, until the shop says more', async () => {
    left = 4
    await show('Only 4 left')
    kept = 2
    isReachable = false
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await screen.findByText('Only 2 left')).toBeTruthy()
  })

  test('[PRODUCT-43] after five minutes out of sight it is loaded anew, sooner it is not', async () => {
    await show()
    left = 2
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    turnSight('hidden')
    clock.mockReturnValue(now + 4 * 60_000)
    turnSight('visible')
    expect(screen.queryByText('Only 2 left')).toBeNull()
    turnSight('hidden')
    clock.mockReturnValue(now + 10 * 60_000)
    turnSight('visible')
    expect(await screen.findByText('Only 2 left')).toBeTruthy()
  })
})
