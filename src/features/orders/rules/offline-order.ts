import { isSilence } from '#core/silence.ts'
import type { OrderBody } from '../contract.ts'
import type { Answer, Chance, Held, NewOrder, OrderEvent, SavedOrder, Trouble } from './offline-order-types.ts'

export type * from './offline-order-types.ts'

const firstWaits = [5000, 15_000, 60_000]
const longestWait = 300_000
/** Half more for chance: what is due even later was written down while the clock was wrong. */
const furthestDue = 1.5 * longestWait
/** How long a try that got no answer may still be under way in the shop. */
const settledAfter = 60_000
export const keptForMs = 30 * 24 * 3_600_000

/** A new record: `place` is sent at once beside its form, `save` waits for the shopper's word. */
export const toSavedOrder = (order: NewOrder, how: 'save' | 'place', now: number): SavedOrder => ({
  order_id: order.body.order_id,
  store: order.store,
  created_at: order.body.created_at ?? new Date(now).toISOString(),
  updated_at: new Date(now).toISOString(),
  transmited: false,
  products: order.products,
  totals: order.totals,
  formats: order.formats,
  body: JSON.stringify(order.body),
  hash: order.hash,
  state: how === 'save' ? 'saved' : 'sending',
  tries: 0,
  triedAt: 0,
  dueAt: 0,
  isAtForm: how === 'place',
  isInCart: true,
  user_id: order.user_id,
  ...(order.user_id === 0 && order.sign_in !== undefined ? { sign_in: order.sign_in } : {}),
  isAutomatic: order.isAutomatic,
  wantsCancel: false,
})

/** One record a checkout: what never went out is replaced, what may have arrived stays as it is. */
export const oneOf = (kept: SavedOrder | undefined, fresh: SavedOrder): SavedOrder => {
  if (!kept) return fresh
  if (kept.state === 'draft') return { ...fresh, tries: kept.tries, triedAt: kept.triedAt }
  if (isFinal(kept) || kept.tries > 0) return kept
  return fresh
}

/** Whether nothing more becomes of it: the shop took it, or it was called off. */
export const isFinal = ({ state }: SavedOrder): boolean => state === 'accepted' || state === 'cancelled'
/** Whether the shopper is to be asked about it. */
export const isUnconfirmed = ({ state }: SavedOrder): boolean => state === 'saved' || state === 'waiting'
/** Whether a customer who logs out leaves it behind: it is theirs, and the shop does not have it yet. */
export const isLeftBehind = (order: SavedOrder): boolean =>
  order.user_id !== null && !isFinal(order) && order.state !== 'draft'

/** The next state; undefined for a record that is of no more use. An event that does not fit changes nothing. */
export const step = (order: SavedOrder, event: OrderEvent, chance: Chance): SavedOrder | undefined => {
  const next = move(order, event, chance)
  return next && next !== order ? { ...next, updated_at: new Date(chance.now).toISOString() } : next
}

const move = (order: SavedOrder, event: OrderEvent, chance: Chance): SavedOrder | undefined => {
  if (event.kind === 'takenFromCart') return order.isInCart ? { ...order, isInCart: false } : order
  if (event.kind === 'leave') return order.isAtForm && order.state !== 'draft' ? { ...order, isAtForm: false } : order
  if (event.kind === 'told') return isFinal(order) && !order.isTold ? { ...order, isTold: true } : order
  if (isFinal(order)) return order
  const { state } = order
  switch (event.kind) {
    case 'ask':
      return state === 'saved' ? { ...order, state: 'waiting' } : order
    case 'confirm':
      return isUnconfirmed(order) ? { ...order, state: 'sending', dueAt: 0 } : order
    case 'try':
      return state === 'sending' ? { ...order, tries: order.tries + 1, triedAt: chance.now } : order
    case 'answer':
      return state === 'sending' ? hear(order, event.answer, chance) : order
    case 'cancel':
      if (state === 'draft') return undefined
      return mayHaveArrived(order) ? asking(order) : cancelled(order, { code: 'CANCELED' })
    case 'looked':
      if (!order.wantsCancel) return order
      return event.order ? accepted(order, event.order) : cancelled(order, { code: 'CANCELED' })
    case 'amend':
      return state === 'attention' ? amended(order, event) : order
  }
}

/** Whether an earlier try may have brought it to the shop: nothing was answered, or only that nobody is signed in. */
const mayHaveArrived = ({ state, tries, trouble }: SavedOrder): boolean =>
  tries > 0 && (state === 'sending' || trouble?.code === 'UNAUTHORIZED')

/** The shop is asked about it before it is cancelled, once no try is under way any more. */
const asking = ({ trouble: _trouble, ...order }: SavedOrder): SavedOrder => ({
  ...order,
  state: 'sending',
  wantsCancel: true,
  dueAt: order.triedAt + settledAfter,
})

