import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from '../guards/source.ts'

const skipped = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.stryker-tmp',
])
const texts = /\.(ts|tsx|mts|mjs|css|md|po|sql|json|html|yml|yaml)$|^\.npmrc$/

/** Every file of ours below the folder; those that are not text have an empty one. */
export const readSources = async (root: string, folder = ''): Promise<Source[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const all = await Promise.all(
    entries
      .filter(({ name }) => !(folder === '' || name === 'node_modules' ? skipped.has(name) : false))
      .map(async (entry): Promise<Source[]> => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (entry.isDirectory()) return readSources(root, path)
        if (!entry.isFile()) return []
        return [{ path, text: texts.test(entry.name) ? await readFile(join(root, path), 'utf8') : '' }]
      }),
  )
  return all.flat().toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
