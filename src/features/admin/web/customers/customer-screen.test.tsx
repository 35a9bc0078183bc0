import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ManagedCustomer } from '#features/accounts/contract.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as One } from './customer-screen.tsx'
import { Screen as All } from './customers-screen.tsx'

beforeAll(standInForTheBrowser)
beforeEach(() => signInAs('admin'))
afterEach(() => {
  cleanup()
  showUser(undefined)
})

const signInAs = (role: 'admin' | 'manager') => showUser({ ...ada, id: 1, roles: [role] })

const customer: ManagedCustomer = {
  id: 5,
  name: 'Hannah Brooks',
  email: 'hannah@mail.example',
  phone: '+15550123456',
  city: 'New York',
  postcode: '10012',
  country: 'US',
  store: 'en',
  roles: ['vip'],
  created_at: '2026-11-01T10:00:00.000Z',
  orders: 12,
  balance: 7.5,
  currency: 'USD',
  sessions: [
    {
      id: 's-1',
      device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140',
      created_at: '2026-11-01T10:00:00.000Z',
      used_at: '2026-11-20T10:00:00.000Z',
      actor: null,
    },
  ],
  bonuses: {
    items: [
      {
        id: 3,
        amount: 7.5,
        reason: 'correction',
        order_id: null,
        order_number: null,
        note: 'A late parcel',
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ],
    total: 1,
  },
  latest_orders: [
    {
      id: 'o-1',
      number: 'V100001',
      created_at: '2026-11-20T10:00:00.000Z',
      stage: 4,
      canceled: false,
      grand_total: 54,
      currency: 'USD',
    },
  ],
}
const one = 'GET /api/manage/customers/:id'
const show = async (answers: Parameters<typeof fakeOffice>[0] = {}, changes: Partial<ManagedCustomer> = {}) => {
  const shop = fakeOffice({ [one]: () => ok({ ...customer, ...changes }), ...answers })
  const shown = showScreen(One, '/admin/customers/5', shop.call)
  await screen.findByRole('heading', { name: changes.name ?? 'Hannah Brooks' })
  return { ...shop, ...shown }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const part = (name: string) => within(screen.getByRole('region', { name }))

test('[ADMIN-72] customers are found, narrowed by role, and lead to the one', async () => {
  const { call, queriesOf } = fakeOffice({ 'GET /api/manage/customers': () => ok({ items: [customer], total: 1 }) })
  showScreen(All, '/admin/customers?q=hannah', call)
  const link = await screen.findByRole('link', { name: 'Hannah Brooks' })
  expect(link.getAttribute('href')).toMatch(/\/admin\/customers\/5$/)
  expect(screen.getByText('hannah@mail.example, +15550123456')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'manager' } })
  await waitFor(() =>
    expect(queriesOf('GET /api/manage/customers').at(-1)).toEqual({ q: 'hannah', role: 'manager', from: 0, size: 25 }),
  )
})

test('[ADMIN-72] one shows who they are and leads to their orders; acting in their name says what is refused', async () => {
  const login = 'POST /api/user/login-as'
  const { bodiesOf } = await show({ [login]: () => refuse('ACCESS_DENIED', { message: 'You may not.' }) })
  expect(screen.getByText('10012, New York, United States')).toBeTruthy()
  const orders = part('Orders')
  expect(orders.getByRole('link', { name: 'V100001' }).getAttribute('href')).toMatch(/\/admin\/orders\/o-1$/)
  expect(orders.getByRole('link', { name: 'All 12 orders' }).getAttribute('href')).toContain('customer_id=5')
  await press('Act in their name')
  expect(bodiesOf(login)).toEqual([{ contact: 'hannah@mail.example' }])
  expect(screen.getByRole('alert').textContent).toBe('You may not.')
})

test('[ADMIN-1000] a link that signs a customer in is made by a press and shown, to be copied; not one of the shop’s people', async () => {
  const make = 'POST /api/user/entry-link'
  const link = 'https://shop.example/en/?contact=hannah%40mail.example&code=abc'
  const { bodiesOf } = await show({ [make]: () => ok({ link, code: 'abc' }) })
  await press('Make an entry link')
  expect(bodiesOf(make)).toEqual([{ contact: 'hannah@mail.example' }])
  expect(screen.getByLabelText<HTMLInputElement>('Entry link').value).toBe(link)
  cleanup()
  await show({ [make]: () => refuse('TIMEOUT') })
  await press('Make an entry link')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.queryByLabelText('Entry link')).toBeNull()
  cleanup()
  await show({}, { roles: ['admin'] })
  expect(screen.queryByRole('button', { name: 'Make an entry link' })).toBeNull()
})

