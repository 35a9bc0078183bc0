import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Release } from '../src/app/service-worker/release.ts'
import type { Manifest } from './guards/budgets.ts'

/**
 * Entries that nobody can use without the shop, or that only some roles open. A part among them says where it is missing that there is no
 * network, or is left out.
 */
const neededOnline: readonly RegExp[] = [
  /-screen\.tsx$/,
  /\/@simplewebauthn\/browser\//,
  /\/shell\/sign-in\/sign-in-panel\.tsx$/,
  /\/shell\/menu\/developer-menu\.tsx$/,
  /\/accounts\/web\/security\/second-factor\.tsx$/,
  /\/orders\/web\/returning\/order-after\.tsx$/,
]

/**
 * Which files of a build a browser keeps at once, in every store view. The others come when they are asked for: texts and fonts are of one
 * language each, and some files are reached through entries alone that nobody needs without a network.
 */
export const toRelease = (manifest: Manifest, files: readonly string[]): Release => {
  const texts = new Set(
    Object.keys(manifest).flatMap((key) => (key.includes('virtual:texts/') ? (manifest[key]?.file ?? []) : [])),
  )
  const wanted = filesBehind(manifest, (key) => !neededOnline.some((entry) => entry.test(key)))
  const unwanted = new Set([...filesBehind(manifest, () => true)].filter((file) => !wanted.has(file)))
  const isLater = (file: string): boolean =>
    texts.has(`assets/${file}`) || file.endsWith('.woff2') || unwanted.has(`assets/${file}`)
  const addressesOf = (some: readonly string[]) => some.map((file) => `/assets/${file}`)
  return {
    id: createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16),
    common: addressesOf(files.filter((file) => !isLater(file))),
    others: addressesOf(files.filter(isLater)),
  }
}

/** The files of all chunks that the build's entries lead to, at once, or later through those that may be opened. */
const filesBehind = (manifest: Manifest, mayOpen: (key: string) => boolean): Set<string> => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter(mayOpen).forEach(visit)
  }
  for (const key of Object.keys(manifest)) if (manifest[key]?.isEntry) visit(key)
  return new Set(
    [...seen].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key] ?? { file: '' }
      return [file, ...css, ...assets]
    }),
  )
}

/** `sw.js` with the list of the release's files (names below `assets`), and `release.json` with the same list, into a finished build. */
export const buildWorker = async (root: string, folder: string, files: readonly string[]): Promise<void> => {
  const manifest = JSON.parse(await readFile(join(root, folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const release = toRelease(manifest, files)
  const gone = neededOnline.filter((entry) => !Object.keys(manifest).some((key) => entry.test(key)))
  if (gone.length > 0) throw new Error(`build-worker.ts names entries that are not there: ${gone.join(' ')}`)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rollupOptions: { input: 'src/app/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  await writeFile(join(root, folder, 'release.json'), JSON.stringify(release))
}
