import { open, realpath } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { orAbsent } from '#platform/server/absent-file.ts'

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** What a file's name says it is. */
export const mediaType = (file: string): string => types[extname(file).toLowerCase()] ?? 'application/octet-stream'

/** A file's own name, as a header can carry it. */
export const mediaName = (file: string): string => (file.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_') || 'file'

/** A file of the media folder, opened; undefined where its path leads out of it or to nothing. Whether it may be seen is asked before. */
export const openMedia = async (dataDir: string, file: string): Promise<FileHandle | undefined> => {
  const folder = join(dataDir, 'media')
  const [root, real] = await Promise.all([folder, join(folder, file)].map((path) => realpath(path).catch(orAbsent)))
  return root && real?.startsWith(root + sep) ? open(real).catch(orAbsent) : undefined
}
