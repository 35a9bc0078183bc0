import { open } from 'node:fs/promises'
import { findPictureKind, mostPixels } from '#platform/server/uploads/picture-kind.ts'

/** Why a file cannot be shown as a picture; undefined where it can. */
export const findPictureProblem = async (path: string): Promise<string | undefined> => {
  const start = new Uint8Array(40)
  try {
    const handle = await open(path)
    try {
      await handle.read(start, 0, start.length, 0)
    } finally {
      await handle.close()
    }
  } catch {
    return 'is broken'
  }
  return findProblem(start, path)
}

/** The same for one that lies in memory. */
export const findProblemOfBytes = (bytes: Buffer): Promise<string | undefined> => findProblem(bytes, bytes)

const findProblem = async (start: Uint8Array, picture: string | Buffer): Promise<string | undefined> => {
  if (!findPictureKind(start)) return 'is no JPEG, PNG, WebP or AVIF'
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: mostPixels }).metadata()
    return width * height > mostPixels ? 'has more than 40 megapixels' : undefined
  } catch (error) {
    const { message } = error as Error
    return /pixel limit/.test(message) ? 'has more than 40 megapixels' : 'is broken'
  }
}
