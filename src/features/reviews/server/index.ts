export { reviewLists } from './entity-lists.ts'
export { reviewRoutes } from './routes.ts'
export { listApprovedPhotos } from './store.ts'
