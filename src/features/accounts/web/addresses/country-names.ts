/** Code and name of the countries that are sold to, by name in the reader's language. */
export const countryNames = (codes: readonly string[], locale: string): readonly (readonly [string, string])[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale))
}
