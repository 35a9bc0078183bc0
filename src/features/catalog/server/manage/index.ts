export { followRates } from './follow-rates.ts'
export { manageRoutes } from './routes.ts'
