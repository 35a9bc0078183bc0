import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { loadExtras } from './extras-data.ts'
import { Extras } from './extras.tsx'
import { bottle } from '../product-fake.ts'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const review = {
  id: 1,
  rating: 4,
  title: 'Holds',
  detail: 'Cold all day.',
  nickname: 'Mina',
  created_at: '2026-11-01T00:00:00.000Z',
  photos: [],
  verified: true,
  fit: 'true' as const,
  reply: null,
}
const product = bottle({ review_summary: { count: 1, average: 4 } })

test('[PRODUCT-35] fifty reviews at a time until all are there, the stars of all from the start', async () => {
  const all = Array.from({ length: 120 }, (_, index) => ({ ...review, id: index, detail: `No. ${index}.` }))
  const sizes: unknown[] = []
  const shop: AnyCall = async (key, { query }) => {
    if (key === 'GET /api/product/similar') return ok({ items: [] })
    if (query?.type !== 'review') return ok({ items: [], total: 0, aggregations: {} })
    sizes.push(query.size)
    const from = Number(query.from ?? 0)
    const buckets = [
      { key: '5', label: '5', doc_count: 100 },
      { key: '2', label: '2', doc_count: 20 },
    ]
    return ok({ items: all.slice(from, from + 50), total: 120, aggregations: { rating: { total: 2, buckets } } })
  }
  const given = await loadExtras(typedCall(shop), product)
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }], '/', shop)
  const texts = () => screen.queryAllByText(/^No\. \d+\.$/).map(({ textContent }) => textContent)
  const more = () => screen.getByRole('button', { name: 'More reviews' })
  expect(texts()).toEqual(['No. 0.', 'No. 1.', 'No. 2.'])
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual([
    '100',
    '0',
    '0',
    '20',
    '0',
  ])
  for (const count of [50, 100]) {
    act(() => more().click())
    await waitFor(() => expect(texts()).toHaveLength(count))
  }
  act(() => more().click())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull())
  expect(texts()).toEqual(all.map(({ detail }) => detail))
  expect(new Set(sizes)).toEqual(new Set([50]))
})

test.each([
  ['an answer', refuse('OFFLINE')],
  ['a network, where none of them is kept,', ok({ items: [], total: 0 }, { offline: true, noresults: true })],
])('[PRODUCT-263] "More reviews" without %s says so, and goes on once there is one', async (_, nothing) => {
  let isThere = true
  const shop: AnyCall = async (_key, { query }) => {
    if (!isThere) return nothing
    if (query?.type !== 'review') return ok({ items: [], total: 0, aggregations: {} })
    const all = [...Array(9).keys()].map((id) => ({ ...review, id, detail: `No. ${id}.` }))
    return ok({ items: all, total: all.length, aggregations: {} })
  }
  const given = await loadExtras(typedCall(shop), product)
  const { notices } = showPages(
    [{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }],
    '/',
    shop,
  )
  isThere = false
  const more = screen.getByRole('button', { name: 'More reviews' })
  act(() => more.click())
  await waitFor(() => expect(notices.list().map(({ kind }) => kind)).toEqual(['error']))
  expect(screen.getAllByText(/^No\. \d+\.$/)).toHaveLength(3)
  isThere = true
  act(() => more.click())
  await waitFor(() => expect(screen.getAllByText(/^No\. \d+\.$/)).toHaveLength(9))
})

test('[PRODUCT-294] where the reviews cannot be had there are as many as the product says, and they can be asked for anew', async () => {
  let isThere = false
  const shop: AnyCall = async (_key, { query }) => {
    if (!isThere) return refuse('OFFLINE')
    return query?.type === 'review'
      ? ok({ items: [review], total: 1, aggregations: {} })
      : ok({ items: [], total: 0, aggregations: {} })
  }
  const given = await loadExtras(typedCall(shop), product)
  showPages([{ path: '/', element: <Extras product={product} picture="b.webp" given={given} /> }], '/', shop)
  expect(screen.getByRole('heading', { name: 'Reviews1' })).toBeTruthy()
  expect(screen.queryByText('No reviews yet')).toBeNull()
  isThere = true
  act(() => screen.getByRole('button', { name: 'More reviews' }).click())
  expect(await screen.findByText('Cold all day.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

test('[PRODUCT-295] a review that is being written stays where the page is loaded anew, which comes without what is below', async () => {
  const shop: AnyCall = async () => ok({ items: [], total: 0, aggregations: {} })
  const given = await loadExtras(typedCall(shop), product)
  let loadAnew = (): void => undefined
  const Page = () => {
    const [isAnew, setAnew] = useState(false)
    loadAnew = () => setAnew(true)
    return <Extras product={isAnew ? { ...product } : product} picture="b.webp" given={isAnew ? undefined : given} />
  }
  showPages([{ path: '/', element: <Page /> }], '/', shop)
  act(() => screen.getByRole('button', { name: 'Write a review' }).click())
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  act(() => void fireEvent.change(title, { target: { value: 'Holds' } }))
  act(() => loadAnew())
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Holds')
})
