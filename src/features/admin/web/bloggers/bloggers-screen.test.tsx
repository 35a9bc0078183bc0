import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './bloggers-screen.tsx'
import { blogger, payout, photo, lists } from '#test/support/office-bloggers.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

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

test('[ADMIN-70] [ADMIN-299] a payout is approved or cancelled by a second press; what the shop refuses is said', async () => {
  const shop = fakeOffice({
    ...lists,
    'POST /api/manage/payouts/:id': () => refuse('PAYOUT_CLOSED', { message: 'It is decided.' }),
  })
  showScreen(Screen, '/admin/bloggers', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the payout' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(shop.bodiesOf('POST /api/manage/payouts/:id')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, it has been paid' }))
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

test('[ADMIN-71] [ADMIN-539] codes are set and products are sent, by words between commas or spaces', async () => {
  const shop = fakeOffice({
    ...lists,
    'POST /api/manage/bloggers/:id': () => ok(blogger),
    'POST /api/manage/bloggers/:id/products': () => ok({ ids: [1, 2] }),
  })
  const { notices } = showScreen(Screen, '/admin/bloggers', shop.call)
  fireEvent.change(await screen.findByLabelText('Promo codes'), { target: { value: 'MIRA, BLOGGER' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the codes' }))
  await waitFor(() => expect(notices.list().at(-1)?.text).toBe('The codes are saved.'))
  expect(shop.bodiesOf('POST /api/manage/bloggers/:id')).toEqual([{ codes: ['MIRA', 'BLOGGER'], seen: ['BLOGGER'] }])
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Write at least one SKU first.')
  fireEvent.change(screen.getByLabelText('Send products by SKU'), { target: { value: 'VT-1 VT-2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(shop.bodiesOf('POST /api/manage/bloggers/:id/products')).toMatchObject([
      { skus: ['VT-1', 'VT-2'], days: 5 },
    ]),
  )
})

test('[BLOGGER-375] products are sent again under the same press until it is answered, and others under another', async () => {
  const key = 'POST /api/manage/bloggers/:id/products'
  const answers = [refuse('OFFLINE'), ok({ ids: [] }), ok({ ids: [3] })]
  const shop = fakeOffice({ ...lists, [key]: () => answers.shift() ?? ok({ ids: [] }) })
  showScreen(Screen, '/admin/bloggers', shop.call)
  const field = await screen.findByLabelText<HTMLInputElement>('Send products by SKU')
  const press = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(shop.bodiesOf(key)).toHaveLength(times))
  }
  fireEvent.change(field, { target: { value: 'VT-1' } })
  await press(1)
  await screen.findByRole('alert')
  await press(2)
  await waitFor(() => expect(field.value).toBe(''))
  fireEvent.change(field, { target: { value: 'VT-1' } })
  await press(3)
  const [lost, again, another] = shop.bodiesOf(key) as { press: string }[]
  expect(again).toEqual(lost)
  expect(another?.press).not.toBe(lost?.press)
})

test('[ADMIN-289] codes that somebody else set meanwhile: they are shown, or replaced by a second press', async () => {
  const change = 'POST /api/manage/bloggers/:id'
  const refused = refuse('CODES_CHANGED', { message: 'Somebody else was faster.', codes: ['THEIRS'] })
  const shop = fakeOffice({ ...lists, [change]: () => refused })
  showScreen(Screen, '/admin/bloggers', shop.call)
  const field = await screen.findByLabelText<HTMLInputElement>('Promo codes')
  fireEvent.change(field, { target: { value: 'MINE' } })
  const save = screen.getByRole('button', { name: 'Save the codes' })
  for (const seen of [['BLOGGER'], ['THEIRS']]) {
    fireEvent.click(save)
    await waitFor(() => expect(shop.bodiesOf(change).at(-1)).toEqual({ codes: ['MINE'], seen }))
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody else was faster.')
    expect(field.value).toBe('MINE')
  }
  fireEvent.click(screen.getByRole('button', { name: 'Show theirs' }))
  expect([field.value, screen.queryByRole('alert')]).toEqual(['THEIRS', null])
})

test('[ADMIN-290] payouts are narrowed by their state and turned page by page', async () => {
  const key = 'GET /api/manage/payouts'
  const shop = fakeOffice({
    ...lists,
    [key]: ({ query }) => ok({ items: query?.['status'] === 'canceled' ? [] : [payout], total: 26 }),
  })
  showScreen(Screen, '/admin/bloggers', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(shop.queriesOf(key).at(-1)).toEqual({ from: 25, size: 25 }))
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'canceled' } })
  expect(await screen.findByText('Nothing here')).toBeTruthy()
  expect(shop.queriesOf(key).at(-1)).toEqual({ status: 'canceled', from: 0, size: 25 })
})

