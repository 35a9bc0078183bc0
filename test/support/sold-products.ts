import { fromMajor } from '#core/money.ts'
import { toChoice } from '#features/cart/rules/lines.ts'
import type { SoldProduct, SoldProducts } from '#features/cart/rules/products/sold-product.ts'

const rates = { USD: 1, EUR: 0.9, RUB: 90 }
export const context = {
  now: '2025-11-20T12:00:00.000Z',
  currency: 'USD',
  rates,
  tax: { rules: [], country: 'US', isIncluded: false },
} as const

export const product = (changes: Partial<SoldProduct> & { id: number; sku: string }): SoldProduct => ({
  typeId: 'simple',
  parentId: undefined,
  status: 1,
  name: { en: changes.sku },
  slug: changes.sku,
  picture: '',
  taxClass: undefined,
  listed: { price: fromMajor(10), currency: 'USD' },
  stock: { qty: 5, isInStock: true, isManaged: true },
  variantAttributes: [],
  chosen: [],
  members: [],
  bundleOptions: [],
  customOptions: [],
  ...changes,
})
export const chosen = (attributeId: number, optionId: number) => ({
  attributeId,
  code: `a${attributeId}`,
  label: {},
  optionId,
  value: {},
})
export const link = (id: number, productId: number, qty = 1, isDefault = false) => ({
  id,
  product_id: productId,
  qty,
  is_default: isDefault,
})

const list = [
  product({ id: 1, sku: 'TEE' }),
  product({
    id: 2,
    sku: 'SOCK',
    listed: { price: fromMajor(4), special: fromMajor(3), currency: 'USD' },
    stock: { qty: 9, isInStock: true, isManaged: true },
  }),
  product({ id: 3, sku: 'SHIRT', typeId: 'configurable', variantAttributes: ['color', 'size'], listed: undefined }),
  product({ id: 4, sku: 'SHIRT-RED-M', parentId: 3, chosen: [chosen(1, 11), chosen(2, 21)] }),
  product({
    id: 5,
    sku: 'SHIRT-RED-L',
    parentId: 3,
    chosen: [chosen(1, 11), chosen(2, 22)],
    stock: { qty: 0, isInStock: true, isManaged: true },
  }),
  product({ id: 6, sku: 'SHIRT-OFF', parentId: 3, chosen: [chosen(1, 12), chosen(2, 21)], status: 2 }),
  product({
    id: 7,
    sku: 'KIT',
    typeId: 'bundle',
    listed: undefined,
    bundleOptions: [
      { id: 1, title: {}, required: true, links: [link(1, 1), link(2, 2, 2, true)] },
      { id: 2, title: {}, required: false, links: [link(3, 2, 3)] },
    ],
  }),
  product({
    id: 8,
    sku: 'LOOK',
    typeId: 'grouped',
    listed: undefined,
    members: [
      { productId: 1, qty: 1 },
      { productId: 2, qty: 2 },
      { productId: 3, qty: 1 },
    ],
  }),
  product({
    id: 9,
    sku: 'CUP',
    customOptions: [
      {
        id: 1,
        title: {},
        required: true,
        values: [
          { id: 1, title: {}, price: 250, price_type: 'fixed' },
          { id: 2, title: {}, price: 10, price_type: 'percent' },
        ],
      },
    ],
  }),
  product({ id: 10, sku: 'CARD', typeId: 'virtual' }),
  product({ id: 11, sku: 'ENDED', status: 2 }),
  product({ id: 12, sku: 'FREE-TEXT', listed: undefined }),
]
export const inShop = (...all: readonly SoldProduct[]): SoldProducts => ({
  byId: new Map(all.map((one) => [one.id, one])),
  bySku: new Map(all.map((one) => [one.sku, one])),
})
export const products = inShop(...list)
export const bundleOf = (...options: SoldProduct['bundleOptions']) =>
  product({ id: 50, sku: 'KIT', typeId: 'bundle', bundleOptions: options })
/** An option of a bundle. */
export const option = (id: number, required: boolean, ...links: ReturnType<typeof link>[]) => ({
  id,
  title: { en: `Option ${id}` },
  required,
  links,
})
/** What bundles and groups are made of. */
export const parts = {
  cap: product({ id: 1, sku: 'CAP' }),
  sock: product({ id: 2, sku: 'SOCK' }),
  ended: product({ id: 3, sku: 'ENDED', status: 2 }),
  gone: product({ id: 4, sku: 'GONE', stock: { qty: 0, isInStock: true, isManaged: true } }),
  pdf: product({ id: 5, sku: 'PDF', typeId: 'downloadable' }),
  card: product({ id: 6, sku: 'CARD', typeId: 'virtual' }),
}
export const none = toChoice(undefined)
export const get = (sku: string): SoldProduct => {
  const found = products.bySku.get(sku)
  if (!found) throw new Error(sku)
  return found
}
export const configurable = (...values: (number | string)[]) => ({
  extension_attributes: { configurable_item_options: values.map((value) => ({ option_id: 1, option_value: value })) },
})
export const bundle = (...options: { id: number; links: number[]; qty?: number }[]) => ({
  extension_attributes: {
    bundle_options: options.map(({ id, links, qty }) => ({
      option_id: id,
      option_selections: links,
      ...(qty ? { option_qty: qty } : {}),
    })),
  },
})
export const custom = (value: number) => ({
  extension_attributes: { custom_options: [{ option_id: 1, option_value: value }] },
})
