export type { OrderJobDeps } from './deps.ts'
export { orderJobs } from './jobs.ts'
export { orderRoutes } from './routes.ts'
