import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Tokens } from './tokens-screen.tsx'
import { Screen as Webhooks } from './webhooks-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

const token = {
  id: 't-1',
  name: 'Warehouse',
  begins: 'vitrine_0123456789abcdef',
  scopes: ['orders', 'stock'],
  created_by: 'admin@example.com',
  created_at: '2026-11-20T10:00:00.000Z',
  used_at: null,
  revoked_at: null as string | null,
}

test('[ADMIN-80] a token is made for what is ticked, and shown this once', async () => {
  const key = 'POST /api/admin/tokens'
  const { call, bodiesOf } = fakeOffice({
    'GET /api/admin/tokens': () => ok({ items: [] }),
    [key]: () => ok({ token: 'vitrine_0123456789abcdef_secret', item: token }),
  })
  showScreen(Tokens, '/admin/tokens', call)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Warehouse' } })
  await press('Make the token')
  expect(screen.getByRole('alert').textContent).toBe('Tick what it is for.')
  fireEvent.click(screen.getByLabelText('Orders and returns'))
  fireEvent.click(screen.getByLabelText('Reviews'))
  fireEvent.click(screen.getByLabelText('Reviews'))
  fireEvent.click(screen.getByLabelText('Stock'))
  await press('Make the token')
  expect(bodiesOf(key)).toEqual([{ name: 'Warehouse', scopes: ['orders', 'stock'] }])
  expect(screen.getByLabelText<HTMLInputElement>('The new token').value).toBe('vitrine_0123456789abcdef_secret')
})

test('[ADMIN-80] tokens are listed by their beginning, and revoked by a second press', async () => {
  const key = 'POST /api/admin/tokens/:id/revoke'
  let items = [token]
  const { call, bodiesOf } = fakeOffice({
    'GET /api/admin/tokens': () => ok({ items }),
    [key]: () => {
      items = [{ ...token, revoked_at: '2026-11-21T10:00:00.000Z' }]
      return ok(items[0])
    },
  })
  showScreen(Tokens, '/admin/tokens', call)
  expect(await screen.findByText('vitrine_0123456789abcdef…')).toBeTruthy()
  expect(screen.getByText(/never used/)).toBeTruthy()
  await press('Revoke Warehouse')
  expect(bodiesOf(key)).toHaveLength(0)
  await press('Yes, revoke Warehouse')
  expect(await screen.findByText(/^Revoked/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revoke Warehouse' })).toBeNull()
})

const delivery = {
  id: 'd-1',
  type: 'order.paid',
  order: 'o-1',
  number: 'V100001',
  store: 'en',
  state: 'failed',
  tries: 3,
  status: 500 as number | null,
  error: 'BAD_STATUS' as string | null,
  created_at: '2026-11-20T10:00:00.000Z',
  tried_at: '2026-11-20T10:01:00.000Z',
}
const webhooks = {
  'GET /api/admin/webhooks': () => ok({ url: 'https://erp.example/', views: { us: 'https://us.example/' } }),
  'GET /api/admin/webhooks/deliveries': () => ok({ items: [delivery], total: 1 }),
}

test('[ADMIN-81] the address is set and tried; why it was not taken is said', async () => {
  const save = 'POST /api/admin/settings'
  const tried = { ...delivery, type: 'test', order: null, number: null, status: null, error: 'ADDRESS_BLOCKED' }
  const { call, bodiesOf, queriesOf } = fakeOffice({
    ...webhooks,
    [save]: () => ok({}),
    'POST /api/admin/webhooks/test': () => ok(tried),
  })
  showScreen(Webhooks, '/admin/webhooks', call)
  const address = await screen.findByLabelText<HTMLInputElement>('Address')
  expect(address.value).toBe('https://erp.example/')
  expect(screen.getByText('The store view us has its own: https://us.example/')).toBeTruthy()
  fireEvent.change(address, { target: { value: ' https://10.0.0.1/ ' } })
  await press('Save')
  expect(bodiesOf(save)).toEqual([{ key: 'order_webhook_url', value: 'https://10.0.0.1/' }])
  const before = queriesOf('GET /api/admin/webhooks/deliveries').length
  await press('Send a test')
  expect(screen.getByRole('alert').textContent).toBe('Not taken: the address is in a private network')
  await waitFor(() => expect(queriesOf('GET /api/admin/webhooks/deliveries').length).toBe(before + 1))
})

test('[ADMIN-81] a new secret is made by a second press, and shown this once', async () => {
  const { call, bodiesOf } = fakeOffice({
    ...webhooks,
    'POST /api/admin/webhooks/secret': () => ok({ secret: 'abc123' }),
  })
  showScreen(Webhooks, '/admin/webhooks', call)
  await screen.findByLabelText('Address')
  await press('New secret')
  expect(bodiesOf('POST /api/admin/webhooks/secret')).toHaveLength(0)
  await press('Yes, end the old one')
  expect(screen.getByLabelText<HTMLInputElement>('The new secret').value).toBe('abc123')
})

test('[ADMIN-81] deliveries say how they were taken, and are sent again', async () => {
  const key = 'POST /api/admin/webhooks/deliveries/:id/send'
  let again = false
  const { call, bodiesOf } = fakeOffice({
    ...webhooks,
    'GET /api/admin/webhooks/deliveries': () =>
      ok({ items: [again ? { ...delivery, state: 'taken', status: 204, error: null, tries: 4 } : delivery], total: 1 }),
    [key]: () => {
      again = true
      return ok(delivery)
    },
  })
  showScreen(Webhooks, '/admin/webhooks', call)
  const row = within(await screen.findByRole('table'))
  expect(row.getByText('Not taken: 500')).toBeTruthy()
  expect(row.getByRole('link', { name: 'V100001' })).toBeTruthy()
  await press('Send again order.paid V100001')
  expect(bodiesOf(key)).toHaveLength(1)
  expect(await screen.findByText('Taken: 204')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select order.paid V100001' }))
  const all = within(screen.getByRole('group', { name: '1 selected' }))
  await act(async () => void fireEvent.click(all.getByRole('button', { name: 'Send again' })))
  expect(bodiesOf(key)).toHaveLength(2)
  const closed = fakeOffice({ 'GET /api/admin/webhooks': () => refuse('OFFLINE') })
  cleanup()
  showScreen(Webhooks, '/admin/webhooks', closed.call)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
