import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

/** The international digits of a number as it is written in a country; undefined of one that no country has. */
export const unifyPhone = (phone: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(phone, country as CountryCode)
  return number?.isValid() ? number.number.replace(/\D/g, '') : undefined
}

/** An international number in the groups of its country, as `+1 555 010 0001`; one that no country has stays as it is. */
export const writePhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
