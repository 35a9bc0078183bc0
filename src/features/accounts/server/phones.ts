import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

/** The international digits of a number as it is written in a country; undefined of one that no country has. */
export const unifyPhone = (phone: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(phone, country as CountryCode)
  return number?.isValid() ? number.number.replace(/\D/g, '') : undefined
}
