/** A country by its code (ISO 3166-1, two letters) as a locale calls it, else its code. */
export const countryName = (code: string, locale: string): string => {
  // others are no code for `Intl`, which throws on them
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
