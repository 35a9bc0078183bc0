import type { WireChild, WireProduct } from '#features/catalog/rules/product/product.ts'
import type { ProductOption } from '../../contract.ts'
import type { CartDraft } from '../../rules/engine/engine-draft.ts'

export type Chosen = {
  /** Custom and bundle choices as the wire has them, and in words. */
  readonly productOption?: ProductOption
  readonly options?: CartDraft['options']
  /** Of one piece with its choices; else the product's own. */
  readonly price?: number
  readonly oldPrice?: number
}

/** A product, or one of its variants, as it goes into the cart. */
export const toDraft = (product: WireProduct, child?: WireChild, chosen: Chosen = {}): CartDraft => {
  const priced = child ?? product
  const price = chosen.price ?? priced.final_price_incl_tax
  return {
    sku: priced.sku,
    parentSku: product.parentSku,
    slug: product.slug,
    name: product.name,
    type: child ? 'simple' : product.type_id,
    thumbnail: child?.image || product.thumbnail,
    price,
    oldPrice: Math.max(chosen.oldPrice ?? priced.original_price_incl_tax, price),
    options: [...(child ? optionWords(product, child) : []), ...(chosen.options ?? [])],
    ...(chosen.productOption ? { productOption: chosen.productOption } : {}),
    stock: priced.stock,
  }
}

/** What a variant is chosen by, in words. */
const optionWords = (product: WireProduct, child: WireChild): { label: string; value: string }[] =>
  product.configurable_options.flatMap(({ attribute_code, label, values }) => {
    const chosen = child.custom_attributes.find((attribute) => attribute.attribute_code === attribute_code)?.value
    const value = values.find(({ value_index }) => value_index === chosen)
    return value ? [{ label, value: value.label }] : []
  })
