export { picturesRoute } from './pictures-route.ts'
