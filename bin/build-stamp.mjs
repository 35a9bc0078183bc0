import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

// What the bundles are made from: everything a change of which asks for a new build.
const sources = [
  'src',
  'config',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'bin/build.ts',
  'bin/build-worker.ts',
]

/** @param {string} root */
export const toBuildStamp = (root) => {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of listFiles(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
const listFiles = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** @param {string} root */
export const toStampFile = (root) => join(root, 'dist', 'build.json')

/** @param {string} root */
export const isBuilt = (root) => {
  try {
    return JSON.parse(readFileSync(toStampFile(root), 'utf8')).stamp === toBuildStamp(root)
  } catch {
    return false
  }
}
