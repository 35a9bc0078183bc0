import type { Localized } from '#core/language.ts'

/** Both labels in one; where both have a language, the stored one stays unless the input wins. */
export const mergeLabels = (stored: Localized, given: Localized, inputWins: boolean): Localized =>
  inputWins ? { ...stored, ...given } : { ...given, ...stored }

export const isEqual = (a: Localized, b: Localized): boolean => {
  const keys = Object.keys(a) as (keyof Localized)[]
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
