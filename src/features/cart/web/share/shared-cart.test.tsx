import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { SharedCart } from './shared-cart.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[CART-140] a link that the shop did not answer is not said to lead nowhere', async () => {
  showPages([{ path: '/cart/abc', element: <SharedCart code="abc" /> }], '/cart/abc', async () => refuse('OFFLINE'))
  expect(await screen.findByText('The shared cart is shown as soon as the shop can be reached.')).toBeTruthy()
  expect(screen.queryByText('This cart is not there any more.')).toBeNull()
})
