import { late } from '#platform/web/waking/late.ts'

const load = () => import('./listing-parts.ts')
const parts = import.meta.env.SSR ? await load() : undefined

/** What stands around the products of a list; without a script it is links and a plain form. */
export const FacetList = late(parts?.FacetList, async () => (await load()).FacetList)
export const ListingChips = late(parts?.ListingChips, async () => (await load()).ListingChips)
export const LoadMore = late(parts?.LoadMore, async () => (await load()).LoadMore)
export const EmptyCategory = late(parts?.EmptyCategory, async () => (await load()).EmptyCategory)
export const PromotedFilters = late(parts?.PromotedFilters, async () => (await load()).PromotedFilters)
export const NoMatch = late(parts?.NoMatch, async () => (await load()).NoMatch)
export const SavedCopy = late(parts?.SavedCopy, async () => (await load()).SavedCopy)
