export { CategoryListing } from './category-listing.tsx'
export { readListingQuery } from './listing-query.ts'
export { loadListing } from './load-listing.ts'
export { loadProducts } from './load-products.ts'
