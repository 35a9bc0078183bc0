import { ok, refuse } from '#core/result.ts'
import { getSecret } from '../secrets.ts'
import { toObject } from './payment.ts'
import type { PaymentNotice, PaymentProvider } from './payment.ts'
import { checkSignature, signBody } from './payment-signature.ts'

/** Beyond it amounts are no money, whatever the signature says. */
const maxAmount = 1_000_000_000_000

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength

const toNotice = (rawBody: string): PaymentNotice | undefined => {
  const { id, type, order, amount, currency } = toObject(rawBody) ?? {}
  if (!isText(id, 200) || !isText(order, 100) || !isText(currency, 3)) return undefined
  if (type !== 'paid' && type !== 'declined' && type !== 'canceled') return undefined
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= maxAmount)) return undefined
  return { id, type, order, amount, currency }
}

/** The header `x-signature` over a body. */
export const signNotice = signBody

/** The built-in payment page: it signs its notices as a provider would, with a secret of the shop's own. */
export const embeddedPayment: PaymentProvider = {
  name: 'embedded',
  signingSecrets: async (db) => [await getSecret(db, 'embedded_payment_secret')],
  checkNotice: (secrets, { rawBody, headers, nowSeconds }) => {
    const signature = checkSignature(secrets, rawBody, headers['x-signature'], nowSeconds)
    if (!signature.ok) return signature
    const notice = toNotice(rawBody)
    return notice ? ok(notice) : refuse('INVALID_INPUT')
  },
  form: ({ payPath }) => ({ action: payPath, method: 'get', fields: {} }),
  // it took no money: what goes back is on record with the order alone
  refund: async (reference) => ok(reference !== ''),
}
