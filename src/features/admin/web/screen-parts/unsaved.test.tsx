import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from '../content/pages-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const show = async () => {
  const { call } = fakeOffice({
    'GET /api/admin/page': () => refuse('NOT_FOUND'),
    'GET /api/admin/pages': () => ok({ items: [], total: 0 }),
    'POST /api/admin/page': () => ok({}),
  })
  const { router } = showScreen(Screen, '/admin/pages?page=mill', call)
  const heading = await screen.findByLabelText<HTMLInputElement>('Heading')
  return { heading, isThere: () => router.state.location.search === '?page=mill' }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const follow = () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'All content pages' })))
const asksBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('[ADMIN-301] what was typed and saved nowhere is not left by accident', async () => {
  const { heading, isThere } = await show()
  expect(asksBrowser()).toBe(false)
  fireEvent.change(heading, { target: { value: 'Our mill' } })
  expect(asksBrowser()).toBe(true)
  await follow()
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Stay here')
  expect([isThere(), heading.value, screen.queryByRole('dialog')]).toEqual([true, 'Our mill', null])
  await follow()
  await press('Leave')
  await waitFor(() => expect(isThere()).toBe(false))
  expect(asksBrowser()).toBe(false)
})

test('[ADMIN-301] what is saved is left without a question', async () => {
  const { heading, isThere } = await show()
  fireEvent.change(heading, { target: { value: 'Our mill' } })
  await press('Save as draft')
  expect(asksBrowser()).toBe(false)
  await follow()
  await waitFor(() => expect(isThere()).toBe(false))
})
