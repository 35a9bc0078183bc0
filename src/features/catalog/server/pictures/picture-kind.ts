import { open } from 'node:fs/promises'
import sharp from 'sharp'

type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

export const largestPicture = 40_000_000

/** What the first bytes say a file is. Nothing else ever gets to a decoder: no SVG, no PDF, no GIF. */
export const findPictureKind = (start: Uint8Array): PictureKind | undefined => {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to))
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, 40))) return 'avif'
  return undefined
}

/** Why a file cannot be shown as a picture; undefined where it can. */
export const findPictureProblem = async (path: string): Promise<string | undefined> => {
  try {
    const start = new Uint8Array(40)
    const handle = await open(path)
    try {
      await handle.read(start, 0, start.length, 0)
    } finally {
      await handle.close()
    }
    if (!findPictureKind(start)) return 'is no JPEG, PNG, WebP or AVIF'
    const { width, height } = await sharp(path, { limitInputPixels: largestPicture }).metadata()
    return width * height > largestPicture ? 'has more than 40 megapixels' : undefined
  } catch (error) {
    const { message } = error as Error
    return /pixel limit/.test(message) ? 'has more than 40 megapixels' : 'is broken'
  }
}
