export { contentRoutes, findContentPage } from './routes.ts'
