import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Instructions } from '../bloggers/instructions-screen.tsx'
import { Screen as Category } from '../categories/category-screen.tsx'
import { Screen as Coupon } from '../coupons/coupon-screen.tsx'
import { Screen as Customer } from '../customers/customer-screen.tsx'
import { Screen as Import } from '../import/import-screen.tsx'
import { Screen as Order } from '../orders/order-screen.tsx'
import { Screen as Product } from '../products/product-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const wrong = (fields: Record<string, string>) => async () =>
  refuse('INVALID_INPUT', { message: 'Some of what was sent is not valid.', fields })

test.each<[string, () => React.ReactNode, RegExp, string?]>([
  ['/admin/orders/x', Order, /no such order/],
  ['/admin/customers/x', Customer, /no such customer/],
  ['/admin/products/x', Product, /no such product/],
  ['/admin/categories/x', Category, /no such category/],
  [`/admin/coupons/${'x'.repeat(300)}`, Coupon, /no such coupon/, 'code'],
  ['/admin/coupons/%00', Coupon, /no such coupon/, 'query'],
  ['/admin/instructions?id=x', Instructions, /no such instruction/],
  ['/admin/import?run=x', Import, /no such import/],
  ['/admin/import?upload=x', Import, /not kept any more/],
])(
  '[ADMIN-549] at an address that can be nothing’s it says that there is no such thing: %s',
  async (at, Screen, told, key = 'id') => {
    showScreen(Screen, at, wrong({ [key]: 'must be a key' }))
    expect(await screen.findByText(told)).toBeTruthy()
  },
)

test('[ADMIN-549] what is wrong besides what was asked for is told as what it is', async () => {
  showScreen(Order, '/admin/orders/o-1', wrong({ store: 'must be one' }))
  expect(await screen.findByText('Some of what was sent is not valid.')).toBeTruthy()
})
