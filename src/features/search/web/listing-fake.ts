import type { ListingData } from './load-listing.ts'
import { readListingQuery } from './listing-query.ts'

const card = (id: number): ListingData['items'][number] => ({
  id,
  sku: `VT-${id}`,
  parentSku: `VT-${id}`,
  name: `Hoodie ${id}`,
  type_id: 'configurable',
  url_path: `p/VT-${id}/hoodie`,
  image: 'demo/hoodie/clay-front.avif',
  sale: false,
  new: false,
  is_promo: false,
  stock: { is_in_stock: true },
  configurable_options: [],
  final_price_incl_tax: 68,
  original_price_incl_tax: 68,
})

/** A list of two products, with what a test says of it. */
export const listing = (search: string, more: Partial<ListingData> = {}): ListingData => ({
  items: [card(1), card(2)],
  from: 0,
  total: 2,
  all: 48,
  facets: [
    {
      code: 'color',
      type: 'options',
      single: false,
      total: 2,
      options: [
        { id: '34', label: 'Clay', count: 22, swatch: '#a9573d' },
        { id: '35', label: 'Moss', count: 0, swatch: '#5b6650' },
      ],
    },
    {
      code: 'brand',
      type: 'options',
      single: false,
      total: 12,
      options: Array.from({ length: 12 }, (_, index) => ({
        id: String(index),
        label: `Brand ${index}`,
        count: 12 - index,
      })),
    },
    {
      code: 'approved',
      type: 'options',
      single: true,
      total: 2,
      options: [
        { id: '1', label: 'Yes', count: 3 },
        { id: '0', label: 'No', count: 2 },
      ],
    },
  ],
  query: readListingQuery(new URLSearchParams(search)),
  ...more,
})