test('[ADMIN-72] nobody acts as one of the shop’s people; an unknown one is told', async () => {
  await show({}, { roles: ['manager'] })
  expect(screen.queryByRole('button', { name: 'Act in their name' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Erase this customer' })).toBeNull()
  cleanup()
  showScreen(One, '/admin/customers/6', fakeOffice({ [one]: () => refuse('NOT_FOUND') }).call)
  expect(await screen.findByText('There is no such customer')).toBeTruthy()
})

test('[ADMIN-73] an admin ticks roles; a manager only sees them, and nobody has their own to tick', async () => {
  const key = 'POST /api/manage/customers/:id/roles'
  const { bodiesOf, notices } = await show({ [key]: () => ok({ ...customer, roles: ['manager'] }) })
  const roles = part('Roles')
  fireEvent.click(roles.getByLabelText('VIP'))
  fireEvent.click(roles.getByLabelText('Manager'))
  await press('Save the roles')
  expect(bodiesOf(key)).toEqual([{ roles: ['manager'], seen: ['vip'] }])
  expect(notices.list().at(-1)?.text).toBe('The roles are saved and hold at once.')
  cleanup()
  signInAs('manager')
  await show()
  expect(part('Roles').getByText('VIP')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save the roles' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Personal data' })).toBeNull()
  cleanup()
  signInAs('admin')
  await show({}, { id: 1, roles: ['admin'] })
  expect(part('Roles').getByText('Nobody sets their own roles.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save the entry' })).toBeNull()
})

test('[ADMIN-552] roles that are ticked while others are saved stay, and go with the next save', async () => {
  const key = 'POST /api/manage/customers/:id/roles'
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  const shop = fakeOffice({ [one]: () => ok(customer), [key]: () => ok({ ...customer, roles: ['blogger'] }) })
  let isFirst = true
  const call: AnyCall = async (asked, input, options) => {
    const answer = await shop.call(asked, input, options)
    if (asked !== key || !isFirst) return answer
    isFirst = false
    return promise
  }
  showScreen(One, '/admin/customers/5', call)
  const roles = within(await screen.findByRole('region', { name: 'Roles' }))
  const isTicked = (name: string) => roles.getByLabelText<HTMLInputElement>(name).checked
  fireEvent.click(roles.getByLabelText('Manager'))
  await press('Save the roles')
  for (const name of ['VIP', 'Manager', 'Blogger']) fireEvent.click(roles.getByLabelText(name))
  // somebody else made an admin of them
  await act(async () => resolve(ok({ ...customer, roles: ['vip', 'manager', 'admin'] })))
  expect(['VIP', 'Blogger', 'Manager', 'Admin'].map(isTicked)).toEqual([false, true, false, true])
  await press('Save the roles')
  expect(shop.bodiesOf(key)).toEqual([
    { roles: ['vip', 'manager'], seen: ['vip'] },
    { roles: ['blogger', 'admin'], seen: ['vip', 'manager', 'admin'] },
  ])
})

test('[ADMIN-74] bonuses are added and taken with a reason; what went unanswered is sent again under its id', async () => {
  const key = 'POST /api/manage/customers/:id/bonuses'
  let answers = false
  const { bodiesOf } = await show({ [key]: () => (answers ? ok({ ...customer, balance: 17.5 }) : refuse('TIMEOUT')) })
  const bonuses = part('Bonuses')
  expect(bonuses.getByText(/By hand: A late parcel/)).toBeTruthy()
  const type = (label: string, value: string) => fireEvent.change(bonuses.getByLabelText(label), { target: { value } })
  type('Amount, USD', '10')
  type('Reason', 'Thank you')
  await press('Save the entry')
  expect(bonuses.getByRole('alert')).toBeTruthy()
  answers = true
  await press('Save the entry')
  expect(await bonuses.findByText('Balance: $17.50')).toBeTruthy()
  type('Add or take', '-1')
  type('Amount, USD', '2.5')
  type('Reason', 'A mistake')
  await press('Save the entry')
  const sent = bodiesOf(key) as { entry_id: string; amount: number; reason: string }[]
  expect(sent.map(({ amount, reason }) => [amount, reason])).toEqual([
    [10, 'Thank you'],
    [10, 'Thank you'],
    [-2.5, 'A mistake'],
  ])
  expect(sent[0]?.entry_id).toBe(sent[1]?.entry_id)
  expect(sent[2]?.entry_id).not.toBe(sent[1]?.entry_id)
})

test('[ADMIN-75] a session is ended, or all of them; those of the shop’s people are not a manager’s', async () => {
  const key = 'POST /api/manage/customers/:id/sessions/end'
  const { bodiesOf } = await show({ [key]: () => ok(customer) })
  expect(part('Signed in').getAllByText('Firefox, Windows')).toHaveLength(2)
  await press('End Firefox, Windows')
  await press('End all')
  expect(bodiesOf(key)).toEqual([{ session: 's-1' }, {}])
  cleanup()
  signInAs('manager')
  await show({}, { roles: ['admin'] })
  expect(screen.queryByRole('button', { name: 'End all' })).toBeNull()
})

test('[ADMIN-76] the data is saved as a file, and the customer erased by a second press', async () => {
  const erase = 'POST /api/manage/customers/:id/erase'
  const made = vi.fn<(file: Blob) => string>(() => 'blob:made')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} })
  const { bodiesOf, router } = await show({
    'POST /api/manage/customers/:id/export': () => ok({ customer: [{ id: 5 }] }),
    [erase]: () => ok(true),
  })
  await press('Save the data as a file')
  expect(await made.mock.calls[0]?.[0].text()).toContain('"id": 5')
  await press('Erase this customer')
  await press('Keep')
  await press('Erase this customer')
  expect(bodiesOf(erase)).toHaveLength(0)
  await press('Yes, erase everything')
  expect(bodiesOf(erase)).toHaveLength(1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/customers'))
})
