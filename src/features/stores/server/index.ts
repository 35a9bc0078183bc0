export { storesRoutes } from './routes.ts'
export { settingRoutes } from './setting-routes.ts'
export { getAllSettings, getSettings } from './store.ts'
