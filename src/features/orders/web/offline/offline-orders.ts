import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { createListeners } from '#platform/web/listeners.ts'
import type { PlacedOrder, WireOrder } from '../../contract.ts'
import {
  claim,
  concerns,
  dueOrders,
  isForgotten,
  isUnconfirmed,
  nextDueAt,
  oneOf,
  step,
  toSavedOrder,
  waitsForCustomer,
} from '../../rules/offline-order.ts'
import type { Answer, NewOrder, OrderEvent, SavedOrder, Viewer } from '../../rules/offline-order.ts'
import type { OrderVault } from './order-vault.ts'

export type OfflineOrdersView = {
  readonly isLoaded: boolean
  /** The latest first. */
  readonly orders: readonly SavedOrder[]
  /** False when what was saved lives no longer than this page. */
  readonly isKept: boolean
  /** Some order of a customer waits, and nobody is signed in. */
  readonly isCustomerMissing: boolean
}

/** What is asked of the page's call, or of the worker's. */
export type OrderCall = (
  key: string,
  input: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
  },
  options?: { readonly timeoutMs?: number; readonly asGuest?: boolean },
) => Promise<Result<unknown>>

/** Orders whose pieces left the cart of this browser. */
export type LeftCarts = { readonly has: (id: string) => boolean; readonly add: (id: string) => void }

type Deps = {
  readonly vault: OrderVault
  readonly leftCarts: LeftCarts
  readonly call: OrderCall
  readonly isOnline: () => boolean
  /** Whether this browser speaks for a customer: his orders are not sent as a guest's. */
  readonly isSignedIn: () => boolean
  readonly viewer: () => Viewer
  readonly now: () => number
  readonly random: () => number
  /** Runs the work in one tab at a time; with `ifFree` only when no tab is at it. */
  readonly inTurn: (name: string, work: () => Promise<void>, options?: { ifFree: boolean }) => Promise<void>
  readonly after: (ms: number, work: () => void) => () => void
  /** Tells the other tabs. */
  readonly announce: () => void
}

export type OfflineOrders = ReturnType<typeof createOfflineOrders>

const timeoutMs = 20_000
const lock = 'vitrine.orders'
/** Local storage is written some seconds after the script has. */
const writtenAfterMs = 10_000

