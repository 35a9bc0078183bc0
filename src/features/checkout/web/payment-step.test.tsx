import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, show, toPayment } from '#test/support/checkout.tsx'
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
