import type { WireCartItem, WireTotals } from '../contract.ts'
import {
  adopt,
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
} from '../rules/engine.ts'
import type { CartLine, CartState, CartStep } from '../rules/engine.ts'
import { lineKey } from '../rules/engine-lines.ts'
import { createPersistence } from './cart-persistence.ts'
import { createTotals } from './cart-totals.ts'
import type { CartDeps, CartEvent, CartView, RemovedLine } from './cart-types.ts'
import { cartTimeoutMs, isLostCart, isTransient, sendCommand } from './cart-wire.ts'

export type CartStore = ReturnType<typeof createCartStore>

/** How long another tab has to send what it asked for. */
const orphanMs = 3000
const retryMs = [1000, 2000, 5000, 10_000, 30_000]

/** The engine's driver: keeps the cart, sends one command at a time, and tells React and the other tabs. */
export const createCartStore = (deps: CartDeps) => {
  const { call, storeCode, storage, newId } = deps
  const persistence = createPersistence<WireCartItem>(storeCode, storage, deps.now)
  const totals = createTotals({ call, storeCode, storage, tell: () => tell() })
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(event: CartEvent) => void>()
  let state = persistence.load()
  let hasAsked = false
  const firstPrices = state.items.map((item) => [lineKey(item), item.price] as const)
  const backlog: CartEvent[] = []
  let removed: readonly RemovedLine[] = []
  let added: readonly WireCartItem[] = []
  let failures = 0
  let running: Promise<void> | undefined
  let cancelRetry: (() => void) | undefined
  let view = toView()

  function toView(): CartView {
    const lines = viewLines(state)
    return {
      status: state.cartId !== undefined && !hasAsked && state.version < 0 ? 'loading' : 'ready',
      cartId: state.cartId,
      lines,
      count: lines.reduce((sum, line) => sum + line.qty, 0),
      isSaving: state.pending.length > 0,
      isUnreachable: failures > 0,
      ...totals.of(state),
      removed,
      added,
      pricesBefore: Object.fromEntries(
        firstPrices.filter(([key, price]) => lines.some((line) => line.key === key && line.item.price !== price)),
      ),
    }
  }

  function tell(): void {
    view = toView()
    for (const listener of listeners) listener()
  }

  /** Every change starts from what is stored, which another tab may have written, and is stored before it is shown. */
  const change = (step: (before: CartState<WireCartItem>) => CartState<WireCartItem>) => {
    const before = persistence.load()
    state = step(before)
    if (state !== before) persistence.save(before, state)
    tell()
  }

  /** What nobody hears now is told to the first who listens. */
  const raise = (event: CartEvent) => {
    if (eventListeners.size === 0) backlog.push(event)
    for (const listener of eventListeners) listener(event)
  }

  const retryLater = () => {
    const wait = retryMs[Math.min(failures, retryMs.length - 1)] ?? 1000
    failures += 1
    cancelRetry?.()
    cancelRetry = deps.after(wait, () => void run())
  }

  const perform = async (step: CartStep<WireCartItem>): Promise<boolean> => {
    if (step.kind === 'idle') return false
    if (step.kind === 'create') {
      const answer = await call('POST /api/cart/create', {}, { timeoutMs: cartTimeoutMs })
      if (answer.ok) change((before) => applyCreated(before, answer.value))
      return answer.ok
    }
    if (step.kind === 'pull') return pull(step.cartId)
    change((before) => markSent(before, step.command.opId))
    const { opId, item, key } = step.command
    const outcome = await sendCommand(call, step, state.version)
    if (outcome.kind === 'lost') return false
    if (outcome.kind === 'refused') {
      if (isLostCart(outcome.code)) change((before) => restart(before, step.cartId, newId))
      else {
        change((before) => applyRefusal(before, opId, outcome.code))
        raise({ kind: 'refused', code: outcome.code, item })
      }
      return true
    }
    change((before) => applyAnswer(before, { cartId: step.cartId, opId, ...outcome }))
    const line = view.lines.find((one) => one.key === key)?.item
    if (line?.errors.stock && step.command.kind !== 'remove')
      raise({ kind: line.stock.qty > 0 ? 'short' : 'out', item: line })
    return true
  }

  const pull = async (cartId: string): Promise<boolean> => {
    const answer = await call('GET /api/cart/pull', { query: { cartId } }, { timeoutMs: cartTimeoutMs })
    if (answer.ok) {
      hasAsked = true
      totals.hear(cartId, answer.meta)
      const version = Number(answer.meta?.version ?? 0)
      change((before) => applyCart(before, { cartId, version, items: answer.value }))
      return true
    }
    if (isTransient(answer.code)) return false
    change((before) => restart(before, cartId, newId))
    return true
  }

  const drain = async () => {
    for (;;) {
      change(settle)
      const step = nextStep(state)
      if (step.kind === 'idle') break
      if (!(await perform(step))) return retryLater()
      failures = 0
    }
    await totals.refresh(state)
  }

  const run = (): Promise<void> => {
    cancelRetry?.()
    cancelRetry = undefined
    running ??= deps.inTurn(drain).finally(() => {
      running = undefined
      if (view.isUnreachable !== failures > 0) tell()
      // what was asked for between the last look and the end of the turn
      if (failures === 0 && nextStep(state).kind !== 'idle') void run()
    })
    return running
  }

  const wish = (
    kind: 'add' | 'set' | 'remove',
    item: WireCartItem,
    extra: { amount?: number; onlyAfter?: string } = {},
  ): string => {
    const command = toCommand({ opId: newId(), kind, item, ...extra })
    change((before) => issue(before, command))
    void run()
    return command.opId
  }

  return {
    getView: (): CartView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEvent: (listener: (event: CartEvent) => void): (() => void) => {
      eventListeners.add(listener)
      backlog.splice(0).forEach(listener)
      return () => void eventListeners.delete(listener)
    },
    /** Raises the line's quantity, or appends it. */
    add: (item: WireCartItem, qty = 1) => {
      removed = []
      added = [...added, item]
      wish('add', item, { amount: qty })
    },
    setQty: (line: CartLine<WireCartItem>, qty: number) => void wish('set', line.item, { amount: Math.max(1, qty) }),
    remove: (line: CartLine<WireCartItem>) => {
      removed = [...removed.filter(({ key }) => key !== line.key), { key: line.key, item: line.item, qty: line.qty }]
      wish('remove', line.item)
    },
    restore: ({ key, item, qty }: RemovedLine) => {
      removed = removed.filter((one) => one.key !== key)
      wish('add', item, { amount: qty })
    },
    /** The shopper has seen what was added and taken away. */
    forgetNews: () => {
      if (removed.length + added.length === 0) return
      removed = []
      added = []
      tell()
    },
    /** Another size or colour in the line's place; lines that become the same piece are one, with both quantities. */
    replace: (line: CartLine<WireCartItem>, item: WireCartItem) => {
      if (item.sku === line.item.sku) return
      const opId = wish('add', item, { amount: line.qty })
      wish('remove', line.item, { onlyAfter: opId })
    },
    applyCoupon: async (code: string) => {
      await run()
      return totals.applyCoupon(state, code)
    },
    removeCoupon: () => totals.removeCoupon(state),
    /** Totals are asked for as long as somebody looks at them. */
    watchTotals: (): (() => void) => {
      const stop = totals.watch()
      if (state.pending.length === 0) void totals.refresh(state)
      return stop
    },
    hearTotals: (heard: WireTotals) => totals.set(state, heard),
    /** Sends what waits and reads the cart anew. */
    refresh: (): Promise<void> => {
      change((before) => (before.cartId === undefined ? before : { ...before, isStale: true }))
      return run()
    },
    whenSettled: (): Promise<void> => run(),
    adopt: (cartId: string) => {
      change((before) => adopt(before, cartId))
      return run()
    },
    clear: () => {
      removed = []
      added = []
      totals.forget()
      change(() => emptyCart())
    },
    /** A storage event of another tab. */
    hearStorage: (key: string | null) => {
      if (!persistence.owns(key)) return
      state = persistence.load()
      tell()
      // the tab that asked sends it; should it be gone before, this one does
      if (state.pending.length > 0 && !running) cancelRetry ??= deps.after(orphanMs, () => void run())
    },
  }
}
