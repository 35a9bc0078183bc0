import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { orAbsent } from '#platform/server/absent-file.ts'
import { isPlainPath } from '../../rules/media/plain-path.ts'

export type Source = { readonly path: string; readonly size: number; readonly changedAt: number }

export type SourceRoots = { readonly media: string; readonly demo: string }

const demoPrefix = 'demo'
/** A bigger file is no picture of a shop. */
const largestSource = 40_000_000

/**
 * The file that a picture's path means: below the demo's masters where it begins with `demo/`, else below the media folder.
 * No part of it may lead out or be hidden, and neither may a link on the disk.
 */
export const findSource = async (path: string, roots: SourceRoots): Promise<Source | undefined> => {
  const segments = path.split('/')
  if (!isPlainPath(segments)) return undefined
  const isDemo = segments[0] === demoPrefix && segments.length > 1
  const root = isDemo ? roots.demo : roots.media
  try {
    const [realRoot, real] = await Promise.all([
      realpath(root),
      realpath(join(root, ...(isDemo ? segments.slice(1) : segments))),
    ])
    if (!real.startsWith(realRoot + sep)) return undefined
    const file = await stat(real)
    return file.isFile() && file.size <= largestSource
      ? { path: real, size: file.size, changedAt: file.mtimeMs }
      : undefined
  } catch (error) {
    return orAbsent(error as NodeJS.ErrnoException)
  }
}
