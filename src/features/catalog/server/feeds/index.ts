export { feedsRoute } from './feeds-route.ts'
