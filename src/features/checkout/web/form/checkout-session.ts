import type { OrderBody } from '#features/orders/contract.ts'
import { readKept, writeKept } from '#platform/web/storage/storages.ts'
import { isCheckoutActive } from '../../rules.ts'
import { emptyFields } from './checkout-form.ts'
import type { AddressFields, CheckoutFields, Methods } from './checkout-form.ts'

export type Step = 1 | 2 | 3

/** A checkout under way: it survives reload and Back, and never holds a password. */
export type CheckoutSession = {
  /** The order's idempotency key, made when checkout starts. */
  readonly orderId: string
  /** The furthest step that was reached; the one in sight is in the address. */
  readonly reached: Step
  readonly fields: CheckoutFields
  /** Undefined while the billing address is the delivery address. */
  readonly billing: AddressFields | undefined
  readonly methods: Methods
  /** The body as it was first sent: a repeat after silence is byte for byte the same. */
  readonly sent: OrderBody | undefined
  readonly changedAt: number
  /** The sign-in it was typed in, or filled from its account; a guest has none. */
  readonly signIn?: string | undefined
  /** Whose sign-in that was, once it is known. */
  readonly customer?: number | undefined
}

const key = (storeCode: string): string => `vitrine.checkout.${storeCode}`

export const startSession = (country: string, orderId: string, now: number): CheckoutSession => ({
  orderId,
  reached: 1,
  fields: emptyFields(country),
  billing: undefined,
  methods: { shipping: undefined, payment: undefined },
  sent: undefined,
  changedAt: now,
})

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const loadSession = (storage: Keeping | undefined, storeCode: string): CheckoutSession | undefined => {
  const value = readKept(storage, key(storeCode)) as CheckoutSession | undefined
  return value && typeof value.orderId === 'string' && typeof value.fields === 'object' ? value : undefined
}

/** A full or forbidden storage costs the reload, not the order. */
export const saveSession = (storage: Keeping | undefined, storeCode: string, session: CheckoutSession): void =>
  void writeKept(storage, key(storeCode), session)

const idKey = (storeCode: string): string => `vitrine.checkout.${storeCode}.order`

/** The id of this browser's next order: tabs that check out the same cart make one order of it. */
export const loadSharedOrderId = (
  storage: Keeping | undefined,
  storeCode: string,
  { now, windowMinutes }: { now: number; windowMinutes: number },
): string | undefined => {
  const value = readKept(storage, idKey(storeCode)) as { id: string; at: number } | undefined
  return value && isCheckoutActive(value.at, now, windowMinutes) ? value.id : undefined
}

/** Where nothing can be kept each tab has an id of its own. */
export const shareOrderId = (storage: Keeping | undefined, storeCode: string, id: string, now: number): void =>
  void writeKept(storage, idKey(storeCode), { id, at: now })

type Resuming = {
  readonly country: string
  readonly windowMinutes: number
  readonly now: number
  readonly newId: () => string
  /** What the other tabs of this browser use. */
  readonly sharedId: string | undefined
  /** The sign-in of now. */
  readonly signIn: string | undefined
}

/**
 * A session older than the window starts anew with what was typed, unless an order may already have gone out with its id. Of a sign-in that is
 * over, in whichever tab it ended, nothing is left.
 */
export const resumeSession = (
  kept: CheckoutSession | undefined,
  { country, windowMinutes, now, newId, sharedId, signIn }: Resuming,
): CheckoutSession => {
  const isOver = kept?.signIn !== undefined && kept.signIn !== signIn
  if (!kept || isOver) return startSession(country, sharedId ?? newId(), now)
  if (kept.sent !== undefined) return kept
  if (isCheckoutActive(kept.changedAt, now, windowMinutes)) return { ...kept, orderId: sharedId ?? kept.orderId }
  return { ...startSession(country, newId(), now), fields: kept.fields, billing: kept.billing, signIn: kept.signIn }
}

/** After an order: the next checkout has an id of its own, what was typed is offered again. */
export const nextSession = (session: CheckoutSession, orderId: string, now: number): CheckoutSession => ({
  ...startSession(session.fields.country, orderId, now),
  fields: session.fields,
  billing: session.billing,
})
