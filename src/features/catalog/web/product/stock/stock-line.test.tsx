import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { bottle } from '../product-fake.ts'
import { StockLine } from './stock-line.tsx'

afterEach(cleanup)

const stock = {
  answers: {},
  hear: () => {},
  askAgain: () => {},
  statusOf: () => 'ok' as const,
  pricesBefore: () => undefined,
}

test.each([
  [1, 'Only 1 left'],
  [5, 'Only 5 left'],
  [6, 'In stock'],
])('[PRODUCT-18] of %d pieces it says: %s', (qty, text) => {
  const product = bottle({ stock: { product_id: 7, qty, is_in_stock: true, manage_stock: true } })
  const purchase = { child: undefined, selection: {} } as Parameters<typeof StockLine>[0]['purchase']
  renderPage(<StockLine product={product} purchase={purchase} stock={stock} />)
  expect(screen.getByText(text)).toBeTruthy()
})
