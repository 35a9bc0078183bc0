import type { Settings } from '#features/stores/settings.ts'

/** The legal pages: their address below the store prefix, identifier in the content system, and the flag that shows them. */
export const legalPages = [
  { path: 'delivery', identifier: 'delivery', flag: 'has_shipping_info' },
  { path: 'terms-of-use', identifier: 'terms-of-use', flag: 'has_terms_and_conditions' },
  { path: 'privacy', identifier: 'privacy', flag: 'has_privacy_policy' },
  { path: 'returns', identifier: 'returns', flag: 'has_return_policy' },
] as const

type Flags = Pick<Settings, (typeof legalPages)[number]['flag']>

/** Whether a page may be shown: a legal page only while its flag is on, any other page always. */
export const isPageShown = (identifier: string, flags: Flags): boolean => {
  const legal = legalPages.find((page) => page.identifier === identifier)
  return legal === undefined || flags[legal.flag]
}
