import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './pages-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const publish = 'POST /api/admin/page'
const pageOf = (title: string) => ({
  identifier: 'mill',
  store_code: '',
  title: { en: title },
  content: { en: [{ kind: 'paragraph', text: `Words of ${title}` }] },
  is_active: true,
})

test('[ADMIN-289] a page that somebody else published meanwhile: theirs is shown, or replaced by a second press', async () => {
  const office = fakeOffice({
    'GET /api/admin/page': () => ok({ ...pageOf('Before'), updated_at: '', versions: { items: [], total: 0 } }),
    [publish]: () => refuse('PAGE_CHANGED', { message: 'Somebody else was faster.', page: pageOf('Theirs') }),
  })
  showScreen(Screen, '/admin/pages?page=mill', office.call)
  const heading = await screen.findByLabelText<HTMLInputElement>('Heading')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.change(heading, { target: { value: 'Mine' } })
  press('Publish now')
  await screen.findByText('Somebody else was faster.')
  expect(heading.value).toBe('Mine')
  press('Publish now')
  await waitFor(() =>
    expect(office.bodiesOf(publish)).toMatchObject([
      { title: { en: 'Mine' }, seen: { title: { en: 'Before' }, is_active: true } },
      { title: { en: 'Mine' }, seen: { title: { en: 'Theirs' } } },
    ]),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show theirs' }))
  expect([heading.value, screen.queryByRole('alert')]).toEqual(['Theirs', null])
  expect(screen.queryByRole('button', { name: 'Show theirs' })).toBeNull()
})

/** A page with what was published of it; `press` says what one answers. */
const showPage = async (press: () => Promise<Result<unknown>>) => {
  const versionOf = (id: number, state: string) => ({
    id,
    state,
    body: pageOf(`Version ${id}`),
    created_at: '2026-11-20T10:00:00.000Z',
    restores: null,
  })
  const now = { title: 'Before', versions: [versionOf(2, 'shown'), versionOf(1, 'earlier')] }
  const office = fakeOffice({
    'GET /api/admin/page': () =>
      ok({ ...pageOf(now.title), updated_at: '', versions: { items: now.versions, total: now.versions.length } }),
  })
  const call: AnyCall = async (key, input, options) => {
    const answer = await office.call(key, input, options)
    return key.startsWith('POST ') ? press() : answer
  }
  showScreen(Screen, '/admin/pages?page=mill', call)
  await screen.findByRole('button', { name: 'Open version 1' })
  return { ...office, now, heading: screen.getByLabelText<HTMLInputElement>('Heading') }
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const pressed = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('[ADMIN-541] what is typed of a page stays while it is published, and while an earlier version is brought back', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  const { bodiesOf, now, heading } = await showPage(() => promise)
  type(heading, 'Mine')
  await pressed('Publish now')
  type(heading, 'Mine, and more')
  now.title = 'Mine'
  await act(async () => resolve(ok({})))
  expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Mine, and more')
  now.title = 'Version 1'
  await pressed('Roll back to version 1')
  expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Mine, and more')
  await pressed('Publish now')
  // what was brought back was not seen: the shop will say so
  expect(bodiesOf(publish)).toMatchObject([{ seen: { title: { en: 'Before' } } }, { seen: { title: { en: 'Mine' } } }])
  expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Version 1')
})

test('[ADMIN-542] a version is opened in the place of what was typed by a second press', async () => {
  const { heading } = await showPage(async () => ok({}))
  type(heading, 'Mine')
  await pressed('Open version 1')
  expect(heading.value).toBe('Mine')
  await pressed('Keep it')
  await pressed('Open version 1')
  await pressed('Yes, open version 1 in place of what was typed')
  expect(heading.value).toBe('Version 1')
  // of what is not typed nothing is asked
  await pressed('Open version 2')
  expect(heading.value).toBe('Version 2')
})
