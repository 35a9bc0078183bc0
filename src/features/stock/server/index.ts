export { stockJobs } from './request-mail.ts'
export type { FindPiece } from './request-routes.ts'
export { stockRoutes } from './routes.ts'
export { watchStockRequests } from './watch-requests.ts'
