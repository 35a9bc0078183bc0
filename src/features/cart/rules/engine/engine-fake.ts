import {
  applyAnswer,
  applyCart,
  applyCreated,
  applyRefusal,
  emptyCart,
  issue,
  markSent,
  nextStep,
  restart,
  settle,
  toCommand,
  viewLines,
} from './engine.ts'
import type { CartCommand, CartState } from './engine.ts'
import { compareCarts } from './engine-sync.ts'
import type { Difference, SyncFlags } from './engine-sync.ts'

/** A server and a bad network in a few lines, for the engine's properties. Imported by tests only. */
export type ModelItem = { readonly sku: string; readonly qty: number; readonly item_id?: number }

type Reply =
  | {
      readonly kind: 'item'
      readonly version: number
      readonly item?: ModelItem
      readonly items?: readonly ModelItem[]
    }
  | { readonly kind: 'refused'; readonly code: string }

/** Carts as the server keeps them, with the versions and commands it has seen. */
export const modelServer = ({ isOneCart = false } = {}) => {
  type Cart = { version: number; lines: Map<string, { item_id: number; qty: number }>; done: Set<string> }
  const carts = new Map<string, Cart>()
  let nextId = 0

  const itemOf = (cart: Cart, sku: string): ModelItem | undefined => {
    const line = cart.lines.get(sku)
    return line && { sku, ...line }
  }
  const itemsOf = (cart: Cart): ModelItem[] => [...cart.lines].map(([sku, line]) => ({ sku, ...line }))
  const put = (cart: Cart, sku: string, qty: number) => {
    const before = cart.lines.get(sku)
    if ((before?.qty ?? 0) === Math.max(0, qty)) return
    if (qty <= 0) cart.lines.delete(sku)
    else cart.lines.set(sku, { item_id: before?.item_id ?? ++nextId, qty })
    cart.version += 1
  }

  return {
    /** A customer's devices share one cart, a guest gets a new one each time. */
    create: (): string => {
      const [open] = isOneCart ? carts.keys() : []
      if (open !== undefined) return open
      const id = `cart${++nextId}`
      carts.set(id, { version: 0, lines: new Map(), done: new Set() })
      return id
    },
    send: (cartId: string, command: CartCommand<ModelItem>, itemId: number | undefined, version: number): Reply => {
      const cart = carts.get(cartId)
      if (!cart) return { kind: 'refused', code: 'CART_NOT_FOUND' }
      if (command.item.sku === 'REFUSED') return { kind: 'refused', code: 'PRODUCT_NOT_FOUND' }
      const isStale = version >= 0 && version < cart.version
      if (!cart.done.has(command.opId)) {
        cart.done.add(command.opId)
        const line = [...cart.lines].find(([, one]) => one.item_id === itemId)
        if (command.kind === 'remove') put(cart, line?.[0] ?? command.item.sku, 0)
        else if (command.kind === 'set') put(cart, command.item.sku, command.amount)
        else put(cart, command.item.sku, (cart.lines.get(command.item.sku)?.qty ?? 0) + command.amount)
      }
      const item = itemOf(cart, command.item.sku)
      return {
        kind: 'item',
        version: cart.version,
        ...(item && command.kind !== 'remove' ? { item } : {}),
        ...(isStale ? { items: itemsOf(cart) } : {}),
      }
    },
    pull: (cartId: string) => {
      const cart = carts.get(cartId)
      return cart && { version: cart.version, items: itemsOf(cart) }
    },
    changeFromOutside: (cartId: string, sku: string, qty: number) => {
      const cart = carts.get(cartId)
      if (cart) put(cart, sku, qty)
    },
    forget: (cartId: string) => carts.delete(cartId),
    quantities: (cartId: string | undefined): Record<string, number> =>
      Object.fromEntries([...(carts.get(cartId ?? '')?.lines ?? [])].map(([sku, { qty }]) => [sku, qty])),
  }
}

type Accident = 'deliver' | 'loseRequest' | 'loseAnswer' | 'doubleRequest' | 'lateAnswer' | 'answerAgain'
export type ModelEvent =
  | {
      readonly type: 'wish'
      readonly wish: { readonly kind: 'add' | 'set' | 'remove'; readonly sku: string; readonly amount: number }
    }
  | { readonly type: 'step'; readonly accident: Accident }
  | { readonly type: 'otherDevice'; readonly sku: string; readonly amount: number }
  | { readonly type: 'cartGone' }
  | { readonly type: 'reload' }
  | { readonly type: 'compare'; readonly flags: SyncFlags }

