/**
 * A text as the catalogues hold it, compiled once: a string, or pieces with plural and number arguments.
 * `core` only knows the shape; compiling and formatting are the i18n library's.
 */
export type CompiledTexts = Readonly<Record<string, unknown>>

export type TextValues = Readonly<Record<string, string | number>>

/** Gives the text of an id in one language. An unknown id comes back as it is, which the checks refuse. */
export type Translate = (id: string, values?: TextValues) => string

/** The files that texts come in which no page needs to wake up; `app/part-of-text.ts` says which text is in which. */
export type TextPart =
  | 'frame'
  | 'facts'
  | 'late'
  | 'checkout'
  | 'search'
  | 'product'
  | 'home'
  | 'cabinet'
  | 'office'
  | 'staff'
