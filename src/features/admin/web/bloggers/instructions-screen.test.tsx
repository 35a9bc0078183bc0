import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './instructions-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const wiki = (id: number, title: string, changes: object = {}) => ({
  id,
  slug: title.toLowerCase(),
  title,
  sort: id,
  updated_at: '2026-11-20T10:00:00.000Z',
  is_published: true,
  ...changes,
})
const words = { title: { en: 'Photos' }, content: { en: [{ kind: 'paragraph', text: 'By a window.' }] } }
const open = (at = '/admin/instructions', changes: Parameters<typeof fakeOffice>[0] = {}) => {
  const items = [wiki(1, 'Photos'), wiki(2, 'Returns', { is_published: false })]
  const office = fakeOffice({
    'GET /api/manage/wikis': () => ok({ items, total: 2 }),
    'GET /api/manage/wikis/:id': () => ok({ ...wiki(1, 'Photos'), words }),
    'POST /api/manage/wikis': () => ok({ ...wiki(3, 'New'), words }),
    'POST /api/manage/wikis/:id': () => ok({ ...wiki(1, 'Photos'), words }),
    ...changes,
  })
  const { notices } = showScreen(Screen, at, office.call)
  const told = (text: string) => waitFor(() => expect(notices.list().map((notice) => notice.text)).toContain(text))
  return { ...office, told }
}

test('[ADMIN-150] instructions are listed in their order, moved, shown and hidden by a press', async () => {
  const office = open()
  const [photos, returns] = await screen.findAllByRole('listitem')
  if (!photos || !returns) throw new Error('not listed')
  expect([photos.textContent, returns.textContent]).toEqual([
    expect.stringContaining('Shown to bloggers'),
    expect.stringContaining('Not shown'),
  ])
  fireEvent.click(within(returns).getByRole('button', { name: 'Move up: Returns' }))
  await office.told('The order is changed.')
  fireEvent.click(within(returns).getByRole('button', { name: 'Show' }))
  await office.told('Bloggers see the instruction now.')
  fireEvent.click(within(photos).getByRole('button', { name: 'Hide' }))
  await office.told('Bloggers do not see the instruction any more.')
  expect(office.bodiesOf('POST /api/manage/wikis/:id')).toEqual([
    { place: 0 },
    { is_published: true },
    { is_published: false },
  ])
})

test('[ADMIN-150] a new one has a title and an address, and is opened to be written; why it is refused is told', async () => {
  const office = open('/admin/instructions', {
    'POST /api/manage/wikis': () =>
      refuse('WIKI_EXISTS', { message: 'There is an instruction at this address already.' }),
  })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Sets' } })
  fireEvent.change(screen.getByRole('textbox', { name: /Address/ }), { target: { value: 'sets' } })
  fireEvent.click(screen.getByRole('button', { name: 'Write it' }))
  await screen.findByText('There is an instruction at this address already.')
  expect(office.bodiesOf('POST /api/manage/wikis')).toEqual([{ slug: 'sets', title: { en: 'Sets' }, content: {} }])
})

test('[ADMIN-151] its words are written language by language, without markup', async () => {
  const office = open('/admin/instructions?id=1')
  const title = await screen.findByRole('textbox', { name: 'Title' })
  fireEvent.change(title, { target: { value: '<b>Photos</b>' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  expect(office.bodiesOf('POST /api/manage/wikis/:id')).toEqual([])
  fireEvent.change(title, { target: { value: 'Good photos' } })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'de' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Gute Fotos' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await office.told('The instruction is saved.')
  await waitFor(() =>
    expect(office.bodiesOf('POST /api/manage/wikis/:id')).toEqual([
      {
        title: { en: 'Good photos', de: 'Gute Fotos' },
        content: words.content,
        is_published: true,
        seen: { ...words, is_published: true },
      },
    ]),
  )
})

test('[ADMIN-289] an instruction that somebody else changed meanwhile: theirs is shown, or replaced by a second press', async () => {
  const theirs = { ...wiki(1, 'Theirs', { is_published: false }), words: { ...words, title: { en: 'Theirs' } } }
  const office = open('/admin/instructions?id=1', {
    'POST /api/manage/wikis/:id': () => refuse('WIKI_CHANGED', { message: 'Somebody else was faster.', wiki: theirs }),
  })
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  fireEvent.change(title, { target: { value: 'Mine' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Somebody else was faster.')
  expect(title.value).toBe('Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(office.bodiesOf('POST /api/manage/wikis/:id')).toMatchObject([
      { title: { en: 'Mine' }, seen: { title: { en: 'Photos' }, is_published: true } },
      { title: { en: 'Mine' }, seen: { title: { en: 'Theirs' }, is_published: false } },
    ]),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show theirs' }))
  expect([title.value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual(['Theirs', false])
  expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Show theirs' })]).toEqual([null, null])
})

test('[ADMIN-301] an instruction is not left with words that are saved nowhere without a question', async () => {
  open('/admin/instructions?id=1')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Half of it' } })
  fireEvent.click(screen.getByRole('link', { name: 'All instructions' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Half of it')
})
