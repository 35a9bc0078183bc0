/** The specification's three sizes, then banners, tiles and the picture of shared links, with their doubles for dense screens. */
export const pictureSizes = [
  '210x300',
  '420x600',
  '324x489',
  '648x978',
  '600x744',
  '1200x1488',
  '1200x620',
  '2400x1240',
  '500x830',
  '1000x1660',
  '480x600',
  '960x1200',
  '1200x630',
] as const

export type PictureSize = (typeof pictureSizes)[number]

/** Whether pictures are drawn in a size that a text names. */
export const isPictureSize = (text: string): text is PictureSize => (pictureSizes as readonly string[]).includes(text)

/** The address of a picture's largest size for whoever reads addresses strictly: each part of the path is encoded. */
export const largestPicture = (path: string): string =>
  `/img/1200x1488/${path.split('/').map(encodeURIComponent).join('/')}`

/** Width and height in pixels. */
export const toDimensions = (size: PictureSize): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}
