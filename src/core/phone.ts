/**
 * The digits of a number to call without what is dialled before it within a country (0, or 8 in Russia) or to another one (00), as
 * `9161234567` of `8 (916) 123-45-67`.
 */
export const localDigits = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 6 ? digits : digits.replace(/^(00|0|8(?=\d{10}$))/, '')
}

/** Digits that tell numbers apart where one of them lacks its country. */
const fewest = 9
/** Digits of a country's code at most. */
const ofCountry = 3

/** Whether two numbers are one, however each was written; one may lack its country. */
export const isSamePhone = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [localDigits(one), localDigits(other)].toSorted((a, b) => a.length - b.length)
  if (short === long) return short !== ''
  return short.length >= fewest && long.length - short.length <= ofCountry && long.endsWith(short)
}