/** Keeps and sends the orders of this browser: the driver of rules/offline-order.ts. */
export const createOfflineOrders = (deps: Deps) => {
  const { vault, call, now } = deps
  const listeners = createListeners()
  let view: OfflineOrdersView = { isLoaded: false, orders: [], isKept: true, isCustomerMissing: false }
  const hasLeft = new Set<string>()
  let cancelTimer: (() => void) | undefined
  let running: Promise<void> | undefined

  const show = (next: Partial<OfflineOrdersView>) => {
    view = { ...view, ...next }
    listeners.tell()
  }
  const load = async (): Promise<readonly SavedOrder[]> => {
    const viewer = deps.viewer()
    const all: SavedOrder[] = []
    for (const order of await vault.list()) all.push(await claimed(order, viewer))
    const own = all.filter((order) => concerns(order, viewer))
    const orders = own.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    show({ isLoaded: true, orders, isCustomerMissing: all.some((order) => waitsForCustomer(order, viewer)) })
    return orders
  }

  /** What was saved before it was known whose it is belongs to its customer from now on. */
  const claimed = async (order: SavedOrder, viewer: Viewer): Promise<SavedOrder> => {
    if (claim(order, viewer) === order) return order
    let after = order
    await deps.inTurn(`${lock}.write`, async () => {
      const before = await vault.get(order.order_id)
      after = before ? claim(before, viewer) : order
      if (before && after !== before) await vault.put(after)
    })
    return after
  }

  /** Every change starts from what is stored, which another tab may have written, and is stored before it is shown. */
  const change = async (id: string, to: (kept: SavedOrder | undefined) => SavedOrder | undefined) => {
    let after: SavedOrder | undefined
    await deps.inTurn(`${lock}.write`, async () => {
      const before = await vault.get(id)
      after = to(before)
      if (after === before) return
      if (!after || after.order_id !== id) await vault.remove(id)
      if (after) show({ isKept: await vault.put(after) })
    })
    await load()
    deps.announce()
    return after
  }
  const tell = (id: string, event: OrderEvent) =>
    change(id, (kept) => kept && step(kept, event, { now: now(), random: deps.random() }))

  const post = async ({ body, store, order_id, user_id }: SavedOrder): Promise<Answer> => {
    if (user_id !== null && !deps.isSignedIn()) return { ok: false, code: 'UNAUTHORIZED', meta: {} }
    await tell(order_id, { kind: 'try' })
    const options = { timeoutMs, ...(user_id === null ? { asGuest: true } : {}) }
    const answer = await call('POST /api/order', { query: { store }, body: JSON.parse(body) }, options)
    return answer.ok
      ? { ok: true, order: (answer.value as { order: PlacedOrder }).order }
      : { ok: false, code: answer.code, meta: answer.meta }
  }
  const send = async (order: SavedOrder) => {
    if (!order.wantsCancel) return tell(order.order_id, { kind: 'answer', answer: await post(order) })
    const known = await call('GET /api/order/:id', { params: { id: order.order_id }, query: { store: order.store } })
    if (known.ok) {
      const { id, number, price } = known.value as WireOrder
      return tell(order.order_id, { kind: 'looked', order: { id, number, grand_total: price } })
    }
    if (known.code === 'ORDER_NOT_FOUND') return tell(order.order_id, { kind: 'looked', order: undefined })
    return tell(order.order_id, { kind: 'answer', answer: { ok: false, code: 'OFFLINE', meta: {} } })
  }

  /** What a page was placing when it died: nobody holds its turn any more. */
  const takeOverOrphans = async () => {
    for (const { order_id, isAtForm, state } of await load()) {
      if (!isAtForm || state === 'draft') continue
      await deps.inTurn(`${lock}.${order_id}`, async () => void (await tell(order_id, { kind: 'leave' })), {
        ifFree: true,
      })
    }
  }
  const drain = async (isBack: boolean) => {
    await takeOverOrphans()
    const done = new Set<string>()
    for (;;) {
      const [order] = dueOrders(await load(), { now: now(), isBack }).filter(({ order_id }) => !done.has(order_id))
      if (!order || !deps.isOnline()) break
      done.add(order.order_id)
      await send(order)
    }
    for (const order of await vault.list()) if (isForgotten(order, now())) await change(order.order_id, () => undefined)
  }
  const schedule = () => {
    cancelTimer?.()
    // out of reach nothing goes out, whenever it is due: the way back calls
    const dueAt = deps.isOnline() ? nextDueAt(view.orders) : undefined
    cancelTimer = dueAt === undefined ? undefined : deps.after(Math.max(1000, dueAt - now()), () => void run())
  }
  /** Sends what is due; with `isBack` also what would wait longer. */
  const run = async ({ isBack = false } = {}): Promise<void> => {
    if (running) {
      await running
      return run({ isBack })
    }
    running = deps
      .inTurn(lock, () => drain(isBack))
      .finally(() => {
        running = undefined
        schedule()
      })
    return running
  }
  const confirm = async (ids: readonly string[]) => {
    // the oldest first: what is confirmed may go out at once
    const oldestFirst = (await load()).filter(({ order_id }) => ids.includes(order_id)).toReversed()
    for (const { order_id } of oldestFirst) await tell(order_id, { kind: 'confirm' })
    await run()
  }

  return {
    getView: (): OfflineOrdersView => view,
    subscribe: listeners.subscribe,
    load,
    run,
    /** Those that wait for the shopper's word. */
    confirm,
    confirmAll: async () => confirm((await load()).filter(isUnconfirmed).map(({ order_id }) => order_id)),
    tell: async (id: string, event: OrderEvent) => {
      const after = await tell(id, event)
      await run()
      return after
    },
    /**
     * The pieces of a saved order leave the cart, once: what is put in since stays, whichever page that was. The record says so only
     * when browsers have surely written the cart down: where one is killed before, the next start takes out what is still there.
     */
    leaveCart: async (id: string, take: () => Promise<void>): Promise<void> => {
      if (hasLeft.has(id)) return
      hasLeft.add(id)
      if (!deps.leftCarts.has(id)) await take()
      deps.leftCarts.add(id)
      deps.after(writtenAfterMs, () => void tell(id, { kind: 'takenFromCart' }))
    },
    /** Puts away what is done with. */
    forget: async (id: string) => void (await change(id, () => undefined)),
    /** Keeps an order for later; nothing is sent. The record that stands for this checkout then. */
    save: async (order: NewOrder): Promise<SavedOrder> => {
      const fresh = toSavedOrder(order, 'save', now())
      return (await change(fresh.order_id, (kept) => oneOf(kept, fresh))) ?? fresh
    },
    /**
     * Places an order from its form: written down, then sent. A refusal is for the form; without an answer the queue goes on
     * with it. The same order placed before is answered as the queue left it.
     */
    place: async (order: NewOrder): Promise<Result<{ order: PlacedOrder }>> => {
      const fresh = toSavedOrder(order, 'place', now())
      let answer = undefined as Answer | undefined
      const sendNow = async () => {
        const record = (await change(fresh.order_id, (kept) => oneOf(kept, fresh))) ?? fresh
        const isSame = record.hash === fresh.hash && record.body !== ''
        answer = await post(isSame ? record : fresh)
        // a refusal of another body says nothing of the one in the queue
        if (isSame || answer.ok) await tell(fresh.order_id, { kind: 'answer', answer })
      }
      // held while it is sent, so that nobody takes it for an orphan; another tab with the same order does not wait for it
      await deps.inTurn(`${lock}.${fresh.order_id}`, sendNow, { ifFree: true })
      if (!answer) await sendNow()
      schedule()
      if (!answer) return refuse('OFFLINE')
      return answer.ok ? ok({ order: answer.order }) : refuse(answer.code, answer.meta)
    },
  }
}
