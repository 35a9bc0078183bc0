import { localize } from '#core/language.ts'
import type { ProductOption } from '#features/cart/contract.ts'
import type { Choice } from '#features/cart/rules/lines.ts'
import { optionTexts } from '#features/cart/rules/products/sold-product.ts'
import type { SoldProduct, SoldProducts } from '#features/cart/rules/products/sold-product.ts'
import { fullOption, shownProduct } from '#features/cart/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { StoredDetails } from '../store.ts'

type Ordered = { readonly product: SoldProduct; readonly choice: Choice; readonly option: ProductOption }

/** What an order keeps of a piece besides its name and price, in the words of the view it was ordered in. */
export const lineDetails = (
  { product, choice, option }: Ordered,
  products: SoldProducts,
  store: StoreView,
): StoredDetails => {
  const { language } = store.i18n
  const shown = shownProduct(product, products, store)
  const parent = product.parentId === undefined ? undefined : products.byId.get(product.parentId)
  const brand = product.brand ?? parent?.brand
  const collection = product.collection ?? parent?.collection
  const chosenOf = (code: string) => {
    const value = product.chosen.find((one) => one.code === code)?.value
    return value ? localize(value, language) : null
  }
  return {
    image: product.picture,
    slug: shown.slug,
    parentSku: shown.parentSku,
    type: product.typeId,
    isSet: product.typeId === 'grouped' || product.typeId === 'bundle',
    brand: brand ? { id: brand.id, name: localize(brand.name, language) } : null,
    collection: collection ? localize(collection.name, language) : null,
    color: chosenOf('color'),
    size: chosenOf('size'),
    options: optionTexts(product, choice, products).map(({ label, value }) => ({
      label: localize(label, language),
      value: localize(value, language),
    })),
    productOption: fullOption(product, option, store),
  }
}
