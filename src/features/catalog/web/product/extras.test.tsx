import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Extras } from './extras.tsx'
import { bottle } from './fake-product.ts'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const review = {
  id: 1,
  rating: 4,
  title: 'Holds',
  detail: 'Cold all day.',
  nickname: 'Mina',
  created_at: '2026-11-01T00:00:00.000Z',
}
const asked: string[] = []
const call: AnyCall = async (key, input) => {
  asked.push(key)
  if (key === 'GET /api/product/similar') return ok({ items: [] })
  return ok(input.query?.type === 'review' ? { items: [review], total: 1 } : { items: [], total: 0 })
}
const product = bottle({ review_summary: { count: 1, average: 4 } })

test('[PRODUCT-15] after a change of page it is asked for when it comes near', async () => {
  let come: () => void = () => undefined
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => callback([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={undefined} /> }], '/', call)
  expect(asked).toEqual([])
  come()
  expect(await screen.findByText('Cold all day.')).toBeTruthy()
})

test('[PRODUCT-15] what came with the page is not asked for again', async () => {
  asked.length = 0
  const reviews = {
    total: 1,
    first: [{ ...review, entity_type: 'product' as const, entity_id: 7, product_sku: 'B', status: 1, photos: [] }],
    counts: [0, 1, 0, 0, 0],
  }
  const given = { look: [], members: [], similar: [], reviews }
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }], '/', call)
  expect(screen.getByText('Cold all day.')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: '4 out of 5' })).toHaveLength(2)
  expect(asked).toEqual([])
})
