import { emailLength } from '#core/email.ts'

/** What a person can be reached at and signs in with. A phone is its digits alone, an e-mail address is in lower case. */
export type Contact = { readonly kind: 'phone' | 'email'; readonly value: string }

const phonePattern = /^[0-9 ()[\]{}+\-.#_]{6,40}$/
const emailPattern = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/

/** Whether a text is written as phones are. Source: shopping.md 5, accounts-and-bloggers.md 5. */
export const isPhoneLike = (text: string): boolean => phonePattern.test(text.trim())

/** Whether a text has the shape of an e-mail address. Source: accounts-and-bloggers.md 5. */
export const isEmailLike = (text: string): boolean => text.length <= emailLength && emailPattern.test(text.trim())

/**
 * The contact that a text means; undefined where it is none. `unify` brings a number that is known to its international
 * digits, and answers undefined of any other, which is kept as its digits.
 */
export const readContact = (text: string, unify: (phone: string) => string | undefined): Contact | undefined => {
  const written = text.trim()
  if (isEmailLike(written)) return { kind: 'email', value: written.toLowerCase() }
  if (!isPhoneLike(written)) return undefined
  const digits = unify(written) ?? written.replace(/\D/g, '')
  return digits.length >= 5 && digits.length <= 20 ? { kind: 'phone', value: digits } : undefined
}

/** A phone without its last four digits, by which floods of codes are seen; undefined of an e-mail address. */
export const prefixOf = ({ kind, value }: Contact): string | undefined =>
  kind === 'phone' ? value.slice(0, -4) : undefined
