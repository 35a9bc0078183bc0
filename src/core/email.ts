/**
 * Whether mail can be addressed to a text; whether it arrives only the mail itself can tell. Whoever signs in may type more than that
 * (`isEmailLike`, accounts/rules/contact.ts).
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/.test(text)
