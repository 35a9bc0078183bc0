import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { orAbsent } from '#platform/server/absent-file.ts'
import { root } from './bootstrap.mjs'
import { isBuilt, toBuildStamp, toStampFile } from './build-stamp.mjs'
import { buildWorker } from './build-worker.ts'
import { inTurn } from './turn.mjs'

/** `releases`: the files below dist/client/assets of this build and of the two before it; `server`: those below dist/server/assets of this one. */
type Built = {
  readonly stamp: string
  readonly releases: readonly (readonly string[])[]
  readonly server?: readonly string[]
}

/** Pages that are open in a browser ask for the files of the build they came from. */
const keptReleases = 2

const dist = join(root, 'dist')

const buildAll = async (): Promise<void> => {
  const stamp = toBuildStamp(root)
  const before = await readBuilt()
  const shared = { root, logLevel: 'warn' } as const
  await build({ ...shared, build: { outDir: 'dist/client.new', emptyOutDir: true, manifest: true } })
  await build({ ...shared, build: { outDir: 'dist/server.new', emptyOutDir: true, ssr: true } })
  const assets: string[] = (await readdir(join(dist, 'client.new', 'assets')).catch(orAbsent)) ?? []
  await buildWorker(root, 'dist/client.new', assets)
  const older = before.releases.slice(0, keptReleases)
  await keepOlder(
    'client',
    older.flat().flatMap((name) => [name, ...formsOf(name)]),
    assets,
  )
  const server = await readdir(join(dist, 'server.new', 'assets'))
  // the shop that runs now reads parts of its own build when they are first needed
  await keepOlder('server', before.server ?? [], server)
  await precompress(join(dist, 'client.new', 'assets'), assets)
  await rm(toStampFile(root), { force: true })
  for (const name of ['client', 'server']) {
    await rm(join(dist, `${name}.old`), { recursive: true, force: true })
    await rename(join(dist, name), join(dist, `${name}.old`)).catch(orAbsent)
    await rename(join(dist, `${name}.new`), join(dist, name))
    await rm(join(dist, `${name}.old`), { recursive: true, force: true })
  }
  const built: Built = { stamp, releases: [assets, ...older], server }
  await writeFile(toStampFile(root), JSON.stringify(built))
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** The files beside a text file that hold it in its smallest forms, so that serving it costs nothing. */
const formsOf = (name: string): string[] => (/\.(js|css|svg)$/.test(name) ? [`${name}.br`, `${name}.gz`] : [])

/** All at once: the cores of the machine share them. */
const precompress = async (folder: string, names: readonly string[]): Promise<void> => {
  const work = names.flatMap((name) => {
    const [brotli, zipped] = formsOf(name)
    if (!brotli || !zipped) return []
    return [
      readFile(join(folder, name)).then(async (text) => {
        await writeFile(join(folder, brotli), await toBrotli(text, best))
        await writeFile(join(folder, zipped), await toGzip(text, { level: 9 }))
      }),
    ]
  })
  await Promise.all(work)
}

const readBuilt = async (): Promise<Built> => {
  const text = await readFile(toStampFile(root), 'utf8').catch(orAbsent)
  return text === undefined ? { stamp: '', releases: [] } : (JSON.parse(text) as Built)
}

/** Copies what the new build has not from where it will be. */
const keepOlder = async (
  part: 'client' | 'server',
  names: readonly string[],
  newNames: readonly string[],
): Promise<void> => {
  const [from, to] = [join(dist, part, 'assets'), join(dist, `${part}.new`, 'assets')]
  await mkdir(to, { recursive: true })
  for (const name of new Set(names).difference(new Set(newNames)))
    await copyFile(join(from, name), join(to, name)).catch(orAbsent)
}

try {
  await inTurn(`build ${root}`, async () => {
    // another process may have done it while this one waited
    if (!isBuilt(root) || process.argv.includes('--force')) await buildAll()
    // the next start need not read all sources
    isBuilt(root)
  })
} catch (error) {
  console.error(stripVTControlCharacters((error as Error).message))
  process.exitCode = 1
}
