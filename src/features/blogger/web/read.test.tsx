import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeCabinet, promoProduct, showScreen } from '#test/support/cabinet-screens.tsx'
import { Screen } from './products/products-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[BLOGGER-454] what was read stays where another look fails, and that it failed stands above it', async () => {
  let isThere = true
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => (isThere ? ok({ items: [promoProduct()] }) : refuse('OFFLINE')),
  })
  showScreen(Screen, '/cabinet/products', shop.call)
  expect(await screen.findByText('Loopback hoodie')).toBeTruthy()
  isThere = false
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('The shop cannot be reached')).toBeTruthy()
  expect(screen.getByText('Loopback hoodie')).toBeTruthy()
  isThere = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('The shop cannot be reached')).toBeNull())
  expect(screen.getByText('Loopback hoodie')).toBeTruthy()
})
