/** Whether a text has the form of an e-mail address; whether mail arrives there only the mail itself can tell. */
export const isEmailLike = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/.test(text)