/** One shopper's browser: the engine, and answers that may still be on their way. */
export const modelShopper = (server: ReturnType<typeof modelServer>, name = '') => {
  let state: CartState<ModelItem> = emptyCart()
  let nextOp = 0
  const late: (() => void)[] = []
  const intended = new Map<string, number>()
  const newId = () => `${name}op${++nextOp}`

  const wishFor = ({ kind, sku, amount }: Extract<ModelEvent, { type: 'wish' }>['wish']) => {
    state = issue(state, toCommand({ opId: newId(), kind, item: { sku, qty: 0 }, amount }))
    if (sku === 'REFUSED') return
    const qty = kind === 'remove' ? 0 : kind === 'set' ? amount : (intended.get(sku) ?? 0) + amount
    if (qty === 0) intended.delete(sku)
    else intended.set(sku, qty)
  }

  const hear = (cartId: string, opId: string, reply: Reply) => {
    if (reply.kind === 'item') state = applyAnswer(state, { cartId, opId, ...reply })
    else if (reply.code === 'CART_NOT_FOUND') state = restart(state, cartId, newId)
    else state = applyRefusal(state, opId, reply.code)
  }

  const step = (accident: Accident) => {
    if (accident === 'answerAgain') return late.splice(0).forEach((arrive) => arrive())
    state = settle(state)
    const next = nextStep(state)
    if (next.kind === 'idle') return
    if (next.kind === 'create') {
      const cartId = accident === 'loseRequest' ? undefined : server.create()
      if (cartId && accident !== 'loseAnswer') state = applyCreated(state, cartId)
      return
    }
    if (next.kind === 'pull') {
      const answer = accident === 'loseRequest' ? undefined : server.pull(next.cartId)
      if (accident === 'loseRequest') return
      const arrive = () => {
        if (!answer) state = restart(state, next.cartId, newId)
        else state = applyCart(state, { cartId: next.cartId, ...answer })
      }
      if (accident === 'lateAnswer') late.push(arrive)
      else if (accident !== 'loseAnswer') arrive()
      return
    }
    const { cartId, command, itemId } = next
    state = markSent(state, command.opId)
    if (accident === 'loseRequest') return
    const version = state.version
    const reply = server.send(cartId, command, itemId, version)
    const again = accident === 'doubleRequest' ? server.send(cartId, command, itemId, version) : undefined
    if (accident === 'lateAnswer') late.push(() => hear(cartId, command.opId, reply))
    if (accident === 'lateAnswer' || accident === 'loseAnswer') return
    hear(cartId, command.opId, reply)
    if (again) late.push(() => hear(cartId, command.opId, again))
  }

  const compare = (flags: SyncFlags): readonly Difference[] => {
    const cartId = state.cartId ?? ''
    const answer = server.pull(cartId)
    if (!answer) return []
    const compared = compareCarts(state, { cartId, ...answer }, flags, newId)
    state = compared.state
    return compared.differences
  }

  return {
    compare,
    meet: (event: ModelEvent) => {
      if (event.type === 'wish') wishFor(event.wish)
      else if (event.type === 'step') step(event.accident)
      else if (event.type === 'otherDevice') server.changeFromOutside(state.cartId ?? '', event.sku, event.amount)
      else if (event.type === 'compare') compare(event.flags)
      else if (event.type === 'cartGone') server.forget(state.cartId ?? '')
      else state = { ...(JSON.parse(JSON.stringify(state)) as CartState<ModelItem>), isStale: true }
    },
    /** Everything gets through from now on; answers that were still on their way come last, newest first. */
    heal: ({ asksAnew }: { asksAnew: boolean }) => {
      if (asksAnew) state = { ...state, isStale: true }
      for (let round = 0; round < 200 && (round === 0 || nextStep(settle(state)).kind !== 'idle'); round += 1)
        step('deliver')
      state = settle(state)
      late
        .splice(0)
        .reverse()
        .forEach((arrive) => arrive())
    },
    state: () => state,
    intended: (): Record<string, number> => Object.fromEntries(intended),
  }
}

/** How many of each SKU a shopper sees. */
export const quantitiesIn = (state: CartState<ModelItem>): Readonly<Record<string, number>> =>
  Object.fromEntries(viewLines(state).map((line) => [line.item.sku, line.qty]))
