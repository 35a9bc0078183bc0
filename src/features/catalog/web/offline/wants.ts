import type { UrlMapping } from '../../contract.ts'
import { parseQuery } from '#features/search/rules/parse-query.ts'
import { toText } from './reads.ts'
import type { Want } from './page-wants.ts'
import type { Input, Read } from './reads.ts'

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
