import type { WireState } from '../contract.ts'

/** `id code name`, one a line; the ids are those Magento gives them, so that its address books fit. */
const tables: Readonly<Record<string, string>> = {
  US: `1 AL Alabama|2 AK Alaska|3 AS American Samoa|4 AZ Arizona|5 AR Arkansas|7 AA Armed Forces Americas|9 AE Armed Forces Europe|11 AP Armed Forces Pacific|12 CA California|13 CO Colorado|14 CT Connecticut|15 DE Delaware|16 DC District of Columbia|17 FM Federated States of Micronesia|18 FL Florida|19 GA Georgia|20 GU Guam|21 HI Hawaii|22 ID Idaho|23 IL Illinois|24 IN Indiana|25 IA Iowa|26 KS Kansas|27 KY Kentucky|28 LA Louisiana|29 ME Maine|30 MH Marshall Islands|31 MD Maryland|32 MA Massachusetts|33 MI Michigan|34 MN Minnesota|35 MS Mississippi|36 MO Missouri|37 MT Montana|38 NE Nebraska|39 NV Nevada|40 NH New Hampshire|41 NJ New Jersey|42 NM New Mexico|43 NY New York|44 NC North Carolina|45 ND North Dakota|46 MP Northern Mariana Islands|47 OH Ohio|48 OK Oklahoma|49 OR Oregon|50 PW Palau|51 PA Pennsylvania|52 PR Puerto Rico|53 RI Rhode Island|54 SC South Carolina|55 SD South Dakota|56 TN Tennessee|57 TX Texas|58 UT Utah|59 VT Vermont|60 VI Virgin Islands|61 VA Virginia|62 WA Washington|63 WV West Virginia|64 WI Wisconsin|65 WY Wyoming`,
  CA: `66 AB Alberta|67 BC British Columbia|68 MB Manitoba|69 NL Newfoundland and Labrador|70 NB New Brunswick|71 NS Nova Scotia|72 NT Northwest Territories|73 NU Nunavut|74 ON Ontario|75 PE Prince Edward Island|76 QC Quebec|77 SK Saskatchewan|78 YT Yukon`,
  AU: `569 ACT Australian Capital Territory|570 NSW New South Wales|571 VIC Victoria|572 QLD Queensland|573 SA South Australia|574 TAS Tasmania|575 WA Western Australia|576 NT Northern Territory`,
}

const read = (table: string): WireState[] =>
  table
    .split('|')
    .map((row) => {
      const [id = '', code = '', ...name] = row.split(' ')
      return { id: Number(id), code, name: name.join(' ') }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

const states: ReadonlyMap<string, readonly WireState[]> = new Map(
  Object.entries(tables).map(([country, table]) => [country, read(table)]),
)

/** The states that addresses of a country name, by name; none where they do not. */
export const statesOf = (country: string): readonly WireState[] => states.get(country.toUpperCase()) ?? []

/** The state of a country that is meant by its code or its name, in whichever case. */
export const findState = (country: string, text: string): WireState | undefined => {
  const meant = text.trim().toLowerCase()
  return statesOf(country).find(({ code, name }) => [code, name].some((word) => word.toLowerCase() === meant))
}
