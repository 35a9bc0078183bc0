import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ada } from './account-fake.ts'
import { Component as AccountPage } from './account-page.tsx'
import { showUser } from './session/account-state.ts'
import { Overview } from './overview.tsx'

const ledger = Array.from({ length: 41 }, (_, at) => ({
  id: at,
  amount: 1,
  reason: 'correction',
  note: `Entry ${at + 1}`,
  order_number: null,
  created_at: '2026-11-20T10:00:00.000Z',
}))
const call: AnyCall = async (_key, { query }) =>
  ok({ balance: 41, currency: 'USD', total: ledger.length, items: ledger.slice(0, Number(query?.['pageSize'])) })

beforeAll(standInForTheBrowser)
afterEach(cleanup)

it('[ACCOUNT-2] a person sees the own phone as people write it', () => {
  showPages([{ path: '/my-account', element: <Overview user={ada} /> }], '/my-account', call)
  expect(screen.getByText('+1 555 010 0001')).toBeTruthy()
  expect(screen.getByText('ada@mail.example')).toBeTruthy()
})

it('[ACCOUNT-2] who has no phone sees the e-mail address once', () => {
  const user = { ...ada, phone: null, contact: 'ada@mail.example' }
  showPages([{ path: '/my-account', element: <Overview user={user} /> }], '/my-account', call)
  expect(screen.getAllByText('ada@mail.example')).toHaveLength(1)
  cleanup()
  const nameless = { ...user, firstname: '', lastname: '' }
  showPages([{ path: '/my-account', element: <Overview user={nameless} /> }], '/my-account', call)
  expect(screen.getAllByText('ada@mail.example')).toHaveLength(1)
  expect(screen.getByText('A')).toBeTruthy()
})

it('[ACCOUNT-33] the account shows 20 entries of the ledger, and older ones by a press', async () => {
  showPages([{ path: '/my-account', element: <Overview user={ada} /> }], '/my-account', call)
  expect(await screen.findByText(': Entry 20')).toBeTruthy()
  expect(screen.queryByText(': Entry 21')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show older entries' }))
  expect(await screen.findByText(': Entry 40')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show older entries' }))
  expect(await screen.findByText(': Entry 41')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull()
})

it('[ACCOUNT-533] the focus goes to the first of the older entries, also as the button that showed them is gone', async () => {
  showPages([{ path: '/my-account', element: <Overview user={ada} /> }], '/my-account', call)
  for (const first of [21, 41]) {
    const older = await screen.findByRole('button', { name: 'Show older entries' })
    older.focus()
    fireEvent.click(older)
    await screen.findByText(`: Entry ${first}`)
    expect(document.activeElement?.textContent).toContain(`: Entry ${first}`)
  }
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull()
})

it('[ACCOUNT-501] the ledger is read on to its first entry, however many there are', async () => {
  const asked: object[] = []
  const long: AnyCall = async (_key, { query = {} }) => {
    asked.push(query)
    const [size, from] = [Number(query['pageSize']), Number(query['pageSize']) * (Number(query['currentPage']) - 1)]
    const items = Array.from({ length: Math.min(size, 230 - from) }, (_, at) => ({
      ...ledger[0],
      id: from + at,
      note: `Entry ${from + at + 1}`,
    }))
    return ok({ balance: 41, currency: 'USD', total: 230, items })
  }
  showPages([{ path: '/my-account', element: <Overview user={ada} /> }], '/my-account', long)
  for (const last of [20, 40, 60, 80, 100, 200]) {
    expect(await screen.findByText(`: Entry ${last}`)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show older entries' }))
  }
  expect(await screen.findByText(': Entry 230')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull()
  expect(screen.getAllByText(/^: Entry /)).toHaveLength(230)
  expect(asked.slice(-2)).toEqual([
    { pageSize: 100, currentPage: 2 },
    { pageSize: 100, currentPage: 3 },
  ])
})

it('[ACCOUNT-33] an answer that was overtaken takes no entry away again', async () => {
  const overtaken = Promise.withResolvers<void>()
  const slowly: AnyCall = async (key, input) => {
    const answer = await call(key, input)
    if (Number(input.query?.['pageSize']) === 40) await overtaken.promise
    return answer
  }
  showPages([{ path: '/my-account', element: <Overview user={ada} /> }], '/my-account', slowly)
  const older = await screen.findByRole('button', { name: 'Show older entries' })
  fireEvent.click(older)
  fireEvent.click(older)
  expect(await screen.findByText(': Entry 41')).toBeTruthy()
  await act(async () => overtaken.resolve())
  expect(screen.getByText(': Entry 41')).toBeTruthy()
})

it('[ACCOUNT-102] nothing of a customer stays on the page for whoever acted for them and comes back', async () => {
  let note = 'of Ada'
  const ledgerOf: AnyCall = async (key) =>
    key === 'GET /api/user/bonuses'
      ? ok({ balance: 41, currency: 'USD', total: 1, items: [{ ...ledger[0], note }] })
      : refuse('OFFLINE')
  localStorage.setItem('vitrine.session', 'acting 0')
  showUser({ ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } })
  showPages([{ path: '/my-account', element: <AccountPage /> }], '/my-account', ledgerOf)
  expect(await screen.findByText(': of Ada')).toBeTruthy()
  note = 'of Mina'
  act(() => showUser({ ...ada, id: 4, firstname: 'Mina' }))
  expect(await screen.findByText(': of Mina')).toBeTruthy()
  expect(screen.queryByText(': of Ada')).toBeNull()
})
