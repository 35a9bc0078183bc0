import type { ListingData } from './load-listing.ts'

type Crumb = { readonly name: string; readonly path: string }

/**
 * What search engines read of a category: the way to it from the front page down, and the first products of its list in their
 * order. `addressOf` makes a path below the store prefix absolute.
 */
export const categoryData = (
  way: readonly Crumb[],
  { items, from, total }: Pick<ListingData, 'items' | 'from' | 'total'>,
  addressOf: (path: string) => string,
): Record<string, unknown> => ({
  '@graph': [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addressOf(path),
      })),
    },
    ...(items.length > 0
      ? [
          {
            '@type': 'ItemList',
            numberOfItems: total,
            // the names stand on the cards: position and address are all that is asked for
            itemListElement: items.map(({ url_path }, index) => ({
              '@type': 'ListItem',
              position: from + index + 1,
              url: addressOf(`/${url_path}`),
            })),
          },
        ]
      : []),
  ],
})
