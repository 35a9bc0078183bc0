import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ImportUpload, ImportUploadFile } from '#features/catalog/rules/import-calls.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './import-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const column = (name: string, field: string | null = null) => ({
  name,
  to: `attribute ${name}`,
  is_known: false,
  field,
})
const upload = (columns: ImportUploadFile['columns'], fields: ImportUploadFile['fields']): ImportUpload => ({
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
      columns,
      fields,
    },
  ],
})

test('[ADMIN-608] a column that is told while another is saved is saved after it', async () => {
  const say = 'POST /api/manage/import-uploads/:id'
  const fields = [
    { name: 'price', to: 'price' },
    { name: 'stock', to: 'stock' },
  ]
  const first = Promise.withResolvers<Result<unknown>>()
  const answers = [
    () => first.promise,
    async () => ok(upload([column('retail', 'price'), column('left', 'stock')], [])),
  ]
  const office = fakeOffice({
    'GET /api/manage/imports': () => ok({ items: [], total: 0 }),
    'GET /api/manage/import-uploads/:id': () => ok(upload([column('retail'), column('left')], fields)),
    [say]: () => answers.shift()?.() ?? refuse('OFFLINE'),
  })
  showScreen(Screen, '/admin/import?upload=a', office.call)
  const choose = (name: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
  const values = () => ['retail', 'left'].map((name) => screen.getByLabelText<HTMLSelectElement>(name).value)
  await screen.findByLabelText('retail')
  await choose('retail', 'price')
  await choose('left', 'stock')
  expect(values()).toEqual(['price', 'stock'])
  expect(office.bodiesOf(say)).toHaveLength(1)
  await act(async () => first.resolve(ok(upload([column('retail', 'price'), column('left')], fields))))
  expect(office.bodiesOf(say)).toEqual([
    { file: 0, columns: { retail: 'price' } },
    { file: 0, columns: { retail: 'price', left: 'stock' } },
  ])
  expect(values()).toEqual(['price', 'stock'])
})
