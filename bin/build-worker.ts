import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Release } from '../src/app/service-worker/release.ts'
import type { Manifest } from './guards/budgets.ts'

/** Which files of a build every store view needs; texts and fonts are of one language each. */
export const toRelease = (manifest: Manifest, files: readonly string[]): Release => {
  const texts = new Set(
    Object.keys(manifest).flatMap((key) => (key.includes('virtual:texts/') ? (manifest[key]?.file ?? []) : [])),
  )
  const isOfOneLanguage = (file: string): boolean => texts.has(`assets/${file}`) || file.endsWith('.woff2')
  const addressesOf = (some: readonly string[]) => some.map((file) => `/assets/${file}`)
  return {
    id: createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16),
    common: addressesOf(files.filter((file) => !isOfOneLanguage(file))),
    others: addressesOf(files.filter(isOfOneLanguage)),
  }
}

/** `sw.js` with the list of the release's files (names below `assets`), and `release.json` with the same list, into a finished build. */
export const buildWorker = async (root: string, folder: string, files: readonly string[]): Promise<void> => {
  const manifest = JSON.parse(await readFile(join(root, folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const release = toRelease(manifest, files)
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
