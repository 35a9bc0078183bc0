import { localize } from '#core/language.ts'
import { productPath } from '../addresses/addresses.ts'
import { findParent, languageOf, optionIds, variantsOf } from '../catalogue.ts'
import type { Product, Viewing } from '../catalogue.ts'
import { findLabel } from '../attributes/labels.ts'
import { priceOf, toWirePrices } from '../prices/prices.ts'
import type { WireConfigurableOption, WireListItem } from './product.ts'
import { isMarkedSale } from '../prices/sale-mark.ts'
import { isMarkedNew } from './new-mark.ts'
import { stockOf } from '../variants/stock-of.ts'

/** What a listing's card shows of a product, and of its variant where one matched: that one's picture, price and address. */
export const toListItem = (viewing: Viewing, product: Product, matched?: Product): WireListItem => {
  const { catalogue } = viewing
  const language = languageOf(viewing)
  const parent = findParent(catalogue, product) ?? product
  const shown = matched ?? product
  const [image = '', hover] = picturesOf(viewing, shown)
  const prices = toWirePrices(priceOf(viewing, shown))
  const label = (code: string) => findLabel(catalogue, code, product, language) ?? null
  return {
    id: product.id,
    sku: product.sku,
    parentSku: parent.sku,
    name: localize(product.name, language),
    type_id: product.type,
    slug: product.slug,
    url_path: productPath(
      parent.sku,
      parent.slug,
      matched?.sku ?? (parent === product ? undefined : product.sku),
    ).slice(1),
    ...prices,
    old_price: prices.original_price,
    thumbnail: image,
    image,
    ...(hover === undefined ? {} : { hover_image: hover }),
    stock: stockOf(catalogue, product),
    brand_name: label('brand'),
    collection_name: label('collection'),
    gender: label('gender'),
    set: label('set'),
    ptype: label('ptype'),
    sale: isMarkedSale(product, variantsOf(catalogue, product), viewing.now),
    new: isMarkedNew(product, viewing.now),
    is_promo: product.isPromo,
    only_promo: product.onlyPromo,
    promoted: product.promoted,
    approved: product.approved,
    configurable_options: configurableOptions(viewing, product),
    ...(matched ? { matched_sku: matched.sku } : {}),
  }
}

/** Paths of the pictures of a product; a variant without its own has its parent's, a style without its own its variants'. */
export const picturesOf = ({ catalogue }: Viewing, product: Product): string[] => {
  const own = imagesIn(product)
  if (own.length > 0) return own
  const parent = findParent(catalogue, product)
  if (parent) return imagesOfColour(parent, optionIds(product, 'color')[0])
  for (const variant of variantsOf(catalogue, product)) {
    const images = imagesIn(variant)
    if (images.length > 0) return images
  }
  return []
}

/** A style's pictures of a colour; where it has none of that, all of them. */
const imagesOfColour = (style: Product, colour: number | undefined): string[] => {
  const own = style.media.filter(({ kind, color }) => kind === 'image' && color !== undefined && color === colour)
  return own.length > 0 ? own.map(({ path }) => path) : imagesIn(style)
}

const imagesIn = (product: Product): string[] =>
  product.media.filter(({ kind }) => kind === 'image').map(({ path }) => path)

/** The pickers of a configurable product: of each attribute the values that its variants on sale have, in the options' order. */
export const configurableOptions = (viewing: Viewing, product: Product): WireConfigurableOption[] => {
  if (product.type !== 'configurable') return []
  const { catalogue } = viewing
  const language = languageOf(viewing)
  const variants = variantsOf(catalogue, product)
  return product.variantAttributes.flatMap((code) => {
    const attribute = catalogue.attributes.get(code)
    const had = new Set(variants.flatMap((variant) => optionIds(variant, code)))
    if (!attribute || had.size === 0) return []
    const values = [...had]
      .map((id) => catalogue.options.get(id))
      .filter((option) => option !== undefined)
      .sort((a, b) => a.position - b.position || a.id - b.id)
    return [
      {
        attribute_id: attribute.id,
        attribute_code: code,
        label: localize(attribute.label, language),
        values: values.map((option) => ({
          value_index: option.id,
          label: localize(option.label, language),
          ...(option.swatch === undefined ? {} : { swatch: option.swatch }),
        })),
      },
    ]
  })
}
