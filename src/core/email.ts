/** Characters that an address of a mailbox has at most. Source: RFC 5321 4.5.3.1.3, its path without the angle brackets. */
export const emailLength = 254

/**
 * Whether mail can be addressed to a text; whether it arrives only the mail itself can tell. Whoever signs in may type more than that
 * (`isEmailLike`, accounts/rules/contact.ts).
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= emailLength && /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/.test(text)
