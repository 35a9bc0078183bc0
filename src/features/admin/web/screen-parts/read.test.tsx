import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Tokens } from '../connections/tokens-screen.tsx'
import { Screen as Pages } from '../content/pages-screen.tsx'
import { RunPart } from '../import/run-part.tsx'
import { Screen as Reviews } from '../reviews/reviews-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const isUnread = () => screen.queryByRole('heading', { name: /Check the connection/ }) !== null

/** A shop that is read once, and then only where `isAway` is false. */
const officeOf = (key: string, value: unknown, others: Parameters<typeof fakeOffice>[0] = {}) => {
  const line = { isAway: false }
  const { call } = fakeOffice({ [key]: () => (line.isAway ? refuse('OFFLINE') : ok(value)), ...others })
  return { call, line }
}

test('[ADMIN-536] a key that is shown this once stays where the keys cannot be read anew', async () => {
  const made = { token: 'vitrine_0123456789abcdef_secret', item: {} }
  const { call, line } = officeOf('GET /api/admin/tokens', { items: [] }, { 'POST /api/admin/tokens': () => ok(made) })
  showScreen(Tokens, '/admin/tokens', call)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Warehouse' } })
  fireEvent.click(screen.getByLabelText('Stock'))
  line.isAway = true
  await press('Make the token')
  expect(screen.getByLabelText<HTMLInputElement>('The new token').value).toBe(made.token)
  expect(isUnread()).toBe(true)
  line.isAway = false
  await press('Try again')
  expect(isUnread()).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('The new token').value).toBe(made.token)
})

test('[ADMIN-536] what is typed of a page stays where the page cannot be read anew', async () => {
  const page = {
    identifier: 'mill',
    store_code: '',
    title: { en: 'Before' },
    content: {},
    is_active: true,
    updated_at: '',
    versions: { items: [], total: 0 },
  }
  const { call, line } = officeOf('GET /api/admin/page', page, { 'POST /api/admin/page': () => ok({}) })
  showScreen(Pages, '/admin/pages?page=mill', call)
  const heading = await screen.findByLabelText<HTMLInputElement>('Heading')
  fireEvent.change(heading, { target: { value: 'Mine' } })
  line.isAway = true
  await press('Save as draft')
  expect([isUnread(), screen.getByLabelText('Heading')]).toEqual([true, heading])
  expect(heading.value).toBe('Mine')
})

const reviewOf = (id: number, title: string) => ({
  id,
  title,
  product_name: 'Cap',
  product_sku: 'CAP',
  nickname: 'Ada',
  detail: 'And light.',
  rating: 5,
  verified: false,
  status: 2,
  photos: [],
  reply: null,
  created_at: '2026-11-20T10:00:00.000Z',
})

test('[ADMIN-543] the rows of a list stay, with what is typed in them, where the list cannot be read anew', async () => {
  const items = [reviewOf(7, 'Warm'), reviewOf(8, 'Cold')]
  const { call, line } = officeOf(
    'GET /api/manage/reviews',
    { items, total: 2 },
    { 'POST /api/manage/reviews/:id': () => ok({}) },
  )
  showScreen(Reviews, '/admin/reviews', call)
  const answer = await screen.findByLabelText<HTMLInputElement>('Answer: Warm')
  fireEvent.change(answer, { target: { value: 'Thank you' } })
  line.isAway = true
  await press('Approve: Cold')
  expect([isUnread(), screen.getByLabelText('Answer: Warm')]).toEqual([true, answer])
  expect(answer.value).toBe('Thank you')
  fireEvent.change(screen.getByLabelText('State'), { target: { value: '1' } })
  expect(await screen.findByRole('heading', { name: /Check the connection/ })).toBeTruthy()
  // what is asked for now was never read
  expect(screen.queryByRole('table')).toBeNull()
})

test('[ADMIN-536] an import is followed on once it can be read again', async () => {
  vi.useFakeTimers()
  const run = {
    id: 7,
    state: 'running',
    is_trial: false,
    by: null,
    files: ['spring.csv'],
    started_at: '2026-11-20T10:00:00.000Z',
    step: 'writing',
    done: 1,
    total: 2,
  }
  const { call, line } = officeOf('GET /api/manage/imports/:id', run)
  const second = () => act(() => vi.advanceTimersByTimeAsync(1000))
  showScreen(() => <RunPart id="7" onChange={() => undefined} />, '/admin/import', call)
  await second()
  line.isAway = true
  await second()
  expect([isUnread(), screen.queryByText(/spring\.csv/) !== null]).toEqual([true, true])
  line.isAway = false
  await second()
  expect(isUnread()).toBe(false)
})
