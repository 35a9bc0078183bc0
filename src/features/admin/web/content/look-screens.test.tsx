import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Design } from './design-screen.tsx'
import { Screen as Slides } from './slides-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const isBehind = () => screen.queryByRole('button', { name: 'Show theirs' }) !== null
const versions = { items: [], total: 0 }

test('[ADMIN-289] a look that somebody else published meanwhile: theirs is shown, or replaced by a second press', async () => {
  const publish = 'POST /api/admin/design'
  const before = { skin: 'default', tokens: { accent: '#111111' } }
  const theirs = { skin: 'default', tokens: { accent: '#222222' } }
  const office = fakeOffice({
    'GET /api/admin/design': () => ok({ ...before, skins: [], versions }),
    [publish]: () => refuse('DESIGN_CHANGED', { message: 'Somebody else was faster.', design: theirs }),
  })
  showScreen(Design, '/admin/design', office.call)
  const accent = await screen.findByLabelText<HTMLInputElement>('Accent, Light')
  fireEvent.change(accent, { target: { value: '#333333' } })
  await press('Publish now')
  expect(screen.getByRole('alert').textContent).toBe('Somebody else was faster.')
  expect([accent.value, isBehind()]).toEqual(['#333333', true])
  await press('Publish now')
  expect(office.bodiesOf(publish)).toMatchObject([{ seen: before }, { seen: theirs }])
  await press('Show theirs')
  expect([accent.value, isBehind(), screen.queryByRole('alert')]).toEqual(['#222222', false, null])
})

test('[ADMIN-289] windows that somebody else published meanwhile: theirs are shown, or replaced by a second press', async () => {
  const publish = 'POST /api/admin/slides'
  const slidesOf = (title: string) => [
    { img: 'a.webp', light_bg: true, title: { en: title }, text: {}, link: '', swatch: '#e4e3dd' },
  ]
  const office = fakeOffice({
    'GET /api/admin/slides': () => ok({ slides: slidesOf('Before'), versions }),
    [publish]: () => refuse('SLIDES_CHANGED', { message: 'Somebody else was faster.', slides: slidesOf('Theirs') }),
  })
  showScreen(Slides, '/admin/slides', office.call)
  const heading = () => screen.getByLabelText<HTMLInputElement>('Heading')
  await screen.findByLabelText('Heading')
  fireEvent.change(heading(), { target: { value: 'Mine' } })
  await press('Publish now')
  const bar = within(screen.getByRole('group', { name: 'Publishing' }))
  expect(bar.getByRole('alert').textContent).toBe('Somebody else was faster.')
  expect([heading().value, isBehind()]).toEqual(['Mine', true])
  await press('Publish now')
  expect(office.bodiesOf(publish)).toMatchObject([
    { slides: slidesOf('Mine'), seen: slidesOf('Before') },
    { slides: slidesOf('Mine'), seen: slidesOf('Theirs') },
  ])
  await press('Show theirs')
  expect([heading().value, isBehind(), screen.queryByRole('alert')]).toEqual(['Theirs', false, null])
})
