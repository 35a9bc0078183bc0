import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { wishNow } from '#features/accounts/web/sign-in/sign-in-wish.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { wireOrder } from '#test/support/wire-order.ts'
import type { WireOrder } from '../contract.ts'
import { Component as OrderPage } from './order-page.tsx'

let written: string[] = []
const show = (changes: Partial<WireOrder>, at = '/order/o-1') => {
  const call: AnyCall = async (key) => (key === 'GET /api/order/:id' ? ok(wireOrder(changes)) : ok([]))
  return showPages([{ path: '/order/:id', Component: OrderPage }], at, call)
}

beforeAll(standInForTheBrowser)
beforeEach(() => {
  written = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  const own = { clipboard: { value: clipboard }, onLine: { value: true } }
  vi.stubGlobal('navigator', Object.create(navigator, own))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { delivery, products } = wireOrder()
const [piece] = products
if (!piece) throw new Error('no piece')
const sent = { ...delivery, carrier: 'UPS', number: '1Z 999', link: 'https://ups.example/1Z999' }
const owner = { name: 'Hannah Brooks', phone_formatted: '+1 646 555 0173', email: 'hannah@mail.example' }
const country = { country: 'US', country_name: 'United States' }
const home = { address: '86 Mercer Street', city: 'New York, NY', zip: '10012', ...country }
const office = { ...home, address: '1 Main Street' }

describe('the page of an order', () => {
  test('[ORDER-393] says how to pay where no page takes the payment', async () => {
    show({ how_to_pay: 'Transfer it to IBAN DE00.' })
    expect(await screen.findByText('Transfer it to IBAN DE00.', { exact: false })).toBeDefined()
  })

  test('[ORDER-71] [ORDER-164] carrier, number and link of the parcel; the number is copied', async () => {
    const { notices } = show({ stage: 4, delivery: sent })
    const way = await screen.findByRole('region', { name: 'Order progress' })
    expect(within(way).getByText('1Z 999')).toBeTruthy()
    expect(within(way).getByText(/UPS/)).toBeTruthy()
    expect(within(way).getByRole('link', { name: 'Follow the parcel' }).getAttribute('href')).toBe(sent.link)
    fireEvent.click(within(way).getByRole('button', { name: 'Copy the number' }))
    await waitFor(() => expect(notices.list()).toMatchObject([{ kind: 'success', text: 'Copied to clipboard' }]))
    expect(written).toEqual(['1Z 999'])
  })

  test('[ORDER-72] [ORDER-495] invoice and receipt for whoever may have them, with the addresses', async () => {
    const files = { invoice: '/api/order/o-1/invoice.pdf?key=k', receipt: '/api/order/o-1/receipt.pdf?key=k' }
    show({ paid: true, files, customer: { ...owner, shipping_address: home, billing_address: office } })
    const papers = await screen.findByRole('region', { name: 'Documents' })
    const links = within(papers).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([files.invoice, files.receipt])
    expect(screen.getByText(/86 Mercer Street, New York, NY, 10012, United States/)).toBeTruthy()
    expect(screen.getByText(/1 Main Street/)).toBeTruthy()
  })

  test('[ORDER-657] an answer that comes after that of a later look changes nothing', async () => {
    const answers: ((order: WireOrder) => void)[] = []
    const call: AnyCall = async (key) =>
      key === 'GET /api/order/:id' ? ok(await new Promise<WireOrder>((resolve) => answers.push(resolve))) : ok([])
    showPages([{ path: '/order/:id', Component: OrderPage }], '/order/o-1', call)
    await waitFor(() => expect(answers).toHaveLength(1))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(answers).toHaveLength(2)
    answers[1]?.(wireOrder({ canceled: true }))
    await screen.findByRole('heading', { name: 'This order is cancelled' })
    await act(async () => answers[0]?.(wireOrder({})))
    expect(screen.getByRole('heading', { name: 'This order is cancelled' })).toBeTruthy()
  })

  test('[ORDER-310] a guest is offered an account by a code to the order’s address; nobody else is', async () => {
    const customer = { ...owner, shipping_address: home, billing_address: home }
    showUser(null)
    show({ customer })
    const offer = await screen.findByRole('region', { name: 'Keep this order in an account' })
    expect(offer.textContent).toContain(owner.email)
    fireEvent.click(within(offer).getByRole('button', { name: 'Send me the code' }))
    expect(wishNow()).toEqual({ contact: owner.email, asksCode: true })
    act(() => showUser(ada))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Keep this order in an account' })).toBeNull())
    showUser(null)
    cleanup()
    show({ customer, canceled: true })
    await screen.findByRole('heading', { name: 'This order is cancelled' })
    expect(screen.queryByRole('region', { name: 'Keep this order in an account' })).toBeNull()
  })

  test('[ORDER-596] one that waits to be paid is canceled by a press of whoever knows where it goes, after a question', async () => {
    // the cart looks whether the browser is online
    vi.unstubAllGlobals()
    const asked: unknown[] = []
    let canceled = false
    const customer = { ...owner, shipping_address: home, billing_address: home }
    const waiting =
      (changes: Partial<WireOrder>): AnyCall =>
      async (key, input) => {
        if (key === 'GET /api/order/:id')
          return ok(wireOrder({ ...changes, canceled, payment_link: canceled ? null : '/en/pay/o-1' }))
        if (key !== 'POST /api/order/:id/cancel') return ok([])
        asked.push(input.body)
        canceled = true
        return ok(true)
      }
    const routes = [{ path: '/order/:id', Component: OrderPage }]
    showPages(routes, '/order/o-1', waiting({}))
    await screen.findByText('Waits to be paid.')
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    cleanup()
    showPages(routes, '/order/o-1', waiting({ customer }))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
    expect(asked).toEqual([])
    const dialog = screen.getByRole('dialog', { name: /^Cancel order V/ })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel this order' }))
    const told = await screen.findByText(/ is cancelled\. What it held is free for a new order\.$/)
    expect(document.activeElement).toBe(told)
    expect(asked).toEqual([{ cart_id: null, email: owner.email }])
    await screen.findByRole('heading', { name: 'This order is cancelled' })
  })

  test('[ORDER-200] what was bought to download is among the papers', async () => {
    const downloads = [{ title: 'Yoga plan: PDF', address: '/api/order/o-1/downloads/1/0?key=k' }]
    show({ paid: true, files: { invoice: '/invoice.pdf', receipt: null, downloads } })
    const link = await screen.findByRole('link', { name: 'Yoga plan: PDF' })
    expect(link.getAttribute('href')).toBe(downloads[0]?.address)
  })

  test('[ORDER-72] without them there are no papers, and an invoice alone before it is paid', async () => {
    show({})
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull()
    cleanup()
    show({ files: { invoice: '/invoice.pdf', receipt: null } })
    expect(within(await screen.findByRole('region', { name: 'Documents' })).getAllByRole('link')).toHaveLength(1)
  })

  test('[ORDER-73] what came back is told, in part too, with what is refunded and earned', async () => {
    const lines = [
      { ...piece, line: 1, count: 1, returned: true, returned_count: 1 },
      { ...piece, line: 2, count: 3, returned_count: 2 },
      { ...piece, line: 3 },
    ]
    show({ stage: 5, paid: true, products: lines, refunded: 204, cashback: 3.4 })
    const [whole, part, none] = within(await screen.findByRole('region', { name: '5 pieces' })).getAllByRole('listitem')
    expect(whole?.textContent).toContain('Returned')
    expect(whole?.className).toContain('returned')
    expect(part?.textContent).toContain('2 pieces returned')
    expect(part?.className).not.toContain('returned')
    expect(none?.textContent).not.toContain('eturned')
    expect(screen.getByText('$204.00 goes back to you.')).toBeTruthy()
    expect(screen.getByText('$3.40 in bonuses came with this order.')).toBeTruthy()
  })

  test('[ORDER-416] money that goes back while nothing was returned is not said to be for what was', async () => {
    show({ stage: 5, paid: true, refunded: 5 })
    expect((await screen.findByText(/^\$5\.00 goes back to you/)).textContent).toBe('$5.00 goes back to you.')
  })

  test('[ORDER-313] what came back before it was paid is less to pay, and nothing that goes back', async () => {
    show({ stage: 5, price: 72, taken_off: 20 })
    expect(await screen.findByText('$20.00 less for what was returned before it was paid: $52.00 in all.')).toBeTruthy()
    expect(screen.queryByText(/goes back to you/)).toBeNull()
  })

  test.each([
    ['unpaid', 'Reason: it was not paid in time'],
    ['replaced', 'Reason: another order took its place'],
    ['buyer', 'Reason: cancelled by its buyer'],
    ['The shopper called', 'Reason: The shopper called'],
  ])('[ORDER-74] why it ended, in words: %s', async (reason, words) => {
    show({ canceled: true, cancel_reason: reason })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('[ORDER-38] [ORDER-74] who is not told the reason sees none', async () => {
    show({ canceled: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeTruthy()
    expect(screen.queryByText(/Reason/)).toBeNull()
  })

  test('[ORDER-75] the link that is shared has no key', async () => {
    const { notices } = show({}, '/order/o-1?key=secret')
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the link to this order' }))
    await waitFor(() => expect(notices.list()).toHaveLength(1))
    expect(written).toHaveLength(1)
    expect(written[0]).not.toContain('secret')
  })

  test('[ORDER-100] amounts stay in the currency of the order', async () => {
    show({ currency: 'RUB', totals: { ...wireOrder().totals, currency: 'RUB' } })
    expect(await screen.findByText(/RUB\s72\.00/)).toBeTruthy()
    expect(screen.queryByText('$72.00')).toBeNull()
  })
})
