import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ShareCart } from './share-cart.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call: AnyCall = async () => ok([], { code: 'abc' })
const link = `${location.origin}/cart/abc`

test.each([
  ['lets it be copied', { writeText: async () => undefined }, 'Link copied'],
  ['forbids that', { writeText: () => Promise.reject(new Error('no')) }, link],
  ['has no clipboard, without https', undefined, link],
])('[CART-141] a browser that %s shares the cart', async (_kind, clipboard, said) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  showPages([{ path: '/', element: <ShareCart cartId="one" /> }], '/', call)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('status').textContent).toBe(said)
})
