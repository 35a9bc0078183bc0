/** The European Economic Area, whose consumer law asks for the lowest price beside a reduction and for a way to withdraw. */
const areaCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether a country (two letters) is in the European Economic Area. */
export const isInEuropeanArea = (country: string): boolean => areaCountries.has(country)
