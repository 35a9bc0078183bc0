import { toMajor } from '#core/money.ts'
import { localize } from '#core/language.ts'
import { isAvailable } from '#features/stock/rules.ts'
import { languageOf, optionIds, variantsOf } from '../catalogue.ts'
import type { Media, Product, Viewing } from '../catalogue.ts'
import { breadcrumbsOf } from '../categories/categories.ts'
import { valueLabels } from '../attributes/labels.ts'
import { seoOf } from './seo-of.ts'
import { picturesOf, toListItem } from './list-item.ts'
import { customAmount, linksOf, priceOf, toWirePrices } from '../prices/prices.ts'
import type { WireChild, WireListItem, WireProduct } from './product.ts'
import { stockOf } from '../variants/stock-of.ts'

/** A product with everything its page shows. */
export const toProduct = (viewing: Viewing, product: Product, selectedChild?: string): WireProduct => {
  const language = languageOf(viewing)
  const item = toListItem(viewing, product)
  const children =
    product.type === 'configurable'
      ? variantsOf(viewing.catalogue, product).map((variant) => toChild(viewing, product, variant))
      : []
  const cheapest = cheapestOf(children, item.final_price)
  return {
    ...item,
    ...alsoNamed(product, item),
    parentId: product.parentId ?? product.id,
    ...(product.taxClass === undefined ? {} : { tax_class_id: product.taxClass }),
    ...(cheapest ? { cheapest_child: cheapest.sku } : {}),
    description: localize(product.description, language),
    short_description: localize(product.shortDescription, language),
    status: product.status,
    visibility: product.visibility,
    category_ids: product.categories.map(({ id }) => id),
    media_gallery: galleryOf(viewing, product),
    configurable_children: children,
    product_links: linksOfProduct(viewing, product),
    bundle_options: bundleOptionsOf(viewing, product),
    custom_options: product.customOptions.map((option) => ({
      option_id: option.id,
      title: localize(option.title, language),
      is_require: option.required,
      values: option.values.map((value) => ({
        option_type_id: value.id,
        title: localize(value.title, language),
        price:
          value.price_type === 'percent' ? value.price : toMajor(customAmount(viewing, product, value.price).gross),
        price_type: value.price_type,
      })),
    })),
    downloads: product.downloads.map(({ title, file, is_sample }) => ({
      title: localize(title, language),
      file,
      is_sample,
    })),
    attributes_metadata: factsOf(viewing, product),
    breadcrumbs: breadcrumbsOf(viewing, product),
    review_summary: { ...product.reviews },
    ...seoOf(product.seo, language),
    ...(selectedChild === undefined ? {} : { selected_child: selectedChild }),
  }
}

/** What the specification names once more: the address, the kind, and the options that brand and collection are. */
const alsoNamed = (product: Product, { slug }: WireListItem) => {
  const [brand] = optionIds(product, 'brand')
  const [collection] = optionIds(product, 'collection')
  return {
    url_key: slug,
    product_type: product.type,
    ...(brand === undefined ? {} : { brand }),
    ...(collection === undefined ? {} : { collection }),
  }
}

/** The variant that a configurable product has its price of, one that can be bought before others. */
const cheapestOf = (children: readonly WireChild[], price: number): WireChild | undefined => {
  const equal = children.filter((child) => child.final_price === price)
  return equal.find(({ stock }) => stock.is_in_stock) ?? equal[0]
}

const toChild = (viewing: Viewing, parent: Product, variant: Product): WireChild => ({
  id: variant.id,
  sku: variant.sku,
  name: localize(variant.name, languageOf(viewing)),
  status: variant.status,
  ...toWirePrices(priceOf(viewing, variant)),
  image: picturesOf(viewing, variant)[0] ?? '',
  stock: stockOf(viewing.catalogue, variant),
  custom_attributes: parent.variantAttributes.flatMap((code) => {
    const [value] = optionIds(variant, code)
    return value === undefined ? [] : [{ attribute_code: code, value }]
  }),
})

/** The style's pictures and those of its variants, each once; one that variants of a single colour have is of that colour. */
const galleryOf = (viewing: Viewing, product: Product): WireProduct['media_gallery'] => {
  const variants = variantsOf(viewing.catalogue, product)
  const colours = new Map<string, Set<number>>()
  for (const variant of variants) {
    const [colour] = optionIds(variant, 'color')
    if (colour === undefined) continue
    for (const { path } of variant.media) colours.set(path, (colours.get(path) ?? new Set()).add(colour))
  }
  const media = new Map<string, Media>()
  for (const each of [product, ...variants])
    for (const one of each.media) if (!media.has(one.path)) media.set(one.path, one)
  return [...media.values()].map(({ path, kind, label, labels, poster, color: own }) => {
    const [colour, ...others] = own === undefined ? (colours.get(path) ?? []) : [own]
    const alt = localize(labels, languageOf(viewing))
    return {
      ...(kind === 'image' ? { image: path } : { video: path, ...(poster === undefined ? {} : { image: poster }) }),
      type: kind,
      label: alt || (label ?? ''),
      ...(alt ? { alt } : {}),
      ...(colour === undefined || others.length > 0 ? {} : { color: colour }),
    }
  })
}

const linksOfProduct = ({ catalogue }: Viewing, product: Product): WireProduct['product_links'] =>
  product.links.flatMap((link) => {
    const linked = catalogue.products.get(link.id)
    if (!linked) return []
    return [
      {
        link_type: link.kind,
        linked_product_sku: linked.sku,
        linked_product_type: linked.type,
        qty: link.qty,
        position: link.position,
      },
    ]
  })

const bundleOptionsOf = (viewing: Viewing, product: Product): WireProduct['bundle_options'] => {
  const language = languageOf(viewing)
  return product.bundleOptions.map((option) => ({
    option_id: option.id,
    title: localize(option.title, language),
    required: option.required,
    product_links: linksOf(viewing.catalogue, option).map((link) => {
      const { final, original } = priceOf(viewing, link.product)
      return {
        id: link.id,
        sku: link.product.sku,
        name: localize(link.product.name, language),
        qty: link.qty,
        is_default: link.isDefault,
        price: toMajor(final.gross),
        original_price: toMajor(original.gross),
        in_stock: isAvailable(link.product.stock, link.qty),
      }
    }),
  }))
}

/** What is told in the table of facts: visible attributes with their values, but for what is chosen with the pickers. */
const factsOf = (viewing: Viewing, product: Product): WireProduct['attributes_metadata'] => {
  const { catalogue } = viewing
  const language = languageOf(viewing)
  return [...catalogue.attributes.values()]
    .filter(({ code, isVisible }) => isVisible && !product.variantAttributes.includes(code))
    .flatMap((attribute) => {
      const values = valueLabels(catalogue, attribute, product, language)
      if (values.length === 0) return []
      const label = localize(attribute.label, language)
      return [{ attribute_id: attribute.id, attribute_code: attribute.code, label, values }]
    })
}
