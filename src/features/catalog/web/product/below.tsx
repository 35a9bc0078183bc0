/** What a product page shows or needs only after its first sight, in one chunk. */
export { NotifyDialog } from '#features/stock/web/index.ts'
export { Enlarged } from './enlarged.tsx'
export { Extras } from './extras.tsx'
export { SizeGuide } from './size-guide.tsx'
