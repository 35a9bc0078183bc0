import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './bloggers-screen.tsx'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const balance = {
  id: 'USD',
  currency: 'USD',
  active: 100,
  pending: 5,
  paid: 20,
  total: 125,
  next_payment: '2026-12-10',
}
const blogger = {
  id: 4,
  name: 'Mira Okafor',
  email: 'blogger@example.com',
  phone: null,
  codes: ['BLOGGER'],
  balance: [balance, { ...balance, id: 'EUR', currency: 'EUR', active: 0 }],
  orders: 12,
  posts: 9,
  products: { delivering: 1, promotion: 6, promoted: 3 },
  last_post_at: null,
}
const payout = {
  id: 8,
  number: 'P-8',
  currency: 'USD',
  amount: 100,
  profit: 90,
  bonus: 10,
  status: 'open',
  orders: 3,
  note: null,
  created_at: '2026-11-20T00:00:00.000Z',
  approved_at: null,
  file: '/p.pdf',
  attachment: null,
  blogger: { id: 4, name: 'Mira Okafor', contact: 'blogger@example.com' },
}
const lists = {
  'GET /api/manage/bloggers': () => ok({ items: [blogger], total: 1 }),
  'GET /api/manage/payouts': () => ok({ items: [payout], total: 1 }),
}

test('[ADMIN-70] what is confirmed is paid out by a press, in the currency that has something', async () => {
  const shop = fakeOffice({ ...lists, 'POST /api/manage/payouts': () => ok(payout) })
  showScreen(Screen, '/admin/bloggers', shop.call)
  const part = within(await screen.findByRole('region', { name: 'Mira Okafor' }))
  expect(part.getAllByRole('button', { name: 'Make the payout' })).toHaveLength(1)
  fireEvent.click(part.getByRole('button', { name: 'Make the payout' }))
  await waitFor(() => expect(shop.bodiesOf('POST /api/manage/payouts')).toHaveLength(1))
  const form = shop.bodiesOf('POST /api/manage/payouts')[0] as FormData
  expect([form.get('blogger_id'), form.get('currency')]).toEqual(['4', 'USD'])
})

test('[ADMIN-70] a payout is approved or cancelled; what the shop refuses is said', async () => {
  const shop = fakeOffice({
    ...lists,
    'POST /api/manage/payouts/:id': () => refuse('PAYOUT_CLOSED', { message: 'It is decided.' }),
  })
  showScreen(Screen, '/admin/bloggers', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It is decided.')
  expect(shop.bodiesOf('POST /api/manage/payouts/:id')).toEqual([{ action: 'approve' }])
})

test('[ADMIN-152] a proof of payment is put to a payout, and taken away by who is signed in', async () => {
  const there = { ...payout, id: 9, number: 'P-9', attachment: '/api/blogger/payouts/9/attachment.pdf' }
  const shop = fakeOffice({
    ...lists,
    'GET /api/manage/payouts': () => ok({ items: [payout, { ...there, status: 'approved' }], total: 2 }),
    'POST /api/manage/payouts/:id/document': () => refuse('NO_PDF', { message: 'Only a PDF is taken.' }),
  })
  showScreen(Screen, '/admin/bloggers', shop.call)
  const field = await screen.findByLabelText('Proof of payment of P-8')
  fireEvent.change(field, { target: { files: [new File(['%PDF-'], 'proof.pdf', { type: 'application/pdf' })] } })
  expect((await screen.findByRole('alert')).textContent).toBe('Only a PDF is taken.')
  const [form] = shop.bodiesOf('POST /api/manage/payouts/:id/document') as [FormData]
  expect((form.get('document') as File).name).toBe('proof.pdf')
  // what is approved with one keeps it
  expect(screen.queryByLabelText('Proof of payment of P-9')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Proof of payment (PDF)' })).toHaveLength(1)
})

test('[ADMIN-71] codes are set and products are sent, by words between commas or spaces', async () => {
  const shop = fakeOffice({
    ...lists,
    'POST /api/manage/bloggers/:id': () => ok(blogger),
    'POST /api/manage/bloggers/:id/products': () => ok({ ids: [1, 2] }),
  })
  const { notices } = showScreen(Screen, '/admin/bloggers', shop.call)
  fireEvent.change(await screen.findByLabelText('Promo codes'), { target: { value: 'MIRA, BLOGGER' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the codes' }))
  await waitFor(() => expect(notices.list().at(-1)?.text).toBe('The codes are saved.'))
  expect(shop.bodiesOf('POST /api/manage/bloggers/:id')).toEqual([{ codes: ['MIRA', 'BLOGGER'] }])
  fireEvent.change(screen.getByLabelText('Send products by SKU'), { target: { value: 'VT-1 VT-2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(shop.bodiesOf('POST /api/manage/bloggers/:id/products')).toEqual([{ skus: ['VT-1', 'VT-2'], days: 5 }]),
  )
})
