import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { ManagedReview } from '#features/reviews/contract.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { Screen as Returns } from '../orders/returns-screen.tsx'
import { Screen as Reviews } from './reviews-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

const review: ManagedReview = {
  id: 7,
  product_id: 1,
  product_sku: 'HOOD',
  product_name: 'Loopback hoodie',
  rating: 4,
  title: 'Warm',
  detail: 'Fits well.',
  nickname: 'Ada',
  fit: null,
  verified: true,
  status: 2,
  reply: null,
  created_at: '2026-11-20T10:00:00.000Z',
  photos: [],
}
const reviewCall = 'POST /api/manage/reviews/:id'

test('[ADMIN-32] a review is approved with an answer, or refused', async () => {
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/reviews': () => ok({ items: [review], total: 1 }),
    [reviewCall]: () => ok(review),
  })
  showScreen(Reviews, '/admin/reviews', call)
  expect(await screen.findByText('Fits well.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer: Warm' }), { target: { value: 'Thank you!' } })
  await press('Approve: Warm')
  await press('Refuse: Warm')
  expect(bodiesOf(reviewCall)).toEqual([
    { status: 1, reply: 'Thank you!' },
    { status: 3, reply: 'Thank you!' },
  ])
})

test('[ADMIN-517] each field for an answer is named by its review', async () => {
  const { call } = fakeOffice({
    'GET /api/manage/reviews': () => ok({ items: [review, { ...review, id: 8, title: 'Soft' }], total: 2 }),
  })
  showScreen(Reviews, '/admin/reviews', call)
  for (const name of ['Answer: Warm', 'Answer: Soft']) expect(await screen.findByRole('textbox', { name })).toBeTruthy()
})

test('[ADMIN-521] an answer that somebody else wrote meanwhile stays, where nothing was typed in its place', async () => {
  let stored = [review, { ...review, id: 8, title: 'Soft' }]
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/reviews': () => ok({ items: stored, total: 2 }),
    [reviewCall]: () => ok(review),
  })
  showScreen(Reviews, '/admin/reviews', call)
  await screen.findAllByText('Fits well.')
  stored = stored.map((one) => ({ ...one, reply: 'From a colleague' }))
  await press('Approve: Soft')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer: Warm' })
  await waitFor(() => expect(field.value).toBe('From a colleague'))
  await press('Approve: Warm')
  expect(bodiesOf(reviewCall)).toEqual([{ status: 1 }, { status: 1 }])
})

test('[ADMIN-32] many reviews are approved at once, and listed by state', async () => {
  const { call, bodiesOf, queriesOf } = fakeOffice({
    'GET /api/manage/reviews': () => ok({ items: [review, { ...review, id: 8, title: 'Soft' }], total: 2 }),
    [reviewCall]: () => ok(review),
  })
  showScreen(Reviews, '/admin/reviews?status=2', call)
  fireEvent.click(await screen.findByLabelText('Select all on this page'))
  await press('Approve')
  expect(bodiesOf(reviewCall)).toEqual([{ status: 1 }, { status: 1 }])
  expect(queriesOf('GET /api/manage/reviews')[0]).toEqual({ status: '2', from: 0, size: 25 })
  fireEvent.change(screen.getByLabelText('SKU, words or name'), { target: { value: 'Hood' } })
  await press('Find')
  expect(queriesOf('GET /api/manage/reviews').at(-1)).toEqual({ q: 'Hood', status: '2', from: 0, size: 25 })
})

test('[ADMIN-517] [ADMIN-29] [ADMIN-310] [ADMIN-311] a request names its pieces, is decided by a second press with an answer, and then only told', async () => {
  const request = {
    id: 'r-1',
    kind: 'return',
    state: 'open',
    lines: [{ line: 1, qty: 2 }],
    reason: 'Too small',
    answer: null as string | null,
    created_at: '2026-11-20T10:00:00.000Z',
    decided_at: null,
    order: 'o-1',
    number: 'V1',
    store: 'en',
    name: null,
    email: null,
    goods: [{ sku: 'HOOD-M', name: 'Hoodie', options: ['Clay', 'M'], qty: 2 }],
  }
  let kept = request
  const decide = 'POST /api/manage/returns/:id'
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/returns': () => ok({ items: [kept], total: 1 }),
    [decide]: () => {
      kept = { ...request, state: 'declined', answer: 'Worn' }
      return ok(kept)
    },
  })
  showScreen(Returns, '/admin/returns', call)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Answer V1' }), { target: { value: 'Worn' } })
  fireEvent.click(screen.getByLabelText('Can be sold again V1'))
  expect(screen.getByRole('row', { name: /V1/ }).textContent).toContain('2 × Hoodie, Clay, M HOOD-M')
  await press('Accept V1')
  await press('Decline V1')
  expect(bodiesOf(decide)).toEqual([])
  await press('Yes, decline V1')
  expect(bodiesOf(decide)).toEqual([{ accept: false, restock: false, answer: 'Worn' }])
  expect(await screen.findByText('Declined: Worn')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept V1' })).toBeNull())
})
