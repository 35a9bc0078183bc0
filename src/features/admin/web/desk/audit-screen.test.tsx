import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './audit-screen.tsx'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const list = 'GET /api/manage/audit'
const verify = 'GET /api/manage/audit/verify'
const deed = {
  id: 3,
  actor_id: 4,
  subject_id: 7,
  actor: 'mia@mail.example',
  subject: 'ana@mail.example',
  operation: 'POST /api/user/update',
  target: 'HOOD',
  at: '2026-11-22T18:30:00.000Z',
}
const hash = 'a1'.repeat(32)
const chain = { holds: true, entries: 2, broken_id: null as number | null, last_hash: hash }

test('[ADMIN-5] the audit shows who did what, in whose name and to what, and is searched by words and days', async () => {
  const own = { ...deed, id: 2, subject_id: null, subject: null, target: null }
  const gone = { ...deed, id: 1, subject: null }
  const { call, queriesOf } = fakeOffice({ [list]: () => ok({ items: [deed, own, gone], total: 3 }) })
  showScreen(Screen, '/admin/audit', call)
  await screen.findByRole('table', { name: 'Audit' })
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['18:30 22-11-2026', 'mia@mail.example', 'ana@mail.example', 'POST /api/user/update', 'HOOD'],
    ['18:30 22-11-2026', 'mia@mail.example', 'own name', 'POST /api/user/update', ''],
    ['18:30 22-11-2026', 'mia@mail.example', 'account 7', 'POST /api/user/update', 'HOOD'],
  ])
  fireEvent.change(screen.getByLabelText('E-mail, phone, action or object'), { target: { value: ' ana@ ' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Find' })))
  await act(async () => void fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-11-20' } }))
  await act(async () => void fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-11-22' } }))
  expect(queriesOf(list).at(-1)).toEqual({ q: 'ana@', since: '2026-11-20', until: '2026-11-22', from: 0, size: 25 })
})

test('[ADMIN-448] of one product there stands that it is of one, with the ways to it and to everything', async () => {
  const { call, queriesOf } = fakeOffice({ [list]: () => ok({ items: [deed], total: 1 }) })
  showScreen(Screen, '/admin/audit?product=12', call)
  await screen.findByRole('table', { name: 'Audit' })
  expect(queriesOf(list)).toEqual([{ product: '12', from: 0, size: 25 }])
  expect(screen.getByRole('link', { name: 'To the product' }).getAttribute('href')).toBe('/admin/products/12')
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Show everything' })))
  expect(queriesOf(list).at(-1)).toEqual({ from: 0, size: 25 })
})

test('[ADMIN-6] whether the chain holds is asked with a button, and where it breaks is told', async () => {
  const answers = [chain, { ...chain, holds: false, broken_id: 2 }]
  const { call } = fakeOffice({
    [list]: () => ok({ items: [deed], total: 1 }),
    [verify]: () => ok(answers.shift()),
  })
  showScreen(Screen, '/admin/audit', call)
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check the chain' })))
  await press()
  expect(screen.getByText(`The chain of 2 entries holds. Its end: ${hash.slice(0, 16)}`)).toBeTruthy()
  await press()
  expect(screen.getByText(/^Entry 2 does not follow from the one before/)).toBeTruthy()
})
