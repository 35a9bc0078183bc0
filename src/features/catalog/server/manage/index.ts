export { followRates } from './follow-rates.ts'
export { manageRoutes } from './routes.ts'
export { pictureJobs } from './tidy-pictures.ts'
