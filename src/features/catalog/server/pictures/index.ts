export { picturesRoute } from './pictures-route.ts'
export { type PictureFormat, resizePicture } from './resize-picture.ts'
