import type { Result } from '#core/result.ts'
import type { Db } from '../context.ts'
import type { SignatureCode } from './payment-signature.ts'

/** What a provider tells about a payment, in our words. `amount` is in major units, `order` our id. */
export type PaymentNotice = {
  readonly id: string
  readonly type: 'paid' | 'declined' | 'canceled'
  readonly order: string
  readonly amount: number
  readonly currency: string
  /** The `reference` of the page that it is about, where the provider has pages. */
  readonly page?: string
}

export type NoticeCode = SignatureCode | 'INVALID_INPUT'

/** A notice as it came: the text that was signed, its headers, and the moment in seconds. */
export type SignedNotice = {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly nowSeconds: number
}

/** An order as a provider needs it, without its buyer: whoever has its link may pay it. The addresses are absolute. */
export type PayableOrder = {
  readonly id: string
  readonly number: string
  /** Minor units. */
  readonly amount: number
  /** ISO 4217, in capitals. */
  readonly currency: string
  readonly language: string
  /** The shop's own page to pay it on: a path. */
  readonly payPath: string
  /** Where the shopper comes back to, paid or not. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly now: Date
  /** The same for every repeat of one attempt to pay. */
  readonly attempt: string
}

/** The page at the provider's on which the order is paid until `expiresAt`; `reference` names it. */
export type StartedPayment = { readonly reference: string; readonly url: string; readonly expiresAt: Date }

/** A form the browser sends by itself: names and values. */
export type PaymentForm = {
  readonly action: string
  readonly method: 'get' | 'post'
  readonly fields: Readonly<Record<string, string>>
}

/** Money that goes back: minor units, and a key that is the same for every repeat. */
export type Refund = { readonly amount: number; readonly key: string }

/** No answer in time, or one that says no more than that. */
export type ProviderCode = 'PROVIDER_UNAVAILABLE'

/** One way to take money. Whatever fails is a refusal; what asks the provider is never called inside a transaction. */
export type PaymentProvider = {
  readonly name: string
  /** Where its pages and forms are, besides the shop's own: browsers are let go there. `https://pay.example`. */
  readonly origins?: readonly string[]
  /** What its notices are signed with: more than one while a secret is being replaced. */
  readonly signingSecrets: (db: Db) => Promise<readonly string[]>
  /** The notice of a call that is really the provider's; undefined for one that tells nothing of a payment. */
  readonly checkNotice: (
    secrets: readonly string[],
    notice: SignedNotice,
  ) => Result<PaymentNotice | undefined, NoticeCode>
  /** A form that leads to the payment by itself, signed where the provider wants that: no network. */
  readonly form?: (order: PayableOrder) => PaymentForm
  /** Opens a page to pay on; without it the shop's own is meant. */
  readonly start?: (order: PayableOrder) => Promise<Result<StartedPayment, ProviderCode>>
  /** What became of such a page; undefined while nothing did. */
  readonly ask?: (reference: string) => Promise<Result<PaymentNotice | undefined, ProviderCode>>
  /** Closes such a page: nothing is paid on it from then on, unless it was paid before. */
  readonly close?: (reference: string) => Promise<Result<true, ProviderCode>>
  /**
   * Gives money back that was paid on such a page, once by its key; false where nothing was paid there. Where the provider has no
   * pages, the reference is the id of the notice that told of the payment.
   */
  readonly refund?: (reference: string, refund: Refund) => Promise<Result<boolean, ProviderCode>>
}
