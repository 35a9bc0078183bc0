import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import {
  cart,
  openShop,
  place,
  shop,
  show,
  thanked,
  toPayment,
  totals as totalsOf,
  type,
} from '#test/support/checkout.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(cleanup)

/** A customer's cart: of the $60 of its goods up to $18 may be paid with bonuses. */
const openWithBonuses = async () => {
  const { call } = shop.server
  const told: number[] = []
  const answer = (withDelivery: boolean) => {
    const spent = told.at(-1) ?? 0
    const grand = 60 + (withDelivery ? 4 : 0) - spent
    const lines = { subtotal_incl_tax: 60, user_account: -spent, grand_total: grand }
    const totals = Object.entries(lines).map(([code, value]) => ({ code, title: '', value }))
    const bonuses = { balance: 40, most: 18, spent, wanted: spent }
    return ok({ items: [], totals, grand_total: grand, currency: 'USD' }, { bonuses })
  }
  const other: AnyCall = async (key, input, options) => {
    if (key === 'GET /api/cart/totals') return answer(false)
    if (!key.startsWith('POST /api/cart/bonuses')) return call(key, input, options)
    told.push((input.body as { amount?: number } | undefined)?.amount ?? 0)
    return answer(true)
  }
  shop.server = { ...shop.server, call: other }
  await act(async () => cart().refresh())
  return told
}
const slide = async () => {
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Spend bonuses' })
  fireEvent.change(slider, { target: { value: slider.max } })
}

test('[CHECKOUT-388] what the slider shows is what is ordered, however soon the button is pressed', async () => {
  await openWithBonuses()
  show()
  await toPayment()
  await slide()
  place()
  await act(async () => cart().whenSettled())
  expect(shop.orders).toEqual([])
  await seen(() => screen.getByText('· $46.00'))
  place()
  await thanked()
  expect(shop.orders).toMatchObject([{ bonuses: 18, expected_total: 46 }])
})

describe('[CHECKOUT-447] a coupon that is typed when the order is placed', () => {
  test('is applied first, and asked about', async () => {
    show()
    await toPayment()
    type('Coupon code', 'TENTH')
    shop.answers.push(refuse('TOTAL_CHANGED', { totals: totalsOf(58) }))
    place()
    await seen(() => screen.getByRole('dialog', { name: 'The total has changed' }))
    expect(shop.orders).toMatchObject([{ coupon: 'TENTH', expected_total: 64 }])
    fireEvent.click(screen.getByRole('button', { name: 'Order for $58.00' }))
    await thanked()
    expect(shop.orders[1]).toMatchObject({ coupon: 'TENTH', expected_total: 58 })
  })

  test('holds the order where it cannot be used, until the next press', async () => {
    show()
    await toPayment()
    type('Coupon code', 'NOTHING')
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    place()
    const field = screen.getByLabelText<HTMLInputElement>('Coupon code')
    await seen(() => expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']))
    expect([field.value, shop.orders]).toEqual(['NOTHING', []])
    expect(field.closest('details')?.open).toBe(true)
    expect(shown.mock.contexts).toContain(field)
    place()
    await thanked()
    expect(shop.orders).toHaveLength(1)
    expect(shop.orders[0]).not.toHaveProperty('coupon')
  })
})

test('[CART-287] the shop hears of it also where the page is left before the slider has come to rest', async () => {
  const told = await openWithBonuses()
  const { unmount } = show()
  await slide()
  unmount()
  await seen(() => expect(told).toEqual([18]))
})
