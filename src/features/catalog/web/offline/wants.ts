import type { UrlMapping } from '../../contract.ts'
import { parseQuery } from '#features/search/rules/parse-query.ts'
import { toText } from './reads.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { parseAddress } from '../../rules/addresses.ts'
import type { Input, Read } from './reads.ts'

/** What is to be had without a network too. */
export type Want =
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'product'; readonly sku: string }

/** What an answer shows that the shopper looks at: the category of a list or an address, the product of a page. */
export const toWants = (read: Read, input: Input, value: unknown): Want[] => {
  if (read.kind === 'product') {
    const { items } = value as { items: readonly { sku: string }[] }
    return items.map(({ sku }) => ({ kind: 'product', sku }))
  }
  if (read.kind === 'map') {
    const { _type: type, _source: source } = value as UrlMapping
    return type === 'category' ? [{ kind: 'category', id: Number(source.id) }] : []
  }
  if (read.kind !== 'products') return []
  const parsed = parseQuery(toText(input.query?.searchQuery))
  const filters = parsed.ok ? parsed.value.filters : []
  return filters
    .filter(({ attribute, isChosen }) => attribute === 'category_ids' && !isChosen)
    .flatMap(({ any = [] }) => any.map((id) => ({ kind: 'category', id: Number(id) }) as const))
}

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
