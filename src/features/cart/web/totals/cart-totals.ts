import { isSilence } from '#core/silence.ts'
import type { WireCartItem, WireCoupon, WireTotals } from '../../contract.ts'
import type { CartLine, CartState } from '../../rules/engine/engine.ts'
import { isLostCart } from '../../rules/lost-cart.ts'
import { cartKey } from '../storage/cart-keys.ts'
import type { KeyValues } from '../storage/cart-persistence.ts'
import type { CartBonuses, CartView } from '../store/cart-types.ts'
import { cartTimeoutMs } from '../sync/cart-wire.ts'
import type { CartCall } from '../sync/cart-wire.ts'
import type { Wishes } from '../store/cart-wishes.ts'
import { estimateTotals } from './estimate.ts'
import type { CartMethods, EstimateTerms } from './estimate.ts'
import { isFields, isKeptCoupon, isKeptTotals, isWholeNumber, parseKept } from '../storage/kept-cart.ts'

type State = CartState<WireCartItem>
/** What an answer says besides its result; `version` is the server's cart's. */
type Meta = Readonly<Record<string, unknown>> | undefined
type Kept = {
  readonly cartId: string
  readonly version: number
  readonly totals: WireTotals | undefined
  readonly coupon: WireCoupon | null
  /** Of the customer who is signed in. */
  readonly bonuses?: CartBonuses | undefined
  /** The methods that the server's cart has. */
  readonly methods?: CartMethods | undefined
}
/** What the page has chosen and perhaps not told yet; what is undefined stays as it is. */
export type ChosenMethods = { readonly shipping: string | undefined; readonly payment: string | undefined }

type Deps = {
  readonly call: CartCall
  readonly storeCode: string
  readonly storage: KeyValues | undefined
  readonly tell: () => void
  /** Whether the settings let totals be asked for at all. */
  readonly isOn: boolean
  readonly terms: EstimateTerms | undefined
  readonly wishes: () => Wishes
  /** Whether somebody waits for the answer to one at this moment. */
  readonly isAsked: (name: keyof Wishes) => boolean
  /** A cart that cannot be used any more. */
  readonly lose: (cartId: string, meta: Record<string, unknown>) => void
}

