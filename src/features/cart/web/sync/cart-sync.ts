import { isSilence } from '#core/silence.ts'
import type { WireCartItem } from '../../contract.ts'
import { applyStock } from '../../rules/engine/engine-stock.ts'
import { compareCarts, defaultFlags, markSynced } from '../../rules/engine/engine-sync.ts'
import type { Difference, SyncFlags } from '../../rules/engine/engine-sync.ts'
import { isLostCart } from '../../rules/lost-cart.ts'
import {
  adopt,
  applyAnswer,
  applyCreated,
  applyRefusal,
  endBought,
  markBroken,
  markSent,
  restart,
  settle,
  viewLines,
} from '../../rules/engine/engine.ts'
import type { CartState, CartStep } from '../../rules/engine/engine.ts'
import { createConnection } from './cart-connection.ts'
import { askStock } from '../store/cart-rules.ts'
import type { CartRules } from '../store/cart-rules.ts'
import type { CartEvent, MergedCart } from '../store/cart-types.ts'
import { boughtOf, cartTimeoutMs, mergedInto, sendCommand } from './cart-wire.ts'
import type { CartCall } from './cart-wire.ts'

type State = CartState<WireCartItem>
type Deps = {
  readonly call: CartCall
  readonly rules: CartRules
  readonly newId: () => string
  readonly stateNow: () => State
  readonly change: (step: (before: State) => State) => void
  readonly raise: (event: CartEvent) => void
  /** What a pull tells besides the lines. */
  readonly hear: (cartId: string, meta: Record<string, unknown> | undefined) => void
  /** This cart is going to be made anew. */
  readonly onLost: (cartId: string) => void
}

/** Carries out the engine's steps: each asks the server once and lets the engine make of the answer what it is worth. */
export const createSync = ({ call: plainCall, rules, newId, stateNow, change, raise, hear, onLost }: Deps) => {
  const { call, create, begin } = createConnection(plainCall, rules.maxBypassAttempts)
  const usualFlags = { ...defaultFlags, ...rules.flags }
  let isWarned = false

  const make = async (copyOf: string | undefined): Promise<boolean> => {
    const answer = await create(copyOf)
    if (answer.ok) change((before) => applyCreated(before, answer.value))
    else if (!isSilence(answer.code) && !isWarned) raise({ kind: 'syncDisabled' })
    isWarned = !answer.ok
    return answer.ok
  }

  /** A cart that cannot be used any more: what was not bought of it is put in another one, unless all of it is there already. */
  const lose = (cartId: string, meta: Record<string, unknown>) => {
    const into = mergedInto(meta)
    if (into !== undefined) return change((before) => (before.cartId === cartId ? adopt(before, into) : before))
    const bought = boughtOf(meta)
    if (!bought) onLost(cartId)
    return change((before) => (bought ? endBought(before, cartId, bought, newId) : restart(before, cartId, newId)))
  }

  /**
   * A guest's cart in the hands of whoever has signed in, perhaps in another store view: the customer's takes its place, with what is in it.
   * Whether that was answered; else it stays a guest's until it is read again.
   */
  const takeAlong = async (cartId: string): Promise<boolean> => {
    const answer = await call('POST /api/cart/merge', { query: { cartId } }, { timeoutMs: cartTimeoutMs })
    if (!answer.ok) return false
    change((before) => (before.cartId === cartId ? adopt(before, answer.value) : before))
    const merged = answer.meta?.merged as MergedCart
    if (merged.id !== null) raise({ kind: 'merged', merged })
    return true
  }

  /** Reads the server's cart and settles where it differs; undefined without an answer. */
  const compare = async (cartId: string, flags: Partial<SyncFlags>): Promise<readonly Difference[] | undefined> => {
    const askedAt = stateNow().version
    const answer = await call('GET /api/cart/pull', { query: { cartId } }, { timeoutMs: cartTimeoutMs })
    if (!answer.ok) {
      if (isSilence(answer.code)) return undefined
      lose(cartId, answer.meta)
      return []
    }
    if (answer.meta?.is_guest && (await takeAlong(cartId))) return []
    hear(cartId, answer.meta)
    const server = { cartId, version: Number(answer.meta?.version ?? 0), items: answer.value }
    let differences: readonly Difference[] = []
    change((before) => {
      // older than what was known when it was asked: its past was brought back, and it is what there is
      const isRestored = server.version < askedAt && before.version === askedAt
      const known = isRestored ? { ...before, version: -1 } : before
      const compared = compareCarts(known, server, { ...usualFlags, ...flags }, newId)
      differences = compared.differences
      return compared.state
    })
    return differences
  }

  /** Where the settings do not merge with the server the first look at its cart only reports. */
  const pull = async (cartId: string): Promise<boolean> => {
    const dryRun = !rules.mergesWithServer && stateNow().version < 0
    const differences = await compare(cartId, { dryRun })
    if (dryRun && differences) change((before) => (before.cartId === cartId ? { ...before, isStale: false } : before))
    return differences !== undefined
  }

  const send = async (step: Extract<CartStep<WireCartItem>, { kind: 'send' }>): Promise<boolean> => {
    const { opId, item, key, kind } = step.command
    change((before) => markSent(before, opId))
    const outcome = await sendCommand(call, step, stateNow().version)
    if (outcome.kind === 'lost') {
      if (outcome.isBroken) change((before) => markBroken(before, opId))
      return false
    }
    if (outcome.kind === 'refused') {
      if (isLostCart(outcome.code)) lose(step.cartId, outcome.meta)
      else {
        change((before) => applyRefusal(before, opId, outcome.code))
        raise({ kind: 'refused', code: outcome.code, item })
      }
      return true
    }
    change((before) => markSynced(applyAnswer(before, { cartId: step.cartId, opId, ...outcome })))
    const line = viewLines(stateNow()).find((one) => one.key === key)?.item
    if (line?.errors.stock && kind !== 'remove') raise({ kind: line.stock.qty > 0 ? 'short' : 'out', item: line })
    return true
  }

  return {
    call,
    compare,
    lose,
    /** Somebody signed in: his session counts again. */
    begin,
    /** Whether the step was answered. */
    perform: async (step: CartStep<WireCartItem>): Promise<boolean> => {
      if (step.kind === 'create') return make(step.copyOf)
      if (step.kind === 'pull') return pull(step.cartId)
      return step.kind === 'send' && send(step)
    },
    /** Where no server judges the lines their stock is asked for by itself. */
    lookAtStock: async (): Promise<void> => {
      const { stockOf, stockTexts: texts, allowsOutOfStock, isSyncOn } = rules
      const skus = viewLines(stateNow()).map(({ item }) => item.sku)
      const answers = await askStock([...new Set(skus)], stockOf)
      change((before) => settle(applyStock(before, answers, { allowsOutOfStock, isSyncOn, texts }, newId)))
    },
  }
}
