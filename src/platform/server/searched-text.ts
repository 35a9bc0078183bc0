/** What somebody searches for, as the database can hold it: without NUL, and without the blanks around; '' where that is nothing. */
export const searchedText = (text: string | undefined): string => withoutNul(text ?? '').trim()

/** The pattern of `like` for whatever has this text in it, each of its signs taken for itself. */
export const containing = (text: string): string => `%${literal(text)}%`

/** The pattern of `like` for whatever begins with this text. */
export const startingWith = (text: string): string => `${literal(text)}%`

/** A text of PostgreSQL holds no NUL. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

const literal = (text: string): string => withoutNul(text).replaceAll(/[\\%_]/g, String.raw`\$&`)