const hear = (order: SavedOrder, answer: Answer, { now, random }: Chance): SavedOrder | undefined => {
  if (answer.ok) return accepted(order, answer.order)
  const { code, meta } = answer
  if (isSilence(code)) {
    const wait = firstWaits[Math.max(order.tries, 1) - 1] ?? longestWait
    const dueAt = now + Math.round(wait * (0.5 + random))
    const settledAt = order.wantsCancel ? order.triedAt + settledAfter : 0
    return { ...order, isAtForm: false, dueAt: Math.max(dueAt, settledAt) }
  }
  if (order.isAtForm) return code === 'INVALID_INPUT' ? { ...order, state: 'draft' } : undefined
  if (code === 'INVALID_INPUT') return cancelled(order, { code })
  // it says nothing of an earlier try
  if (order.wantsCancel && code === 'UNAUTHORIZED') return asking(order)
  // a refusal keeps nothing: the shop has no order of this id
  if (order.wantsCancel && code !== 'ORDER_CHANGED') return cancelled(order, { code: 'CANCELED' })
  const {
    totals,
    skus,
    order: paid,
  } = meta as {
    totals?: { grand_total: number }
    skus?: readonly string[]
    order?: string
  }
  return {
    ...order,
    state: 'attention',
    trouble: {
      code,
      ...(totals ? { total: totals.grand_total } : {}),
      ...(skus ? { skus } : {}),
      ...(code === 'ORDER_CHANGED' ? { orderId: order.order_id } : paid ? { orderId: paid } : {}),
    },
  }
}

const accepted = (order: SavedOrder, placed: NonNullable<SavedOrder['order']>): SavedOrder => {
  const { trouble: _solved, ...rest } = order
  const { id, number, grand_total, paylink } = placed
  return {
    ...rest,
    state: 'accepted',
    transmited: true,
    body: '',
    order: { id, number, grand_total, ...(paylink ? { paylink } : {}) },
  }
}

/** What an order that the shop does not have takes out of the cart beside its pieces, and brings back. */
export const heldIn = ({ body, held = {} }: Pick<SavedOrder, 'body' | 'held'>): Held => {
  if (body === '') return held
  const { coupon, bonuses } = JSON.parse(body) as OrderBody
  return { ...(coupon ? { coupon } : {}), ...(typeof bonuses === 'number' ? { bonuses } : {}) }
}

const cancelled = (order: SavedOrder, trouble: Trouble): SavedOrder => ({
  ...order,
  state: 'cancelled',
  held: heldIn(order),
  body: '',
  isAtForm: false,
  trouble,
})

const amended = (
  order: SavedOrder,
  { body, hash, products, user_id }: Extract<OrderEvent, { kind: 'amend' }>,
): SavedOrder => {
  const { trouble: _answered, ...rest } = order
  return {
    ...rest,
    order_id: body.order_id,
    state: 'sending',
    body: JSON.stringify(body),
    hash,
    products,
    user_id,
    totals: { ...order.totals, grand_total: body.expected_total ?? order.totals.grand_total },
    tries: 0,
    triedAt: 0,
    dueAt: 0,
    wantsCancel: false,
  }
}

/** What is to be sent, or asked about before it is cancelled: the oldest first. */
export const dueOrders = (
  orders: readonly SavedOrder[],
  { now, isBack = false }: { now: number; isBack?: boolean },
): SavedOrder[] =>
  orders
    .filter((order) => order.state === 'sending' && !order.isAtForm)
    .filter(({ dueAt, wantsCancel }) => dueAt <= now || dueAt > now + furthestDue || (isBack && !wantsCancel))
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))

/** When the next is due; undefined where none is under way. Milliseconds. */
export const nextDueAt = (orders: readonly SavedOrder[]): number | undefined => {
  const times = orders.filter(({ state, isAtForm }) => state === 'sending' && !isAtForm).map(({ dueAt }) => dueAt)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Whether a record is done with for so long that nobody will look for it. */
export const isForgotten = (order: SavedOrder, now: number): boolean =>
  isFinal(order) && !order.isInCart && now - Date.parse(order.updated_at) > keptForMs

/** Who uses the browser now; `user` is a customer, null for a guest, undefined while nobody knows. */
export type Viewer = {
  readonly user: { readonly id: number; readonly email: string | null } | null | undefined
  /** Which sign-in this is; a guest has none. */
  readonly signIn: string | undefined
}

/**
 * Whether an order is the business of whoever uses the browser now: a guest's always is, a customer's is his own. One of a customer
 * whom the page did not know yet is that sign-in's; once that is over it is whose address it goes to.
 */
export const concerns = (order: SavedOrder, viewer: Viewer): boolean => {
  const { user_id: owner } = order
  if (owner === null) return true
  return owner === 0 ? isOfSignIn(order, viewer) || goesTo(order, viewer) : owner === viewer.user?.id
}

/** The order with its customer's id, where it was saved before that was known. */
export const claim = (order: SavedOrder, viewer: Viewer): SavedOrder => {
  if (order.user_id !== 0 || !viewer.user || !concerns(order, viewer)) return order
  const { sign_in: _over, ...rest } = order
  return { ...rest, user_id: viewer.user.id }
}

const isOfSignIn = ({ sign_in: signIn }: SavedOrder, viewer: Viewer): boolean =>
  signIn !== undefined && signIn === viewer.signIn

const goesTo = ({ body }: SavedOrder, { user }: Viewer): boolean => {
  if (!user?.email || body === '') return false
  const { shippingAddress } = (JSON.parse(body) as OrderBody).addressInformation
  return shippingAddress?.email?.trim().toLowerCase() === user.email.toLowerCase()
}

/** Whether a customer has to sign in before an order goes on. */
export const waitsForCustomer = (order: SavedOrder, viewer: Viewer): boolean =>
  viewer.user === null && !concerns(order, viewer) && !isFinal(order) && order.state !== 'draft'
