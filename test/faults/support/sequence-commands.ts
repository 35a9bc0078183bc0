import fc from 'fast-check'
import {
  createCart,
  changeLine,
  removeLine,
  applyCoupon,
  removeCoupon,
  lookAtCart,
  orderCart,
} from './sequence-cart.ts'
import { couponNames, skus } from './sequence-model.ts'
import { repeatOrder, changeOrder, cancelOrder, moveOrder, payOrder, lookAtOrder, takeBack } from './sequence-orders.ts'

const which = fc.nat({ max: 7 })
const sku = fc.constantFrom(...skus)

/** Everything that shoppers and managers do, in any order. */
export const anyCommands = (most: number) =>
  fc.commands(
    [
      fc.constant(createCart()),
      fc.tuple(sku, fc.integer({ min: 1, max: 4 })).map(([one, qty]) => changeLine(one, { qty })),
      fc.tuple(sku, fc.integer({ min: -2, max: 3 })).map(([one, delta]) => changeLine(one, { delta })),
      sku.map(removeLine),
      fc.constantFrom(...couponNames).map(applyCoupon),
      fc.constant(removeCoupon()),
      fc.constant(lookAtCart()),
      fc.constant(orderCart()),
      fc.constant(orderCart()),
      which.map(repeatOrder),
      which.map(changeOrder),
      which.map(cancelOrder),
      fc.tuple(which, fc.nat({ max: 5 })).map(([one, stage]) => moveOrder(one, stage)),
      fc.tuple(which, fc.constantFrom(4, 5)).map(([one, stage]) => moveOrder(one, stage)),
      which.map(payOrder),
      which.map(lookAtOrder),
      fc
        .tuple(which, sku, fc.integer({ min: 1, max: 3 }), fc.boolean())
        .map(([one, of, qty, restock]) => takeBack(one, of, qty, restock)),
    ],
    { maxCommands: most, size: 'max' },
  )
