/**
 * Texts that no page needs to wake up are in files of their own, by the beginning of their id: `late` ones come with the parts that
 * say them, the others with the pages that do.
 */
const parts = {
  late: /^(account|saved|unsent|install|reviewForm|notify|returning|frame|area|letter|contact|consent|compare)\./,
  checkout: /^(order|checkout)\./,
  search: /^search\./,
  product: /^product\./,
  home: /^home\./,
  cabinet: /^cabinet\./,
  office: /^office\./,
} as const

export type TextPart = keyof typeof parts

export const textParts = Object.keys(parts) as TextPart[]

/** The file that a text is in; undefined of what every page has. */
export const partOfText = (id: string): TextPart | undefined => textParts.find((part) => parts[part].test(id))

/** The part that a page says by itself. `page` is its source file, from `features/` or `app/` on. */
export const partOfPage = (page: string): TextPart | undefined => {
  if (/^(orders|checkout)\/|\/(orders|checkout)\//.test(page)) return 'checkout'
  if (/(^|\/)(search\/web\/|app\/(category|dispatcher)-page)/.test(page)) return 'search'
  if (/(^|\/)(catalog\/web\/product-page|wishlist\/web\/viewed-page)/.test(page)) return 'product'
  return /(^|\/)content\/web\/home-page/.test(page) ? 'home' : undefined
}
