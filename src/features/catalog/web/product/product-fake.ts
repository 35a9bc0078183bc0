import type { WireChild, WirePrices, WireProduct } from '../../rules/product/product.ts'

/** Products for tests of the page. Imported by tests only. */
const prices = (now: number, before = now): WirePrices => ({
  price: before,
  price_incl_tax: before,
  final_price: now,
  final_price_incl_tax: now,
  original_price: before,
  original_price_incl_tax: before,
  special_price: now === before ? 0 : now,
  special_price_incl_tax: now === before ? 0 : now,
})

const stock = (qty: number) => ({ product_id: 1, qty, is_in_stock: qty > 0, manage_stock: true })

const child = (id: number, colour: 'CLAY' | 'MOSS', size: string, qty: number, price = 88): WireChild => ({
  ...prices(price, 88),
  id,
  sku: `HOOD-${colour}-${size}`,
  name: `Loopback hoodie, ${colour}, ${size}`,
  status: 1,
  image: `h/${colour.toLowerCase()}.webp`,
  stock: stock(qty),
  custom_attributes: [
    { attribute_code: 'color', value: colour === 'CLAY' ? 1 : 2 },
    { attribute_code: 'size', value: { S: 11, M: 12, L: 13 }[size] ?? 0 },
  ],
})

export const bottle = (changes: Partial<WireProduct> = {}): WireProduct => ({
  ...prices(30),
  id: 7,
  sku: 'BOTTLE',
  parentSku: 'BOTTLE',
  name: 'Steel bottle',
  type_id: 'simple',
  slug: 'steel-bottle',
  url_key: 'steel-bottle',
  old_price: 30,
  product_type: 'simple',
  url_path: 'p/BOTTLE/steel-bottle',
  thumbnail: 'b/one.webp',
  image: 'b/one.webp',
  stock: stock(100),
  brand_name: 'Vitrine Studio',
  sale: false,
  new: false,
  is_promo: false,
  only_promo: false,
  promoted: 0,
  approved: true,
  configurable_options: [],
  description: '<p>Keeps cold for a day.</p>',
  short_description: '',
  status: 1,
  visibility: 4,
  category_ids: [3],
  media_gallery: [{ type: 'image', image: 'b/one.webp', label: 'Steel bottle' }],
  configurable_children: [],
  product_links: [],
  bundle_options: [],
  custom_options: [],
  downloads: [],
  attributes_metadata: [{ attribute_id: 1, attribute_code: 'fit', label: 'Fit', values: ['Regular'] }],
  breadcrumbs: [{ name: 'Women', url_path: 'women' }],
  review_summary: { count: 0, average: 0 },
  ...changes,
})

export const hoodie = (changes: Partial<WireProduct> = {}): WireProduct =>
  bottle({
    ...prices(68, 88),
    id: 1,
    sku: 'HOOD',
    parentSku: 'HOOD',
    name: 'Loopback hoodie',
    type_id: 'configurable',
    slug: 'loopback-hoodie',
    url_key: 'loopback-hoodie',
    old_price: 88,
    product_type: 'configurable',
    url_path: 'p/HOOD/loopback-hoodie',
    configurable_options: [
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Colour',
        values: [
          { value_index: 1, label: 'Clay' },
          { value_index: 2, label: 'Moss' },
        ],
      },
      {
        attribute_id: 94,
        attribute_code: 'size',
        label: 'Size',
        values: [
          { value_index: 11, label: 'S' },
          { value_index: 12, label: 'M' },
          { value_index: 13, label: 'L' },
        ],
      },
    ],
    configurable_children: [
      child(21, 'CLAY', 'S', 100, 68),
      child(22, 'CLAY', 'M', 3, 68),
      child(23, 'CLAY', 'L', 100, 68),
      child(24, 'MOSS', 'S', 0),
      child(25, 'MOSS', 'M', 100),
    ],
    media_gallery: [
      { type: 'image', image: 'h/clay.webp', label: 'Front', color: 1 },
      { type: 'image', image: 'h/detail.webp', label: 'Detail' },
      { type: 'image', image: 'h/moss.webp', label: 'Front', color: 2 },
    ],
    ...changes,
  })
