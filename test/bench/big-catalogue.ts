import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** A shop of 10,000 styles in 50,000 variants, a quarter of them in each main category, as a file of the importer's Magento format. */
export const bigCatalogue = { styles: 10_000, variantsEach: 5, categories: ['Women', 'Men', 'Gear', 'Sale'] } as const

const colours = ['Black', 'Blue', 'Clay', 'Green', 'Grey', 'Moss', 'Navy', 'Orange', 'Red', 'Sand', 'White', 'Yellow']
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const things = [
  'hoodie',
  'jacket',
  'legging',
  'jogger',
  'short',
  'tank',
  'sweatshirt',
  'windbreaker',
  'trainer',
  'backpack',
]
const kinds = [
  'Loopback',
  'Ribbed',
  'Seamless',
  'Thermal',
  'Reflective',
  'Cropped',
  'Oversized',
  'Merino',
  'Packable',
  'Quilted',
]
const columns =
  'sku,product_type,categories,name,description,product_online,visibility,price,additional_attributes,qty,is_in_stock,manage_stock,configurable_variations'

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

export const skuOf = (style: number): string => `BIG-${style}`

/** The rows of one style with its variants; `price` of all of them. */
const rowsOf = (style: number, price: number): string[] => {
  const sku = skuOf(style)
  const name = `${pick(kinds, style)} ${pick(things, Math.floor(style / 10))} ${style}`
  const main = pick(bigCatalogue.categories, style)
  const category = `Default Category/${main}/${main} ${pick(things, style >> 2)}s`
  const variants = Array.from({ length: bigCatalogue.variantsEach }, (_, number) => ({
    sku: `${sku}-${number}`,
    choice: `size=${pick(sizes, style + number)},color=${pick(colours, style * 7 + (number >> 1))}`,
    qty: (style + number) % 10 === 0 ? 0 : 50,
  }))
  const brand = `brand=Brand ${style % 40},material=${pick(['Cotton', 'Wool', 'Nylon'], style)},gender=${pick(['Men', 'Women'], style)}`
  return [
    ...variants.map(
      (variant) =>
        `${variant.sku},simple,${category},${name} ${variant.sku},,1,Not Visible Individually,${price},"${variant.choice}",${variant.qty},${variant.qty ? 1 : 0},1,`,
    ),
    `${sku},configurable,${category},${name},<p>${name} for long days and short nights in every weather.</p>,1,"Catalog, Search",${price},"${brand}",0,1,0,"${variants.map((variant) => `sku=${variant.sku},${variant.choice}`).join('|')}"`,
  ]
}

const priceOf = (style: number): number => 20 + (style % 170)

export const writeBigCatalogue = async (path: string, styles: number = bigCatalogue.styles): Promise<void> => {
  const file = createWriteStream(path)
  file.write(`${columns}\n`)
  for (let style = 0; style < styles; style += 1) {
    if (!file.write(`${rowsOf(style, priceOf(style)).join('\n')}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** One style alone, at another price. */
export const oneStyleFile = (style: number, price: number): string => `${columns}\n${rowsOf(style, price).join('\n')}\n`

/** Words with a typo: a letter is missing in the second. */
export const typo = (number: number): string => {
  const thing = pick(things, Math.floor(number / 10))
  const cut = 1 + (Math.floor(number / 100) % (thing.length - 2))
  return `${pick(kinds, number).toLowerCase()} ${thing.slice(0, cut)}${thing.slice(cut + 1)}`
}
