import { isStoreCode } from '#features/stores/rules/store-view.ts'

/** The page without data that any address of a store view is opened from while the shop cannot be reached. */
export const shellPath = (storeCode: string): string => `/${storeCode}/shell.html`

/** The store view whose page an address is; those without a prefix are the `en` view's. */
export const viewOf = (url: string): string => {
  const first = new URL(url).pathname.split('/')[1] ?? ''
  return isStoreCode(first) ? first : 'en'
}

/** The files that a page names: its scripts, styles, fonts and the texts of its language. */
export const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.@-]+/g))]

/** The release that rendered a page; undefined for a page of something else. */
export const releaseIn = (html: string): string | undefined => /<html[^>]* data-release="([\w-]+)"/.exec(html)?.[1]
