import { money } from '#core/money.ts'
import type { CatalogueInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'
import { aProductInput, shopInput } from './shop-input.ts'

export const colours = ['red', 'blue', 'black']
export const sizes = ['S', 'M', 'XL']
/** A shop of chance: styles in colours and sizes, some sold out, some reduced, some alone. */
export const randomInput = (styles: readonly number[][]): CatalogueInput => {
  const plain = shopInput()
  const products = styles.flatMap(([first = 0, second = 0, third = 0], at): ProductInput[] => {
    const sku = `R${at}`
    const common = {
      name: {
        en: `${['Warm', 'Light', 'Ribbed'][first % 3]} ${['hoodie', 'leggings', 'cap', 'tee'][second % 4]} ${at}`,
      },
      categories: [
        ['Women', 'Women/Hoodies', 'Women/Leggings', 'Gear'][third % 4] ?? 'Gear',
        ...(first % 5 === 0 ? ['Gear'] : []),
      ],
      promoted: first % 3,
      isNew: second % 4 === 0,
      isPromo: third % 6 === 0,
      approved: third % 2 === 0,
      position: third % 9,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (second % 7))).toISOString(),
      attributes: {
        ...(first % 4 === 0 ? {} : { brand: first % 2 ? 'nord' : 'sud' }),
        gender: String(second % 3),
        ...(third % 3 === 0 ? { set: true } : {}),
      },
    }
    const priced = (seed: number) => [
      {
        currency: 'USD' as const,
        price: money(1000 + (seed % 19) * 1000),
        ...(seed % 5 === 0 ? { special: money(900) } : {}),
      },
    ]
    if (second % 5 === 0)
      return [
        aProductInput(sku, {
          ...common,
          prices: priced(first),
          media: [{ path: `${sku}.jpg`, kind: 'image' }],
          stock: { qty: third % 3, isInStock: third % 3 > 0, isManaged: true },
        }),
      ]
    const variants = colours.flatMap((color, row) =>
      sizes.flatMap((size, column): ProductInput[] => {
        const seed = first * 7 + second * 3 + third + row * 5 + column * 11
        if (seed % 3 === 0) return []
        return [
          aProductInput(`${sku}-${color}-${size}`, {
            parentSku: sku,
            visibility: 1,
            prices: priced(seed),
            attributes: { color, size },
            media: [
              { path: `${sku}/${color}.jpg`, kind: 'image' },
              ...(seed % 2 ? [{ path: `${sku}/${color}-back.jpg`, kind: 'image' as const }] : []),
            ],
            stock: { qty: seed % 4, isInStock: seed % 4 > 0, isManaged: true },
          }),
        ]
      }),
    )
    return [
      aProductInput(sku, {
        ...common,
        type: 'configurable',
        variantAttributes: ['color', 'size'],
        media: [{ path: `${sku}/front.jpg`, kind: 'image' }],
      }),
      ...variants,
    ]
  })
  return { ...plain, products: [...plain.products, ...products], reviews: [] }
}
