export { officeImportRoutes } from './routes.ts'
export { importJobs } from './run-job.ts'
