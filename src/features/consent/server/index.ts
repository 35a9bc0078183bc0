export { consentJobs } from './jobs.ts'
export { consentRoutes } from './routes.ts'
