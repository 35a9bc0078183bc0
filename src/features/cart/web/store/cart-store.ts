import { refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { createEvents, createListeners } from '#platform/web/listeners.ts'
import type { WireCartItem, WireTotals } from '../../contract.ts'
import { adopt, emptyCart, endBought, nextStep, settle, viewLines } from '../../rules/engine/engine.ts'
import type { CartState } from '../../rules/engine/engine.ts'
import { needsSync } from '../../rules/engine/engine-sync.ts'
import type { Difference, SyncFlags } from '../../rules/engine/engine-sync.ts'
import { changesSince } from '../news/cart-changes.ts'
import { createNews } from '../news/cart-news.ts'
import { createPersistence } from '../storage/cart-persistence.ts'
import { createPieces } from './cart-pieces.ts'
import { usualRules } from './cart-rules.ts'
import { createSync } from '../sync/cart-sync.ts'
import { createTotals, hasOtherPrices } from '../totals/cart-totals.ts'
import type { CartDeps, CartEvent, CartView } from './cart-types.ts'
import { createTurns } from './cart-turns.ts'
import { createWishes } from './cart-wishes.ts'
import type { Wishes } from './cart-wishes.ts'
import { isKeptItem } from '../storage/kept-cart.ts'

export type CartStore = ReturnType<typeof createCartStore>

/** The engine's driver: keeps the cart, sends one command at a time, and tells React and the other tabs. */
export const createCartStore = (deps: CartDeps) => {
  const { storeCode, storage, newId, rules = usualRules } = deps
  const { raise, listen } = createEvents<CartEvent>()
  const persistence = createPersistence<WireCartItem>(storeCode, storage, deps.now, isKeptItem)
  const sync = createSync({
    call: deps.call,
    rules,
    newId,
    raise,
    stateNow: () => state,
    change: (step) => change(step),
    hear: (cartId, meta) => {
      hasAsked = true
      totals.hear(cartId, meta)
    },
    onLost: (cartId) => wishes.again(totals.wishesOf(cartId)),
  })
  const totals = createTotals({
    call: sync.call,
    storeCode,
    storage,
    tell: () => tell(),
    isOn: rules.isSyncOn && rules.areTotalsSynced,
    terms: rules.terms,
    wishes: () => wishes.now(),
    isAsked: (name) => wishes.isAsked(name),
    lose: (cartId, meta) => {
      sync.lose(cartId, meta)
      void run()
    },
  })
  const wishes = createWishes({
    call: sync.call,
    storeCode,
    storage,
    tell: () => tell(),
    raise,
    hearCoupon: (coupon, meta) => state.cartId !== undefined && totals.hearCoupon(state.cartId, coupon, meta),
    hearTotals: (heard, meta) => totals.set(state, heard, meta, { ofServer: true }),
  })
  const turns = createTurns({
    work: () => drain(),
    hasMore: () => rules.isSyncOn && isWaiting(),
    inTurn: deps.inTurn,
    after: deps.after,
    tell: () => tell(),
  })
  const { run } = turns
  const listeners = createListeners()
  let state = persistence.load()
  let hasAsked = false
  const changesOf = changesSince(state.items)
  const news = createNews()
  let view = toView()

  function toView(): CartView {
    const lines = viewLines(state)
    const isKnown = state.cartId === undefined || hasAsked || state.version >= 0
    return {
      status: isKnown || state.pending.length + news.now().removed.length > 0 ? 'ready' : 'loading',
      cartId: state.cartId,
      lines,
      count: lines.reduce((sum, line) => sum + line.qty, 0),
      isSaving: state.pending.length > 0,
      isUnreachable: turns.isFailing(),
      ...totals.of(state, lines),
      ...news.now(),
      ...changesOf(lines),
    }
  }

  function tell(): void {
    view = toView()
    listeners.tell()
  }

  /** Every change starts from what is stored, which another tab may have written, and is stored before it is shown. */
  const change = (step: (before: CartState<WireCartItem>) => CartState<WireCartItem>) => {
    const before = persistence.load()
    state = step(before)
    if (state !== before) persistence.save(before, state)
    tell()
  }

  /** Sends all that waits, one after the other; whether it was answered. */
  const drain = async (): Promise<boolean> => {
    change((before) => settle(needsSync(before) ? { ...before, isStale: true } : before))
    if (!rules.isSyncOn) return true
    if (deps.isOnline?.() === false) return false
    for (let losses = 0; ;) {
      change(settle)
      const step = nextStep(state)
      if (step.kind !== 'idle') {
        if (!(await sync.perform(step))) return false
        turns.succeed()
        continue
      }
      const told = await wishes.send(state.cartId)
      // reading it tells what became of it
      if (told === 'lost') change((before) => ({ ...before, isStale: true }))
      if (told === 'later' || (told === 'lost' && (losses += 1) > 1)) return false
      if (told === 'done' && nextStep(state).kind === 'idle') break
    }
    return totals.refresh(state)
  }

  const isWaiting = (): boolean =>
    nextStep(state).kind !== 'idle' || (state.cartId !== undefined && Object.keys(wishes.now()).length > 0)

  /** Something beside the lines; a cart that nobody has begun has none of it. */
  const wishBeside = async (wanted: Wishes): Promise<Result<true>> => {
    if (!totals.isOn || (state.cartId === undefined && state.pending.length === 0)) return refuse('TOTALS_NOT_SYNCED')
    const answer = await wishes.wish(wanted, async () => {
      await run()
      if (!turns.isFailing() && isWaiting()) await run()
    })
    tell()
    return answer
  }

  const pieces = createPieces({ news, newId, change, run })

  const refresh = async (): Promise<void> => {
    if (!rules.isSyncOn) return sync.lookAtStock()
    totals.doubt()
    change((before) => (before.cartId === undefined ? before : { ...before, isStale: true }))
    return run()
  }

  const end = (step: (before: CartState<WireCartItem>) => CartState<WireCartItem>): void => {
    news.forget()
    wishes.forget()
    totals.forget()
    change(step)
  }

  return {
    getView: (): CartView => view,
    subscribe: listeners.subscribe,
    onEvent: listen,
    ...pieces,
    /** The shopper has seen what was added and taken away. */
    forgetNews: () => {
      if (news.forget()) tell()
    },
    /** Refused where the shop says no at once; kept, and told later, where it cannot be reached. */
    applyCoupon: (code: string): Promise<Result<true>> => wishBeside({ coupon: code }),
    removeCoupon: (): Promise<Result<true>> => wishBeside({ coupon: null }),
    /** Pays with as many as the rule allows of this amount (major units); 0 for none. */
    spendBonuses: (amount: number): Promise<Result<true>> => wishBeside({ bonuses: amount }),
    /** Methods that the page has chosen count at once; undefined leaves what the server has. */
    choose: totals.choose,
    /** Totals are asked for as long as somebody looks at them. */
    watchTotals: (): (() => void) => {
      const stop = totals.watch()
      if (state.pending.length === 0) void totals.refresh(state)
      return stop
    },
    /** Totals that came by another way; where an address changed the tax in the prices the lines are read anew. */
    hearTotals: (heard: WireTotals, meta?: Record<string, unknown>) => {
      totals.set(state, heard, meta)
      if (!hasOtherPrices(view.lines, heard)) return
      change((before) => ({ ...before, isStale: true }))
      void run()
    },
    /** Sends what waits and reads the cart anew. */
    refresh,
    whenSettled: (): Promise<void> => run(),
    /** Sends what waits, then compares by other flags than the usual ones; what differed. */
    compare: async (flags: Partial<SyncFlags>): Promise<readonly Difference[]> => {
      await run()
      const { cartId, pending } = state
      if (cartId === undefined || pending.length > 0) return []
      const differences = await sync.compare(cartId, flags)
      await run()
      return differences ?? []
    },
    adopt: (cartId: string) => {
      sync.begin()
      change((before) => adopt(before, cartId))
      return run()
    },
    clear: (): void => end(() => emptyCart()),
    /** What was ordered is gone, and what was put in since stays. `bought`: pieces by SKU; without it the server knows them. */
    leaveBought: async (bought?: Readonly<Record<string, number>>): Promise<void> => {
      if (!bought && rules.isSyncOn) return refresh()
      end((before) => (bought ? endBought(before, before.cartId, bought, newId) : emptyCart()))
      return run()
    },
    /** A storage event of another tab. */
    hearStorage: (key: string | null) => {
      if (!persistence.owns(key) && !wishes.owns(key)) return
      wishes.reload()
      state = persistence.load()
      tell()
      void totals.refresh(state)
      if (isWaiting()) turns.runForOther()
    },
  }
}
