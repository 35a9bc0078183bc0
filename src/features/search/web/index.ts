export { CategoryListing } from './category-listing.tsx'
export { readListingQuery } from './listing-query.ts'
export { loadListing, loadProducts } from './load-listing.ts'
export type { ListingData, SearchCall } from './load-listing.ts'
