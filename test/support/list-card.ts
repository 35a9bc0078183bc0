/** A product as lists have it, so far as cards show it. */
export const listCard = (id: number, name: string) => ({
  id,
  sku: `VT-${id}`,
  parentSku: `VT-${id}`,
  name,
  type_id: 'configurable',
  url_path: `p/VT-${id}/piece`,
  image: 'clay.avif',
  sale: false,
  new: false,
  is_promo: false,
  stock: { is_in_stock: true },
  configurable_options: [],
  final_price_incl_tax: 68,
  original_price_incl_tax: 68,
})
