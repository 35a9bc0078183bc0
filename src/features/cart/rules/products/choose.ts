import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ProductOption } from '../cart-schema.ts'
import type { Choice } from '../lines.ts'
import { toChoice } from '../lines.ts'
import { customOptionsOf, isComplete, isOnSale } from './sold-product.ts'
import type { SoldProduct, SoldProducts } from './sold-product.ts'

export type Chosen = { readonly product: SoldProduct; readonly choice: Choice }
export type ChooseCode = 'PRODUCT_NOT_FOUND' | 'CONFIGURATION_NOT_FOUND'

/**
 * What a SKU and its options stand for: the product itself, or the variant of a configurable one that has every chosen
 * option. CONFIGURATION_NOT_FOUND where no variant has them, or a required option is left open; PRODUCT_NOT_FOUND for what is
 * not on sale.
 */
export const checkChoice = (
  sku: string,
  option: ProductOption | null | undefined,
  products: SoldProducts,
): Result<Chosen, ChooseCode> => {
  const asked = products.bySku.get(sku)
  if (!asked || !isOnSale(asked, products)) return refuse('PRODUCT_NOT_FOUND')
  const product = asked.typeId === 'configurable' ? findVariant(asked, option, products) : asked
  if (!product) return refuse('CONFIGURATION_NOT_FOUND')
  const choice = knownChoice(product, toChoice(option), products)
  if (!choice || !isComplete(product, choice, products)) return refuse('CONFIGURATION_NOT_FOUND')
  return ok({ product, choice })
}

const findVariant = (
  parent: SoldProduct,
  option: ProductOption | null | undefined,
  products: SoldProducts,
): SoldProduct | undefined => {
  const children = [...products.byId.values()].filter(
    (child) => child.parentId === parent.id && isOnSale(child, products),
  )
  const wanted = new Set(
    (option?.extension_attributes?.configurable_item_options ?? []).map(({ option_value }) => Number(option_value)),
  )
  if (wanted.size === 0) return children.length === 1 ? children[0] : undefined
  return children.find((child) => child.chosen.length > 0 && child.chosen.every(({ optionId }) => wanted.has(optionId)))
}

/** The choice without what the product does not know; undefined where a required option is left open, one is chosen twice or has no such value. */
const knownChoice = (product: SoldProduct, choice: Choice, products: SoldProducts): Choice | undefined => {
  const customOptions = customOptionsOf(product, products)
  const custom = choice.custom.filter(({ optionId, valueId }) =>
    customOptions.some((option) => option.id === optionId && option.values.some((value) => value.id === valueId)),
  )
  const isTwice = (ids: readonly number[]): boolean => new Set(ids).size < ids.length
  if (isTwice(custom.map(({ optionId }) => optionId)) || isTwice(choice.bundle.map(({ optionId }) => optionId)))
    return undefined
  const isOpen = customOptions.some(
    (option) => option.required && !custom.some(({ optionId }) => optionId === option.id),
  )
  if (isOpen || custom.length !== choice.custom.length) return undefined
  if (product.typeId !== 'bundle') return { custom, bundle: [] }
  const isUnknown = choice.bundle.some(({ optionId, linkIds }) => {
    const option = product.bundleOptions.find(({ id }) => id === optionId)
    return (
      !option ||
      linkIds.some((linkId) => !option.links.some(({ id }) => id === linkId)) ||
      (option.required && linkIds.length === 0)
    )
  })
  return isUnknown ? undefined : { custom, bundle: choice.bundle }
}