/** What the server makes of the lines: totals and coupon, kept with the version of the lines they belong to. */
export const createTotals = ({ call, storeCode, storage, tell, isOn, terms, wishes, isAsked, lose }: Deps) => {
  const key = `${cartKey(storeCode)}.totals`
  let watchers = 0
  let heard = 0
  /** The newest state of the server's cart that anything was heard of. */
  let newest: { readonly cartId: string; readonly version: number } | undefined
  let chosen: ChosenMethods | undefined
  let isChoiceTold = true
  /** Something else than the lines may have changed what they come to. */
  let isDoubted = false
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
  const knownOf = (state: State): Kept | undefined => (kept && kept.cartId === state.cartId ? kept : undefined)
  /** With what the page has chosen in the place of what the server has. */
  const methodsOf = (methods: CartMethods | undefined): CartMethods | undefined =>
    chosen
      ? {
          shipping: chosen.shipping ?? methods?.shipping ?? null,
          payment: chosen.payment ?? methods?.payment ?? null,
        }
      : methods
  const isFresh = (state: State): boolean => {
    const known = knownOf(state)
    return (
      known?.totals !== undefined &&
      known.version === state.version &&
      state.pending.length === 0 &&
      Object.keys(wishes()).length === 0 &&
      isChoiceTold
    )
  }
  /** How much newer than all that was heard: below zero for an answer that was overtaken; NaN where it does not say. */
  const noveltyOf = (cartId: string, meta: Meta): number =>
    Number(meta?.['version']) - (newest?.cartId === cartId ? newest.version : -1)
  const note = (cartId: string, meta: Meta) => {
    const version = Number(meta?.['version'])
    if (!Number.isNaN(version)) newest = { cartId, version }
  }
  /** Without `meta.bonuses` they stay as they were. Totals of an older state of the server's cart are not taken. */
  const set = (state: State, totals: WireTotals, meta?: Meta, methods?: CartMethods) => {
    const { cartId, version } = state
    if (cartId === undefined || noveltyOf(cartId, meta) < 0) return
    note(cartId, meta)
    heard += 1
    const known = knownOf(state)
    const bonuses = meta && 'bonuses' in meta ? (meta.bonuses as CartBonuses | undefined) : known?.bonuses
    keep({ cartId, version, totals, coupon: known?.coupon ?? null, bonuses, methods: methods ?? known?.methods })
  }

  /** What was known of a cart, none of it for the cart as it is now. */
  const before = (cartId: string): Kept => {
    const same = kept?.cartId === cartId ? kept : undefined
    return { totals: undefined, coupon: null, ...same, cartId, version: -1 }
  }

  /** False where there was no answer: they are asked for again. */
  const refresh = async (state: State): Promise<boolean> => {
    if (!isOn || watchers === 0 || state.cartId === undefined || state.pending.length > 0) return true
    if (isFresh(state) && !isDoubted) return true
    isDoubted = false
    const heardBefore = heard
    const { cartId } = state
    const answer = await call('GET /api/cart/totals', { query: { cartId } }, { timeoutMs: cartTimeoutMs })
    // of one and the same state what was heard meanwhile was asked for later and knows more
    if (answer.ok && (heard === heardBefore || noveltyOf(cartId, answer.meta) > 0))
      set(state, answer.value, { bonuses: undefined, ...answer.meta })
    if (answer.ok) return true
    isDoubted = true
    if (isLostCart(answer.code)) lose(cartId, answer.meta)
    return !isSilence(answer.code)
  }

  return {
    of: (state: State, lines: readonly CartLine<WireCartItem>[]) => {
      const known = knownOf(state)
      const wish = wishes()
      const isWaiting =
        typeof wish.coupon === 'string' && wish.coupon.toUpperCase() !== known?.coupon?.code.toUpperCase()
      const coupon = wish.coupon === null || isWaiting ? null : (known?.coupon ?? null)
      const bonuses = known?.bonuses
      const areTotalsFresh = isFresh(state)
      return {
        totals: known?.totals,
        areTotalsFresh,
        shown:
          areTotalsFresh && known?.totals
            ? known.totals.totals
            : estimateTotals({
                lines,
                coupon,
                last: known?.totals,
                terms,
                methods: methodsOf(known?.methods),
                bonuses: bonuses && {
                  balance: bonuses.balance,
                  wanted: wish.bonuses ?? (bonuses.wanted === undefined ? bonuses.spent : bonuses.wanted),
                  isVip: bonuses.is_vip ?? false,
                },
              }),
        coupon,
        waitingCoupon: isWaiting && !isAsked('coupon') ? (wish.coupon ?? undefined) : undefined,
        bonuses,
      }
    },
    /** What a pull tells besides the lines. */
    hear: (cartId: string, meta: Record<string, unknown> | undefined) => {
      if (!meta || !('coupon' in meta)) return
      note(cartId, meta)
      const version = kept?.cartId === cartId ? kept.version : -1
      kept = { ...before(cartId), version, coupon: meta.coupon as WireCoupon | null, ...methodsIn(meta) }
    },
    /** What was asked for of the server's cart beside its lines. Without a word of bonuses the next one takes them as this did. */
    wishesOf: (cartId: string): Wishes => {
      if (!isOn || kept?.cartId !== cartId) return {}
      const { coupon, bonuses } = kept
      return {
        ...(coupon ? { coupon: coupon.code } : {}),
        ...(typeof bonuses?.wanted === 'number' ? { bonuses: bonuses.wanted } : {}),
      }
    },
    /** Another coupon, or none: totals are to be counted anew. */
    hearCoupon: (cartId: string, coupon: WireCoupon | null, meta: Meta) => {
      note(cartId, meta)
      keep({ ...before(cartId), coupon })
    },
    /** Totals of what the page has chosen, or with `ofServer` of what the server's cart has. */
    set: (state: State, totals: WireTotals, meta?: Record<string, unknown>, { ofServer = false } = {}) => {
      if (!ofServer) isChoiceTold = true
      set(state, totals, meta, ofServer ? undefined : methodsOf(knownOf(state)?.methods))
    },
    refresh,
    /** They are asked for again; until then those that are known are shown. */
    doubt: () => {
      isDoubted = true
    },
    /** Until totals of it are heard, those of the server are not the ones to show. */
    choose: (next: ChosenMethods | undefined) => {
      const then = methodsOf(kept?.methods) ?? noMethods
      chosen = next
      const now = methodsOf(kept?.methods) ?? noMethods
      if (!next) isChoiceTold = true
      else if (now.shipping !== then.shipping || now.payment !== then.payment) isChoiceTold = false
      tell()
    },
    watch: (): (() => void) => {
      watchers += 1
      return () => {
        watchers -= 1
      }
    },
    isOn,
    forget: () => keep(undefined),
  }
}

const noMethods: CartMethods = { shipping: null, payment: null }

const methodsIn = (meta: Record<string, unknown>): Pick<Kept, 'methods'> =>
  'shipping_method' in meta && 'payment_method' in meta
    ? { methods: { shipping: meta.shipping_method as string | null, payment: meta.payment_method as string | null } }
    : {}

/** Whether totals were made of other prices than the lines in sight have. */
export const hasOtherPrices = (lines: CartView['lines'], { items }: WireTotals): boolean =>
  items.some(({ item_id, price }) => lines.some(({ item }) => item.item_id === item_id && item.price !== price))

const read = (storage: KeyValues | undefined, key: string): Kept | undefined => {
  try {
    const value = parseKept(storage?.getItem(key))
    if (typeof value?.['cartId'] !== 'string' || !isWholeNumber(value['version'])) return undefined
    const { cartId, version, totals, coupon, bonuses, methods } = value
    return {
      cartId,
      version: isKeptTotals(totals) ? version : -1,
      totals: isKeptTotals(totals) ? totals : undefined,
      coupon: isKeptCoupon(coupon) ? coupon : null,
      bonuses: isFields(bonuses) && typeof bonuses['balance'] === 'number' ? (bonuses as CartBonuses) : undefined,
      methods: isFields(methods) ? (methods as CartMethods) : undefined,
    }
  } catch {
    // forbidden
    return undefined
  }
}
