import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { day, minute } from '#core/durations.ts'
import type { Log } from '#platform/server/log.ts'
import { createTurns } from '#platform/server/turns.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import { toDimensions } from '../../rules/media/picture-sizes.ts'
import type { PictureSize } from '../../rules/media/picture-sizes.ts'
import { findSource } from './find-source.ts'
import type { Source } from './find-source.ts'
import { BrokenPicture, resizePicture, resizeVersion } from './resize-picture.ts'
import type { PictureFormat } from './resize-picture.ts'

export type StoredPicture = {
  /** Names the content: the same name, the same bytes. */
  readonly name: string
  /** Where it lies, or the bytes themselves where the disk takes no more. */
  readonly at: { readonly file: string } | { readonly bytes: Buffer }
}

type Found = StoredPicture | undefined

export type PictureStore = {
  /** Undefined where there is no such picture, and where it is still to be made and nobody `isWaiting` any more when its turn comes. */
  readonly find: (path: string, size: PictureSize, format: PictureFormat, isWaiting?: () => boolean) => Promise<Found>
}

export type PictureStoreOptions = {
  readonly dataDir: string
  /** `db/demo/pictures/masters`. */
  readonly demoDir: string
  readonly log: Pick<Log, 'warn'>
  readonly now: () => Date
}

const mostJobs = 2
const mostHashes = 20_000

const folderOf = (dataDir: string): string => join(dataDir, 'cache', 'pictures')

/** Takes away the pictures in their sizes that were last asked for before a moment, and what a process that died was writing then. */
export const sweepPictures = async (dataDir: string, before: Date): Promise<void> => {
  for (const part of (await readdir(folderOf(dataDir)).catch(orAbsent)) ?? []) {
    for (const name of (await readdir(join(folderOf(dataDir), part)).catch(orAbsent)) ?? []) {
      const file = join(folderOf(dataDir), part, name)
      const kept = await stat(file).catch(orAbsent)
      if (kept && kept.mtime < before) await rm(file, { force: true })
    }
  }
}

/** Pictures in their sizes, each made once: kept by the content of their source, so a replaced source makes new ones. */
export const createPictureStore = ({ dataDir, demoDir, log, now }: PictureStoreOptions): PictureStore => {
  const roots = { media: join(dataDir, 'media'), demo: demoDir }
  const folder = folderOf(dataDir)
  // until when nobody tries a source again that failed: for good where its bytes are broken
  const hashes = new Map<
    string,
    { readonly size: number; readonly changedAt: number; readonly hash: string; restsUntil: number }
  >()
  /** What is made or waits for its turn, and who waits for it. */
  const running = new Map<string, { readonly made: Promise<Found>; readonly waiting: (() => boolean)[] }>()
  const takeTurn = createTurns(mostJobs)

  const getHash = async (source: Source) => {
    const known = hashes.get(source.path)
    if (known && known.size === source.size && known.changedAt === source.changedAt) return known
    const hash = createHash('sha256')
      .update(await readFile(source.path))
      .digest('base64url')
    const [oldest] = hashes.keys()
    if (hashes.size >= mostHashes && oldest !== undefined) hashes.delete(oldest)
    const entry = { size: source.size, changedAt: source.changedAt, hash, restsUntil: 0 }
    hashes.set(source.path, entry)
    return entry
  }

  const make = async (
    source: Source,
    size: PictureSize,
    format: PictureFormat,
    name: string,
    file: string,
    isWanted: () => boolean,
  ): Promise<Found> => {
    const bytes = await takeTurn(async () =>
      isWanted() ? resizePicture({ ...toDimensions(size), source: await readFile(source.path), format }) : undefined,
    )
    if (!bytes) return undefined
    try {
      await keep(file, bytes)
      return { name, at: { file } }
    } catch (error) {
      log.warn({ err: error, file }, 'a picture could not be kept')
      return { name, at: { bytes } }
    }
  }

  return {
    find: async (path, size, format, isWaiting = () => true) => {
      const source = await findSource(path, roots)
      if (!source) return undefined
      try {
        const entry = await getHash(source)
        if (now().getTime() < entry.restsUntil) return undefined
        const name = createHash('sha256')
          .update(`${entry.hash} ${size} ${format} ${resizeVersion}`)
          .digest('base64url')
          .slice(0, 32)
        const file = join(folder, name.slice(0, 2), `${name}.${format}`)
        const kept = await stat(file).catch(orAbsent)
        if (kept) {
          const asked = now()
          if (asked.getTime() - kept.mtimeMs > day) await utimes(file, asked, asked).catch(orAbsent)
          return { name, at: { file } }
        }
        const begun = running.get(name)
        if (begun) {
          begun.waiting.push(isWaiting)
          return await begun.made
        }
        const waiting = [isWaiting]
        const made = make(source, size, format, name, file, () => waiting.some((isThere) => isThere()))
          .catch((error: unknown) => {
            entry.restsUntil = error instanceof BrokenPicture ? Infinity : now().getTime() + minute
            log.warn({ err: error, path }, 'a picture cannot be shown')
            return undefined
          })
          .finally(() => running.delete(name))
        running.set(name, { made, waiting })
        return await made
      } catch (error) {
        log.warn({ err: error, path }, 'a picture cannot be read')
        return undefined
      }
    },
  }
}

/** Aside and renamed: nobody ever reads half a picture, and of two processes the second wins with the same bytes. */
const keep = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const aside = `${file}.${randomUUID()}`
  try {
    await writeFile(aside, bytes)
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
