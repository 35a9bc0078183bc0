import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { fakeCoupon } from '#features/cart/web/cart-fake.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import {
  cart,
  hoodie,
  openShop,
  order,
  place,
  shop,
  show,
  thanked,
  toPayment,
  totals,
} from '#test/support/checkout.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import { CreateAccountProvider } from '../index.ts'
import type { NewAccount } from '../index.ts'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(cleanup)

/** The shop answers some calls in another way. */
const answer = (answers: Record<string, () => Result<unknown>>) => {
  const { call } = shop.server
  const other: AnyCall = async (key, ...rest) => answers[key]?.() ?? call(key, ...rest)
  shop.server = { ...shop.server, call: other }
}
const coupon = { ...fakeCoupon, code: 'SPRING' }
const unpaid = {
  id: '2f0c8f0e-53d5-4a6b-8f0c-5a3c9e0a7b11',
  number: 'V2',
  order_status: 'P',
  stage: 0,
  grand_total: 64,
  clear_basket: false,
  redirect_to_pay: true,
  paylink: '#pay',
}

describe('what stands in the way', () => {
  test('[CHECKOUT-50] a coupon that was used up is named, and the order goes on without it', async () => {
    answer({ 'POST /api/cart/apply-coupon': () => ok(coupon), 'POST /api/cart/delete-coupon': () => ok(true) })
    await act(async () => cart().applyCoupon('SPRING'))
    shop.answers = [refuse('COUPON_USED')]
    show()
    await toPayment()
    await order()
    const told = await seen(() => screen.getByRole('dialog', { name: 'Coupon SPRING cannot be used' }))
    expect(within(told).getByText(/Nothing has been ordered yet\./)).toBeTruthy()
    expect(shop.orders[0]).toMatchObject({ coupon: 'SPRING' })
    fireEvent.click(within(told).getByRole('button', { name: 'Go on without it' }))
    await seen(() => expect(screen.queryByRole('dialog')).toBeNull())
    await seen(() => screen.getByText(/^· \$/))
    await order()
    await thanked()
    expect(shop.orders[1]).not.toHaveProperty('coupon')
  })

  test('[CHECKOUT-51] a coupon that is over stays out of the order', async () => {
    answer({ 'POST /api/cart/apply-coupon': () => ok({ ...coupon, active: false }) })
    await act(async () => cart().applyCoupon('SPRING'))
    show()
    await toPayment()
    place()
    await thanked()
    expect(shop.orders[0]).not.toHaveProperty('coupon')
  })

  test('[CHECKOUT-54] [CHECKOUT-118] an unpaid order that was paid meanwhile is shown and not replaced', async () => {
    localStorage.setItem('vitrine.activeOrder.en', unpaid.id)
    shop.answers = [refuse('ORDER_PAID')]
    const { router } = show()
    await toPayment()
    place()
    await thanked()
    expect(router.state.location.pathname).toBe(`/order/${unpaid.id}`)
    expect(localStorage.getItem('vitrine.activeOrder.en')).toBeNull()
    // the shop left in it what was put in since
    expect(cart().getView().count).toBe(1)
  })

  test('[CHECKOUT-56] a method that is gone is said, and the methods come anew', async () => {
    shop.answers = [refuse('METHOD_NOT_AVAILABLE')]
    show()
    await toPayment()
    place()
    expect(await screen.findByText(/^The order was not placed\./)).toBeTruthy()
    await screen.findByText(/^· \$/)
    place()
    await thanked()
  })
})

