export { FacetList } from './facet-list.tsx'
export { ListingChips } from './listing-chips.tsx'
export { LoadMore } from './load-more.tsx'
export { EmptyCategory, NoMatch } from './nothing-listed.tsx'
