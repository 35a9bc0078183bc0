import { randomBytes } from 'node:crypto'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { findPictureKind, mostPixels } from './picture-kind.ts'
import { createTurns } from '../turns.ts'

/** A picture that somebody sent, drawn anew: nothing of the file that came is in it but what it shows. */
export type UploadedPicture = {
  /** The form's field. */
  readonly field: string
  /** Its file's, where it is kept: nobody can guess it. A transaction that is tried again keeps the same file. */
  readonly name: string
  /** WebP. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Bytes of a file and files of a form, pixels on a side that are kept. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, files: 8, side: 2000 }

const mostAtOnce = 2
const seconds = 5
const takeTurn = createTurns(mostAtOnce)

/** What decoders call these kinds. */
const formats = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const

/**
 * Draws a JPEG, PNG, WebP or AVIF anew as WebP, upright, without its metadata and no larger than is shown. Refuses whatever is
 * something else by its first bytes or to its decoder, is broken, has more than 40 megapixels or takes longer than 5 s.
 */
export const redrawPicture = async (source: Buffer): Promise<Result<Omit<UploadedPicture, 'field'>, 'NO_PICTURE'>> => {
  const kind = findPictureKind(source.subarray(0, 40))
  if (!kind) return refuse('NO_PICTURE')
  return takeTurn(async () => {
    const { default: sharp } = await import('sharp')
    try {
      const options = { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true } as const
      const { format, width, height } = await sharp(source, options).metadata()
      if (format !== formats[kind] || width * height > mostPixels) return refuse('NO_PICTURE')
      const { data, info } = await sharp(source, options)
        .resize(pictureLimits.side, pictureLimits.side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .timeout({ seconds })
        .webp({ quality: 82, effort: 3 })
        .toBuffer({ resolveWithObject: true })
      const name = `${randomBytes(16).toString('hex')}.webp`
      return ok({ name, bytes: data, width: info.width, height: info.height })
    } catch {
      // whatever a decoder says of a stranger's bytes: they are no picture
      return refuse('NO_PICTURE')
    }
  })
}
