import type { ManagedCategory, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'

/** A category as managers get it. */
export const managedCategory = (changes: Partial<ManagedCategory> = {}): ManagedCategory => ({
  id: 3,
  parent_id: null,
  path: 'Women',
  name: { en: 'Women' },
  slug: 'women',
  url_path: 'women',
  image: null,
  seo: { title: {}, description: {} },
  children: 0,
  level: 1,
  position: 1,
  is_active: true,
  products: 0,
  ...changes,
})

/** A product as managers get it: of one kind, and counted. */
export const managedProduct = (changes: Partial<ManagedProduct> = {}): ManagedProduct => ({
  id: 5,
  sku: 'CAP',
  type_id: 'simple',
  slug: 'cap',
  name: { en: 'Cap' },
  description: {},
  short_description: {},
  seo: { title: {}, description: {} },
  attributes: {},
  variant_attributes: [],
  category_ids: [],
  status: 1,
  visibility: 4,
  is_new: false,
  is_sale: false,
  is_promo: false,
  only_promo: false,
  prices: [],
  media: [],
  qty: 4,
  is_managed: true,
  variants: [],
  ...changes,
})
