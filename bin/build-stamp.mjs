import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/**
 * Whether the bundles are those of the sources as they are. Sources that nobody touched since this was found out last are not read again:
 * their sizes and times tell. What they tell nothing of (a clone, a copy) is read.
 *
 * @param {string} root
 */
export const isBuilt = (root) => {
  try {
    /** @type {{stamp: string}} */
    const { stamp } = JSON.parse(readFileSync(toStampFile(root), 'utf8'))
    // looked at before they are read, so that one which is changed meanwhile counts as touched
    const known = `${stamp} ${toTouchStamp(root)}`
    if (readKnown(root) === known) return true
    if (stamp !== toBuildStamp(root)) return false
    keepKnown(root, known)
    return true
  } catch {
    return false
  }
}

/** @param {string} root */
const toTouchStamp = (root) => {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of listFiles(join(root, source))) {
      const { size, mtimeMs, ctimeMs } = statSync(file)
      hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs}\0`)
    }
  }
  return hash.digest('hex')
}

/** @param {string} root */
const toKnownFile = (root) => join(root, 'dist', 'known.txt')

/** @param {string} root */
const readKnown = (root) => (existsSync(toKnownFile(root)) ? readFileSync(toKnownFile(root), 'utf8') : undefined)

/**
 * @param {string} root
 * @param {string} known
 */
const keepKnown = (root, known) => {
  try {
    writeFileSync(toKnownFile(root), known)
  } catch {
    // a folder that may only be read: then sources are read at every start
  }
}
