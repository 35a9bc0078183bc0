import type { FastifyRequest } from 'fastify'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { pictureLimits, redrawPicture } from './upload-picture.ts'
import type { UploadedPicture } from './upload-picture.ts'

export type UploadedForm = { readonly fields: Record<string, string>; readonly pictures: readonly UploadedPicture[] }

const longestText = 20_000

type FormCode = 'UNSUPPORTED_MEDIA_TYPE' | 'INVALID_INPUT'

/**
 * A multipart form: its pictures drawn anew, one file after the other as they come, and its other fields as text. A file that is no
 * picture, one too many, and a text too long to be read, refuse the form with the field's name; the rest is read to its end and thrown away.
 * Throws (413) above the other limits.
 */
export const readUploadedForm = async (
  request: FastifyRequest,
  most: number,
): Promise<Result<UploadedForm, FormCode>> => {
  if (!request.isMultipart()) return refuse('UNSUPPORTED_MEDIA_TYPE')
  const fields: Record<string, string> = {}
  const pictures: UploadedPicture[] = []
  let bad: Record<string, string> | undefined
  let fileField = ''
  const limits = {
    files: Math.min(most, pictureLimits.files),
    fileSize: pictureLimits.bytes,
    fields: 30,
    fieldSize: longestText,
    fieldNameSize: 100,
    parts: 40,
    headerPairs: 50,
  }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string') bad ??= { [part.fieldname]: 'must be string' }
        else if (part.valueTruncated) bad ??= { [part.fieldname]: `must NOT have more than ${longestText} bytes` }
        else fields[part.fieldname] = part.value
        continue
      }
      fileField = part.fieldname
      const bytes = await part.toBuffer()
      const isEmptyChoice = bytes.length === 0 && part.filename === ''
      const picture = bad !== undefined || isEmptyChoice ? undefined : await redrawPicture(bytes)
      if (picture?.ok) pictures.push({ field: part.fieldname, ...picture.value })
      else if (picture) bad = { [part.fieldname]: 'NO_PICTURE' }
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
    if (code === 'FST_FILES_LIMIT') bad ??= { [fileField]: `must NOT have more than ${limits.files} items` }
    // limits have a status of their own; what has none is a form that is torn or no form
    else if (typeof statusCode === 'number') throw error
    else bad = { form: 'BROKEN' }
  }
  if (bad !== undefined) return refuse('INVALID_INPUT', { fields: bad })
  return ok({ fields, pictures })
}
