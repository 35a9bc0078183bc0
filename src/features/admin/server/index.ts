export { exportsRoute } from './exports-route.ts'
export { adminRoutes } from './routes.ts'
export { updateRoutes } from './update-routes.ts'
