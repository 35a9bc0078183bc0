export { createSearch } from './product-index.ts'
export type { ProductIndex } from './product-index.ts'
export { searchRoutes } from './routes.ts'
export type { EntityList, SearchDeps } from './routes.ts'
