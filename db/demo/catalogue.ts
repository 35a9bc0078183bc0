import { languages } from '#core/language.ts'
import type { Localized } from '#core/language.ts'
import type { CatalogueInput, MediaInput, PriceInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'
import { attributes, topBrands, topCollections } from './attributes.ts'
import { bundles, trios } from './bundles.ts'
import { categories } from './categories.ts'
import { colourNames } from './colours.ts'
import type { Colour } from './colours.ts'
import { copyOf } from './copy.ts'
import { fabrics } from './fabrics.ts'
import { filmed, filmPath } from './films.ts'
import { linksOf } from './links.ts'
import { toMediaPath } from './media.ts'
import { bundleOptionsOf, customOptionsOf, downloadsOf } from './options.ts'
import { masterPath, scenePath, SECOND_VIEW } from './pictures/spec.ts'
import type { View } from './pictures/spec.ts'
import { toPrices, toSumOfPrices } from './prices.ts'
import { demoReviews } from './reviews.ts'
import { variantsOf } from './sku.ts'
import type { Variant } from './sku.ts'
import { stockOf } from './stock.ts'
import { getStyle, styles } from './styles.ts'
import type { Style } from './style.ts'

const picture = (style: Style, colour: Colour, view: View): MediaInput => ({
  kind: 'image',
  path: toMediaPath(masterPath(style.key, colour, view)),
  label: `${style.name}, ${colourNames[colour].en}${view === 'front' ? '' : `, ${view}`}`,
})

const mainColour = (style: Style): Colour => {
  const [colour] = style.colours
  if (!colour) throw new Error(`no colour of ${style.key}`)
  return colour
}

const piecesOf = ({ key }: Style): readonly Style[] =>
  [...(trios[key] ?? []), ...(bundles[key] ?? []).map(({ style }) => style)].map(getStyle)

const filmsOf = (style: Style, colour: Colour): readonly MediaInput[] =>
  filmed.has(style.key)
    ? [
        {
          kind: 'video',
          path: filmPath(style.key),
          poster: toMediaPath(masterPath(style.key, colour, 'front')),
          label: `${style.name}, ${colourNames[colour].en}, close up`,
        },
      ]
    : []

/** The main colour's front, its second view, then the other colours; composed styles show their scene, then their pieces. */
const mediaOf = (style: Style): readonly MediaInput[] => {
  const main = mainColour(style)
  if (style.scene) {
    const pieces = (bundles[style.key] ?? []).map(({ style: key, colour }) => ({ piece: getStyle(key), colour }))
    const shown = pieces.length > 0 ? pieces : piecesOf(style).map((piece) => ({ piece, colour: undefined }))
    return [
      { kind: 'image', path: toMediaPath(scenePath(style.scene)), label: style.name },
      ...shown.map(({ piece, colour }) => picture(piece, colour ?? mainColour(piece), 'front')),
    ]
  }
  const second: readonly MediaInput[] = style.picture ? [picture(style, main, SECOND_VIEW[style.picture.template])] : []
  return [
    picture(style, main, 'front'),
    ...second,
    ...filmsOf(style, main),
    ...style.colours.slice(1).map((colour) => picture(style, colour, 'front')),
  ]
}

const pricesOf = (style: Style): readonly PriceInput[] => {
  const parts =
    bundles[style.key]?.filter(({ required }) => required) ?? trios[style.key]?.map((key) => ({ style: key, qty: 1 }))
  return parts
    ? toSumOfPrices(parts.map((part) => ({ style: getStyle(part.style), qty: part.qty })))
    : toPrices(style.price, style.special)
}

const genderKeys = { women: '0', men: '1', unisex: '2' } as const
const isThing = ({ type }: Style): boolean => type !== 'virtual' && type !== 'downloadable'

const attributesOf = (style: Style): ProductInput['attributes'] => ({
  gender: genderKeys[style.gender],
  ptype: style.ptype,
  set: style.partner !== undefined || style.type === 'bundle',
  brand: style.brand,
  collection: style.collection,
  activity: style.activities,
  top_brand: topBrands.has(style.brand),
  top_collection: topCollections.has(style.collection),
  ...(style.fit && { fit: style.fit }),
  ...(style.support && { support: style.support }),
  ...(isThing(style) &&
    !style.scene && {
      fabric: style.fabric,
      care: fabrics[style.fabric].care,
      pattern: style.picture?.print ?? 'plain',
    }),
  ...(style.type !== 'configurable' && isThing(style) && { color: mainColour(style) }),
  ...(style.type === 'simple' && { size: 'one-size' }),
})

const toStock = (sku: string): NonNullable<ProductInput['stock']> => {
  const qty = stockOf(sku)
  return { qty, isInStock: qty > 0, isManaged: true }
}

const toProduct = (style: Style, index: number): ProductInput => {
  const copy = copyOf(style)
  const bundleOptions = bundleOptionsOf(style)
  const customOptions = customOptionsOf(style)
  const downloads = downloadsOf(style)
  return {
    sku: style.sku,
    type: style.type,
    name: copy.name,
    slug: style.key,
    description: copy.description,
    ...(copy.shortDescription && { shortDescription: copy.shortDescription }),
    status: 1,
    visibility: 4,
    prices: pricesOf(style),
    categories: style.categories,
    attributes: attributesOf(style),
    media: mediaOf(style),
    ...(style.type === 'simple' && { stock: toStock(style.sku) }),
    ...(style.type === 'configurable' && { variantAttributes: ['color', 'size'] }),
    links: linksOf(style),
    ...(bundleOptions && { bundleOptions }),
    ...(customOptions && { customOptions }),
    ...(downloads && { downloads }),
    isNew: style.isNew,
    isSale: style.isSale,
    isPromo: style.isPromo,
    onlyPromo: style.onlyPromo,
    promoted: style.promoted,
    approved: style.approved,
    position: index + 1,
    createdAt: style.createdAt,
  }
}

/** "Loopback hoodie, Clay, M", in every language the style is named in. */
const toVariantName = (name: Localized, { colour, size }: Variant): Localized =>
  Object.fromEntries(
    languages.flatMap((language) =>
      name[language] ? [[language, `${name[language]}, ${colourNames[colour][language]}, ${size}`]] : [],
    ),
  )

const toVariantProduct = (variant: Variant, index: number): ProductInput => {
  const { style, colour, size, sku } = variant
  return {
    sku,
    type: 'simple',
    name: toVariantName(copyOf(style).name, variant),
    slug: `${style.key}-${colour}-${size.toLowerCase()}`,
    status: 1,
    visibility: 1,
    prices: toPrices(style.price, style.special),
    categories: [],
    attributes: { color: colour, size },
    media: [picture(style, colour, 'front')],
    stock: toStock(sku),
    parentSku: style.sku,
    position: index + 1,
    createdAt: style.createdAt,
  }
}

/** The whole demo shop, the same at every call: parents, each followed by its variants. */
export const demoCatalogue = (): CatalogueInput => ({
  attributes,
  categories,
  products: styles.flatMap((style, index) => [toProduct(style, index), ...variantsOf(style).map(toVariantProduct)]),
  reviews: demoReviews(),
})
