import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ImportPreview, ImportRun, ImportUpload } from '#features/catalog/rules/import-calls.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './import-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

const upload = (changes: Partial<ImportUpload['files'][number]> = {}): ImportUpload => ({
  id: 'ad6c1f0a-8a5e-4a40-9a55-2f9be0f0a111',
  created_at: '2026-11-20T10:00:00.000Z',
  until: '2026-11-21T10:00:00.000Z',
  files: [
    {
      name: 'spring.csv',
      size: 2000,
      kind: 'table',
      format: 'Shopify',
      problem: null,
      delimiter: ';',
      rows: 2,
      left: 0,
      columns: [
        { name: 'title', to: 'name', is_known: true, field: null },
        { name: 'retail', to: 'attribute retail', is_known: false, field: null },
      ],
      fields: [{ name: 'price', to: 'price, or special price' }],
      ...changes,
    },
  ],
})
const run = (changes: Partial<ImportRun> = {}): ImportRun => ({
  id: 7,
  state: 'done',
  is_trial: false,
  by: 'mo@mail.example',
  upload_id: upload().id,
  files: ['spring.csv'],
  format: 'Shopify',
  started_at: '2026-11-20T10:00:00.000Z',
  finished_at: '2026-11-20T10:01:00.000Z',
  new: 1,
  changed: 0,
  unchanged: 0,
  refused: 1,
  step: 'writing',
  done: 2,
  total: 2,
  problem: null,
  can_undo: false,
  ...changes,
})
const preview: ImportPreview = {
  items: [
    {
      sku: 'MUG',
      name: 'Mug',
      type_id: 'simple',
      parent_sku: null,
      price: 12.5,
      special_price: null,
      currency: 'USD',
      qty: 3,
      categories: ['Kitchen'],
      pictures: 2,
    },
  ],
  products: 1,
  variants: 0,
  categories: 1,
  pictures: 2,
  refused: 1,
}
const issue = {
  file: 'spring.csv',
  line: 3,
  column: 'retail',
  sku: 'CUP',
  reason: '"cheap" is no price',
  is_refused: true,
}

const open = (
  at: string,
  answers: Readonly<Record<string, () => Result<unknown>>> = {},
  runs: () => ImportRun[] = () => [],
) => {
  const office = fakeOffice({
    'GET /api/manage/imports': () => ok({ items: runs(), total: runs().length }),
    'GET /api/manage/imports/:id': () => ok(runs()[0]),
    'GET /api/manage/import-uploads/:id': () => ok(upload()),
    'GET /api/manage/import-uploads/:id/preview': () => ok(preview),
    'GET /api/manage/import-issues': () => ok({ items: [issue], total: 1 }),
    ...answers,
  })
  showScreen(Screen, at, office.call)
  return office
}

test('[ADMIN-90] files are sent, and what they are is told', async () => {
  const office = open('/admin/import', { 'POST /api/manage/import-uploads': () => ok(upload()) })
  const file = new File(['Title;Retail'], 'spring.csv')
  fireEvent.change(screen.getByLabelText('Files'), { target: { files: [file] } })
  await press('Send and look')
  expect(await screen.findByText('Shopify · 2 rows · parted by semicolon · 2 kB')).toBeTruthy()
  const [sent] = office.bodiesOf('POST /api/manage/import-uploads') as FormData[]
  expect(sent?.getAll('files')).toHaveLength(1)
})

test('[ADMIN-518] files that are missing, or not to be imported yet, are told of', async () => {
  const none = open('/admin/import')
  await press('Send and look')
  expect(screen.getByRole('alert').textContent).toBe('Choose the files first.')
  expect(none.bodiesOf('POST /api/manage/import-uploads')).toEqual([])
  cleanup()
  const found = async (changes: Parameters<typeof upload>[0]) => {
    open('/admin/import?upload=a', { 'GET /api/manage/import-uploads/:id': () => ok(upload(changes)) })
    const part = await screen.findByRole('region', { name: 'Import' })
    const told = part.textContent
    cleanup()
    return told
  }
  expect(await found({ kind: 'pictures', format: null })).toContain('There is no table, feed or dump')
  expect(await found({ format: null })).toContain('One of the files cannot be read yet')
  expect(await found({ format: null, columns: [] })).toContain('One of the files cannot be taken as it is')
  expect(await found({})).not.toMatch(/no table|cannot be read/)
})

