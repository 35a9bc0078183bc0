import { add, fromMajor, times, toMajor } from '#core/money.ts'
import { customDelta } from '#features/pricing/rules/price.ts'
import { preselected } from '../../../rules/prices/bundle.ts'
import type { WireProduct } from '../../../rules/product/product.ts'

export type CustomChoice = Readonly<Record<number, number>>
export type BundleChoice = Readonly<Record<number, { readonly linkIds: readonly number[]; readonly qty?: number }>>

/** What chosen options add: fixed amounts as they are, percents of the base price. Major units, tax included. */
export const customExtra = (
  options: WireProduct['custom_options'],
  choice: CustomChoice,
  basePrice: number,
): number => {
  const chosen = options.flatMap(({ option_id, values }) =>
    values
      .filter(({ option_type_id }) => option_type_id === choice[option_id])
      .map(({ price, price_type: priceType }) => ({
        price: priceType === 'fixed' ? fromMajor(price) : price,
        priceType,
      })),
  )
  return toMajor(customDelta(fromMajor(basePrice), chosen))
}

/** The first choice of a bundle, as the rules have it: no required option is ever open. */
export const firstBundleChoice = (options: WireProduct['bundle_options']): BundleChoice => {
  const links = preselected(
    options.map(({ required, product_links }) => ({ required, links: product_links })),
    ({ is_default, in_stock }) => ({ isDefault: is_default, isAvailable: in_stock }),
  )
  return Object.fromEntries(
    options.map(({ option_id }, at) => [option_id, { linkIds: links[at] ? [links[at].id] : [] }]),
  )
}

type BundleLink = WireProduct['bundle_options'][number]['product_links'][number]

/** The sum of the chosen members, each times its quantity (the option's own where the shopper changed it). Major units. */
export const bundlePrice = (
  options: WireProduct['bundle_options'],
  choice: BundleChoice,
  priceOf: (link: BundleLink) => number,
): number =>
  toMajor(
    add(
      ...options.flatMap(({ option_id, product_links }) => {
        const { linkIds = [], qty } = choice[option_id] ?? {}
        return product_links
          .filter(({ id }) => linkIds.includes(id))
          .map((link) => times(fromMajor(priceOf(link)), qty ?? link.qty))
      }),
    ),
  )
