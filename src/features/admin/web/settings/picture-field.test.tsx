import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './settings-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[ADMIN-546] what is typed of an icon while its picture is being sent stays', async () => {
  const address = `/uploads/${'0a'.repeat(16)}.webp`
  const { call } = fakeOffice({
    'GET /api/admin/settings': () =>
      ok({
        items: [{ key: 'favicons', default: [], views: {} }],
        choices: { category: [], style: [] },
        views: [],
      }),
  })
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  showScreen(Screen, '/admin/settings?group=shop', async (key, input) =>
    key === 'POST /api/admin/slides/picture' ? promise : call(key, input),
  )
  const icons = within(await screen.findByRole('form', { name: /own icons$/ }))
  await act(async () => void fireEvent.click(icons.getByRole('button', { name: 'Add' })))
  const file = new File(['picture'], 'icon.png', { type: 'image/png' })
  await act(async () => void fireEvent.change(screen.getByLabelText(/New picture/), { target: { files: [file] } }))
  const kind = icons.getByLabelText<HTMLInputElement>('Kind')
  fireEvent.change(kind, { target: { value: 'image/webp' } })
  await act(async () => resolve(ok({ address })))
  expect([kind.value, icons.getByLabelText<HTMLInputElement>('File of the shop').value]).toEqual([
    'image/webp',
    address,
  ])
})

test('[ADMIN-619] the picture that stands there and the way to take it away are side by side below its field', async () => {
  const { call } = fakeOffice({
    'GET /api/admin/settings': () =>
      ok({
        items: [{ key: 'favicons', default: [{ src: '/favicon.svg' }], views: {} }],
        choices: { category: [], style: [] },
        views: [],
      }),
  })
  showScreen(Screen, '/admin/settings?group=shop', call)
  const picture = await screen.findByRole('img', { name: 'File of the shop' })
  const row = picture.parentElement
  expect(row?.contains(screen.getByRole('button', { name: 'Take the picture away' }))).toBe(true)
  const field = screen.getByLabelText(/New picture/)
  expect(row?.contains(field)).toBe(false)
  expect(field.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
