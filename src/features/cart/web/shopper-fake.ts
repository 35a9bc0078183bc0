import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { CartContract } from '../contract.ts'
import { fakeCartServer, fakeItem, memoryStorage } from './cart-fake.ts'
import { usualRules } from './store/cart-rules.ts'
import type { CartRules } from './store/cart-rules.ts'
import { createCartStore } from './store/cart-store.ts'
import type { CartEvent } from './store/cart-types.ts'

export const hoodie = { ...fakeItem('HOODIE-M'), id: 11, product_id: 11 }
export const shoe = { ...fakeItem('SHOE-39', 20, 112), id: 12, product_id: 12 }
let ids = 0

type Options = {
  readonly rules?: Partial<CartRules>
  readonly call?: AnyCall
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly isOnline?: () => boolean
}
export const open = (server: ReturnType<typeof fakeCartServer>, options: Options = {}) => {
  const events: CartEvent[] = []
  const waiting: (() => void)[] = []
  const store = createCartStore({
    call: typedCall<CartContract>(options.call ?? server.call),
    storeCode: 'en',
    storage: options.storage ?? memoryStorage(),
    now: () => 1,
    newId: () => `id-${(ids += 1)}`,
    inTurn: (work) => work(),
    after: (_, work) => {
      waiting.push(work)
      return () => void waiting.splice(waiting.indexOf(work), 1)
    },
    rules: { ...usualRules, ...options.rules },
    ...(options.isOnline ? { isOnline: options.isOnline } : {}),
  })
  store.onEvent((event) => events.push(event))
  const lines = () => Object.fromEntries(store.getView().lines.map((line) => [line.item.sku, line.qty]))
  const passTime = async () => {
    waiting.splice(0).forEach((work) => work())
    await store.whenSettled()
  }
  return { store, events, lines, passTime }
}
export const shop = () => fakeCartServer([hoodie, shoe])
export const calls = (server: ReturnType<typeof shop>, key: string) =>
  server.seen.filter((one) => one.key === key).length
/** Another device of the customer changes the server's cart. */
export const otherDevice = (
  server: ReturnType<typeof shop>,
  ...lines: readonly (readonly [typeof hoodie, number])[]
) => {
  for (const cart of server.carts.values()) {
    cart.version += 1
    cart.lines = lines.map(([item, qty], at) => ({ ...item, qty, item_id: at + 500 }))
  }
}
export const withHoodie = async (options: Options = {}) => {
  const server = shop()
  const shopper = open(server, options)
  shopper.store.add(hoodie, 2)
  await shopper.store.whenSettled()
  return { server, ...shopper }
}
