export { findSource } from './find-source.ts'
export { picturesRoute } from './pictures-route.ts'
