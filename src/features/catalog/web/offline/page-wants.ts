import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { parseAddress } from '../../rules/addresses/addresses.ts'

/** What is to be had without a network too. */
export type Want =
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'product'; readonly sku: string }

/** What a page shows that the shop sent whole, by its address: a category of the menu, or a product. */
export const toPageWants = (path: string, menu: readonly MenuCategory[]): Want[] => {
  const address = parseAddress(path, isStoreCode)
  if (address.kind === 'product') return [{ kind: 'product', sku: address.parentSku }]
  if (address.kind === 'cms_page') return []
  const isMeant = ({ url_path }: MenuCategory) =>
    address.kind === 'category' ? url_path.split('/').at(-1) === address.slug : url_path === address.path
  return inMenu(menu)
    .filter(isMeant)
    .map(({ id }) => ({ kind: 'category', id }))
}

const inMenu = (menu: readonly MenuCategory[]): MenuCategory[] =>
  menu.flatMap((category) => [category, ...inMenu(category.children_data)])
