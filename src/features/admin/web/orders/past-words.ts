import type { Translate } from '#core/text.ts'
import { paidAgain } from '#features/orders/rules/status.ts'

/** What the shop writes down by itself about orders and stock, and the texts that say it. */
const known: Readonly<Record<string, string>> = {
  placed: 'placed',
  moved: 'moved',
  tracked: 'tracked',
  canceled: 'canceled',
  unpaid: 'unpaid',
  replaced: 'replaced',
  buyer: 'buyer',
  paid: 'paid',
  'paid late': 'paidLate',
  'paid late, shortfall': 'shortfall',
  [paidAgain]: 'paidAgain',
  'payment declined': 'declined',
  'payment canceled': 'paymentCanceled',
  refund: 'refund',
  refunded: 'refunded',
  'to be refunded by hand': 'refundByHand',
  returned: 'returned',
  free: 'free',
  order: 'order',
  'order.canceled': 'canceled',
  'order.unpaid': 'unpaid',
  'order.replaced': 'replaced',
  'order.returned': 'returned',
  'order.paid-late': 'paidLate',
  new: 'new',
  counted: 'counted',
  import: 'import',
  undo: 'undone',
  undone: 'undone',
}

/** A note of the shop in the reader's language; amounts, and what somebody wrote, as they are. */
export const pastText = (t: Translate, note: string): string => {
  const [, words = note, rest] = /^([^:]+): (.+)$/s.exec(note) ?? []
  const code = Object.hasOwn(known, words) ? known[words] : undefined
  if (code === undefined) return note
  return rest === undefined ? t(`office.past_${code}`) : `${t(`office.past_${code}`)}: ${pastText(t, rest)}`
}
