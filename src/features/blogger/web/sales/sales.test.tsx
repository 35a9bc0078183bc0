import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeCabinet, listOf, promoProduct, showScreen, stats } from '#test/support/cabinet-screens.tsx'
import { CabinetFacts } from '../cabinet-facts.tsx'
import type { WireBloggerOrder } from '../../contract.ts'
import { Screen as Orders } from './orders-screen.tsx'
import { Screen as Payouts } from './payouts-screen.tsx'
import { Screen as Sales } from './sales-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const balance = {
  id: 'USD',
  currency: 'USD',
  active: 286.4,
  pending: 126.2,
  paid: 8930,
  total: 9342.6,
  next_payment: '2026-12-01',
}
const answers = {
  'GET /api/blogger/stats': () => ok(stats()),
  'GET /api/blogger/balance': () => ok([balance]),
}

test('[BLOGGER-100] the week is shown first: tiles lead to what they count, with what changed and the goal', async () => {
  showScreen(Sales, '/cabinet/sales', fakeCabinet(answers).call)
  const profit = await screen.findByRole('link', { name: /^Profit/ })
  expect(profit.textContent).toContain('$412.60 + €20.00')
  expect(profit.textContent).toContain('\u2212$12.50 on last week')
  expect(profit.textContent).toContain('and in bonuses $36.00')
  expect(screen.getByRole('link', { name: /^Orders38/ }).getAttribute('href')).toBe('/cabinet/sales/orders?period=week')
  const posts = screen.getByRole('link', { name: /^Posts/ })
  expect(posts.getAttribute('href')).toBe('/cabinet/products/posts?period=week')
  expect(posts.textContent).toContain('4 of 6')
  expect(posts.textContent).toContain('2 more posts this week')
  expect(screen.getByText('since Mar 3, 2024', { exact: false })).toBeTruthy()
  expect(screen.getByText('Next payout Dec 1, 2026')).toBeTruthy()
})

test('[BLOGGER-100] another period is chosen, and stays in the address', async () => {
  const { router } = showScreen(Sales, '/cabinet/sales', fakeCabinet(answers).call)
  fireEvent.click(await screen.findByRole('radio', { name: 'Year' }))
  await waitFor(() => expect(screen.getByRole('link', { name: /^Profit/ }).textContent).toContain('$9,000.00'))
  await waitFor(() => expect(router.state.location.search).toBe('?period=year'))
  expect(screen.getByRole('heading', { name: /^Profit by month, / })).toBeTruthy()
})

test('[BLOGGER-101] the chart says in words and as a table what it draws', async () => {
  showScreen(Sales, '/cabinet/sales', fakeCabinet(answers).call)
  const chart = await screen.findByRole('img')
  expect(within(chart).getByText(/\$42\.00$/)).toBeTruthy()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(7)
})

test('[BLOGGER-295] the balance in the currency of the page comes first', async () => {
  const shop = fakeCabinet({
    ...answers,
    'GET /api/blogger/balance': () => ok([{ ...balance, id: 'EUR', currency: 'EUR' }, balance]),
  })
  showScreen(Sales, '/cabinet/sales', shop.call)
  const part = await screen.findByRole('region', { name: 'Balance' })
  await waitFor(() => expect(part.textContent).toMatch(/\$286\.40.*€286\.40/))
})

test('[BLOGGER-102] refreshing is told each time, and asked for once in five seconds', async () => {
  const shop = fakeCabinet(answers)
  const { notices } = showScreen(Sales, '/cabinet/sales', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(notices.list().at(-1)?.text).toBe('The cabinet is up to date.'))
  expect(shop.asked('GET /api/blogger/stats')).toHaveLength(2)
})

test('[BLOGGER-102] what did not come anew is not told to be up to date', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  let asked = 0
  const shop = fakeCabinet(answers)
  const { notices } = showScreen(Sales, '/cabinet/sales', async (key, input) => {
    if (key === 'GET /api/blogger/balance' && (asked += 1) > 1) {
      await promise
      return refuse('OFFLINE')
    }
    return shop.call(key, input)
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(shop.asked('GET /api/blogger/stats')).toHaveLength(2))
  expect(notices.list()).toEqual([])
  come()
  expect(await screen.findByText('The shop cannot be reached')).toBeTruthy()
  expect(notices.list()).toEqual([])
})

test('[BLOGGER-103] without an answer the screen says so and asks again; a refusal is said in its words', async () => {
  let isThere = false
  const shop = fakeCabinet({
    ...answers,
    'GET /api/blogger/orders': () => (isThere ? listOf() : refuse('OFFLINE')),
  })
  showScreen(Orders, '/cabinet/sales/orders', shop.call)
  expect(await screen.findByText('The shop cannot be reached')).toBeTruthy()
  isThere = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No orders with your code yet')).toBeTruthy()
})

const order: WireBloggerOrder = {
  id: 'x',
  number: '000042',
  date: '2026-11-20T10:00:00.000Z',
  order_status: 'O',
  stage: 5,
  paid: true,
  canceled: false,
  cancel_reason: null,
  price: 120,
  currency: 'USD',
  products: [1, 2, 3, 4].map((at) => ({
    name: `P${at}`,
    image: `${at}.avif`,
    count: 1,
    returned_count: at === 1 ? 1 : 0,
  })),
  royalty: { sum: 12, bonus: 2.4, currency: 'USD', sent: true, payout_id: 3, file: '/file.pdf' },
}

