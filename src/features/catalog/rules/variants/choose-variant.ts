import { statusLimit } from '../catalogue.ts'

/** A variant as far as choosing goes; `values` are option ids by attribute code, `price` is in any one unit. */
export type Choosable = {
  readonly sku: string
  readonly status: number
  readonly isInStock: boolean
  readonly price: number
  readonly values: Readonly<Record<string, number>>
}

export type Chosen = Readonly<Record<string, number>>

/** Variants that can be bought: on sale and in stock. */
export const availableOf = <V extends Choosable>(variants: readonly V[]): V[] =>
  variants.filter((variant) => variant.isInStock && variant.status < statusLimit)

/** How many of the chosen options a variant has. */
export const matchLevel = (variant: Choosable, chosen: Chosen): number =>
  Object.entries(chosen).filter(([code, value]) => variant.values[code] === value).length

/**
 * The variant that matches most of the chosen options, of equal ones the cheaper, then the first. Sold-out variants and
 * those not on sale are never chosen. With `fallback` any available one will do; without it all options must match.
 */
export const chooseVariant = <V extends Choosable>(
  variants: readonly V[],
  chosen: Chosen,
  { fallback }: { readonly fallback: boolean },
): V | undefined => {
  let best: V | undefined
  let bestLevel = -1
  for (const variant of availableOf(variants)) {
    const level = matchLevel(variant, chosen)
    if (level < bestLevel || (level === bestLevel && best && variant.price >= best.price)) continue
    best = variant
    bestLevel = level
  }
  return fallback || bestLevel === Object.keys(chosen).length ? best : undefined
}

/** Whether a value leads to a variant that can be bought, the other options chosen as they are: the rest is shown struck. */
export const isReachable = (variants: readonly Choosable[], chosen: Chosen, code: string, value: number): boolean =>
  chooseVariant(variants, { ...chosen, [code]: value }, { fallback: false }) !== undefined

type ChildLike = {
  readonly sku: string
  readonly status: number
  readonly stock: { readonly is_in_stock: boolean }
  readonly final_price_incl_tax: number
  readonly custom_attributes: readonly { readonly attribute_code: string; readonly value: number }[]
}

/** A variant of the wire's `configurable_children`. */
export const toChoosable = (child: ChildLike): Choosable => ({
  sku: child.sku,
  status: child.status,
  isInStock: child.stock.is_in_stock,
  price: child.final_price_incl_tax,
  values: Object.fromEntries(child.custom_attributes.map(({ attribute_code, value }) => [attribute_code, value])),
})
