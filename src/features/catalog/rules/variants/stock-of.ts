import { availableQty, uncountedQty } from '#features/stock/rules.ts'
import { variantsOf } from '../catalogue.ts'
import type { BundleOption, CatalogueSnapshot, Product } from '../catalogue.ts'
import { linksOf, membersOf } from '../prices/prices.ts'
import type { WireStock } from '../product/product.ts'

/** What can be bought of a product of any type; what is made of others has what those have. */
export const stockOf = (catalogue: CatalogueSnapshot, product: Product): WireStock => {
  const wire = (qty: number, isManaged: boolean): WireStock => ({
    product_id: product.id,
    qty,
    is_in_stock: qty > 0,
    manage_stock: isManaged,
  })
  // an owner may close a whole style, whatever its parts have
  const isClosed = product.stock.isManaged && !product.stock.isInStock
  if (product.type === 'configurable') {
    const variants = variantsOf(catalogue, product)
    const qty = variants.reduce((sum, variant) => sum + availableQty(variant.stock), 0)
    return wire(
      Math.min(qty, uncountedQty),
      variants.every((variant) => variant.stock.isManaged),
    )
  }
  if (product.type === 'grouped') {
    const members = membersOf(catalogue, product)
    return wire(isClosed ? 0 : Math.max(0, ...members.map((member) => availableQty(member.product.stock))), true)
  }
  if (product.type === 'bundle') {
    const mostOf = (options: readonly BundleOption[]) =>
      Math.max(
        0,
        ...options
          .flatMap((option) => linksOf(catalogue, option))
          .map((link) => Math.floor(availableQty(link.product.stock) / link.qty)),
      )
    const required = product.bundleOptions.filter((option) => option.required)
    const most = required.length > 0 ? required.map((option) => mostOf([option])) : [mostOf(product.bundleOptions)]
    return wire(isClosed ? 0 : Math.min(uncountedQty, ...most), true)
  }
  return wire(availableQty(product.stock), product.stock.isManaged)
}

/** Whether one can be bought. */
export const isInStock = (catalogue: CatalogueSnapshot, product: Product): boolean =>
  stockOf(catalogue, product).is_in_stock
