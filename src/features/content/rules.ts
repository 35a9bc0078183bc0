import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import type { Settings } from '#features/stores/rules/settings.ts'

/** The legal pages: their address below the store prefix, identifier in the content system, and the flag that shows them. */
export const legalPages = [
  { path: 'delivery', identifier: 'delivery', flag: 'has_shipping_info' },
  { path: 'terms-of-use', identifier: 'terms-of-use', flag: 'has_terms_and_conditions' },
  { path: 'privacy', identifier: 'privacy', flag: 'has_privacy_policy' },
  { path: 'returns', identifier: 'returns', flag: 'has_return_policy' },
] as const

/** Pages for bloggers alone: their address and identifier, and the flag that shows them. */
export const bloggerPages = [
  { identifier: 'blogger-user-agreement', flag: 'has_blogger_user_agreement' },
  { identifier: 'blogger-privacy-policy', flag: 'has_blogger_privacy_policy' },
] as const

const flagged: readonly { readonly identifier: string; readonly flag: keyof Flags }[] = [...legalPages, ...bloggerPages]

type Flags = Pick<Settings, (typeof legalPages)[number]['flag'] | (typeof bloggerPages)[number]['flag']>

/** Whether a page is for bloggers alone, by its identifier. */
export const isForBloggers = (identifier: string): boolean =>
  bloggerPages.some((page) => page.identifier === identifier)

/** Whether a page is there at all: one with a flag only while that is on, any other page always. */
export const isPageOn = (identifier: string, flags: Flags): boolean => {
  const page = flagged.find((each) => each.identifier === identifier)
  return page === undefined || flags[page.flag]
}

/** Whether everybody may see a page. */
export const isPageShown = (identifier: string, flags: Flags): boolean =>
  !isForBloggers(identifier) && isPageOn(identifier, flags)

/** The one address of a page below the store prefix, whatever other addresses show it. */
export const pagePath = (identifier: string): string => {
  const legal = legalPages.find((page) => page.identifier === identifier)
  return legal ? `/${legal.path}` : `/i/${encodeURIComponent(identifier)}`
}

/** The category of an address anywhere in the menu. */
export const findInMenu = (menu: readonly MenuCategory[], urlPath: string): MenuCategory | undefined => {
  for (const category of menu) {
    const found = category.url_path === urlPath ? category : findInMenu(category.children_data, urlPath)
    if (found) return found
  }
  return undefined
}

const mostTiles = 5

/** The pieces the home page shows: of the categories that the menu shows those with a picture, the fullest first, no picture twice. */
export const tilesOf = (
  menu: readonly MenuCategory[],
  shown: (categories: readonly MenuCategory[]) => readonly MenuCategory[],
): (MenuCategory & { picture: string })[] => {
  const all = (categories: readonly MenuCategory[]): MenuCategory[] =>
    shown(categories).flatMap((category) => [category, ...all(category.children_data)])
  const seen = new Set<string>()
  return all(menu)
    .filter(
      (category): category is MenuCategory & { picture: string } =>
        category.picture !== undefined && category.product_count > 0,
    )
    .toSorted((one, other) => other.product_count - one.product_count || one.id - other.id)
    .filter(({ picture }) => !seen.has(picture) && seen.add(picture))
    .slice(0, mostTiles)
}

/** The main category that holds what is new and nothing else. */
export const findNewCategory = (menu: readonly MenuCategory[]): MenuCategory | undefined =>
  menu.find(({ new_count, product_count }) => new_count > 0 && new_count === product_count)
