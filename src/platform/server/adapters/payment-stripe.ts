import { money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { PaymentNotice, PaymentProvider } from './payment.ts'
import { signedNotices, toNotice } from './payment-notice.ts'
import type { Fields } from './payment-notice.ts'
import { askService } from './services.ts'
import type { ServiceOptions } from './services.ts'

export type StripeOptions = ServiceOptions & {
  readonly secretKey: string
  /** Of the endpoint `/api/payment/webhook/stripe`; two while one is being replaced. */
  readonly webhookSecrets: readonly string[]
}

/** A Checkout Session as far as it concerns us. Source: docs.stripe.com/api/checkout/sessions/object. */
type Page = Fields<'id' | 'url' | 'status' | 'payment_status' | 'payment_intent'>
type Session = Page & Fields<'client_reference_id' | 'amount_total' | 'currency'>
/** Source: docs.stripe.com/api/refunds/object. */
type Refunds = { readonly data?: readonly (Fields<'status'> & { readonly metadata?: Fields<'key'> })[] }
type Event = Fields<'id' | 'type'> & { readonly data?: { readonly object?: Session } }

const typeOfEvent = ({ type, data }: Event): PaymentNotice['type'] | undefined => {
  if (type === 'checkout.session.async_payment_succeeded') return 'paid'
  if (type === 'checkout.session.async_payment_failed') return 'declined'
  if (type === 'checkout.session.expired') return 'canceled'
  // money of slow methods has not come yet when the page is through
  return type === 'checkout.session.completed' && data?.object?.payment_status === 'paid' ? 'paid' : undefined
}

const factsOf = (id: unknown, type: PaymentNotice['type'], session: Session | undefined) => {
  const { id: page, client_reference_id: order, amount_total: total, currency } = session ?? {}
  const amount = Number.isSafeInteger(total) ? toMajor(money(Number(total))) : undefined
  return { id, type, order, amount, page, currency: typeof currency === 'string' ? currency.toUpperCase() : undefined }
}

/** The end of a page in seconds. Half an hour is the least; whole minutes, as what Stripe knows by its key must stay the same. */
const expiryOf = (now: Date): number => (Math.floor(now.getTime() / 60_000) + 32) * 60

/** Stripe Checkout: a page of Stripe's for each attempt to pay, and its signed events. */
export const stripePayment = (options: StripeOptions): PaymentProvider => {
  const { secretKey, webhookSecrets, baseUrl = 'https://api.stripe.com', timeoutMs = 10_000, log } = options
  const ask = <Answer = Session>(path: string, form?: Record<string, string | number | undefined>, key?: string) => {
    const headers = { authorization: `Bearer ${secretKey}`, ...(key && { 'idempotency-key': key }) }
    return askService<Answer>(`${baseUrl}/v1/${path}`, { service: 'Stripe', headers, form, timeoutMs, log })
  }
  const find = async (reference: string): Promise<Session | undefined> => {
    const session = await ask(`checkout/sessions/${encodeURIComponent(reference)}`)
    return session?.id === reference ? session : undefined
  }
  return {
    name: 'stripe',
    origins: ['https://checkout.stripe.com'],
    signingSecrets: async () => webhookSecrets,
    checkNotice: signedNotices('stripe-signature', (event: Event) => {
      const type = typeOfEvent(event)
      return type && factsOf(event.id, type, event.data?.object)
    }),
    start: async (order) => {
      const expires = expiryOf(order.now)
      const form = {
        mode: 'payment',
        client_reference_id: order.id,
        'line_items[0][quantity]': 1,
        'line_items[0][price_data][currency]': order.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': order.amount,
        'line_items[0][price_data][product_data][name]': order.number,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        locale: order.language === 'uk' ? 'auto' : order.language,
        expires_at: expires,
      }
      const session = await ask('checkout/sessions', form, `${order.attempt}:${expires}`)
      if (typeof session?.id !== 'string' || typeof session.url !== 'string') return refuse('PROVIDER_UNAVAILABLE')
      return ok({ reference: session.id, url: session.url, expiresAt: new Date(expires * 1000) })
    },
    ask: async (reference) => {
      const session = await find(reference)
      if (!session) return refuse('PROVIDER_UNAVAILABLE')
      const type = session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'canceled' : undefined
      return ok(type && toNotice(factsOf(`${reference}:${type}`, type, session)))
    },
    close: async (reference) => {
      const session = await find(reference)
      if (!session) return refuse('PROVIDER_UNAVAILABLE')
      if (session.status !== 'open') return ok(true)
      const closed = await ask(`checkout/sessions/${encodeURIComponent(reference)}/expire`, {})
      return closed?.status === 'expired' ? ok(true) : refuse('PROVIDER_UNAVAILABLE')
    },
    refund: async (reference, { amount, key }) => {
      const session = await find(reference)
      if (!session) return refuse('PROVIDER_UNAVAILABLE')
      const { payment_intent: intent, payment_status: paid } = session
      if (paid !== 'paid' || typeof intent !== 'string') return ok(false)
      // Stripe forgets its keys of idempotency after a day: what was made before is looked for
      const made = await ask<Refunds>(`refunds?payment_intent=${encodeURIComponent(intent)}&limit=100`)
      if (!made?.data) return refuse('PROVIDER_UNAVAILABLE')
      if (made.data.some(({ metadata, status }) => metadata?.key === key && status !== 'failed')) return ok(true)
      const refund = await ask('refunds', { payment_intent: intent, amount, 'metadata[key]': key }, key)
      return typeof refund?.id === 'string' ? ok(true) : refuse('PROVIDER_UNAVAILABLE')
    },
  }
}
