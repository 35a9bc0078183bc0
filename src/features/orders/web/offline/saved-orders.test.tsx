import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { leaveShop, openShop, orders, question, save, setOnline, show } from '#test/support/saved-order-pages.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'

beforeAll(standInForTheBrowser)
let shop: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  shop = await openShop()
})
afterEach(leaveShop)

describe('orders that wait', () => {
  test('[ORDER-114] (defect 9) also a page that did not save them asks; the answer sends all, the oldest first', async () => {
    await save({ created_at: '2026-11-20T12:00:00.000Z' })
    await save({ created_at: '2026-11-20T11:00:00.000Z' })
    show()
    const asked = await question()
    expect(within(asked).getByText('2 orders of yours are saved on this device and not sent yet.')).toBeTruthy()
    expect(shop.sent).toEqual([])
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    await waitFor(() => expect(within(asked).getAllByText('Placed')).toHaveLength(2))
    expect(shop.sent.map((body) => (JSON.parse(body) as { created_at: string }).created_at)).toEqual([
      '2026-11-20T11:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
    ])
    expect(within(asked).getAllByRole('link', { name: 'Show the order' })).toHaveLength(2)
    fireEvent.click(within(asked).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('[ORDER-114] after "Not now" nothing is sent; it asks again when the shop was away, and at the next visit', async () => {
    await save()
    const first = show()
    fireEvent.click(within(await question()).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shop.sent).toEqual([])
    await setOnline(false)
    await setOnline(true)
    fireEvent.click(within(await question()).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    first.unmount()
    show()
    expect(await question()).toBeTruthy()
  })

  test('[ORDER-114] offline nobody is asked, but the address of a reminder asks at once', async () => {
    await save()
    await setOnline(false)
    const first = show()
    await screen.findByRole('heading', { name: 'Saved on this device' })
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()
    const { router } = show('/?order=offline')
    const asked = await question()
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    await within(asked).findByText('Being sent')
    expect(shop.sent).toEqual([])
    await setOnline(true)
    await within(asked).findByText('Placed')
    fireEvent.click(within(asked).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ORDER-116] a link of the dialog leads on and leaves the dialog behind', async () => {
    await save()
    show()
    const asked = await question()
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    fireEvent.click(await within(asked).findByRole('link', { name: 'Show the order' }))
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ORDER-91] [ORDER-116] with automatic transmission they go without a question, and it is told once', async () => {
    await save()
    const { notices } = show('/', { automatic_order_transmission: true })
    await waitFor(() => expect(notices.list().map(({ text }) => text)).toEqual(['Order V1 is placed']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.sent).toHaveLength(1)
    const [notice] = notices.list()
    act(() => notice?.action?.run())
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  })

  test('[ORDER-192] with automatic transmission what comes into sight later goes as well', async () => {
    show('/', { automatic_order_transmission: true })
    await waitFor(() => expect(orders().getView().isLoaded).toBe(true))
    await save()
    await waitFor(() => expect(shop.sent).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ORDER-96] [ORDER-116] (R3) gone pieces are named and no thanks are said; the rest is sent when the shopper says so', async () => {
    await save()
    show()
    const asked = await question()
    shop.trouble.push(refuse('OUT_OF_STOCK', { skus: ['SHOE'] }))
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    expect(
      await within(asked).findByText(
        "Some products you've ordered are out of stock. Your order has been canceled. Gone: Piece SHOE, M",
      ),
    ).toBeTruthy()
    expect(within(asked).queryByText('Placed')).toBeNull()
    fireEvent.click(within(asked).getByRole('button', { name: 'Send the rest' }))
    await within(asked).findByText('Placed')
    expect(JSON.parse(shop.sent[1] ?? '')).toMatchObject({ products: [{ sku: 'HOODIE', qty: 1 }] })
  })

  test('[ORDER-96] another total is asked about with both amounts', async () => {
    await save()
    show()
    const asked = await question()
    shop.trouble.push(refuse('TOTAL_CHANGED', { totals: { grand_total: 150 } }))
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    await within(asked).findByText('The total was $144.00 and is now $150.00. Nothing is ordered yet.')
    fireEvent.click(within(asked).getByRole('button', { name: 'Order for $150.00' }))
    await within(asked).findByText('Placed')
    expect(JSON.parse(shop.sent[1] ?? '')).toMatchObject({ expected_total: 150 })
  })

  test('[ORDER-95] 400 in the queue says the specified text, and the pieces can go back', async () => {
    await save()
    const { notices, router } = show()
    const asked = await question()
    shop.trouble.push(refuse('INVALID_INPUT'))
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    const told = await within(asked).findByText(/^Address provided in checkout contains invalid data\b/)
    expect(told.textContent).toMatch(/Your order has been canceled\.$/)
    expect(notices.list()).toEqual([])
    fireEvent.click(within(asked).getByRole('button', { name: 'Put back into the cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(await screen.findByText(/^pieces: 3/)).toBeTruthy()
  })
})

describe('the list', () => {
  test('[ORDER-117] [ORDER-111] names pieces, estimate and state, and says when the browser cannot keep it', async () => {
    await save()
    await setOnline(false)
    show()
    const card = await screen.findByRole('article')
    expect(within(card).getByText('1 × Piece HOODIE, M')).toBeTruthy()
    expect(within(card).getByText('2 × Piece SHOE, M')).toBeTruthy()
    expect(within(card).getByText('Estimated total')).toBeTruthy()
    expect(within(card).getByText('$144.00')).toBeTruthy()
    expect(within(card).getByText('Saved, not yet sent')).toBeTruthy()
    expect(
      screen.getByText('This browser cannot keep the order safely: leave this page open until it is sent.'),
    ).toBeTruthy()
  })

  test('[ORDER-118] [ORDER-117] cancelled, its pieces go back into the cart when the shopper says so', async () => {
    await save()
    await setOnline(false)
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    await screen.findByText('Cancelled')
    expect(screen.getByText(/^pieces: 0/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Put back into the cart' }))
    expect(await screen.findByText(/^pieces: 3/)).toBeTruthy()
    await waitFor(async () => expect(await orders().load()).toEqual([]))
  })

  test('[ORDER-98] an id that has another order leads there, or the saved one becomes an order of its own', async () => {
    const id = await save()
    shop.placed.set(id, 'another body')
    show()
    const asked = await question()
    fireEvent.click(within(asked).getByRole('button', { name: 'Send order' }))
    const link = await within(asked).findByRole('link', { name: 'Show the order' })
    expect(link.getAttribute('href')).toBe(`/order/${id}`)
    fireEvent.click(within(asked).getByRole('button', { name: 'Place this as another order' }))
    await waitFor(() => expect(shop.placed.size).toBe(2))
    await waitFor(async () => expect(await orders().load()).toMatchObject([{ state: 'accepted' }]))
  })
})
