import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useParams } from 'react-router'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { bringIntoSight } from '#test/support/in-sight.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import { bottle } from '#features/catalog/web/product/product-fake.ts'
import { MyOrders } from './my-orders.tsx'
import { MyOrder } from './my-order.tsx'
import { line, order } from './own-order-fake.ts'

type Input = { query?: Record<string, unknown>; params?: Record<string, unknown>; body?: unknown }
let answers: Record<string, (input: Input) => Result<unknown>> = {}
let asked: { key: string; query: unknown; body: unknown }[] = []
const call: AnyCall = async (key, { query, params, body }) => {
  asked.push({ key, query, body })
  return answers[key]?.({ ...(query ? { query } : {}), ...(params ? { params } : {}), body }) ?? refuse('OFFLINE')
}
const history = (total: number) => ({
  'GET /api/user/order-history': ({ query }: { query?: Record<string, unknown> }) => {
    const [size, page] = [Number(query?.pageSize), Number(query?.currentPage)]
    const all = Array.from({ length: total }, (_, at) => order(total - at, at + 1 > 5 ? 5 : at + 1))
    const items = all.slice((page - 1) * size, page * size)
    return ok({ items, total, active: total, pageSize: size, currentPage: page })
  },
})
const Listed = () => <MyOrders openId={useParams().orderId} />
const rows = () => [...document.querySelectorAll<HTMLElement>('ol[reversed] > li')]

beforeAll(standInForTheBrowser)
beforeEach(() => {
  answers = {}
  asked = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the list of orders', () => {
  const show = () => showPages([{ path: '/', element: <MyOrders /> }], '/', call)

  test('[ACCOUNT-133] ten at first and ten more at the end, of twenty a call', async () => {
    answers = history(25)
    show()
    await waitFor(() => expect(rows()).toHaveLength(10))
    const more = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show older orders' })))
    await more()
    await waitFor(() => expect(rows()).toHaveLength(20))
    await more()
    await waitFor(() => expect(rows()).toHaveLength(25))
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull()
    expect(asked.map(({ query }) => query)).toEqual([
      { pageSize: 20, currentPage: 1 },
      { pageSize: 20, currentPage: 2 },
    ])
  })

  test('[ACCOUNT-490] however much of the list a screen has room for, ten more come with a scroll, and no others', async () => {
    answers = history(25)
    bringIntoSight()
    show()
    await waitFor(() => expect(rows()).toHaveLength(10))
    await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
    expect(rows()).toHaveLength(10)
    fireEvent.scroll(window)
    await waitFor(() => expect(rows()).toHaveLength(20))
    await act(async () => void (await new Promise((done) => setTimeout(done, 20))))
    expect(rows()).toHaveLength(20)
    fireEvent.scroll(window)
    await waitFor(() => expect(rows()).toHaveLength(25))
    vi.unstubAllGlobals()
  })

  test('[ORDER-493] read on after an order came meanwhile, the list has each once, and the new one first', async () => {
    answers = history(25)
    show()
    await waitFor(() => expect(rows()).toHaveLength(10))
    answers = history(26)
    const more = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show older orders' })))
    await more()
    await more()
    await waitFor(() => expect(rows()).toHaveLength(25))
    await more()
    await waitFor(() => expect(rows()).toHaveLength(26))
    const numbers = rows().map((row) => within(row).getByRole('link').textContent)
    expect(numbers).toEqual(Array.from({ length: 26 }, (_, at) => `V${26 - at}`))
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull()
  })

  test('[ACCOUNT-133] a row has its number, index, status, sum and three pictures, then how many more', async () => {
    answers = history(5)
    show()
    await waitFor(() => expect(rows()).toHaveLength(5))
    const last = rows()[4] as HTMLElement
    expect(within(last).getByRole('link', { name: 'V1' }).getAttribute('href')).toBe('/my-account/orders/o-1')
    expect(within(last).getByText('1')).toBeTruthy()
    expect(within(last).getByText('Placed')).toBeTruthy()
    expect(within(last).getByText('$50.00')).toBeTruthy()
    expect(last.querySelectorAll('img')).toHaveLength(3)
    expect(within(last).getByText('+2')).toBeTruthy()
  })

  test('[ORDER-574] a cancelled one says so in a word', async () => {
    const cancelled = { ...order(1), canceled: true }
    answers = {
      'GET /api/user/order-history': () =>
        ok({ items: [cancelled], total: 1, active: 1, pageSize: 20, currentPage: 1 }),
    }
    show()
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(within(rows()[0] as HTMLElement).getByText('Cancelled')).toBeTruthy()
  })

  test('[ACCOUNT-133] an empty one says what to do, a silent one offers another try', async () => {
    answers = history(0)
    const first = show()
    expect(await screen.findByText('No orders yet')).toBeTruthy()
    first.unmount()
    answers = {}
    show()
    const again = await screen.findByRole('button', { name: 'Try again' })
    answers = history(1)
    fireEvent.click(again)
    expect(await screen.findByRole('link', { name: 'V1' })).toBeTruthy()
  })
})

