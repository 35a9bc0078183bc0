export { startOfflineCatalogue } from './start.ts'
