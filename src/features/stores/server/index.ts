export { storesRoutes } from './routes.ts'
export { settingRoutes } from './setting-routes.ts'
export { getSettings } from './store.ts'