describe('an order within the list', () => {
  const show = (at: string) =>
    showPages(
      ['/my-account/orders', '/my-account/orders/:orderId'].map((path) => ({ path, Component: Listed })),
      at,
      call,
    )
  const answerAll = (total: number) => {
    answers = {
      ...history(total),
      'GET /api/order/:id': ({ params }) => ok(order(Number(String(params?.id).slice(2)))),
    }
  }

  test('[ORDER-160] opens in its place at an address of its own, and folds again', async () => {
    answerAll(3)
    const { router } = show('/my-account/orders')
    const header = await screen.findByRole('link', { name: 'V2' })
    expect(header.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(header)
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/orders/o-2'))
    const [, row] = rows()
    expect(within(row as HTMLElement).getByRole('button', { name: 'Buy again' })).toBeTruthy()
    const opened = screen.getByRole('link', { name: 'V2' })
    expect(opened.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(opened)
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/orders'))
    expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull()
    // the list stayed: it was asked for once
    expect(asked.filter(({ key }) => key === 'GET /api/user/order-history')).toHaveLength(1)
  })

  test('[ORDER-160] its address shows it opened, above the list where that has not come so far', async () => {
    answerAll(25)
    const first = show('/my-account/orders/o-24')
    await waitFor(() => expect(screen.getByRole('link', { name: 'V24' }).getAttribute('aria-expanded')).toBe('true'))
    expect(screen.queryByRole('region', { name: 'Order' })).toBeNull()
    first.unmount()
    show('/my-account/orders/o-2')
    const above = await screen.findByRole('region', { name: 'Order' })
    expect(await within(above).findByRole('button', { name: 'Buy again' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'V25' })).toBeTruthy()
  })
})

test('[ORDER-473] an order that waits to be paid says in the account until when its pieces are held', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:10:00') })
  const open = { ...order(7), payment_link: '/pay/o-7', pay_until: new Date('2026-11-20T10:30:00').toISOString() }
  answers = { 'GET /api/order/:id': () => ok(open) }
  showPages([{ path: '/', element: <MyOrder id="o-7" /> }], '/', call)
  expect(await screen.findByText('We hold the pieces until 10:30.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/pay/o-7')
})

test('[ORDER-800] a shop that holds pieces beyond today says until which day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:50:00') })
  const open = { ...order(7), payment_link: '/pay/o-7', pay_until: new Date('2027-01-03T23:50:00').toISOString() }
  answers = { 'GET /api/order/:id': () => ok(open) }
  showPages([{ path: '/', element: <MyOrder id="o-7" /> }], '/', call)
  expect(await screen.findByText('We hold the pieces until 23:50 3-1-2027.', { exact: false })).toBeTruthy()
})

test('[ACCOUNT-134] buying again: what is gone is named, and nothing sold leaves the page where it is', async () => {
  answers = { 'GET /api/order/:id': () => ok(order(7, 2)), 'GET /api/product': () => refuse('NOT_FOUND') }
  const { notices, router } = showPages([{ path: '/', element: <MyOrder id="o-7" /> }], '/', call)
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await waitFor(() => expect(notices.list()).toHaveLength(1))
  expect(notices.list()[0]?.text).toBe('Not sold any more: Piece 1, Piece 2')
  expect(router.state.location.pathname).toBe('/')
})

test('[ACCOUNT-334] buying again without an answer says that, and puts nothing in by halves', async () => {
  const found = [ok({ items: [bottle()] })]
  const find = () => found.shift() ?? refuse('TIMEOUT')
  answers = { 'GET /api/order/:id': () => ok(order(7, 2)), 'GET /api/product': find }
  const { notices } = showPages([{ path: '/', element: <MyOrder id="o-7" /> }], '/', call)
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await waitFor(() => expect(notices.list().map(({ text }) => text)).toEqual(['The shop took too long to answer.']))
  expect(asked.filter(({ key }) => key === 'POST /api/cart/update')).toEqual([])
})

test('[ACCOUNT-134] buying again: a piece comes with what was chosen of it, or is named where that is gone', async () => {
  const engraving = { option_id: 3, title: 'Engraving', is_require: false }
  const values = [{ option_type_id: 8, title: 'Initials', price: 5, price_type: 'fixed' }]
  const products = [8, 9].map((value, at) => ({
    ...line(at + 1),
    product_option: { extension_attributes: { custom_options: [{ option_id: 3, option_value: value }] } },
  }))
  const sold = { ...bottle(), custom_options: [{ ...engraving, values }] }
  answers = {
    'GET /api/order/:id': () => ok({ ...order(7), products }),
    'GET /api/product': ({ query }) => ok({ items: [{ ...sold, sku: String(query?.sku) }] }),
    'POST /api/cart/create': () => ok('c'),
  }
  const { notices } = showPages([{ path: '/', element: <MyOrder id="o-7" /> }], '/', call)
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  await seen(() => expect(screen.getByText('elsewhere')).toBeTruthy())
  const sent = () => asked.filter(({ key }) => key === 'POST /api/cart/update').map(({ body }) => body)
  await seen(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ cartItem: { sku: 'P-1', delta: 1, product_option: products[0]?.product_option } })
  expect(notices.list()[0]?.text).toBe('Not sold any more: Piece 2')
})
