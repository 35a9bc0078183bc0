import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ManagedCustomer } from '#features/accounts/contract.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { managedCategory } from '#test/support/managed-goods.ts'
import { blogger, lists } from '#test/support/office-bloggers.ts'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Bloggers } from '../bloggers/bloggers-screen.tsx'
import { CategoryProducts } from '../categories/category-products.tsx'
import { Screen as Tokens } from '../connections/tokens-screen.tsx'
import { Screen as Coupons } from '../coupons/coupons-screen.tsx'
import { CustomerBonuses } from '../customers/customer-bonuses.tsx'
import { OrderMove } from '../orders/order-move.tsx'
import { OrderNotes } from '../orders/order-notes.tsx'
import { StockForm } from '../stock/stock-form.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const nothing = () => undefined
const customer = { id: 5, currency: 'USD', balance: 0, bonuses: { items: [], total: 0 } } as unknown as ManagedCustomer
const Order = () => <OrderMove order={managedOrder()} onChange={nothing} />
const Notes = () => <OrderNotes order={managedOrder()} onChange={nothing} />
const Bonuses = () => <CustomerBonuses customer={customer} mayChange onChange={nothing} />
const Stock = () => <StockForm onChange={nothing} />
const InCategory = () => <CategoryProducts id={3} onChange={nothing} />

const none = () => ok({ items: [], total: 0 })
const answers = {
  ...lists,
  'GET /api/manage/coupons': none,
  'GET /api/admin/tokens': none,
  'GET /api/manage/categories/:id/products': none,
}
/** What each of the saves answers. */
const saved = { ...managedCategory(), ...blogger, ...managedOrder(), token: 'vitrine_1' }

type Typed = Readonly<Record<string, string>>

test.each<[string, () => React.ReactNode, string, Typed, Typed, Typed]>([
  [
    'tracking',
    Order,
    'Save',
    { Carrier: 'Post' },
    { 'Tracking number': 'RR1' },
    { Carrier: '', 'Tracking number': 'RR1' },
  ],
  ['a note', Notes, 'Add note', { 'New note': 'Rings' }, { 'New note': 'Rings twice' }, { 'New note': 'Rings twice' }],
  [
    'bonuses',
    Bonuses,
    'Save the entry',
    { 'Amount, USD': '10', Reason: 'Thank you' },
    { 'Add or take': '-1', 'Amount, USD': '2' },
    { 'Add or take': '-1', 'Amount, USD': '2', Reason: '' },
  ],
  ['a key', Tokens, 'Make the token', { Name: 'Till' }, { Name: 'Till 2' }, { Name: 'Till 2' }],
  ['a coupon', Coupons, 'Add coupon', { Code: 'A1', Value: '5' }, { Code: 'B2' }, { Code: 'B2', Value: '' }],
  [
    'stock',
    Stock,
    'Change the stock',
    { SKU: 'CAP', 'Units, below 0 to take away': '2' },
    { SKU: 'HAT' },
    { SKU: 'HAT', 'Units, below 0 to take away': '' },
  ],
  ['SKUs', InCategory, 'Put in', { 'Put in by SKU': 'CAP' }, { 'Put in by SKU': 'HAT' }, { 'Put in by SKU': 'HAT' }],
  [
    'codes',
    Bloggers,
    'Save the codes',
    { 'Promo codes': 'MIRA' },
    { 'Promo codes': 'MIRA, BLOGGER' },
    { 'Promo codes': 'MIRA, BLOGGER' },
  ],
  [
    'products to send',
    Bloggers,
    'Send',
    { 'Send products by SKU': 'CAP' },
    { 'Send products by SKU': 'HAT' },
    { 'Send products by SKU': 'HAT' },
  ],
])(
  '[ADMIN-537] what is typed while the shop saves stays, the rest goes: %s',
  async (_what, Form, button, first, then, left) => {
    const office = fakeOffice(answers)
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
    const call: AnyCall = async (key, input, options) =>
      key.startsWith('POST ') ? promise : office.call(key, input, options)
    showScreen(Form, '/admin/somewhere', call)
    await screen.findByRole('button', { name: button })
    // a list that is narrowed below has fields of the same names
    const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
    const type = (typed: Typed) => {
      for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
    }
    const stock = screen.queryByLabelText('Stock')
    if (stock) fireEvent.click(stock)
    type(first)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })))
    type(then)
    await act(async () => resolve(ok(saved)))
    expect(Object.fromEntries(Object.keys(left).map((label) => [label, field(label).value]))).toEqual(left)
  },
)
