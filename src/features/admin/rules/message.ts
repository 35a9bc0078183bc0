/** What messages are about, as the key of their occasion begins. */
export const messageKinds = [
  'code',
  'reset',
  'account',
  'newsletter',
  'order-link',
  'order',
  'request',
  'withdrawal',
  'stock',
  'message',
  'other',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** Whoever reads one of these is somebody: what it says is not kept, and it is not sent again. */
const signsIn: readonly MessageKind[] = ['code', 'reset', 'account', 'newsletter', 'order-link']

/** What a message is about, by the key of its occasion (`order-…`); `other` of a key that begins as none does. */
export const kindOf = (key: string): MessageKind =>
  messageKinds.find((kind) => key === kind || key.startsWith(`${kind}-`)) ?? 'other'

/** Whether messages of a kind let their reader in, so that neither words nor links of them are kept. */
export const isSecret = (kind: string): boolean => signsIn.some((one) => one === kind)

/** A contact as it is compared: an address in small letters, a number without its plus. */
export const plainContact = (to: string): string => to.trim().toLowerCase().replace(/^\+/, '')

/** As much of a contact as tells two of them apart, and does not name anybody. */
export const shortContact = (contact: string): string => {
  const at = contact.lastIndexOf('@')
  return at < 0 ? `…${contact.slice(-2)}` : `${contact.slice(0, 1)}…${contact.slice(at)}`
}

/** Days for which messages are kept, and how many of them. */
export const messageLimits = { days: 60, count: 20_000 } as const
