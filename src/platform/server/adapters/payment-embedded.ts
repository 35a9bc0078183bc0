import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'

/** What a provider tells about a payment, in our words. `amount` is in major units. */
export type PaymentNotice = {
  readonly id: string
  readonly type: 'paid' | 'declined' | 'canceled'
  readonly order: string
  readonly amount: number
  readonly currency: string
}

export type NoticeCode = 'SIGNATURE_INVALID' | 'SIGNATURE_EXPIRED' | 'INVALID_INPUT'

/** A notice as it came: the text that was signed, its headers, and the moment in seconds. */
export type SignedNotice = {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly nowSeconds: number
}

export type PaymentProvider = {
  readonly name: string
  /** Key of the shop's secret for it in `setting`. */
  readonly secretKey: string
  /** The page to pay an order on, below the store view's address. */
  readonly pagePath: (orderId: string) => string
  readonly checkNotice: (secret: string, notice: SignedNotice) => Result<PaymentNotice, NoticeCode>
}

const toleranceSeconds = 300
/** Beyond it amounts are no money, whatever the signature says. */
const maxAmount = 1_000_000_000_000

const digest = (secret: string, seconds: number, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest()

/** The header `x-signature` over a body: `t=SECONDS,v1=HEX`. */
export const signNotice = (secret: string, rawBody: string, seconds: number): string =>
  `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`

/** Whether a body was signed with the secret, in constant time, and not long ago. */
export const checkSignature = (
  secret: string,
  rawBody: string,
  header: string | undefined,
  nowSeconds: number,
): Result<true, 'SIGNATURE_INVALID' | 'SIGNATURE_EXPIRED'> => {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i.exec(header?.trim() ?? '')
  if (!parts) return refuse('SIGNATURE_INVALID')
  const [, seconds = '', given = ''] = parts
  if (!timingSafeEqual(digest(secret, Number(seconds), rawBody), Buffer.from(given, 'hex')))
    return refuse('SIGNATURE_INVALID')
  return Math.abs(nowSeconds - Number(seconds)) <= toleranceSeconds ? ok(true) : refuse('SIGNATURE_EXPIRED')
}

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength

const toNotice = (rawBody: string): PaymentNotice | undefined => {
  const body = parse(rawBody)
  if (typeof body !== 'object' || body === null) return undefined
  const { id, type, order, amount, currency } = body as Record<string, unknown>
  if (!isText(id, 200) || !isText(order, 100) || !isText(currency, 3)) return undefined
  if (type !== 'paid' && type !== 'declined' && type !== 'canceled') return undefined
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= maxAmount)) return undefined
  return { id, type, order, amount, currency }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The built-in payment page: it signs its notices as a provider would, with a secret of the shop's own. */
export const embeddedPayment: PaymentProvider = {
  name: 'embedded',
  secretKey: 'embedded_payment_secret',
  pagePath: (orderId) => `/pay/${orderId}`,
  checkNotice: (secret, { rawBody, headers, nowSeconds }) => {
    const header = headers['x-signature']
    const signature = checkSignature(secret, rawBody, typeof header === 'string' ? header : undefined, nowSeconds)
    if (!signature.ok) return signature
    const notice = toNotice(rawBody)
    return notice ? ok(notice) : refuse('INVALID_INPUT')
  },
}
