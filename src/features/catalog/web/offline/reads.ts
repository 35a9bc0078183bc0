import type { AnyCall } from '#platform/web/call/call.ts'

export type Input = Parameters<AnyCall>[1]

/** What everybody may read of the catalogue, and how it is answered without the shop. */
export type Read = {
  /** Equal questions have equal ids. */
  readonly id: string
  readonly kind: 'products' | 'product' | 'similar' | 'map' | 'other'
  /** The shop stands on it: it is never given up for something newer. */
  readonly isPinned: boolean
}

const listTypes = ['product', 'attribute', 'category', 'cms_page', 'cms_block', 'review', 'news']
const kinds: Readonly<Record<string, Read['kind']>> = {
  'GET /api/catalog': 'products',
  'GET /api/product': 'product',
  'GET /api/product/similar': 'similar',
  'GET /api/product/render-list': 'other',
  'GET /api/url/map': 'map',
  'POST /api/url/map': 'map',
  'GET /api/home': 'other',
  'GET /api/ext/cms-data/cmsPage/:id': 'other',
  'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId': 'other',
  'GET /api/cart/countries': 'other',
  'GET /api/cart/states': 'other',
  'GET /api/cart/stores': 'other',
  'GET /api/cart/geo-country': 'other',
}
const pinned = /^GET \/api\/(home|cart|ext)\b/

/** Undefined of whatever is no read of the catalogue, or one by somebody in particular: a price group, a session. */
export const toRead = (key: string, input: Input): Read | undefined => {
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined
  const { query = {}, body } = input
  if (kind === undefined || isPersonal(query) || isPersonal(body)) return undefined
  const type = query.type ?? 'product'
  if (kind === 'products' && !listTypes.includes(toText(type) ?? '')) return undefined
  const isList = kind === 'products' && type !== 'product'
  return {
    id: `${key} ${JSON.stringify(inOrder(input))}`,
    kind: isList ? 'other' : kind,
    isPinned: pinned.test(key) || type === 'attribute' || type === 'category',
  }
}

/** What a query says, as text; undefined of what is none. */
export const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

const isPersonal = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ['groupToken', 'userGroupId', 'groupId', 'token'].some(
    (name) => (part as Record<string, unknown>)[name] !== undefined,
  )

/** The same with every object's names in order; what is undefined is not there. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  )
}

/** The whole list of attributes, and of categories, as they are asked for and kept. */
export const attributesRead: Input = { query: { type: 'attribute', size: 150 } }
export const categoriesRead: Input = { query: { type: 'category', size: 4000 } }
