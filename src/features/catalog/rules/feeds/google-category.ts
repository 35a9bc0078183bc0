import { optionIds } from '../catalogue.ts'
import type { CatalogueSnapshot, Product } from '../catalogue.ts'

const clothing = 'Apparel & Accessories > Clothing'
const accessories = 'Apparel & Accessories > Clothing Accessories'
const fitness = 'Sporting Goods > Exercise & Fitness'

/** Places in Google's product taxonomy by the words of an English kind of product, in the singular; the first that fits. */
const kinds: readonly (readonly [words: string, place: string])[] = [
  ['gift card', 'Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates'],
  ['bra', `${clothing} > Underwear & Socks > Bras`],
  ['sock', `${clothing} > Underwear & Socks > Socks`],
  ['swimsuit|swimwear|bikini', `${clothing} > Swimwear`],
  ['dress', `${clothing} > Dresses`],
  ['skirt', `${clothing} > Skirts`],
  ['legging|jogger|pant|trouser|tight|bottom', `${clothing} > Pants`],
  ['short', `${clothing} > Shorts`],
  ['vest', `${clothing} > Outerwear > Vests`],
  ['jacket|coat|parka', `${clothing} > Outerwear > Coats & Jackets`],
  ['hoodie|sweatshirt|sweater|tee|t-shirt|shirt|tank|polo|sleeve|top', `${clothing} > Shirts & Tops`],
  ['shoe|sneaker|boot|sandal', 'Apparel & Accessories > Shoes'],
  ['beanie|cap|hat', `${accessories} > Hats`],
  ['glove', `${accessories} > Gloves & Mittens`],
  ['scarf', `${accessories} > Scarves & Shawls`],
  ['belt', `${accessories} > Belts`],
  ['backpack', 'Luggage & Bags > Backpacks'],
  ['bottle', 'Home & Garden > Kitchen & Dining > Food & Beverage Carriers > Water Bottles'],
  ['mat|yoga', `${fitness} > Yoga & Pilates`],
  ['fitness|dumbbell|gym', fitness],
]
const patterns = kinds.map(([words, place]) => [new RegExp(`\\b(${words})(s|es)?\\b`, 'i'), place] as const)

const ownCode = 'google_product_category'

/** The product's own place, where a file brought one along, else what its English kind tells; undefined where neither says. */
export const googleCategoryOf = (catalogue: CatalogueSnapshot, product: Product): string | undefined => {
  const own = Object.hasOwn(product.attributes, ownCode) ? product.attributes[ownCode] : undefined
  if (typeof own === 'string' && own.trim() !== '') return own.trim()
  const option = catalogue.options.get(optionIds(product, 'ptype')[0] ?? -1)
  const kind = option?.label.en ?? option?.key ?? ''
  return patterns.find(([pattern]) => pattern.test(kind))?.[1]
}
