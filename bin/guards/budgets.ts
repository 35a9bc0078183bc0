import { lateParts } from '#app/server/pages/assets.ts'
import { partOfPage } from '#app/late-text.ts'
import type { Finding } from './source.ts'

/** What Vite's manifest says of a chunk. */
export type Chunk = {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/**
 * Bytes as brotli sends them: scripts and styles before the load event, scripts of a page that has woken up; and how often the browser asks
 * before the load event, without pictures.
 */
const limits = { script: 100_000, style: 15_000, awake: 126_000, requests: 12 }

export type PageWeight = {
  readonly page: string
  readonly script: number
  readonly style: number
  readonly awake: number
  readonly requests: number
}

/** The page itself, and the letters that most of it is set in: two files for Russian and Ukrainian. */
const pageAndFonts = 3

const isPage = (key: string): boolean => /(^|\/)(web|app)\/([^/]+\/)*[^/]*page[^/]*\.tsx$/.test(key)

/** Each page with everything that is in its way: the entry, its own chunk, one language with the page's own texts, and all they import at once. */
export const weighPages = (manifest: Manifest, sizeOf: (file: string) => number): PageWeight[] => {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) return []
  const textsOf = (page: string): string[] => {
    const part = partOfPage(page)
    const ends = ['virtual:texts/ru', ...(part ? [`virtual:texts/ru/${part}`] : [])]
    return Object.keys(manifest).filter((key) => ends.some((end) => key.endsWith(end)))
  }
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && isPage(key))
  return pages.map((page) => {
    const wake = Object.keys(manifest).filter((key) => key.endsWith('src/app/wake.tsx'))
    const chunks = collect(manifest, [entry, page, ...wake, ...textsOf(page)])
    const scriptsOf = (some: readonly Chunk[]) => some.map(({ file }) => file).filter((file) => file.endsWith('.js'))
    // where the entry wakes the page later, only the entry stands in its way
    const first = wake.length > 0 ? collect(manifest, [entry]) : chunks
    const styles = new Set([...chunks, ...collect(manifest, lateParts(chunks))].flatMap(({ css }) => css ?? []))
    return {
      page,
      script: sum(scriptsOf(first), sizeOf),
      style: sum([...styles], sizeOf),
      awake: sum(scriptsOf(chunks), sizeOf),
      requests: pageAndFonts + scriptsOf(first).length + styles.size,
    }
  })
}

export const checkBudgets = (weights: readonly PageWeight[]): Finding[] =>
  weights.flatMap(({ page, script, style, awake, requests }) => {
    const findings: Finding[] = []
    if (script > limits.script) findings.push({ path: page, message: tooHeavy('JavaScript', script, limits.script) })
    if (awake > limits.awake) findings.push({ path: page, message: tooHeavy('JavaScript in all', awake, limits.awake) })
    if (style > limits.style) findings.push({ path: page, message: tooHeavy('CSS', style, limits.style) })
    if (requests > limits.requests)
      findings.push({
        path: page,
        message: `${requests} requests before the load event, ${limits.requests} are allowed: put small files together (chunks in vite.config.ts)`,
      })
    return findings
  })

const tooHeavy = (what: string, bytes: number, limit: number): string =>
  `${(bytes / 1000).toFixed(1)} kB of ${what} before the load event, ${limit / 1000} kB are allowed: load what the first tap does not need with import() when the page is idle`

const sum = (files: readonly string[], sizeOf: (file: string) => number): number =>
  files.reduce((total, file) => total + sizeOf(file), 0)

const collect = (manifest: Manifest, keys: readonly string[]): Chunk[] => {
  const seen = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen.values()]
}
