import { ok, refuse } from '#core/result.ts'
import type { PaymentNotice, PaymentProvider } from './payment.ts'
import { checkSignature } from './payment-signature.ts'

/** An object of the outside: any field may be missing, or be anything. */
export type Fields<Name extends string> = { readonly [One in Name]?: unknown }

/** Beyond it amounts are no money, whatever the signature says. */
const maxAmount = 1_000_000_000_000

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength

/** A notice of what a provider said; undefined where it makes no sense. `amount` is in major units. */
export const toNotice = (said: Fields<keyof PaymentNotice>): PaymentNotice | undefined => {
  const { id, type, order, amount, currency, page } = said
  if (!isText(id, 200) || !isText(order, 100) || !isText(currency, 3)) return undefined
  if (type !== 'paid' && type !== 'declined' && type !== 'canceled') return undefined
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= maxAmount)) return undefined
  return { id, type, order, amount, currency, ...(isText(page, 200) ? { page } : {}) }
}

/** The JSON object of a body; undefined where it is none. */
const toObject = (rawBody: string): unknown => {
  try {
    const value: unknown = JSON.parse(rawBody)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes the notices of a provider that signs as `checkSignature` says, in this header. `read` finds in a body what `toNotice` wants;
 * undefined for one that tells nothing of a payment.
 */
export const signedNotices =
  <Body>(
    header: string,
    read: (body: Body) => Fields<keyof PaymentNotice> | undefined,
  ): PaymentProvider['checkNotice'] =>
  (secrets, { rawBody, headers, nowSeconds }) => {
    const signature = checkSignature(secrets, rawBody, headers[header], nowSeconds)
    if (!signature.ok) return signature
    const body = toObject(rawBody) as Body | undefined
    if (!body) return refuse('INVALID_INPUT')
    const said = read(body)
    if (!said) return ok(undefined)
    const notice = toNotice(said)
    return notice ? ok(notice) : refuse('INVALID_INPUT')
  }
