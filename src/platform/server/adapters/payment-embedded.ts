import { ok } from '#core/result.ts'
import { getSecret } from '../secrets.ts'
import type { PaymentNotice, PaymentProvider } from './payment.ts'
import { signedNotices } from './payment-notice.ts'
import type { Fields } from './payment-notice.ts'
import { signBody } from './payment-signature.ts'

/** The header `x-signature` over a body. */
export const signNotice = signBody

/** The built-in payment page: it signs its notices as a provider would, with a secret of the shop's own. */
export const embeddedPayment: PaymentProvider = {
  name: 'embedded',
  signingSecrets: async (db) => [await getSecret(db, 'embedded_payment_secret')],
  checkNotice: signedNotices<Fields<keyof PaymentNotice>>('x-signature', (body) => body),
  form: ({ payPath }) => ({ action: payPath, method: 'get', fields: {} }),
  // it took no money: what goes back is on record with the order alone
  refund: async (reference) => ok(reference !== ''),
}