test('[ADMIN-293] bloggers are found and turned page by page, beside their payouts', async () => {
  const key = 'GET /api/manage/bloggers'
  const shop = fakeOffice({
    ...lists,
    [key]: ({ query }) => ok(query?.['q'] === 'nobody' ? { items: [], total: 0 } : { items: [blogger], total: 26 }),
  })
  showScreen(Screen, '/admin/bloggers?from=25', shop.call)
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the list: Bloggers' }))
  fireEvent.click(pages.getByRole('button', { name: 'Next' }))
  await waitFor(() =>
    expect(shop.queriesOf(key)).toEqual([
      { from: 0, size: 25 },
      { from: 25, size: 25 },
    ]),
  )
  expect(shop.queriesOf('GET /api/manage/payouts')).toEqual([{ from: 25, size: 25 }])
  const search = within(screen.getByRole('search', { name: 'Bloggers' }))
  fireEvent.change(search.getByLabelText('Name, contact or promo code'), { target: { value: 'nobody' } })
  fireEvent.click(search.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('Nothing here')).toBeTruthy()
  expect(shop.queriesOf(key).at(-1)).toEqual({ q: 'nobody', from: 0, size: 25 })
})

test('[ADMIN-280] a page of payouts that has nothing any more leads to the first one', async () => {
  const key = 'GET /api/manage/payouts'
  const shop = fakeOffice({
    ...lists,
    [key]: ({ query }) => ok(query?.['from'] === 0 ? { items: [payout], total: 1 } : { items: [], total: 0 }),
  })
  showScreen(Screen, '/admin/bloggers?from=50', shop.call)
  expect(await screen.findByText('P-8')).toBeTruthy()
})

test('[ADMIN-292] what each order earned leads to the order, and is narrowed apart from bloggers and payouts', async () => {
  const key = 'GET /api/manage/royalties'
  const shop = fakeOffice(lists)
  showScreen(Screen, '/admin/bloggers', shop.call)
  const table = within(await screen.findByRole('table', { name: 'Royalty of orders' }))
  expect(table.getByRole('link', { name: 'V100001' }).getAttribute('href')).toMatch(/\/admin\/orders\/o-1$/)
  for (const text of ['$3.20', '$0.64', 'On account']) expect(table.getByText(text)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What became of it'), { target: { value: 'paid' } })
  fireEvent.click(table.getByRole('button', { name: /^Date/ }))
  await waitFor(() =>
    expect(shop.queriesOf(key).at(-1)).toEqual({ state: 'paid', sort: 'created_at:asc', from: 0, size: 25 }),
  )
  expect(shop.queriesOf('GET /api/manage/payouts')).toEqual([{ from: 0, size: 25 }])
})

test('[ADMIN-296] photos of posts are seen, narrowed by state, and approved or refused together', async () => {
  const key = 'POST /api/manage/blogger-photos/:id'
  const shop = fakeOffice({ ...lists, [key]: () => ok({ ...photo, status: 1 }) })
  showScreen(Screen, '/admin/bloggers?photo.status=2', shop.call)
  const part = within(await screen.findByRole('region', { name: 'Photos of posts' }))
  const picture = await part.findByRole('img', { name: 'Photo by Mira Okafor' })
  expect(picture.getAttribute('src')).toBe('/uploads/a.webp')
  expect(part.getByRole('link', { name: 'insta.example' }).getAttribute('href')).toBe(photo.link)
  expect(shop.queriesOf('GET /api/manage/blogger-photos')[0]).toEqual({ status: '2', from: 0, size: 25 })
  fireEvent.click(part.getByLabelText('Select all on this page'))
  fireEvent.click(part.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(shop.bodiesOf(key)).toEqual([{ status: 1 }]))
})