test('[ADMIN-92] [ADMIN-93] an unknown column is told to be a field; products are shown as they would become', async () => {
  const say = 'POST /api/manage/import-uploads/:id'
  const columns = [{ name: 'retail', to: 'price, or special price', is_known: false, field: 'price' }]
  const office = open('/admin/import?upload=a', { [say]: () => ok(upload({ columns, fields: [] })) })
  const row = within(await screen.findByRole('table', { name: 'First products' })).getByRole('row', { name: /MUG/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['MUG', 'Mug', '$12.50', '3', 'Kitchen', '2'])
  expect(screen.getByText('1 product, 0 variants, 1 category, 2 pictures, 1 refused row')).toBeTruthy()
  await act(async () => void fireEvent.change(screen.getByLabelText('retail'), { target: { value: 'price' } }))
  expect(office.bodiesOf(say)).toEqual([{ file: 0, columns: { retail: 'price' } }])
  expect(screen.getByLabelText<HTMLSelectElement>('retail').value).toBe('price')
})

test('[ADMIN-92] [ADMIN-449] a file of no known format cannot be imported before its columns are told', async () => {
  open('/admin/import?upload=a', {
    'GET /api/manage/import-uploads/:id': () =>
      ok(upload({ format: null, problem: 'its header is none that we know' })),
  })
  expect(await screen.findByText('Its header is none that the shop knows')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import now' })).toHaveProperty('disabled', true)
})

test('[ADMIN-94] [ADMIN-95] [ADMIN-547] a dry run tells how far it is, then its refused rows', async () => {
  let state = run({ is_trial: true, state: 'running', done: 1, total: 2 })
  const begin = 'POST /api/manage/import-uploads/:id/run'
  let runs: ImportRun[] = []
  const office = open('/admin/import?upload=a', { [begin]: () => ok((runs = [state])[0]) }, () => runs.map(() => state))
  await screen.findByRole('table', { name: 'First products' })
  await press('Dry run')
  expect(office.bodiesOf(begin)).toEqual([{ dry: true }])
  expect(await screen.findByText('1 of 2 rows')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'How far it is' })).toHaveProperty('value', 1)
  expect(screen.getByRole('button', { name: 'Import now' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/^An import is under way/)).toBeTruthy()
  state = run({ is_trial: true, state: 'tried' })
  expect(await screen.findByText(/1 new, 0 changed, 0 unchanged, 1 refused/)).toBeTruthy()
  const row = await screen.findByRole('row', { name: /cheap/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Refused', 'spring.csv:3', 'retail', 'CUP', '"cheap" is no price'])
  expect(screen.getByRole('button', { name: 'Refused rows as CSV' })).toBeTruthy()
})

test('[ADMIN-576] the end of a run is seen where each answer takes longer than a look waits for the next', async () => {
  let state = run({ state: 'running', done: 1 })
  const { call } = fakeOffice({
    'GET /api/manage/imports': () => ok({ items: [state], total: 1 }),
    'GET /api/manage/imports/:id': () => ok(state),
  })
  vi.useFakeTimers()
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  showScreen(Screen, '/admin/import?run=7', async (key, input) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return call(key, input)
  })
  await pass(4)
  expect(screen.getByText('1 of 2 rows')).toBeTruthy()
  state = run()
  await pass(10)
  expect(screen.getByText(/1 new, 0 changed, 0 unchanged, 1 refused/)).toBeTruthy()
})

test('[ADMIN-96] that another import is under way is said', async () => {
  open('/admin/import?upload=a', {
    'POST /api/manage/import-uploads/:id/run': () => refuse('ALREADY_RUNNING', { message: 'It is under way already.' }),
  })
  await screen.findByRole('table', { name: 'First products' })
  await press('Import now')
  expect(screen.getByRole('alert').textContent).toBe('It is under way already.')
})

test('[IMPORT-80] an import that is not the one to be undone says so', async () => {
  open('/admin/import?run=7', {}, () => [run({ new: 0, unchanged: 2 })])
  expect(await screen.findByText(/^This import cannot be undone: only the last one/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull()
})

test('[ADMIN-97] the last import is undone by a second press; what stands in its way is named', async () => {
  let state = run({ can_undo: true })
  let answer: Result<unknown> = refuse('CHANGED_SINCE', {
    message: 'It cannot be undone.',
    fields: { found: 'product MUG was ordered since' },
  })
  const undo = 'POST /api/manage/imports/:id/undo'
  const office = open('/admin/import?run=7', { [undo]: () => answer }, () => [state])
  const table = await screen.findByRole('table', { name: 'Imports so far' })
  expect(within(table).getByRole('row', { name: /spring\.csv/ }).textContent).toContain('mo@mail.example')
  await press('Undo this import')
  expect(office.bodiesOf(undo)).toEqual([])
  await press('Yes, take it back')
  expect(screen.getByRole('alert').textContent).toBe('It cannot be undone. product MUG: ordered since')
  state = run({ state: 'undone' })
  answer = ok(state)
  await press('Undo this import')
  await press('Yes, take it back')
  expect(await screen.findByText('Undone', { selector: 'b' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull()
})
