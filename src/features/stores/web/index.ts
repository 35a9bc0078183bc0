export { StoreViewProvider, useFormatPrice, useStoreView } from './store-view-context.tsx'
