export { CardActionsProvider } from './card-actions.ts'
export { cardSource, toCardProduct } from './card-product.ts'
export type { CardProduct } from './card-product.ts'
export { missingPage, statusOf } from './missing-page.ts'
export { ProductCard } from './product-card.tsx'
export { GroupPricesProvider, useReloadPrices } from './use-group-prices.tsx'
export { chooseAgain } from './product/chosen.ts'
export {
  forgetViewed,
  keepViewed,
  onViewed,
  readViewed,
  toldViewed,
  untoldViewed,
  watchViewed,
} from './product/viewed.ts'
export { RecentRail } from './recent-rail.tsx'
