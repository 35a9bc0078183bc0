import { data, redirect, redirectDocument, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { categoryPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { CatalogContract, WireCategory } from '#features/catalog/contract.ts'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import { statusOf } from '#features/catalog/web/index.ts'
import type { WireCmsPage } from '#features/content/contract.ts'
import { ContentText } from '#features/content/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { CategoryListing, loadListing, readListingQuery } from '#features/search/web/index.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { menuContext } from '#features/stores/web/menu-context.ts'
import { callFrom } from '#platform/web/call/loader-context.ts'
import { isReloadingPage } from '#platform/web/page/page-reload.ts'
import { belowStore } from './page-paths.ts'

/** An address that no route has: a category at its path, a content page, a product to be sent to its own address, or nothing. */
export const loader = async ({ request, context, params }: LoaderFunctionArgs) => {
  const url = new URL(request.url)
  const below = params['*'] ?? ''
  // another store view's, below this one's prefix or none: a document of its own
  if (isStoreCode(below.split('/')[0] ?? ''))
    throw redirectDocument(new URL(`${categoryPath(below)}${url.search}`, url).href)
  const list = (id: number) =>
    Promise.allSettled([
      loadListing(callFrom<SearchContract>(context), readListingQuery(url.searchParams), [
        { attribute: 'category_ids', value: { in: [id] }, scope: 'default' },
      ]),
    ])
  // what the menu has at this address is asked for along with the address
  const expected = atPath(context.get(menuContext), below)
  const early = expected && list(expected.id)
  const answer = await callFrom<CatalogContract>(context)(
    'POST /api/url/map',
    {
      body: { url: belowStore(url.pathname) },
    },
    { keptWillDo: true },
  )
  if (!answer.ok)
    throw data(
      { code: answer.code, message: answer.meta.message },
      { status: statusOf(answer.code, answer.meta.gone === true) },
    )
  const { _type: type, _source: source, redirect_to: target } = answer.value
  if (target !== undefined) throw redirect(`/${target.replace(/^\//, '')}${url.search}`, 301)
  if (type === 'product') throw redirect(`/${(source as WireProduct).url_path}`, 301)
  if (type === 'cms_page') return { kind: 'content' as const, page: source as WireCmsPage }
  const category = source as WireCategory
  const { id, name, url_path, image, meta_title, meta_description } = category
  const [listing] = await ((id === expected?.id && early) || list(id))
  if (listing.status === 'rejected') throw listing.reason
  return {
    kind: 'category' as const,
    category: { id, name, url_path, image, meta_title, meta_description },
    listing: listing.value,
  }
}

const atPath = (menu: readonly MenuCategory[], path: string): MenuCategory | undefined => {
  for (const category of menu) {
    const found = category.url_path === path ? category : atPath(category.children_data, path)
    if (found) return found
  }
  return undefined
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href && !isReloadingPage() ? false : defaultShouldRevalidate

export const Component = () => {
  const found = useLoaderData<typeof loader>()
  if (found.kind === 'content') return <ContentText page={found.page} />
  return <CategoryListing key={found.category.id} category={found.category} data={found.listing} />
}
