import { add, fromMajor, percentOf, times, toMajor, zero } from '#core/money.ts'
import type { WireProduct } from '../../rules/product.ts'

export type CustomChoice = Readonly<Record<number, number>>
export type BundleChoice = Readonly<Record<number, { readonly linkIds: readonly number[]; readonly qty?: number }>>

/** What chosen options add: fixed amounts as they are, percents of the base price. Major units. */
export const customExtra = (options: WireProduct['custom_options'], choice: CustomChoice, basePrice: number): number =>
  toMajor(
    add(
      ...options.map(({ option_id, values }) => {
        const value = values.find(({ option_type_id }) => option_type_id === choice[option_id])
        if (!value) return zero
        return value.price_type === 'percent' ? percentOf(fromMajor(basePrice), value.price) : fromMajor(value.price)
      }),
    ),
  )

/** The first choice of a bundle: defaults where there are any, required options never open, optional ones left out. */
export const firstBundleChoice = (options: WireProduct['bundle_options']): BundleChoice =>
  Object.fromEntries(
    options.map(({ option_id, required, product_links }) => {
      const chosen = product_links.filter(({ is_default }) => is_default)
      const [first] = product_links.filter(({ in_stock }) => in_stock)
      const links = chosen.length > 0 ? chosen : required && first ? [first] : []
      return [option_id, { linkIds: links.map(({ id }) => id) }]
    }),
  )

/** The sum of the chosen members, each times its quantity (the option's own where the shopper changed it). Major units. */
export const bundlePrice = (options: WireProduct['bundle_options'], choice: BundleChoice): number =>
  toMajor(
    add(
      ...options.flatMap(({ option_id, product_links }) => {
        const { linkIds = [], qty } = choice[option_id] ?? {}
        return product_links
          .filter(({ id }) => linkIds.includes(id))
          .map((link) => times(fromMajor(link.price), qty ?? link.qty))
      }),
    ),
  )
