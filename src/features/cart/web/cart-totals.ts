import type { Result } from '#core/result.ts'
import type { WireCartItem, WireCoupon, WireTotals } from '../contract.ts'
import type { CartState } from '../rules/engine.ts'
import { cartKey } from './cart-keys.ts'
import type { KeyValues } from './cart-persistence.ts'
import { cartTimeoutMs } from './cart-wire.ts'
import type { CartCall } from './cart-wire.ts'

type State = CartState<WireCartItem>
type Kept = {
  readonly cartId: string
  readonly version: number
  readonly totals: WireTotals | undefined
  readonly coupon: WireCoupon | null
}
type Deps = {
  readonly call: CartCall
  readonly storeCode: string
  readonly storage: KeyValues | undefined
  readonly tell: () => void
}

/** What the server makes of the lines: totals and coupon, kept with the version of the lines they belong to. */
export const createTotals = ({ call, storeCode, storage, tell }: Deps) => {
  const key = `${cartKey(storeCode)}.totals`
  let watchers = 0
  let heard = 0
  let kept = read(storage, key)

  const keep = (next: Kept | undefined) => {
    kept = next
    try {
      if (next) storage?.setItem(key, JSON.stringify(next))
      else storage?.removeItem(key)
    } catch {
      // they are asked for again
    }
    tell()
  }
  const isFresh = (state: State): boolean =>
    kept?.totals !== undefined &&
    kept.cartId === state.cartId &&
    kept.version === state.version &&
    state.pending.length === 0
  const set = (state: State, totals: WireTotals) => {
    if (state.cartId === undefined) return
    heard += 1
    keep({ cartId: state.cartId, version: state.version, totals, coupon: couponOf(state) })
  }
  const couponOf = (state: State): WireCoupon | null => (kept?.cartId === state.cartId ? (kept?.coupon ?? null) : null)

  const refresh = async (state: State): Promise<void> => {
    if (watchers === 0 || state.cartId === undefined || state.pending.length > 0 || isFresh(state)) return
    const before = heard
    const answer = await call('GET /api/cart/totals', { query: { cartId: state.cartId } }, { timeoutMs: cartTimeoutMs })
    // what was heard meanwhile was asked for later and knows more
    if (answer.ok && heard === before) set(state, answer.value)
  }

  return {
    of: (state: State) => ({
      totals: kept && kept.cartId === state.cartId ? kept.totals : undefined,
      areTotalsFresh: isFresh(state),
      coupon: couponOf(state),
    }),
    /** What a pull tells besides the lines. */
    hear: (cartId: string, meta: Record<string, unknown> | undefined) => {
      if (!meta || !('coupon' in meta)) return
      const same = kept?.cartId === cartId ? kept : undefined
      kept = { cartId, version: same?.version ?? -1, totals: same?.totals, coupon: meta.coupon as WireCoupon | null }
    },
    set,
    refresh,
    watch: (): (() => void) => {
      watchers += 1
      return () => {
        watchers -= 1
      }
    },
    applyCoupon: async (state: State, code: string): Promise<Result<WireCoupon>> => {
      const cartId = state.cartId ?? ''
      const answer = await call('POST /api/cart/apply-coupon', { query: { cartId, coupon: code }, body: {} })
      if (answer.ok) {
        keep({ cartId, version: -1, totals: kept?.cartId === cartId ? kept.totals : undefined, coupon: answer.value })
        await refresh(state)
      }
      return answer
    },
    removeCoupon: async (state: State): Promise<Result<boolean>> => {
      const cartId = state.cartId ?? ''
      const answer = await call('POST /api/cart/delete-coupon', { query: { cartId } })
      if (answer.ok) {
        keep({ cartId, version: -1, totals: kept?.cartId === cartId ? kept.totals : undefined, coupon: null })
        await refresh(state)
      }
      return answer
    },
    forget: () => keep(undefined),
  }
}

const read = (storage: KeyValues | undefined, key: string): Kept | undefined => {
  try {
    const value = JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null
    return value ?? undefined
  } catch {
    return undefined
  }
}
