import { expect, test } from 'vitest'
import { fakeItem } from '#features/cart/web/cart-fake.ts'
import { takeFromCart } from './cart-pieces.ts'

const pieces = [{ item: fakeItem('HOODIE', 100, 60), qty: 1 }]

/** A cart that is on its way, and has one hoodie once it is there. */
const lateCart = () => {
  const left: string[] = []
  let [status, arrive] = ['loading', () => {}]
  const lines = pieces.map(({ item, qty }) => ({ key: item.sku, item, qty }))
  const cart = {
    getView: () => ({ status, lines }),
    subscribe: (listener: () => void) => ((arrive = listener), () => {}),
    remove: ({ item }: (typeof lines)[number]) => void left.push(item.sku),
    forgetNews: () => {},
  }
  return {
    cart: cart as unknown as Parameters<typeof takeFromCart>[0],
    left,
    arrive: () => {
      status = 'ready'
      arrive()
    },
  }
}

test.each([
  ['still ordered', true, ['HOODIE']],
  ['cancelled meanwhile', false, []],
])('[ORDER-193] pieces of an order that is %s when the cart comes: taken out %s', async (_, isOrdered, taken) => {
  const { cart, left, arrive } = lateCart()
  const gone = takeFromCart(cart, pieces, () => isOrdered)
  arrive()
  await gone
  expect(left).toEqual(taken)
})
