import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, shop, show, toPayment } from '#test/support/checkout.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(cleanup)

test('[CHECKOUT-390] another billing address that was typed is there again once it is asked for once more', async () => {
  show()
  await toPayment()
  const same = screen.getByRole('checkbox', { name: 'Billing address is the delivery address' })
  const city = () => screen.queryByLabelText<HTMLInputElement>('City')
  fireEvent.click(same)
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Albany' } })
  fireEvent.click(same)
  expect(city()).toBeNull()
  fireEvent.click(same)
  expect(city()?.value).toBe('Albany')
})

test('[CHECKOUT-499] a way to pay that is chosen while the deliveries are asked for stays, where the delivery of before is gone', async () => {
  const { unmount } = show()
  await toPayment()
  unmount()
  const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('vitrine.checkout.'))
  sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace('"shipping":"standard"', '"shipping":"gone"'))
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.deliveries = promise
  show('/checkout?step=3')
  const card = await screen.findByRole<HTMLInputElement>('radio', { name: 'Card' })
  fireEvent.click(card)
  await act(async () => resolve())
  expect(sessionStorage.getItem(key)).toContain('"methods":{"shipping":"standard","payment":"card"}')
  expect(card.checked).toBe(true)
})
