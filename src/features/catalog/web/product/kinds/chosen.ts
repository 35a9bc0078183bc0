import { addMajor } from '#core/money.ts'
import type { ProductOption } from '#features/cart/contract.ts'
import type { Adding, Chosen } from '#features/cart/web/index.ts'
import type { WireChild, WireProduct } from '../../../rules/product/product.ts'
import { bundlePrice, customExtra } from './configured-price.ts'
import type { BundleChoice, CustomChoice } from './configured-price.ts'

type CustomOptions = WireProduct['custom_options']
type BundleOptions = WireProduct['bundle_options']

export type Customized = {
  readonly chosen: Chosen
  /** What the choices add to a base price. Major units. */
  readonly extraOf: (basePrice: number) => number
}

/** What may be done to a piece, as it goes into the cart; undefined where nothing was chosen. */
export const toCustomized = (options: CustomOptions, choice: CustomChoice): Customized | undefined =>
  Object.keys(choice).length === 0
    ? undefined
    : {
        chosen: {
          options: options.flatMap(({ option_id, title, values }) => {
            const value = values.find(({ option_type_id }) => option_type_id === choice[option_id])
            return value ? [{ label: title, value: value.title }] : []
          }),
          productOption: {
            extension_attributes: {
              custom_options: Object.entries(choice).map(([id, value]) => ({
                option_id: Number(id),
                option_value: value,
              })),
            },
          },
        },
        extraOf: (basePrice) => customExtra(options, choice, basePrice),
      }

/** A set as it was put together, as it goes into the cart. */
export const toBundled = (options: BundleOptions, choice: BundleChoice): Chosen => {
  const chosen = options.flatMap((option) => {
    const { linkIds = [], qty } = choice[option.option_id] ?? {}
    return linkIds.length > 0 ? [{ option, linkIds, qty }] : []
  })
  return {
    price: bundlePrice(options, choice, (link) => link.price),
    oldPrice: bundlePrice(options, choice, (link) => link.original_price),
    options: chosen.flatMap(({ option, linkIds }) =>
      option.product_links
        .filter(({ id }) => linkIds.includes(id))
        .map(({ name }) => ({ label: option.title, value: name })),
    ),
    productOption: {
      extension_attributes: {
        bundle_options: chosen.map(({ option, linkIds, qty }) => ({
          option_id: option.option_id,
          option_selections: [...linkIds],
          ...(qty === undefined ? {} : { option_qty: qty }),
        })),
      },
    },
  }
}

/** A piece that was chosen before, at today's price; undefined where its choice is not to be had any more. */
export const chooseAgain = (
  product: WireProduct,
  child: WireChild | undefined,
  { extension_attributes: { custom_options = [], bundle_options = [] } = {} }: ProductOption,
): Adding | undefined => {
  const custom: CustomChoice = Object.fromEntries(
    custom_options.map(({ option_id, option_value }) => [option_id, Number(option_value)]),
  )
  const bundle: BundleChoice = Object.fromEntries(
    bundle_options.map(({ option_id, option_selections, option_qty }) => [
      option_id,
      { linkIds: option_selections.map(Number), ...(option_qty === undefined ? {} : { qty: Number(option_qty) }) },
    ]),
  )
  if (!isOffered(product.custom_options, custom) || !isMade(product.bundle_options, bundle)) return undefined
  if (bundle_options.length > 0) return { product, child, chosen: toBundled(product.bundle_options, bundle) }
  const customized = toCustomized(product.custom_options, custom)
  if (!customized) return { product, child }
  const { final_price_incl_tax: now, original_price_incl_tax: before } = child ?? product
  const extra = customized.extraOf(before)
  return {
    product,
    child,
    chosen: { ...customized.chosen, price: addMajor(now, extra), oldPrice: addMajor(before, extra) },
  }
}

/** Whether each choice is there, and none is missing that must be made. */
const isOffered = (options: CustomOptions, choice: CustomChoice): boolean =>
  Object.keys(choice).every((id) => options.some(({ option_id }) => option_id === Number(id))) &&
  options.every(({ option_id, is_require, values }) =>
    choice[option_id] === undefined
      ? !is_require
      : values.some(({ option_type_id }) => option_type_id === choice[option_id]),
  )

/** The same of a set; one that nothing was chosen of is as it comes. */
const isMade = (options: BundleOptions, choice: BundleChoice): boolean =>
  Object.keys(choice).length === 0 ||
  (Object.keys(choice).every((id) => options.some(({ option_id }) => option_id === Number(id))) &&
    options.every(({ option_id, required, product_links }) => {
      const { linkIds = [] } = choice[option_id] ?? {}
      return (!required || linkIds.length > 0) && linkIds.every((id) => product_links.some((link) => link.id === id))
    }))
