import { fingerprint } from '#core/fingerprint.ts'
import type { ProductOption } from './cart-schema.ts'
import { maxLineQty } from './limits.ts'

/** The choices that make two lines of one SKU different pieces, with ids as numbers and in a fixed order. */
export type Choice = {
  readonly custom: readonly { readonly optionId: number; readonly valueId: number }[]
  readonly bundle: readonly {
    readonly optionId: number
    readonly qty: number | undefined
    readonly linkIds: readonly number[]
  }[]
}

const byNumber = (one: number, other: number): number => one - other

/** The custom and bundle options of a wire `product_option`; a configurable choice is in the variant's SKU. */
export const toChoice = (option: ProductOption | null | undefined): Choice => {
  const attributes = option?.extension_attributes
  return {
    custom: (attributes?.custom_options ?? [])
      .map(({ option_id, option_value }) => ({ optionId: Number(option_id), valueId: Number(option_value) }))
      .toSorted((one, other) => one.optionId - other.optionId || one.valueId - other.valueId),
    bundle: (attributes?.bundle_options ?? [])
      .map(({ option_id, option_qty, option_selections }) => ({
        optionId: Number(option_id),
        qty: option_qty === undefined ? undefined : toQty(option_qty),
        linkIds: [...new Set(option_selections.map(Number))].toSorted(byNumber),
      }))
      .toSorted((one, other) => one.optionId - other.optionId),
  }
}

/** Only what makes a line another piece, spelled as it came: the client knows its line again by it. */
export const storedOption = (option: ProductOption | null | undefined): ProductOption => {
  const { custom_options, bundle_options } = option?.extension_attributes ?? {}
  const custom = (custom_options ?? []).map(({ option_id, option_value }) => ({ option_id, option_value }))
  const bundle = (bundle_options ?? []).map(({ option_id, option_qty, option_selections }) => ({
    option_id,
    ...(option_qty === undefined ? {} : { option_qty }),
    option_selections,
  }))
  return {
    extension_attributes: {
      ...(custom.length > 0 ? { custom_options: custom } : {}),
      ...(bundle.length > 0 ? { bundle_options: bundle } : {}),
    },
  }
}

/** Equal for lines that are the same piece: sha3-224 of the SKU and its choices. */
export const lineChecksum = (sku: string, choice: Choice): string => fingerprint({ sku, ...choice })

/** Whole pieces: text and fractions become whole numbers, what is no number is 1, and a line has 1 to `maxLineQty`. */
export const toQty = (value: number | string | undefined): number => {
  const whole = Math.trunc(typeof value === 'string' ? Number.parseFloat(value) : (value ?? 1))
  return Number.isNaN(whole) ? 1 : Math.min(Math.max(whole, 1), maxLineQty)
}

/** A line in the client's hands: what the server gave it, or a product on its way into the cart. */
export type ComparableLine = {
  readonly sku: string
  readonly id?: number | undefined
  readonly product_id?: number | undefined
  readonly item_id?: number | undefined
  readonly server_item_id?: number | undefined
  readonly checksum?: string | undefined
  readonly product_option?: ProductOption | undefined
}

/** Equal and known: a piece on its way into the cart has neither a server id nor a checksum yet. */
const both = (one: number | undefined, other: number | undefined): boolean => Boolean(one) && one === other
const serverId = (line: ComparableLine): number | undefined => line.server_item_id || line.item_id
const checksumOf = (line: ComparableLine): string =>
  line.checksum || lineChecksum(line.sku, toChoice(line.product_option))
const isComposed = ({ product_option }: ComparableLine): boolean => {
  const { custom, bundle } = toChoice(product_option)
  return custom.length + bundle.length > 0
}
const isConfigured = ({ product_option }: ComparableLine): boolean =>
  (product_option?.extension_attributes?.configurable_item_options?.length ?? 0) > 0

/**
 * Whether two lines are the same: with bundle or custom options by server item id or checksum, with configurable
 * options by SKU or product id, else by id, SKU or product id. Source: shopping.md 5, item equality.
 */
export const isSameLine = (one: ComparableLine, other: ComparableLine): boolean => {
  if (isComposed(one) || isComposed(other)) {
    return both(serverId(one), serverId(other)) || checksumOf(one) === checksumOf(other)
  }
  const isSameProduct = one.sku === other.sku || both(one.product_id, other.product_id)
  if (isConfigured(one) || isConfigured(other)) return isSameProduct
  return isSameProduct || both(one.id, other.id)
}

/** Pieces of a line that two carts have: both together as far as what is `left` goes, and never fewer than the larger has. */
export const mergedQty = (own: number, added: number, left = Infinity): number =>
  Math.max(own, added, Math.min(own + added, left))
