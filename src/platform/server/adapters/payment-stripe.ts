import { money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import { toObject } from './payment.ts'
import type { PayableOrder, PaymentNotice, PaymentProvider } from './payment.ts'
import { checkSignature } from './payment-signature.ts'

export type StripeOptions = {
  readonly secretKey: string
  /** Of the endpoint `/api/payment/webhook/stripe`; two while one is being replaced. */
  readonly webhookSecrets: readonly string[]
  /** For tests: where Stripe answers. */
  readonly baseUrl?: string
  readonly timeoutMs?: number
  readonly log?: { readonly warn: (about: object, words: string) => void }
}

/** A Checkout Session as far as it concerns us. Source: docs.stripe.com/api/checkout/sessions/object. */
type Field =
  | 'id'
  | 'url'
  | 'client_reference_id'
  | 'amount_total'
  | 'currency'
  | 'payment_status'
  | 'payment_intent'
  | 'status'
type Session = Readonly<Partial<Record<Field, unknown>>>
/** Source: docs.stripe.com/api/refunds/object. */
type StripeRefund = { readonly id?: unknown; readonly status?: unknown; readonly metadata?: { readonly key?: unknown } }
type Event = { readonly id?: unknown; readonly type?: unknown; readonly data?: { readonly object?: Session } }

/** The shortest life of a page is 30 minutes from when Stripe gets it. */
const pageMinutes = 31

/** Of one minute: what Stripe knows by its key must be the same to the letter. */
const expiryOf = ({ now }: PayableOrder): Date =>
  new Date((Math.floor(now.getTime() / 60_000) + pageMinutes + 1) * 60_000)

const typeOfEvent = (event: Event): PaymentNotice['type'] | undefined => {
  if (event.type === 'checkout.session.async_payment_succeeded') return 'paid'
  if (event.type === 'checkout.session.async_payment_failed') return 'declined'
  if (event.type === 'checkout.session.expired') return 'canceled'
  // money of slow methods has not come yet when the page is through
  const isPaid = event.type === 'checkout.session.completed' && event.data?.object?.payment_status === 'paid'
  return isPaid ? 'paid' : undefined
}

const toNotice = (
  id: unknown,
  type: PaymentNotice['type'],
  session: Session | undefined,
): PaymentNotice | undefined => {
  const { client_reference_id: order, amount_total: amount, currency } = session ?? {}
  if (typeof id !== 'string' || typeof order !== 'string' || typeof currency !== 'string') return undefined
  if (!Number.isSafeInteger(amount) || Number(amount) < 0) return undefined
  return { id, type, order, amount: toMajor(money(Number(amount))), currency: currency.toUpperCase() }
}

const kindOf = (error: unknown): { readonly kind: string; readonly cause: unknown } => {
  const { name, cause } = error instanceof Error ? error : new Error()
  return { kind: name, cause: (cause as { code?: unknown } | undefined)?.code }
}

/** Stripe Checkout: a page of Stripe's for each attempt to pay, and its signed events. */
export const stripePayment = (options: StripeOptions): PaymentProvider => {
  const { secretKey, baseUrl = 'https://api.stripe.com', timeoutMs = 10_000, log } = options
  const call = async <T = Session>(
    path: string,
    form?: Record<string, string>,
    key?: string,
  ): Promise<T | undefined> => {
    const headers = { authorization: `Bearer ${secretKey}`, ...(key ? { 'idempotency-key': key } : {}) }
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${baseUrl}${path}`, { ...body, headers, signal, redirect: 'error' })
    if (response.ok) return (await response.json()) as T
    log?.warn({ status: response.status }, 'Stripe refused')
    return undefined
  }
  // no network, no time, no JSON: whatever it is, the answer is not there. Its words may quote the request: only its kind is logged
  const ask = <T = Session>(...request: Parameters<typeof call>) =>
    call<T>(...request).catch((error: unknown) => {
      log?.warn(kindOf(error), 'Stripe gave no answer')
      return undefined
    })
  /** Whether this refund was made before: Stripe forgets its keys of idempotency after a day. */
  const isMade = async (intent: string, key: string): Promise<boolean | undefined> => {
    const list = await ask<{ data?: readonly StripeRefund[] }>(
      `/v1/refunds?payment_intent=${encodeURIComponent(intent)}&limit=100`,
    )
    return list?.data?.some(({ metadata, status }) => metadata?.key === key && status !== 'failed')
  }
  return {
    name: 'stripe',
    origins: ['https://checkout.stripe.com'],
    signingSecrets: async () => options.webhookSecrets,
    checkNotice: (secrets, { rawBody, headers, nowSeconds }) => {
      const signature = checkSignature(secrets, rawBody, headers['stripe-signature'], nowSeconds)
      if (!signature.ok) return signature
      const event = toObject(rawBody) as Event | undefined
      if (!event) return refuse('INVALID_INPUT')
      const type = typeOfEvent(event)
      if (!type) return ok(undefined)
      const notice = toNotice(event.id, type, event.data?.object)
      return notice ? ok(notice) : refuse('INVALID_INPUT')
    },
    start: async (order) => {
      const expiresAt = expiryOf(order)
      const form = {
        mode: 'payment',
        client_reference_id: order.id,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': order.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(order.amount),
        'line_items[0][price_data][product_data][name]': order.number,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        locale: order.language === 'uk' ? 'auto' : order.language,
        expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
        ...(order.email ? { customer_email: order.email } : {}),
      }
      const session = await ask('/v1/checkout/sessions', form, `${order.attempt}:${form.expires_at}`)
      if (typeof session?.id !== 'string' || typeof session.url !== 'string') return refuse('PROVIDER_UNAVAILABLE')
      return ok({ reference: session.id, url: session.url, expiresAt })
    },
    ask: async (reference) => {
      const session = await ask(`/v1/checkout/sessions/${encodeURIComponent(reference)}`)
      if (session?.id !== reference) return refuse('PROVIDER_UNAVAILABLE')
      const type = session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'canceled' : undefined
      return ok(type && toNotice(`${reference}:${type}`, type, session))
    },
    refund: async (reference, { amount, key }) => {
      const session = await ask(`/v1/checkout/sessions/${encodeURIComponent(reference)}`)
      if (session?.id !== reference) return refuse('PROVIDER_UNAVAILABLE')
      const { payment_intent: intent, payment_status: status } = session
      if (status !== 'paid' || typeof intent !== 'string') return ok(false)
      const isDone = await isMade(intent, key)
      if (isDone === undefined) return refuse('PROVIDER_UNAVAILABLE')
      if (isDone) return ok(true)
      const form = { payment_intent: intent, amount: String(amount), 'metadata[key]': key }
      const made = await ask<StripeRefund>('/v1/refunds', form, key)
      return typeof made?.id === 'string' ? ok(true) : refuse('PROVIDER_UNAVAILABLE')
    },
  }
}
