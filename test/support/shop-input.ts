import { money } from '#core/money.ts'
import type { CatalogueInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'

const usd = (price: number, special?: number): ProductInput['prices'] => [
  { currency: 'USD', price: money(price * 100), ...(special === undefined ? {} : { special: money(special * 100) }) },
]

export const aProductInput = (sku: string, changes: Partial<ProductInput> = {}): ProductInput => ({
  sku,
  type: 'simple',
  name: { en: sku },
  status: 1,
  visibility: 4,
  prices: usd(50),
  categories: [],
  attributes: {},
  media: [],
  ...changes,
})

const variants = (
  parentSku: string,
  list: readonly [color: string, size: string, qty: number, price: number][],
): ProductInput[] =>
  list.map(([color, size, qty, price]) =>
    aProductInput(`${parentSku}-${color}-${size}`, {
      parentSku,
      visibility: 1,
      prices: usd(price),
      attributes: {
        color,
        size,
      },
      media: [
        {
          path: `${parentSku}/${color}.jpg`,
          kind: 'image',
        },
      ],
      stock: {
        qty,
        isInStock: qty > 0,
        isManaged: true,
      },
    }),
  )

const style = (sku: string, changes: Partial<ProductInput>): ProductInput =>
  aProductInput(sku, {
    type: 'configurable',
    variantAttributes: ['color', 'size'],
    media: [{ path: `${sku}/front.jpg`, kind: 'image' }],
    ...changes,
  })

const select = (code: string, en: string, options: Record<string, string>) => ({
  code,
  label: { en },
  kind: 'select' as const,
  options: Object.entries(options).map(([key, label]) => ({
    key,
    label: { en: label },
  })),
})

/** Two hoodies in colours and sizes, leggings, a cap, a sold-out tee, a group, a bundle, and what must not be seen. */
export const shopInput = (): CatalogueInput => ({
  attributes: [
    select('color', 'Colour', { red: 'Red', blue: 'Blue', black: 'Black' }),
    select('size', 'Size', { S: 'S', M: 'M', XL: 'XL' }),
    select('brand', 'Brand', { nord: 'Nord', sud: 'Sud' }),
    select('gender', 'Gender', { 0: 'Women', 1: 'Men', 2: 'Unisex' }),
    { code: 'set', label: { en: 'Set' }, kind: 'boolean' },
    { code: 'care', label: { en: 'Care' }, kind: 'text' },
  ],
  categories: [
    { path: 'Women', name: { en: 'Women', ru: 'Женщинам' }, slug: 'women' },
    { path: 'Women/Hoodies', name: { en: 'Hoodies', ru: 'Худи' }, slug: 'hoodies' },
    { path: 'Women/Leggings', name: { en: 'Leggings', ru: 'Леггинсы' }, slug: 'leggings' },
    { path: 'Gear', name: { en: 'Gear' }, slug: 'gear' },
  ],
  products: [
    style('HOOD', {
      name: {
        en: 'Warm hoodie',
        ru: 'Тёплое худи',
        de: 'Wärmender Kapuzenpulli',
      },
      categories: ['Women/Hoodies', 'Women'],
      promoted: 2,
      attributes: {
        brand: 'nord',
        gender: '0',
        care: 'Wash cold',
      },
    }),
    ...variants('HOOD', [
      ['red', 'S', 5, 60],
      ['red', 'M', 0, 40],
      ['blue', 'M', 3, 55],
      ['blue', 'XL', 2, 120],
    ]),
    style('ZIP', {
      name: { en: 'Zip hoodie', ru: 'Худи на молнии' },
      categories: ['Women/Hoodies'],
      attributes: { brand: 'sud', gender: '2' },
      isNew: true,
    }),
    ...variants('ZIP', [
      ['red', 'XL', 4, 80],
      ['black', 'M', 6, 80],
    ]),
    style('LEGS', {
      name: { en: 'Ribbed leggings', ru: 'Леггинсы в рубчик' },
      categories: ['Women/Leggings'],
      attributes: { brand: 'nord', gender: '0' },
      promoted: 1,
      approved: true,
    }),
    ...variants('LEGS', [
      ['black', 'S', 9, 45],
      ['black', 'M', 9, 45],
    ]),
    style('TEE', { name: { en: 'Sold-out tee' }, categories: ['Women'], attributes: { brand: 'sud', gender: '1' } }),
    ...variants('TEE', [['red', 'M', 0, 20]]),
    aProductInput('CAP', {
      name: { en: 'Black cap', ru: 'Чёрная кепка' },
      prices: usd(25, 15),
      categories: ['Gear'],
      attributes: { brand: 'nord', color: 'black', set: true },
      isPromo: true,
      stock: { qty: 7, isInStock: true, isManaged: true },
    }),
    aProductInput('BALL', {
      name: { en: 'Ball' },
      prices: usd(150),
      categories: ['Gear'],
      stock: { qty: 2, isInStock: true, isManaged: true },
    }),
    aProductInput('KIT', {
      type: 'grouped',
      name: { en: 'Gym kit' },
      prices: [],
      categories: ['Gear'],
      links: [
        { kind: 'associated', sku: 'CAP' },
        { kind: 'associated', sku: 'BALL' },
      ],
    }),
    aProductInput('ONLY', { name: { en: 'Promo jacket' }, categories: ['Gear'], isPromo: true, onlyPromo: true }),
    aProductInput('OFF', { name: { en: 'Retired hoodie' }, categories: ['Women/Hoodies'], status: 2 }),
    aProductInput('PART', { name: { en: 'Spare part' }, categories: ['Gear'], visibility: 1 }),
  ],
  reviews: [
    { sku: 'HOOD', rating: 5, title: 'Warm', detail: 'Very warm', nickname: 'Ann', createdAt: '2026-03-01T00:00:00Z' },
    { sku: 'HOOD', rating: 4, title: 'Fine', detail: 'Good', nickname: 'Bob', createdAt: '2026-04-01T00:00:00Z' },
  ],
})
