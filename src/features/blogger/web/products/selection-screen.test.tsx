import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { fakeCabinet, showScreen } from '#test/support/cabinet-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Selection } from './selection-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const card = {
  id: 4,
  sku: 'VT-4',
  parentSku: 'VT-4',
  name: 'Crop top',
  type_id: 'simple',
  url_path: 'p/VT-4/crop-top',
  image: 'clay.avif',
  stock: { is_in_stock: true },
  configurable_options: [],
  final_price_incl_tax: 68,
  original_price_incl_tax: 68,
}

test('[BLOGGER-118] products are chosen or refused, only where the shop lets choose', async () => {
  const shop = fakeCabinet({
    'GET /api/catalog': () => ok({ items: [card], total: 1, start: 0, perPage: 48, aggregations: {} }),
    'POST /api/blogger/approve': () => ok({ changed: 1 }),
  })
  const { notices } = showScreen(Selection, '/cabinet/products/selection?approved=0', shop.call, {
    product_choose: true,
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Crop top' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve (1)' }))
  await waitFor(() => expect(notices.list().at(-1)?.text).toBe('Approved: the shop shows them.'))
  expect(shop.asked('POST /api/blogger/approve')[0]?.body).toEqual({ products: [4], action: 'approve' })
  cleanup()
  showScreen(Selection, '/cabinet/products/selection', shop.call, { product_choose: false })
  expect(await screen.findByText('There is nothing to choose at the moment')).toBeTruthy()
})

test('[BLOGGER-431] [BLOGGER-432] what is ticked while others are decided stays; where nothing is, the press says so', async () => {
  let items = [card, { ...card, id: 5, name: 'Legging' }, { ...card, id: 6, name: 'Cap' }]
  const { promise, resolve } = Promise.withResolvers<void>()
  const shop = fakeCabinet({
    'GET /api/catalog': () => ok({ items, total: items.length, start: 0, perPage: 48, aggregations: {} }),
    'POST /api/blogger/approve': () => ok({ changed: 1 }),
  })
  const call: AnyCall = async (key, input, options) => {
    if (key.startsWith('POST ')) await promise
    return shop.call(key, input, options)
  }
  showScreen(Selection, '/cabinet/products/selection?approved=0', call, { product_choose: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse (0)' }))
  expect(screen.getByRole('alert').textContent).toBe('Tick the products first.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Crop top' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve (1)' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cap' }))
  items = items.slice(1)
  resolve()
  await waitFor(() => expect(screen.queryByText('Crop top')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cap' }).checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Approve (1)' })).toBeTruthy()
  expect(shop.asked('POST /api/blogger/approve').map(({ body }) => body)).toEqual([
    { products: [4], action: 'approve' },
  ])
})

test('[BLOGGER-118] what is more than a page can be turned to', async () => {
  const key = 'GET /api/catalog'
  const shop = fakeCabinet({
    [key]: () => ok({ items: [card], total: 50, start: 0, perPage: 48, aggregations: {} }),
  })
  showScreen(Selection, '/cabinet/products/selection?approved=1', shop.call, { product_choose: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('49–49 of 50')).toBeTruthy()
  expect(shop.asked(key).map(({ query }) => query?.['from'])).toEqual([0, 48])
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('1–1 of 50')).toBeTruthy()
})

test('[BLOGGER-443] once all of the last page is decided about, or at an address behind it, there is the first page', async () => {
  let total = 49
  const shop = fakeCabinet({
    'GET /api/catalog': ({ query }) => {
      const from = Number(query?.['from'])
      return ok({ items: from < total ? [card] : [], total, start: from, perPage: 48, aggregations: {} })
    },
    'POST /api/blogger/approve': () => {
      total = 48
      return ok({ changed: 1 })
    },
  })
  showScreen(Selection, '/cabinet/products/selection?approved=0&from=48', shop.call, { product_choose: true })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Crop top' }))
  expect(screen.getByText('49–49 of 49')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Approve (1)' }))
  expect(await screen.findByText('1–1 of 48')).toBeTruthy()
  expect(screen.queryByText('Everything has been looked at')).toBeNull()
})