test('[BLOGGER-104] an order shows what it earns and where that is; a cancelled one why', async () => {
  const shop = fakeCabinet({
    'GET /api/blogger/orders': () =>
      listOf(
        order,
        { ...order, id: 'y', number: '000043', stage: 1, royalty: { ...order.royalty, sent: false, file: null } },
        { ...order, id: 'z', number: '000044', canceled: true, cancel_reason: 'No stock' },
        { ...order, id: 'u', number: '000045', canceled: true, cancel_reason: 'unpaid' },
      ),
  })
  showScreen(Orders, '/cabinet/sales/orders?payout=3', shop.call)
  const [first, second, third, fourth] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('+1')
  expect(first?.textContent).toContain('1 piece returned')
  expect(first?.textContent).toContain('$12.00')
  expect(first?.textContent).toContain('$2.40 in bonuses')
  expect(first?.textContent).toContain('On account')
  expect(second?.textContent).toContain('Being confirmed')
  expect(third?.textContent).toContain('Cancelled: No stock')
  expect(fourth?.textContent).toContain(': it was not paid in time')
  expect(shop.asked('GET /api/blogger/orders')[0]?.query).toMatchObject({ payout_id: 3 })
  expect(screen.getByText(/Orders of one payout/)).toBeTruthy()
})

test('[BLOGGER-376] an order at the first stage waits to be paid only where it is not paid', async () => {
  const shop = fakeCabinet({
    'GET /api/blogger/orders': () => listOf({ ...order, stage: 0 }, { ...order, id: 'y', stage: 0, paid: false }),
  })
  showScreen(Orders, '/cabinet/sales/orders', shop.call)
  const [paid, unpaid] = await screen.findAllByRole('listitem')
  expect(paid?.textContent).toContain('Placed')
  expect(paid?.textContent).not.toContain('Waits to be paid')
  expect(unpaid?.textContent).toContain('Waits to be paid')
})

test('[BLOGGER-104] two sizes of one style are two pictures, and what has none is counted', async () => {
  const complaints = vi.spyOn(console, 'error')
  const products = ['a.avif', 'a.avif', ''].map((image) => ({ name: 'Tee', image, count: 1, returned_count: 0 }))
  const shop = fakeCabinet({ 'GET /api/blogger/orders': () => listOf({ ...order, products }) })
  showScreen(Orders, '/cabinet/sales/orders', shop.call)
  expect(await screen.findAllByRole('img', { name: 'Tee' })).toHaveLength(2)
  expect(screen.getByText('+1')).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

const payout = {
  id: 3,
  number: 'P-3',
  currency: 'USD',
  amount: 100,
  profit: 90,
  bonus: 10,
  status: 'approved',
  orders: 2,
  note: null,
  created_at: '2026-11-01T00:00:00.000Z',
  approved_at: '2026-11-02T00:00:00.000Z',
  file: '/payout.pdf',
  attachment: null as string | null,
}

test('[BLOGGER-105] payouts lead to the other screens of sales, and not to themselves', async () => {
  const { call } = fakeCabinet({ ...answers, 'GET /api/blogger/payouts': () => listOf() })
  showScreen(Payouts, '/cabinet/sales/payouts', call)
  const ways = (await screen.findByRole('link', { name: 'Sales' })).parentElement
  expect([...(ways?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Sales', 'Orders with your code'])
})

test('[BLOGGER-105] payouts stand with their state, their orders and their document', async () => {
  showScreen(
    Payouts,
    '/cabinet/sales/payouts',
    fakeCabinet({ ...answers, 'GET /api/blogger/payouts': () => listOf(payout) }).call,
  )
  expect(await screen.findByText('Paid out', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('$10.00 of it in bonuses')).toBeTruthy()
  expect(screen.getByRole('link', { name: '2 orders' }).getAttribute('href')).toBe('/cabinet/sales/orders?payout=3')
  expect(screen.getByRole('link', { name: 'Document (PDF)' }).getAttribute('href')).toBe('/payout.pdf')
})

test('[BLOGGER-127] what a manager put to a payout is fetched as whoever is signed in; that it cannot be is told', async () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => new Response('Not found', { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  const attachment = '/api/blogger/payouts/3/attachment.pdf'
  const picture = { ...payout, id: 4, attachment: '/uploads/a.webp' }
  const { notices } = showScreen(
    Payouts,
    '/cabinet/sales/payouts',
    fakeCabinet({
      ...answers,
      'GET /api/blogger/payouts': () => listOf({ ...payout, attachment }, picture, { ...payout, id: 5 }),
    }).call,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Proof of payment (PDF)' }))
  await waitFor(() =>
    expect(notices.list().at(-1)).toMatchObject({
      kind: 'error',
      text: 'The document could not be fetched. Try again.',
    }),
  )
  expect(fetched.mock.calls.some(([path]) => path === attachment)).toBe(true)
  expect(screen.getByRole('link', { name: 'Proof of payment (PDF)' }).getAttribute('href')).toBe('/uploads/a.webp')
  vi.unstubAllGlobals()
})

test('[BLOGGER-106] the main panel says what waits, what is there, and what the week brought', async () => {
  const shop = fakeCabinet({ ...answers, 'GET /api/blogger/products': () => listOf(promoProduct()) })
  showScreen(CabinetFacts, '/', shop.call)
  expect((await screen.findByRole('link', { name: '1 product to post' })).getAttribute('href')).toBe(
    '/cabinet/products',
  )
  expect(screen.getByRole('link', { name: 'Balance $286.40' }).getAttribute('href')).toBe('/cabinet/sales/payouts')
  expect(screen.getByRole('link', { name: 'Posts this week: 4 of 6' })).toBeTruthy()
})
