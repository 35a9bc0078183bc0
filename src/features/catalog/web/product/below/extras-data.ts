import type { Call } from '#core/endpoint.ts'
import type { BloggerContract, ShownPhoto } from '#features/blogger/contract.ts'
import type { searchContract, WireReview } from '#features/search/contract.ts'
import type { catalogContract } from '../../../contract.ts'
import type { WireListItem, WireProduct } from '../../../rules/product/product.ts'
import { cardSource, toCardProduct } from '../../card-product.ts'
import type { CardProduct } from '../../card-product.ts'

/** What stands below the fold of a product page. */
export type Extras = {
  readonly look: readonly WireProduct[]
  readonly members: readonly WireProduct[]
  /** Of bloggers' posts, the latest first. */
  readonly bloggers: readonly ShownPhoto[]
  readonly crosssell: readonly CardProduct[]
  readonly upsell: readonly CardProduct[]
  readonly similar: readonly CardProduct[]
  readonly reviews: Reviews
}
/** `counts`: reviews with 5, 4, 3, 2 and 1 stars, of all there are. */
export type Reviews = {
  readonly total: number
  readonly first: readonly WireReview[]
  readonly counts: readonly number[]
  /** Pictures of shoppers, the newest first. */
  readonly photos: readonly string[]
  /** How it fits, of those who said. */
  readonly fits: readonly WireReview['fit'][]
}

export type ExtrasContract = typeof searchContract &
  typeof catalogContract &
  Pick<BloggerContract, 'GET /api/product/blogger-photos'>
export type ExtrasCall = Call<ExtrasContract>

const lookSize = 3
const similarSize = 10
const linkedSize = 8
const reviewsShown = 3
const photosShown = 12
/** Reviews that are asked for at once. */
const reviewsSize = 50

type Asked = readonly [attribute: string, values: readonly (string | number)[]]
const searchQuery = (...asked: readonly Asked[]): string =>
  JSON.stringify({
    filters: asked.map(([attribute, values]) => ({ attribute, value: { in: values }, scope: 'default' })),
  })

/** Whole products, in the order of their SKUs; those that are not on sale are left out. */
const loadBySku = async (
  call: Call<typeof searchContract>,
  skus: readonly string[],
  ...more: readonly Asked[]
): Promise<WireProduct[]> => {
  if (skus.length === 0) return []
  const answer = await call('GET /api/catalog', {
    query: {
      type: 'product',
      searchQuery: searchQuery(['sku', skus], ...more),
      size: skus.length,
      source_include: 'configurable_children,visibility',
    },
  })
  const found = answer.ok ? (answer.value.items as WireProduct[]) : []
  return skus.flatMap((sku) => found.map((item) => pieceOf(item, sku)).find((piece) => piece !== undefined) ?? [])
}

/** A style by its own SKU; by that of a variant the variant, as a product of its own. */
const pieceOf = (item: WireProduct, sku: string): WireProduct | undefined => {
  if (item.sku === sku) return item
  const child = item.configurable_children.find((each) => each.sku === sku)
  if (!child) return undefined
  return {
    ...item,
    ...child,
    type_id: 'simple',
    thumbnail: child.image,
    configurable_options: [],
    configurable_children: [],
  }
}

const everyVisibility: Asked = ['visibility', [1, 2, 3, 4]]

/** The simple products that a group is made of, those too that are not shown by themselves. */
export const loadMembers = (call: Call<typeof searchContract>, product: WireProduct): Promise<WireProduct[]> => {
  const links = product.product_links.filter(
    ({ link_type, linked_product_type }) => link_type === 'associated' && linked_product_type === 'simple',
  )
  return loadBySku(
    call,
    product.type_id === 'grouped' ? links.map(({ linked_product_sku }) => linked_product_sku) : [],
    everyVisibility,
  )
}

/** Cards in the order of their SKUs; those that are not on sale are left out. */
export const loadCards = async (call: Call<typeof searchContract>, skus: readonly string[]): Promise<CardProduct[]> => {
  if (skus.length === 0) return []
  const answer = await call('GET /api/catalog', {
    query: { type: 'product', searchQuery: searchQuery(['sku', skus]), size: skus.length, ...cardSource },
  })
  const found = answer.ok ? (answer.value.items as WireListItem[]) : []
  return skus.flatMap((sku) => found.filter((item) => item.sku === sku).map(toCardProduct))
}

const noReviews: Reviews = { total: 0, first: [], counts: [], photos: [], fits: [] }

/**
 * The newest reviews that are approved, or those behind the first `from`; undefined without an answer, as where nothing is kept of them
 * without a network.
 */
export const loadReviews = async (
  call: Call<typeof searchContract>,
  productId: number,
  from = 0,
): Promise<Reviews | undefined> => {
  const answer = await call('GET /api/catalog', {
    query: {
      type: 'review',
      searchQuery: searchQuery(['entity_id', [productId]]),
      size: reviewsSize,
      ...(from > 0 ? { from } : {}),
      sort: 'created_at:desc',
    },
  })
  if (!answer.ok || answer.meta?.['noresults']) return undefined
  const { total, aggregations } = answer.value
  const reviews = answer.value.items as WireReview[]
  const countOf = (stars: number) =>
    aggregations.rating?.buckets.find(({ key }) => key === String(stars))?.doc_count ?? 0
  const photos = reviews.flatMap((review) => review.photos).slice(0, photosShown)
  const fits = reviews.flatMap(({ fit }) => fit ?? [])
  return { total, first: reviews, counts: [5, 4, 3, 2, 1].map(countOf), photos, fits }
}

export const loadExtras = async (call: ExtrasCall, product: WireProduct): Promise<Extras> => {
  const linked = (kind: WireProduct['product_links'][number]['link_type']) =>
    product.product_links
      .filter(({ link_type }) => link_type === kind)
      .map(({ linked_product_sku }) => linked_product_sku)
  const related = linked('related').slice(0, lookSize)
  const besides = (kind: 'crosssell' | 'upsell') =>
    linked(kind)
      .filter((sku) => !related.includes(sku))
      .slice(0, linkedSize)
  const [look, members, crosssell, upsell, similar, bloggers, reviews] = await Promise.all([
    loadBySku(call, related),
    loadMembers(call, product),
    loadCards(call, besides('crosssell')),
    loadCards(call, besides('upsell')),
    call('GET /api/product/similar', { query: { sku: product.sku, limit: similarSize } }),
    call('GET /api/product/blogger-photos', { query: { sku: product.sku } }),
    loadReviews(call, product.id),
  ])
  return {
    look: look.filter((item) => item.stock.is_in_stock),
    members,
    crosssell,
    upsell,
    similar: similar.ok ? (similar.value.items as WireListItem[]).map(toCardProduct) : [],
    bloggers: bloggers.ok ? bloggers.value.items : [],
    // without an answer there are as many as the product says
    reviews: reviews
      ? { ...reviews, first: reviews.first.slice(0, reviewsShown) }
      : { ...noReviews, total: product.review_summary.count },
  }
}