describe('one order', () => {
  test('[CHECKOUT-52] two tabs with one cart have one order id', async () => {
    show()
    await toPayment()
    const { id } = JSON.parse(localStorage.getItem('vitrine.checkout.en.order') ?? '{}') as { id?: string }
    cleanup()
    // another tab: it shares the local storage alone
    sessionStorage.clear()
    show()
    await toPayment()
    place()
    await thanked()
    expect(shop.orders[0]?.order_id).toBe(id)
  })

  test('[CHECKOUT-52] the checkout after an order has an id of its own and what was typed', async () => {
    show()
    await toPayment()
    place()
    await thanked()
    cleanup()
    await act(async () => {
      cart().add(hoodie, 2)
      await cart().whenSettled()
    })
    show()
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('New York')
    await toPayment()
    place()
    await thanked()
    expect(shop.orders[1]?.order_id).not.toBe(shop.orders[0]?.order_id)
  })

  test('[CHECKOUT-53] [CHECKOUT-118] Back onto the kept page looks at the unpaid order anew', async () => {
    shop.answers = [ok({ order: unpaid })]
    const { router } = show()
    await toPayment()
    place()
    await waitFor(() => expect(localStorage.getItem('vitrine.activeOrder.en')).toBe(unpaid.id))
    answer({ 'GET /api/order/:id': () => ok({ id: unpaid.id, number: 'V2', paid: true, payment_link: null }) })
    await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await thanked()
    expect(router.state.location.pathname).toBe(`/order/${unpaid.id}`)
    expect(cart().getView().count).toBe(1)
  })
})

describe('bonuses and coupons beside the summary', () => {
  test('[CHECKOUT-51] [CHECKOUT-57] bonuses are set there, and go with the order', async () => {
    const bonuses = { balance: 30, most: 18, spent: 0 }
    const lines = (spent: number) => ({
      ...totals(64 - spent),
      totals: [
        { code: 'subtotal_incl_tax', title: '', value: 60 },
        { code: 'shipping', title: '', value: 4 },
        ...(spent > 0 ? [{ code: 'user_account', title: '', value: -spent }] : []),
        { code: 'grand_total', title: '', value: 64 - spent },
      ],
    })
    answer({
      'GET /api/cart/totals': () => ok(lines(0), { bonuses }),
      'POST /api/cart/bonuses-spend': () => ok(lines(18), { bonuses: { ...bonuses, spent: 18 } }),
    })
    show()
    await toPayment()
    fireEvent.change(screen.getByRole('slider', { name: 'Spend bonuses' }), { target: { value: '18' } })
    await screen.findByText('· $46.00')
    place()
    await thanked()
    expect(shop.orders[0]).toMatchObject({ bonuses: 18, expected_total: 46 })
  })
})

describe('an account with the order', () => {
  const made: NewAccount[] = []
  beforeEach(() => void made.splice(0))
  const withAccounts = (result: Result<unknown>) =>
    show('/checkout', (page) => (
      <CreateAccountProvider
        value={async (account) => {
          made.push(account)
          return result
        }}
      >
        {page}
      </CreateAccountProvider>
    ))
  const typePassword = (password: string) =>
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })

  test('[CHECKOUT-55] the password is nowhere but in the call for the account, after the order', async () => {
    withAccounts(ok(true))
    await toPayment()
    expect(screen.queryByLabelText('Password')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account with this order' }))
    typePassword('short')
    place()
    expect(await screen.findByText('The password needs at least 8 characters.')).toBeTruthy()
    expect(shop.orders).toHaveLength(0)
    typePassword('correct horse')
    place()
    await thanked()
    expect(made).toEqual([
      {
        email: 'h@mail.example',
        phone: '+1 646 555 0173',
        firstName: 'Hannah',
        lastName: 'Brooks',
        password: 'correct horse',
      },
    ])
    const kept = [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })].join(' ')
    expect(`${kept} ${JSON.stringify(shop.orders)}`).not.toContain('correct horse')
  })

  test('[CHECKOUT-55] an account that fails leaves the order, and says so', async () => {
    const { notices } = withAccounts(refuse('TIMEOUT'))
    await toPayment()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account with this order' }))
    typePassword('correct horse')
    place()
    await thanked()
    expect(notices.list()[0]?.text).toMatch(/^Your order is placed, but the account could not be created\./)
  })

  test('[CHECKOUT-55] [ACCOUNT-231] a password that is guessed first is told in the words of the shop', async () => {
    const message = 'This password is among those that are guessed first. Choose another.'
    const { notices } = withAccounts(refuse('WEAK_PASSWORD', { message }))
    await toPayment()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account with this order' }))
    typePassword('sunshine')
    place()
    await thanked()
    expect(notices.list()[0]?.text).toBe(`Your order is placed, but the account could not be created. ${message}`)
  })

  test('[CHECKOUT-55] where no account can be made none is offered', async () => {
    show()
    await toPayment()
    expect(screen.queryByRole('button', { name: 'Create an account with this order' })).toBeNull()
  })
})
