import type { TextPart } from '#core/text.ts'

/** The part that a page says by itself. `page` is its source file, from `features/` or `app/` on. */
export const partOfPage = (page: string): TextPart | undefined => {
  if (/^(orders|checkout)\/|\/(orders|checkout)\//.test(page)) return 'checkout'
  if (/(^|\/)(search\/web\/|app\/(category|dispatcher)-page)/.test(page)) return 'search'
  if (/(^|\/)(catalog\/web\/product-page|wishlist\/web\/viewed-page)/.test(page)) return 'product'
  return /(^|\/)content\/web\/home-page/.test(page) ? 'home' : undefined
}
