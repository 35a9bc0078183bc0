import type { PaymentMethodSetting } from './settings.ts'

export type PaymentMark = 'bank' | 'card' | 'cash' | 'doc' | 'wallet'

/**
 * The drawn mark of a way to pay. Its code says what it is like (shops choose codes: `card`, `banktransfer`, `cashondelivery`); of
 * others what is paid over a provider is a wallet, and what is not an invoice.
 */
export const paymentMark = ({ code, kind }: Pick<PaymentMethodSetting, 'code' | 'kind'>): PaymentMark => {
  const [, mark] = /(card|cash|bank)/i.exec(code) ?? []
  return (mark?.toLowerCase() as PaymentMark | undefined) ?? (kind === 'offline' ? 'doc' : 'wallet')
}
