export { createSearch } from './product-index.ts'
export { searchRoutes } from './routes.ts'
