import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import type { Db } from '#platform/server/context.ts'
import { fetchSafely } from '#platform/server/outbound/fetch-safe.ts'
import type { SafeFetch } from '#platform/server/outbound/fetch-safe.ts'
import { waitUntilSeen } from '../snapshot/wait-until-seen.ts'
import { importFiles } from './import-files.ts'

export type AnewOptions = {
  /** DATA_DIR: the files of `import` below it are sources, and the pictures of `import/images`. */
  readonly dataDir: string
  /** Addresses of feeds, https alone. */
  readonly feeds: readonly string[]
  readonly storeCode: StoreCode
  readonly now: Date
  readonly fetch?: SafeFetch
}

const mostFiles = 100
const mostFeeds = 20
/** After that long a shop that reads the catalogue anew is not waited for. */
const longestShowMs = 60_000

type Counts = { readonly new: number; readonly changed: number; readonly unchanged: number; readonly refused: number }

/**
 * Imports all sources of the shop once more, as one import: files and feeds together, or none of them. `IMPORT_REFUSED` has
 * `meta.fields.source`, and why. Without any source the catalogue is as new as it can be, which is noted as well.
 */
export const importAnew = async (
  db: Db,
  { dataDir, feeds, fetch, ...options }: AnewOptions,
): Promise<Result<Counts, 'ALREADY_RUNNING' | 'IMPORT_REFUSED'>> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-feeds-'))
  try {
    const fetched = await fetchFeeds(feeds, folder, fetch)
    if (!fetched.ok) return fetched
    const sources = join(dataDir, 'import')
    const images = join(sources, 'images')
    const result = await importFiles(db, {
      ...options,
      files: [...(await listFiles(sources)), ...fetched.value],
      ...((await stat(images).catch(orAbsent))?.isDirectory() ? { imagesDir: images } : {}),
      dataDir,
      mode: 'upsert',
      isDryRun: false,
    })
    if (!result.ok && result.code === 'ALREADY_RUNNING') return refuse('ALREADY_RUNNING')
    if (!result.ok) {
      const { file, message } = result.meta as { file?: string; message?: string }
      return refused(basename(file ?? ''), message ?? '')
    }
    await waitUntilSeen(db, longestShowMs)
    const { new: added, changed, unchanged, refused: left } = result.value.counts
    return ok({ new: added, changed, unchanged, refused: left })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const refused = (source: string, reason: string) =>
  refuse('IMPORT_REFUSED', { fields: { source: `${source}: ${reason}` } })

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(orAbsent)) ?? []
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  return names
    .toSorted()
    .slice(0, mostFiles)
    .map((name) => join(folder, name))
}

/** One after the other; what a feed is, its content says. */
const fetchFeeds = async (
  feeds: readonly string[],
  folder: string,
  fetch: SafeFetch = {},
): Promise<Result<string[], 'IMPORT_REFUSED'>> => {
  const files: string[] = []
  for (const [index, address] of feeds.slice(0, mostFeeds).entries()) {
    const answer = await fetchSafely(address, fetch)
    if (!answer.ok) return refused(address, answer.code)
    const name = (URL.parse(address)?.pathname.split('/').at(-1) ?? '').replace(/[^\w.-]+/g, '-').slice(-60)
    const file = join(folder, `${index}-${name || 'feed'}`)
    await writeFile(file, answer.value.body)
    files.push(file)
  }
  return ok(files)
}
