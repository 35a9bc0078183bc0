import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { bodyToSend, toOrderBody } from './place-order.ts'
import { cart, openShop, place, shoe, shop, show, thanked, toPayment, totals, type } from '#test/support/checkout.tsx'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(cleanup)

describe('the order', () => {
  test('[CHECKOUT-110] a double press is one order; the cart is empty then and the order is shown', async () => {
    const { router } = show()
    await toPayment()
    const button = screen.getByRole('button', { name: 'Place order' })
    fireEvent.click(button)
    fireEvent.click(button)
    await thanked()
    expect(shop.orders).toHaveLength(1)
    expect(shop.orders[0]).toMatchObject({ products: [{ sku: 'HOODIE', qty: 1 }], expected_total: 64 })
    expect(router.state.location.pathname).toBe('/order/order-1')
    await expect.poll(() => cart().getView().count).toBe(0)
  })

  test('[CHECKOUT-111] without an answer it is queued; the repeat is the same body with the same id', async () => {
    shop.answers = [refuse('TIMEOUT'), refuse('INTERNAL_ERROR')]
    const { notices } = show()
    await toPayment()
    place()
    await screen.findByRole('heading', { name: 'Saved, not yet sent' })
    expect(screen.getByText(/^Order has been queued\./)).toBeTruthy()
    expect(notices.list().map(({ text }) => text)).toEqual([
      'The order can not be transfered because of server error. Order has been queued.',
    ])
    expect(screen.queryByText('Thank you')).toBeNull()
    expect(cart().getView().count).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Try again now' }))
    await waitFor(() => expect(shop.orders).toHaveLength(2))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again now' }))
    await thanked()
    expect(shop.orders).toHaveLength(3)
    expect(new Set(shop.orders.map((order) => JSON.stringify(order))).size).toBe(1)
  })

  test('[CHECKOUT-112] (R5) neither another cart nor another time makes a repeat another order', () => {
    const draft = {
      orderId: '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11',
      cartId: 'cart-1',
      lines: [{ item: shoe, qty: 1 }],
      addressInformation: {},
      coupon: null,
      bonuses: 0,
      expectedTotal: 44,
      replaces: 'earlier',
      createdAt: '2026-11-20T10:00:00.000Z',
    }
    const sent = toOrderBody(draft)
    const later = { ...draft, cartId: 'cart-2', createdAt: '2026-11-20T10:05:00.000Z', replaces: undefined }
    expect(JSON.stringify(bodyToSend(sent, toOrderBody(later)))).toBe(JSON.stringify(sent))
    const other = toOrderBody({ ...later, lines: [{ item: shoe, qty: 2 }] })
    expect(bodyToSend(sent, other)).toBe(other)
  })

  const aDraft = {
    orderId: '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11',
    cartId: 'cart-1',
    lines: [{ item: shoe, qty: 1 }],
    addressInformation: {},
    coupon: null,
    promoClaim: 'PROMISED',
    bonuses: 0,
    expectedTotal: 44,
    replaces: undefined,
    createdAt: '2026-11-20T10:00:00.000Z',
  }

  test('[CONSENT-4] the promised code goes along, and one that stands in the cart beats it', () => {
    const draft = aDraft
    const of = (code: string, is_promo_code: boolean) => ({ ...draft, coupon: { code, is_promo_code, active: true } })
    expect(toOrderBody(draft)).toMatchObject({ promo_code: 'PROMISED' })
    expect(toOrderBody(of('TYPED', true))).toMatchObject({ promo_code: 'TYPED' })
    expect(toOrderBody(of('TENTH', false))).toMatchObject({ promo_code: 'PROMISED', coupon: 'TENTH' })
    expect(toOrderBody({ ...draft, promoClaim: undefined })).not.toHaveProperty('promo_code')
  })

  test('[PROMO-21] a blogger’s code that is a coupon too goes along as both', () => {
    const both = { code: 'BOTH', is_promo_code: true, active: true }
    for (const effect of [{ value: 10 }, { value: 0, free_delivery: true }])
      expect(toOrderBody({ ...aDraft, coupon: { ...both, ...effect } })).toMatchObject({
        coupon: 'BOTH',
        promo_code: 'BOTH',
      })
    expect(toOrderBody({ ...aDraft, coupon: { ...both, value: 0, free_delivery: false } })).not.toHaveProperty('coupon')
  })

  test('[CHECKOUT-113] another total is asked about, and the answer is the expected total', async () => {
    shop.answers = [refuse('TOTAL_CHANGED', { totals: totals(70) })]
    show()
    await toPayment()
    place()
    const question = await screen.findByRole('dialog', { name: 'The total has changed' })
    expect(within(question).getByText('It was $64.00 and is now $70.00. Order for $70.00?')).toBeTruthy()
    fireEvent.click(within(question).getByRole('button', { name: 'Order for $70.00' }))
    await thanked()
    expect(shop.orders[1]).toMatchObject({ expected_total: 70, order_id: shop.orders[0]?.order_id })
  })

  test('[CHECKOUT-113] a cart that another device changed just before the press is asked about, not ordered', async () => {
    shop.answers = [refuse('TOTAL_CHANGED', { totals: totals(124) })]
    show()
    await toPayment()
    for (const kept of shop.server.carts.values()) {
      kept.version += 1
      kept.lines = kept.lines.map((line) => ({ ...line, qty: 2 }))
    }
    void cart().refresh()
    place()
    expect(await screen.findByText('It was $64.00 and is now $124.00. Order for $124.00?')).toBeTruthy()
    expect(shop.orders).toEqual([expect.objectContaining({ expected_total: 64 })])
  })

  test('[CHECKOUT-118] what another tab puts in while the order is on its way stays in the cart', async () => {
    shop.onOrder = () => cart().add(shoe)
    show()
    await toPayment()
    place()
    await thanked()
    await act(async () => cart().whenSettled())
    expect(
      cart()
        .getView()
        .lines.map(({ item, qty }) => [item.sku, qty]),
    ).toEqual([['SHOE', 1]])
  })

  test('[CHECKOUT-114] pieces that are gone are named, and the rest is offered', async () => {
    await act(async () => {
      cart().add(shoe)
      await cart().whenSettled()
    })
    shop.answers = [refuse('OUT_OF_STOCK', { skus: ['SHOE'] })]
    show()
    await toPayment()
    place()
    const told = await screen.findByRole('dialog', {
      name: "Some products you've ordered are out of stock. Your order has been canceled.",
    })
    expect(within(told).getByText('Piece SHOE, M')).toBeTruthy()
    fireEvent.click(within(told).getByRole('button', { name: 'Continue with the rest' }))
    await waitFor(() => expect(shop.server.quantities().at(-1)).toEqual({ HOODIE: 1 }))
    await waitFor(() => expect(cart().getView().areTotalsFresh).toBe(true))
    await screen.findByText(/^· \$/)
    place()
    await thanked()
    expect(shop.orders[1]).toMatchObject({ products: [{ sku: 'HOODIE' }] })
  })

  test('[CHECKOUT-115] a refused form says the specified words and leads to the field', async () => {
    shop.answers = [refuse('INVALID_INPUT', { fields: { 'addressInformation.shippingAddress.city': 'INVALID' } })]
    show()
    await toPayment()
    place()
    expect(await screen.findByText(/^Internal validation error\. .*help@vitrine\.example$/)).toBeTruthy()
    expect((await screen.findByLabelText('City')).getAttribute('aria-invalid')).toBe('true')
    type('City', 'Boston')
    expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBeNull()
  })

  test('[CHECKOUT-116] an id that has an order of another body leads to that order, or starts another', async () => {
    shop.answers = [refuse('ORDER_CHANGED')]
    const order = { id: 'earlier', number: 'V7' }
    const before = shop.server.call
    shop.server = {
      ...shop.server,
      call: async (...all) => (all[0] === 'GET /api/order/:id' ? ok(order) : before(...all)),
    }
    show()
    await toPayment()
    place()
    const told = await screen.findByRole('dialog', { name: 'You have already placed this order' })
    fireEvent.click(within(told).getByRole('button', { name: 'Place this as another order' }))
    place()
    await thanked()
    expect(shop.orders[1]?.order_id).not.toBe(shop.orders[0]?.order_id)
  })

  test('[CHECKOUT-117] an open payment link keeps the cart, and the next order replaces the unpaid one', async () => {
    const unpaid = {
      id: 'unpaid-1',
      number: 'V2',
      order_status: 'P',
      stage: 0,
      grand_total: 64,
      clear_basket: false,
      redirect_to_pay: true,
    }
    shop.answers = [ok({ order: { ...unpaid, paylink: '#pay' } })]
    show()
    await toPayment()
    place()
    await waitFor(() => expect(location.hash).toBe('#pay'))
    expect(localStorage.getItem('vitrine.activeOrder.en')).toBe('unpaid-1')
    expect(cart().getView().count).toBe(1)
    cleanup()
    show('/checkout')
    await toPayment()
    place()
    await thanked()
    expect(shop.orders[1]).toMatchObject({ replaces: 'unpaid-1' })
    expect(shop.orders[1]?.order_id).not.toBe(shop.orders[0]?.order_id)
    expect(localStorage.getItem('vitrine.activeOrder.en')).toBeNull()
  })
})
