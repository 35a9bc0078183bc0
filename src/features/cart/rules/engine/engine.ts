import { lineKey } from './engine-lines.ts'
import type { EngineItem } from './engine-lines.ts'
import type { CartAnswer, CartCommand, CartLine, CartState, CartStep } from './engine-types.ts'

export type * from './engine-types.ts'

/** A cart that neither the browser nor the server knows anything of yet. */
export const emptyCart = <Item extends EngineItem>(): CartState<Item> => ({
  cartId: undefined,
  version: -1,
  items: [],
  pending: [],
  isStale: false,
  syncedHash: undefined,
  refused: {},
})

type Wish<Item> = {
  readonly opId: string
  readonly kind: CartCommand<EngineItem>['kind']
  readonly item: Item
  readonly amount?: number | string
  readonly onlyAfter?: string
  readonly placeOf?: string
}

/** A command as it is kept. Quantities given as text or fractions become whole numbers; the default is 1. */
export const toCommand = <Item extends EngineItem>({ amount, ...wish }: Wish<Item>): CartCommand<Item> => ({
  ...wish,
  key: lineKey(wish.item),
  amount: wish.kind === 'remove' ? 0 : wholeQty(amount),
  attempts: 0,
})

const wholeQty = (amount: number | string | undefined): number => {
  const whole = Math.trunc(Number(amount ?? 1))
  return Number.isSafeInteger(whole) ? whole : 1
}

/** Takes a command in. The line's old refusal is forgotten, older wishes that it overrules and that were never sent go. */
export const issue = <Item extends EngineItem>(
  state: CartState<Item>,
  command: CartCommand<Item>,
): CartState<Item> => ({
  ...state,
  pending: withoutOverruled([...state.pending, command]),
  refused: without(state.refused, command.key),
})

/** An unsent command changes nothing when a later one says the whole of the same line; one that has a place to keep stays until its line goes. */
const withoutOverruled = <Item extends EngineItem>(
  pending: readonly CartCommand<Item>[],
): readonly CartCommand<Item>[] =>
  pending.filter(
    ({ attempts, key, placeOf }, at) =>
      attempts > 0 ||
      !pending.some(
        (later, laterAt) =>
          laterAt > at &&
          later.key === key &&
          (placeOf ? later.kind === 'remove' && !later.onlyAfter : later.kind !== 'add'),
      ),
  )

/** What the shopper sees: the server's lines with the pending commands on top, in the order they were made. */
export const viewLines = <Item extends EngineItem>(state: CartState<Item>): readonly CartLine<Item>[] => {
  let lines = new Map<string, CartLine<Item>>()
  for (const item of state.items) {
    const key = lineKey(item)
    const refusal = state.refused[key]
    lines.set(key, { key, item, qty: item.qty, acknowledgedQty: item.qty, isPending: false, refusal })
  }
  for (const command of state.pending) {
    const line = lines.get(command.key)
    const qty = command.kind === 'add' ? (line?.qty ?? 0) + command.amount : command.amount
    if (qty <= 0) lines.delete(command.key)
    else if (line) lines.set(command.key, { ...line, qty, isPending: true })
    else {
      const { key, item, placeOf } = command
      const acknowledgedQty = itemOf(state, key)?.qty ?? 0
      const added = { key, item, qty, acknowledgedQty, isPending: true, refusal: undefined }
      lines = new Map(putBehind([...lines], [key, added], ([one]) => one === placeOf))
    }
  }
  return [...lines.values()]
}

/** The one thing to do next. Commands go first, oldest first; the cart is read only when none is waiting. */
export const nextStep = <Item extends EngineItem>(state: CartState<Item>): CartStep<Item> => {
  const command = state.pending[0]
  if (!command)
    return state.isStale && state.cartId !== undefined ? { kind: 'pull', cartId: state.cartId } : { kind: 'idle' }
  if (state.cartId === undefined) return { kind: 'create', copyOf: state.copyOf }
  return { kind: 'send', cartId: state.cartId, command, itemId: itemOf(state, command.placeOf ?? command.key)?.item_id }
}

/** Removing what the server does not have is done already: such commands leave the head of the queue unsent. */
export const settle = <Item extends EngineItem>(state: CartState<Item>): CartState<Item> => {
  const [command, ...rest] = state.pending
  if (command?.kind !== 'remove' || itemOf(state, command.key) !== undefined) return state
  return settle({ ...state, pending: rest, isStale: state.isStale || command.attempts > 0 })
}

/** The command of this id was sent once more, whatever becomes of it. */
export const markSent = <Item extends EngineItem>(state: CartState<Item>, opId: string): CartState<Item> => ({
  ...state,
  pending: state.pending.map((command) =>
    command.opId === opId ? { ...command, attempts: command.attempts + 1 } : command,
  ),
})

/** The server broke over a command: one that does so again and again stands in the way of the others. */
export const markBroken = <Item extends EngineItem>(state: CartState<Item>, opId: string): CartState<Item> => ({
  ...state,
  pending: state.pending.map((command) =>
    command.opId === opId ? { ...command, breaks: (command.breaks ?? 0) + 1 } : command,
  ),
})

