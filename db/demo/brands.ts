/** The demo's invented brands. `town` is where the brand has its pieces made; copy and facts name it. */
export type Brand = { readonly key: string; readonly name: string; readonly town: string; readonly isTop?: boolean }

export const brands = [
  { key: 'vitrine-studio', name: 'Vitrine Studio', town: 'Guimarães, Portugal', isTop: true },
  { key: 'marl', name: 'Marl', town: 'Barcelos, Portugal', isTop: true },
  { key: 'oru', name: 'Oru', town: 'Felgueiras, Portugal', isTop: true },
  { key: 'kestrel', name: 'Kestrel', town: 'Brno, Czechia', isTop: true },
  { key: 'halden', name: 'Halden', town: 'Tallinn, Estonia', isTop: true },
  { key: 'nord-field', name: 'Nord Field', town: 'Tampere, Finland', isTop: true },
  { key: 'tessel', name: 'Tessel', town: 'Mataró, Spain' },
  { key: 'brackwater', name: 'Brackwater', town: 'Plovdiv, Bulgaria' },
  { key: 'linden-row', name: 'Linden Row', town: 'Łódź, Poland' },
  { key: 'pacewell', name: 'Pacewell', town: 'Timișoara, Romania' },
  { key: 'solvane', name: 'Solvane', town: 'Como, Italy', isTop: true },
  { key: 'ashgrove-athletic', name: 'Ashgrove Athletic', town: 'Leicester, England' },
  { key: 'fernholt', name: 'Fernholt', town: 'Borås, Sweden' },
  { key: 'quillby', name: 'Quillby', town: 'Izmir, Türkiye' },
  { key: 'ardent-mile', name: 'Ardent Mile', town: 'Kaunas, Lithuania' },
  { key: 'saltmere', name: 'Saltmere', town: 'Vila do Conde, Portugal' },
  { key: 'umbra-works', name: 'Umbra Works', town: 'Taipei, Taiwan' },
  { key: 'corrie-lane', name: 'Corrie Lane', town: 'Montebelluna, Italy' },
  { key: 'tern-and-tide', name: 'Tern & Tide', town: 'Quimper, France' },
  { key: 'okka', name: 'Okka', town: 'Elche, Spain' },
  { key: 'mirador-lab', name: 'Mirador Lab', town: 'Castel Goffredo, Italy' },
  { key: 'junelle', name: 'Junelle', town: 'Prato, Italy' },
  { key: 'hexley', name: 'Hexley', town: 'Nottingham, England' },
  { key: 'velm', name: 'Velm', town: 'Herning, Denmark' },
] as const satisfies readonly Brand[]

export type BrandKey = (typeof brands)[number]['key']

export const getBrand = (key: BrandKey): Brand => {
  const brand = brands.find((each) => each.key === key)
  if (!brand) throw new Error(`no brand ${key}`)
  return brand
}
