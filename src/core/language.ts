/** The interface languages. Store views name one of them; texts exist in every one. */
export const languages = ['en', 'ru', 'de', 'uk', 'zh'] as const
export type Language = (typeof languages)[number]

/** A text by language; English is what every other language falls back to. */
export type Localized = Partial<Record<Language, string>>

/** The text in this language, else in English, else in any there is; '' without one. */
export const localize = (text: Localized | undefined, language: Language): string =>
  text?.[language] || text?.en || Object.values(text ?? {})[0] || ''

/** Whether a text names an interface language. */
export const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value)
