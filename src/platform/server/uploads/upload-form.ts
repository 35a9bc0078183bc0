import type { FastifyRequest } from 'fastify'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { pictureLimits, redrawPicture } from './upload-picture.ts'
import type { UploadedPicture } from './upload-picture.ts'

export type UploadedForm = { readonly fields: Record<string, string>; readonly pictures: readonly UploadedPicture[] }

type FormCode = 'UNSUPPORTED_MEDIA_TYPE' | 'INVALID_INPUT'

/**
 * A multipart form: its pictures drawn anew, one file after the other as they come, and its other fields as text. A file that is no
 * picture refuses the form with its field's name; the rest is read to its end and thrown away. Throws (413) above the limits.
 */
export const readUploadedForm = async (
  request: FastifyRequest,
  most: number,
): Promise<Result<UploadedForm, FormCode>> => {
  if (!request.isMultipart()) return refuse('UNSUPPORTED_MEDIA_TYPE')
  const fields: Record<string, string> = {}
  const pictures: UploadedPicture[] = []
  let badField: string | undefined
  const limits = {
    files: Math.min(most, pictureLimits.files),
    fileSize: pictureLimits.bytes,
    fields: 30,
    fieldSize: 20_000,
    fieldNameSize: 100,
    parts: 40,
    headerPairs: 50,
  }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && !part.valueTruncated) fields[part.fieldname] = part.value
        else badField ??= part.fieldname
        continue
      }
      const bytes = await part.toBuffer()
      const isEmptyChoice = bytes.length === 0 && part.filename === ''
      const picture = badField !== undefined || isEmptyChoice ? undefined : await redrawPicture(bytes)
      if (picture?.ok) pictures.push({ field: part.fieldname, ...picture.value })
      else if (picture) badField = part.fieldname
    }
  } catch (error) {
    // limits have a status of their own; what has none is a form that is torn or no form
    if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error
    return refuse('INVALID_INPUT', { fields: { form: 'BROKEN' } })
  }
  if (badField !== undefined) return refuse('INVALID_INPUT', { fields: { [badField]: 'NO_PICTURE' } })
  return ok({ fields, pictures })
}
