export { storesRoutes } from './routes.ts'
export { getSettings } from './store.ts'
