export { contentLists, listShownPages } from './entity-lists.ts'
export { contentRoutes, findContentPage } from './routes.ts'
