import { data, redirect, useLoaderData, useLocation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { CatalogContract, UrlMapping, WireCategory } from '#features/catalog/contract.ts'
import { CategoryListing } from '#features/search/web/category-listing.tsx'
import { readListingQuery } from '#features/search/web/listing-query.ts'
import { loadListing } from '#features/search/web/load-listing.ts'
import type { ListingData, SearchCall } from '#features/search/web/load-listing.ts'
import { callFrom } from '#platform/web/loader-context.ts'

type CategoryData = { category: Pick<WireCategory, 'id' | 'name' | 'url_path' | 'image'>; listing: ListingData }

/** A category under any of its addresses; a product or a content page found there is sent to its own. */
export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<CategoryData> => {
  const url = new URL(request.url)
  const answer = await callFrom<CatalogContract>(context)('POST /api/url/map', { body: { url: url.pathname } })
  if (!answer.ok) throw data({ code: answer.code }, { status: answer.code === 'NOT_FOUND' ? 404 : 503 })
  const mapping = answer.value
  const elsewhere = mapping.redirect_to ?? addressOf(mapping)
  if (elsewhere !== undefined) throw redirect(elsewhere, mapping.redirect_to ? 301 : 302)
  const { id, name, url_path, image } = mapping._source as WireCategory
  // `/c/{slug}` and the category's own address show the same page; the canonical link names the latter
  const listing = await loadListing(
    callFrom(context) as SearchCall,
    { ...readListingQuery(url.searchParams), text: '' },
    [{ attribute: 'category_ids', value: { in: [id] }, scope: 'default' }],
  )
  return { category: { id, name, url_path, ...(image ? { image } : {}) }, listing }
}

/** Where what is no category has its page. */
const addressOf = ({ _type, _source }: UrlMapping): string | undefined => {
  if (_type === 'product') return `/${String((_source as { url_path?: unknown }).url_path)}`
  if (_type === 'cms_page') return `/i/${String((_source as { identifier?: unknown }).identifier)}`
  return undefined
}

export const Component = () => {
  const { category, listing } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  // another category is another page: nothing of the last one's state stays
  return <CategoryListing key={pathname} category={category} data={listing} />
}
