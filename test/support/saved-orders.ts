import { ok, refuse } from '#core/result.ts'
import type { Refusal } from '#core/result.ts'
import { en } from '#config/stores/en.ts'
import { fakeItem } from '#features/cart/web/cart-fake.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { bodyIdentity } from '#features/orders/rules.ts'
import type { OrderBody } from '#features/orders/contract.ts'
import { toSavedOrder } from '#features/orders/rules/offline-order.ts'
import type { NewOrder, SavedOrder } from '#features/orders/rules/offline-order.ts'

const firstId = '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11'

/** An order for one hoodie and two shoes, of tests. */
export const newOrder = (id = firstId, more: Partial<OrderBody> = {}): NewOrder => {
  const body: OrderBody = {
    order_id: id,
    cart_id: null,
    products: [
      { sku: 'HOODIE', qty: 1 },
      { sku: 'SHOE', qty: 2 },
    ],
    addressInformation: {
      shippingAddress: {
        firstname: 'Ada',
        lastname: 'Winter',
        street: ['12 Harbour Road', ''],
        email: 'ada@mail.example',
        telephone: '+1 555 010 0099',
      },
      shippingMethodCode: 'standard',
      payment_method_code: 'cashondelivery',
    },
    expected_total: 144,
    created_at: '2026-11-20T10:00:00.000Z',
    ...more,
  }
  return {
    store: 'en',
    products: [
      { item: fakeItem('HOODIE', 100, 60), qty: 1 },
      { item: fakeItem('SHOE', 2, 40), qty: 2 },
    ],
    totals: { lines: [{ code: 'grand_total', value: 144 }], grand_total: 144 },
    formats: en.i18n,
    user_id: null,
    isAutomatic: false,
    body,
    hash: bodyIdentity(body),
  }
}

export const savedOrder = (id = firstId): SavedOrder => toSavedOrder(newOrder(id), 'save', 0)

/** A shop that has orders by their id: the same body is answered as before, another one is refused. */
export const createOrderShop = () => {
  const placed = new Map<string, string>()
  const sent: string[] = []
  let isThere = true
  const trouble: ('loseRequest' | 'loseAnswer' | 'fail' | Refusal)[] = []
  const orderOf = (id: string) => ({
    id: `ours-${id}`,
    number: 'V1',
    order_status: 'N',
    stage: 1,
    grand_total: 144,
    price: 144,
    clear_basket: true,
  })
  const call: AnyCall = async (key, input) => {
    const next = trouble.shift()
    if (!isThere || next === 'loseRequest') return refuse('OFFLINE')
    if (next === 'fail') return refuse('INTERNAL_ERROR')
    if (key === 'GET /api/order/:id') {
      const id = String(input.params?.['id'])
      return placed.has(id) ? ok(orderOf(id)) : refuse('ORDER_NOT_FOUND')
    }
    // no cart of it answers: what is put into one stays there, and nobody refuses it a moment later
    if (key.includes(' /api/cart/')) return refuse('OFFLINE')
    if (key !== 'POST /api/order') return refuse('NOT_FOUND')
    const body = input.body as OrderBody
    sent.push(JSON.stringify(body))
    const hash = bodyIdentity(body)
    if (typeof next === 'object') return next
    const known = placed.get(body.order_id)
    if (known !== undefined && known !== hash) return refuse('ORDER_CHANGED')
    placed.set(body.order_id, hash)
    return next === 'loseAnswer' ? refuse('TIMEOUT') : ok({ order: orderOf(body.order_id) })
  }
  return {
    call,
    placed,
    sent,
    trouble,
    isThere: () => isThere,
    open: (isOpen: boolean) => {
      isThere = isOpen
    },
  }
}
