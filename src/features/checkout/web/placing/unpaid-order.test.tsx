import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { fakeCoupon } from '#features/cart/web/cart-fake.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { cart, openShop, shop, show, thanked, toPayment } from '#test/support/checkout.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(cleanup)

const id = '2f0c8f0e-53d5-4a6b-8f0c-5a3c9e0a7b11'
const active = () => localStorage.getItem('vitrine.activeOrder.en')
const coupon = { ...fakeCoupon, code: 'ONCE', active: false, used: true, type: 'fixed', value: 5 }

/** An unpaid order that holds the coupon of the cart; `sent` are the bodies it was canceled with. */
const openUnpaid = async (answer: () => Result<unknown>) => {
  const { call } = shop.server
  const state = { isPaid: false, isCanceled: false, sent: [] as unknown[] }
  const other: AnyCall = async (key, input, options) => {
    if (key === 'GET /api/order/:id')
      return ok({
        id,
        number: 'V2',
        paid: state.isPaid,
        canceled: state.isCanceled,
        payment_link: state.isCanceled ? null : '/en/pay/1',
      })
    if (key === 'POST /api/order/:id/cancel') {
      state.sent.push(input)
      const answered = answer()
      if (answered.ok) state.isCanceled = true
      return answered
    }
    if (key === 'POST /api/cart/apply-coupon') return ok(coupon)
    const told = await call(key, input, options)
    if (key !== 'GET /api/cart/pull' || !told.ok) return told
    return { ...told, meta: { ...told.meta, coupon: { ...coupon, active: state.isCanceled, used: !state.isCanceled } } }
  }
  shop.server = { ...shop.server, call: other }
  localStorage.setItem('vitrine.activeOrder.en', id)
  await act(async () => cart().applyCoupon('ONCE'))
  return state
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
const answer = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const cancel = async () => {
  await press()
  answer('Cancel this order')
}

describe('an order that waits to be paid', () => {
  test('[CHECKOUT-366] canceled by a press gives its coupon to the next order', async () => {
    const state = await openUnpaid(() => ok(true))
    show()
    await seen(() => screen.getByText('Order V2 waits to be paid'))
    await toPayment()
    await cancel()
    const told = await screen.findByText(/^Order V2 is cancelled\./)
    expect(document.activeElement).toBe(told)
    expect(active()).toBeNull()
    expect(state.sent).toEqual([
      { params: { id }, body: { cart_id: cart().getView().cartId, email: 'h@mail.example' } },
    ])
    await seen(() => expect(cart().getView().coupon?.active).toBe(true))
    await seen(() => screen.getByText(/^· \$/))
    fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await thanked()
    expect(shop.orders[0]).toMatchObject({ coupon: 'ONCE' })
    expect(shop.orders[0]).not.toHaveProperty('replaces')
  })

  test('[CHECKOUT-386] nothing is canceled before the question is answered, nor by "Keep it"', async () => {
    const state = await openUnpaid(() => ok(true))
    show()
    await press()
    expect(screen.getByRole('heading', { name: 'Cancel order V2?' })).toBeTruthy()
    answer('Keep it')
    await seen(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([state.sent, active()]).toEqual([[], id])
  })

  test('[CHECKOUT-387] whoever has lost the sign-in it was placed with is led to sign in, and can cancel it then', async () => {
    await openUnpaid(() => (browserSession().isSignedIn() ? ok(true) : refuse('ORDER_NOT_FOUND')))
    const { panels } = show()
    await cancel()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Sign in to cancel it/)
    expect([panels.opened(), active()]).toEqual(['sign-in', id])
    panels.close()
    browserSession().set('token')
    await cancel()
    expect(await screen.findByText(/^Order V2 is cancelled\./)).toBeTruthy()
    browserSession().set(undefined)
  })

  test('[CHECKOUT-391] one that was ended in another tab is gone from this one once that is looked at', async () => {
    await openUnpaid(() => ok(true))
    show()
    await seen(() => screen.getByText('Order V2 waits to be paid'))
    localStorage.removeItem('vitrine.activeOrder.en')
    document.dispatchEvent(new Event('visibilitychange'))
    await seen(() => expect(screen.queryByText('Order V2 waits to be paid')).toBeNull())
  })

  test('[CHECKOUT-366] one that was paid meanwhile is shown instead', async () => {
    const state = await openUnpaid(() => refuse('ORDER_PAID'))
    const { router } = show()
    await press()
    state.isPaid = true
    answer('Cancel this order')
    await thanked()
    expect([router.state.location.pathname, active()]).toEqual([`/order/${id}`, null])
  })

  test('[CHECKOUT-366] without an answer it stays, and can be pressed again; where the shop has done it, that is said', async () => {
    const presses = [() => undefined, () => void (state.isCanceled = true)]
    const state = await openUnpaid(() => {
      presses.shift()?.()
      return refuse('TIMEOUT')
    })
    show()
    await cancel()
    expect((await screen.findByRole('alert')).textContent).toBe('The shop took too long to answer.')
    expect(active()).toBe(id)
    await cancel()
    expect(await screen.findByText(/^Order V2 is cancelled\./)).toBeTruthy()
    expect(active()).toBeNull()
    await seen(() => expect(cart().getView().coupon?.active).toBe(true))
  })
})