/** A cart was made for the commands that wait. One that came first stays. */
export const applyCreated = <Item extends EngineItem>(state: CartState<Item>, cartId: string): CartState<Item> =>
  state.cartId === undefined ? { ...state, cartId, copyOf: undefined, version: -1, items: [], isStale: false } : state

/** The command is done; its content counts only when it is newer than what we know, so late and doubled answers do no harm. */
export const applyAnswer = <Item extends EngineItem>(
  state: CartState<Item>,
  answer: CartAnswer<Item>,
): CartState<Item> => {
  const command = state.pending.find(({ opId }) => opId === answer.opId)
  const acknowledged = { ...state, pending: state.pending.filter(({ opId }) => opId !== answer.opId) }
  if (answer.cartId !== state.cartId) return acknowledged
  if (answer.items)
    return applyCart(acknowledged, { cartId: answer.cartId, version: answer.version, items: answer.items })
  if (answer.version <= state.version) return command ? acknowledged : state
  // Without its command the answer of a removal cannot say which line is gone: the whole cart is asked for.
  const key = answer.item ? lineKey(answer.item) : command?.key
  if (key === undefined) return { ...acknowledged, isStale: true }
  const missedSome = answer.version > state.version + 1 && !(state.version === -1 && answer.version <= 1)
  return {
    ...acknowledged,
    version: answer.version,
    items: replaceLine(state.items, key, answer.item, command?.placeOf),
    isStale: acknowledged.isStale || missedSome,
  }
}

/** The whole cart as the server has it. Older ones are ignored. */
export const applyCart = <Item extends EngineItem>(
  state: CartState<Item>,
  cart: { readonly cartId: string; readonly version: number; readonly items: readonly Item[] },
): CartState<Item> =>
  cart.cartId !== state.cartId || cart.version < state.version
    ? state
    : { ...state, version: cart.version, items: cart.items, isStale: false }

/** The server refused: what was shown goes back to what it has, and the line remembers why. */
export const applyRefusal = <Item extends EngineItem>(
  state: CartState<Item>,
  opId: string,
  code: string,
): CartState<Item> => {
  const command = state.pending.find((one) => one.opId === opId)
  if (!command) return state
  // a third piece has come in its place meanwhile
  const isFollowed = state.pending.some(({ placeOf }) => placeOf === command.key)
  return {
    ...state,
    pending: state.pending.filter((one) => one.opId !== opId && (isFollowed || one.onlyAfter !== opId)),
    refused: { ...state.refused, [command.key]: code },
    isStale: true,
  }
}

/** The server does not know this cart any more: what the shopper sees is asked for anew, in a cart still to be made. */
export const restart = <Item extends EngineItem>(
  state: CartState<Item>,
  cartId: string,
  newId: () => string,
): CartState<Item> =>
  state.cartId !== cartId
    ? state
    : {
        ...emptyCart<Item>(),
        copyOf: cartId,
        pending: viewLines(state).map(({ item, qty }) => toCommand({ opId: newId(), kind: 'set', item, amount: qty })),
      }

/** The cart was ordered, here or elsewhere: what is in sight beyond what was bought (pieces by SKU) is put in the next one. */
export const endBought = <Item extends EngineItem>(
  state: CartState<Item>,
  cartId: string | undefined,
  bought: Readonly<Record<string, number>>,
  newId: () => string,
): CartState<Item> => {
  if (state.cartId !== cartId) return state
  const left = new Map(Object.entries(bought))
  const pending = viewLines(state).flatMap(({ item, qty }) => {
    const out = Math.min(qty, left.get(item.sku) ?? 0)
    left.set(item.sku, (left.get(item.sku) ?? 0) - out)
    return qty > out ? [toCommand({ opId: newId(), kind: 'add', item, amount: qty - out })] : []
  })
  return { ...emptyCart<Item>(), pending }
}

/** Another cart takes this one's place (sign-in, a merge). Commands that wait are kept and go to the new cart. */
export const adopt = <Item extends EngineItem>(state: CartState<Item>, cartId: string): CartState<Item> =>
  state.cartId === cartId
    ? { ...state, isStale: true }
    : { ...state, cartId, copyOf: undefined, version: -1, items: [], isStale: true }

const itemOf = <Item extends EngineItem>(state: CartState<Item>, key: string): Item | undefined =>
  state.items.find((item) => lineKey(item) === key)

const replaceLine = <Item extends EngineItem>(
  items: readonly Item[],
  key: string,
  item: Item | undefined,
  placeOf: string | undefined,
): readonly Item[] => {
  if (item === undefined || item.qty <= 0) return items.filter((one) => lineKey(one) !== key)
  return items.some((one) => lineKey(one) === key)
    ? items.map((one) => (lineKey(one) === key ? item : one))
    : putBehind(items, item, (one) => lineKey(one) === placeOf)
}

/** At the end where it has no such place. */
const putBehind = <One>(all: readonly One[], one: One, isPlace: (other: One) => boolean): readonly One[] => {
  const at = all.findIndex(isPlace)
  return all.toSpliced(at < 0 ? all.length : at + 1, 0, one)
}

const without = (record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> =>
  key in record ? Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) : record
