import { ok } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'
import { isSilence } from '#core/silence.ts'
import type { WireCoupon, WireTotals } from '../../contract.ts'
import { isLostCart } from '../../rules/lost-cart.ts'
import { cartKey } from '../storage/cart-keys.ts'
import type { KeyValues } from '../storage/cart-persistence.ts'
import type { CartEvent } from './cart-types.ts'
import { cartTimeoutMs } from '../sync/cart-wire.ts'
import type { CartCall } from '../sync/cart-wire.ts'
import { parseKept } from '../storage/kept-cart.ts'

/** What is wanted beside the lines and the shop has not been told: a coupon (null: none), so many bonuses in major units. */
export type Wishes = { readonly coupon?: string | null; readonly bonuses?: number }

/** What became of the wishes: nothing is left of them, they are told again, or the cart they are for is not there. */
export type Told = 'done' | 'later' | 'lost'

type Deps = {
  readonly call: CartCall
  readonly storeCode: string
  readonly storage: KeyValues | undefined
  readonly tell: () => void
  readonly raise: (event: CartEvent) => void
  readonly hearCoupon: (coupon: WireCoupon | null, meta: Record<string, unknown> | undefined) => void
  readonly hearTotals: (totals: WireTotals, meta: Record<string, unknown> | undefined) => void
}

/** Wishes are kept until the shop has answered them; each says what is wanted in the end, so that a repeat does no harm. */
export const createWishes = ({ call, storeCode, storage, tell, raise, hearCoupon, hearTotals }: Deps) => {
  const key = `${cartKey(storeCode)}.wishes`
  let kept = read(storage, key)
  /** Who waits for the answer to a wish; without anybody a refusal is told as a notice. */
  const waiting = new Map<keyof Wishes, (refusal: Refusal) => void>()

  const keep = (next: Wishes) => {
    kept = next
    try {
      if (Object.keys(next).length > 0) storage?.setItem(key, JSON.stringify(next))
      else storage?.removeItem(key)
    } catch {
      // they last as long as the page
    }
    tell()
  }
  /** Not where it has become another wish meanwhile. */
  const drop = (name: keyof Wishes, sent: Wishes) => {
    if (kept[name] !== sent[name]) return
    const { [name]: _done, ...rest } = kept
    keep(rest)
  }

  const tellCoupon = (cartId: string, coupon: string | null): Promise<Result<WireCoupon | boolean>> =>
    coupon === null
      ? call('POST /api/cart/delete-coupon', { query: { cartId } }, { timeoutMs: cartTimeoutMs })
      : call('POST /api/cart/apply-coupon', { query: { cartId, coupon }, body: {} }, { timeoutMs: cartTimeoutMs })
  const tellBonuses = (cartId: string, amount: number): Promise<Result<WireTotals>> =>
    amount > 0
      ? call('POST /api/cart/bonuses-spend', { query: { cartId }, body: { amount } }, { timeoutMs: cartTimeoutMs })
      : call('POST /api/cart/bonuses-skip', { query: { cartId } }, { timeoutMs: cartTimeoutMs })

  /** A wish that was answered, one way or the other, need not be told again. */
  const settle = (name: keyof Wishes, sent: Wishes, answer: Result<unknown>): Told => {
    if (answer.ok) {
      drop(name, sent)
      return 'done'
    }
    if (isSilence(answer.code)) return 'later'
    if (answer.code === 'CART_NOT_FOUND' || (name === 'coupon' && isLostCart(answer.code))) return 'lost'
    drop(name, sent)
    const hear = waiting.get(name)
    if (hear) hear(answer)
    else if (sent.coupon) raise({ kind: 'couponRefused', code: answer.code, coupon: sent.coupon })
    return 'done'
  }

  return {
    /** As they are kept, by whichever tab. */
    now: (): Wishes => kept,
    /** Whether somebody waits for the answer to it at this moment. */
    isAsked: (name: keyof Wishes): boolean => waiting.has(name),
    owns: (other: string | null): boolean => other === null || other === key,
    reload: () => {
      kept = read(storage, key)
    },
    forget: () => keep({}),
    /** What a cart had that is made anew: it is wanted of the next one, where nothing else is. */
    again: (had: Wishes) => keep({ ...had, ...kept }),
    /** Keeps a wish and has it told; refused where the shop says no to it at once. */
    wish: async (wish: Wishes, send: () => Promise<void>): Promise<Result<true>> => {
      const [name] = Object.keys(wish) as (keyof Wishes)[]
      let refusal: Refusal | undefined
      if (name) waiting.set(name, (heard) => (refusal = heard))
      keep({ ...kept, ...wish })
      await send()
      if (name) waiting.delete(name)
      return refusal ?? ok(true)
    },
    /** Tells the shop what waits. A cart that is still to be made has nothing to tell. */
    send: async (cartId: string | undefined): Promise<Told> => {
      const sent = kept
      if (cartId === undefined) return 'done'
      if (sent.coupon !== undefined) {
        const answer = await tellCoupon(cartId, sent.coupon)
        if (answer.ok) hearCoupon(typeof answer.value === 'object' ? answer.value : null, answer.meta)
        const told = settle('coupon', sent, answer)
        if (told !== 'done') return told
      }
      if (sent.bonuses === undefined) return 'done'
      const answer = await tellBonuses(cartId, sent.bonuses)
      if (answer.ok) hearTotals(answer.value, answer.meta)
      return settle('bonuses', sent, answer)
    },
  }
}

const read = (storage: KeyValues | undefined, key: string): Wishes => {
  try {
    const { coupon, bonuses } = parseKept(storage?.getItem(key)) ?? {}
    return {
      ...(coupon === null || typeof coupon === 'string' ? { coupon } : {}),
      ...(typeof bonuses === 'number' ? { bonuses } : {}),
    }
  } catch {
    return {}
  }
}
