import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#core/language.ts'
import type { PageAssets } from '../../hydration.ts'
import { partOfPage } from '../../late-text.ts'
import { textPartsKept } from '../../part-of-text.ts'

type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
  src?: string
  dynamicImports?: readonly string[]
}
type Manifest = Record<string, Chunk>

const entrySource = 'src/app/entry-browser.ts'
const wakeSource = 'src/app/wake.tsx'

export type AssetTable = { readonly of: (pageSources: readonly string[], language: Language) => PageAssets }

/** The chunks a set of pages needs, in full: a page that waits for nothing it could have asked for at once. */
export const readAssetTable = (clientDir: string): AssetTable => {
  const path = join(clientDir, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error(`no build at ${path}: run npm run build`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entry = manifest[entrySource]
  if (!entry) throw new Error(`the build has no ${entrySource}`)
  const release = readRelease(clientDir)
  const fonts = Object.values(manifest).flatMap((chunk) => (chunk.file.endsWith('.woff2') ? [chunk.file] : []))
  const list: AssetTable['of'] = (pageSources, language) => {
    const keys = [entrySource, wakeSource, ...pageSources, ...textKeys(manifest, language, pageSources)].filter(
      (key) => key in manifest,
    )
    const chunks = collect(manifest, keys)
    const styled = [...chunks, ...collect(manifest, lateParts(chunks))]
    return {
      release,
      entry: `/${entry.file}`,
      styles: unique(styled.flatMap((chunk) => chunk.css ?? [])).map((file) => `/${file}`),
      preloads: unique(chunks.map((chunk) => chunk.file))
        .filter((file) => file !== entry.file && file.endsWith('.js'))
        .map((file) => `/${file}`),
      fonts: fonts.filter((file) => needsFont(file, language)).map((file) => `/${file}`),
      devScripts: [],
    }
  }
  // one for each kind of page and language
  const listed = new Map<string, PageAssets>()
  return {
    of: (pageSources, language) => {
      const key = [language, ...pageSources].join()
      const assets = listed.get(key) ?? list(pageSources, language)
      listed.set(key, assets)
      return assets
    },
  }
}

const readRelease = (clientDir: string): string =>
  (JSON.parse(readFileSync(join(clientDir, 'release.json'), 'utf8')) as { id: string }).id

/** Parts that are rendered with the page and woken up after it (`late` of platform/web): their styles are needed at once. */
export const lateParts = (chunks: readonly Pick<Chunk, 'dynamicImports'>[]): string[] =>
  chunks.flatMap(({ dynamicImports = [] }) =>
    dynamicImports.filter((key) => /(-parts|\/product\/(below|kinds))\.tsx?$/.test(key)),
  )

/** The texts that every page has, and those of these pages; the page without one has all that are kept, for it becomes any of them. */
const textKeys = (manifest: Manifest, language: Language, pageSources: readonly string[]): string[] => {
  const parts = pageSources.length > 0 ? pageSources.map(partOfPage) : textPartsKept
  return ['', ...parts.flatMap((part) => (part ? [`/${part}`] : []))].map(
    (part) => Object.keys(manifest).find((key) => key.endsWith(`virtual:texts/${language}${part}`)) ?? '',
  )
}

const needsFont = (file: string, language: Language): boolean =>
  file.includes('-latin-wght') || (file.includes('-cyrillic-wght') && (language === 'ru' || language === 'uk'))

const collect = (manifest: Manifest, keys: readonly string[]): Chunk[] => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    manifest[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}

const unique = (items: readonly string[]): string[] => [...new Set(items)]
