export { findSource } from './find-source.ts'
export { sweepPictures } from './picture-store.ts'
export { picturesRoute } from './pictures-route.ts'
