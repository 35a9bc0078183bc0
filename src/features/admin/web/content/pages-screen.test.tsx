import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
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
