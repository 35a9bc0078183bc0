import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { standInForTheBrowser, showPages } from '#test/support/show-pages.tsx'
import type { Dashboard } from '../../contract.ts'
import { Screen } from './dashboard-screen.tsx'
import { Screen as Door } from '../frame/door-screen.tsx'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { OfficeNav } from '../frame/office-nav.tsx'

const figures: Dashboard = {
  since: '2026-11-01',
  until: '2026-11-03',
  sales: [
    { day: '2026-11-01', currency: 'USD', orders: 2, sum: 100 },
    { day: '2026-11-03', currency: 'USD', orders: 1, sum: 250.5 },
    { day: '2026-11-03', currency: 'EUR', orders: 1, sum: 9 },
  ],
  best: [{ sku: 'HOOD', name: 'Loopback hoodie', qty: 12 }],
  low: [{ sku: 'TEE-S', name: 'Tee', qty: 1 }],
  misses: [{ text: 'snorkel', hits: 3, last_at: '2026-11-03T10:00:00.000Z' }],
  waiting: { placed: 4, packing: 3, shortfall: 0, returns: 2, reviews: 1 },
}

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

const show = (answer = figures) => {
  const office = fakeOffice({ 'GET /api/manage/dashboard': () => ok(answer) })
  showScreen(Screen, '/admin/dashboard', office.call)
  return office
}

test('[ADMIN-35] sales by day are drawn, said in words, and there as a table', async () => {
  show()
  const [first, last] = ['Nov\u00a01,\u00a02026', 'Nov\u00a03,\u00a02026']
  const words = `Sales by day from ${first} to ${last}: $350.50 in all, the most on ${last} with $250.50`
  expect(await screen.findByRole('img', { name: words })).toBeTruthy()
  expect(document.querySelectorAll('svg rect')).toHaveLength(3)
  const rows = within(screen.getByRole('table', { name: 'Sales' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DateOrdersTotal',
    'Nov\u00a01,\u00a020262$100.00',
    'Nov\u00a03,\u00a020261$250.50',
  ])
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } })
  expect(screen.getByText('€9.00', { selector: 'b' })).toBeTruthy()
})

test('[ADMIN-35] what sells, runs out, is not found and waits stands beside it', async () => {
  const { queriesOf } = show()
  const waiting = within(await screen.findByRole('list', { name: 'What waits for you' }))
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['4Orders to confirm', '/admin/orders?stage=1&canceled=false'],
    ['3Orders to send', '/admin/orders?stage=2,3&canceled=false'],
    ['0Paid without goods', '/admin/orders?shortfall=true'],
    ['2Open returns', '/admin/returns?state=open'],
    ['1Reviews to read', '/admin/reviews?status=2'],
  ])
  for (const [name, text] of [
    ['Best sellers', 'Loopback hoodie HOOD12'],
    ['Nearly gone', 'Tee TEE-S1'],
    ['Searched for in vain', 'snorkel 10:00 3-11-20263'],
  ] as const)
    expect(within(screen.getByRole('region', { name })).getByRole('listitem').textContent).toBe(text)
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '90' } })
  expect(queriesOf('GET /api/manage/dashboard')).toEqual([{ days: 30 }, { days: 90 }])
})

test('[ADMIN-35] a shop that sold nothing says so', async () => {
  show({ ...figures, sales: [] })
  expect(await screen.findByText('No sales in this time')).toBeTruthy()
})

test.each([
  ['admin', 'the design'],
  ['manager', 'the dashboard'],
] as const)('[ADMIN-20] the way in leads an %s to %s', async (role, goal) => {
  showUser({ ...ada, roles: [role] })
  showPages(
    [
      { path: '/admin', element: <Door /> },
      { path: '/admin/design', element: <p>the design</p> },
      { path: '/admin/dashboard', element: <p>the dashboard</p> },
    ],
    '/admin',
    fakeOffice({}).call,
  )
  expect(await screen.findByText(goal)).toBeTruthy()
})

test('[ADMIN-20] the ways between the screens name the one that is shown, one order being of the orders', () => {
  const links = [
    { path: '/admin/orders', heading: 'area.officeOrders' },
    { path: '/admin/reviews', heading: 'area.reviews' },
  ]
  showScreen(() => <OfficeNav name="area.office" links={links} />, '/admin/orders/o-1', fakeOffice({}).call)
  const nav = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Orders', 'page'],
    ['Reviews', null],
  ])
})
