/** What a product page shows or needs only after its first sight, in one chunk. */
export { NotifyDialog } from '#features/stock/web/index.ts'
export { Enlarged } from './gallery/enlarged.tsx'
export { Extras } from './below/extras.tsx'
export { SizeGuide } from './facts/size-guide.tsx'
