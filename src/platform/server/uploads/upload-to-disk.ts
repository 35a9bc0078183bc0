import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'

/** A file as its sender called it, without folders; where it lies nobody but us has a say in. */
export type SavedFile = { readonly name: string; readonly path: string; readonly size: number }

type Limits = { readonly files: number; readonly bytes: number }

export type SaveFiles = (
  folder: string,
  limits: Limits,
) => Promise<Result<SavedFile[], 'UNSUPPORTED_MEDIA_TYPE' | 'INVALID_INPUT'>>

/**
 * Puts the files of a multipart form into a folder, empty ones too, one after the other as they come, as `0`, `1` and so on. Throws (413) above
 * the limits, which are those of all files together; what lies there by then is the caller's to remove.
 */
export const saveFilesOf =
  (request: FastifyRequest): SaveFiles =>
  async (folder, { files, bytes }) => {
    if (!request.isMultipart()) return refuse('UNSUPPORTED_MEDIA_TYPE')
    const limits = { files, fileSize: bytes + 1, fields: 10, fieldSize: 1000, fieldNameSize: 100, parts: files + 10 }
    const saved: SavedFile[] = []
    let left = bytes
    await mkdir(folder, { recursive: true })
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') continue
        const path = join(folder, String(saved.length))
        const before = left
        const count = new Transform({
          transform: (chunk: Buffer, _, done) => {
            left -= chunk.length
            done(left < 0 ? tooLarge() : null, chunk)
          },
        })
        await pipeline(part.file, count, createWriteStream(path))
        // a field in which nothing was chosen comes as a part without a name
        if (before > left || part.filename) saved.push({ name: toPlainName(part.filename), path, size: before - left })
      }
    } catch (error) {
      // limits and a full disk have a status of their own; what has none is a form that is torn or no form
      const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
      if (typeof statusCode === 'number' || code === 'ENOSPC') throw error
      return refuse('INVALID_INPUT', { fields: { form: 'BROKEN' } })
    }
    return saved.length > 0 ? ok(saved) : refuse('INVALID_INPUT', { fields: { files: 'MISSING' } })
  }

const tooLarge = () => Object.assign(new Error('the files are too large'), { statusCode: 413 })

/** What people read: no folder, nothing that is not seen, no more than fits. */
const toPlainName = (name: string | undefined): string =>
  (name ?? '').split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, '').trim().slice(-120) || 'file'
