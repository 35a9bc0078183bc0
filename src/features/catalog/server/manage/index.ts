export { followRates } from './follow-rates.ts'
export { manageRoutes } from './routes.ts'
export { pictureJobs, pictureSchedules } from './tidy-pictures.ts'
