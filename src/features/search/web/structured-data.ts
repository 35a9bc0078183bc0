import type { ListingData } from './load-listing.ts'

type Named = { readonly name: string; readonly url_path: string }
/** The absolute address of a path below the store prefix. */
type AddressOf = (urlPath: string) => string

/** The way to a category, from the main one down. */
export const breadcrumbList = (path: readonly Named[], addressOf: AddressOf) => ({
  '@type': 'BreadcrumbList',
  itemListElement: path.map(({ name, url_path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(url_path),
  })),
})

/** The products of a list in their order. */
export const itemList = ({ items, from, total }: ListingData, addressOf: AddressOf) => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ name, url_path }, index) => ({
    '@type': 'ListItem',
    position: from + index + 1,
    name,
    url: addressOf(url_path),
  })),
})
