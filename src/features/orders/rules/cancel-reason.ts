import type { Translate } from '#core/text.ts'

/** How an order ended that nobody ended with words of their own. */
const known: Readonly<Record<string, string>> = {
  unpaid: 'order.reasonUnpaid',
  replaced: 'order.reasonReplaced',
  withdrawn: 'order.reasonWithdrawn',
  buyer: 'order.reasonBuyer',
}

/** Why an order was canceled, in the reader's words where it is the shop that says it. */
export const reasonText = (t: Translate, reason: string): string => {
  const id = known[reason]
  return id === undefined ? reason : t(id)
}
