import { sql } from 'kysely'
import { localDigits } from '#core/phone.ts'

/** What somebody searches for, as the database can hold it: without NUL, and without the blanks around; '' where that is nothing. */
export const searchedText = (text: string | undefined): string => withoutNul(text ?? '').trim()

/** The pattern of `like` for whatever has this text in it, each of its signs taken for itself. */
export const containing = (text: string): string => `%${literal(text)}%`

/** The pattern of `like` for whatever begins with this text. */
export const startingWith = (text: string): string => `${literal(text)}%`

/** What stands within a code and is none of its letters and digits. */
const codeSigns = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

/** Whether a code of a column has the letters and digits of this text in it, or begins with them, whatever stands between: `ab12m` is AB-12-M. */
export const hasCode = (column: string, text: string, like: typeof containing = containing) => {
  const plain = [...text].filter((sign) => !codeSigns.includes(sign)).join('')
  return sql<boolean>`translate(${sql.ref(column)}, ${codeSigns}, '') ilike ${like(plain || text)}`
}

/** The texts within the JSON of a column, without the names that they stand by. */
export const textsWithin = (column: string) => sql<string>`
  (select string_agg(word #>> '{}', ' ') from jsonb_path_query(${sql.ref(column)}, 'strict $.** ? (@.type() == "string")') word)`

/** Digits with which numbers end alike, whatever stands before them: the country's code, a 0, an 8. */
const ofPhone = 9

/**
 * The pattern of `like` for the digits of whatever number to call this text may be, or be a part of, however it and they were written;
 * undefined of a text that is none.
 */
export const containingPhone = (text: string): string | undefined =>
  /^[\d\s()[\]{}+\-./]+$/.test(text) && /\d/.test(text) ? `%${localDigits(text).slice(-ofPhone)}%` : undefined

/**
 * The pattern of a regular expression for the digits of this whole number, with or without its country; undefined where it is none.
 */
export const wholePhone = (text: string): string | undefined => {
  const digits = containingPhone(text) && localDigits(text)
  return digits && (digits.length < ofPhone ? `^${digits}$` : `^[0-9]{0,3}${digits}$`)
}

/** A text of PostgreSQL holds no NUL. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

const literal = (text: string): string => withoutNul(text).replaceAll(/[\\%_]/g, String.raw`\$&`)
