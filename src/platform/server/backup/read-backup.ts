import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { jobsFile, manifestName, tableFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { orAbsent } from '../absent-file.ts'

/** The manifest of a backup. Throws, with words for its owner, where the folder is none or of another format. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(orAbsent)
  if (text === undefined) throw new Error(`${folder} is no backup: it has no ${manifestName}`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new Error(`${folder} is a backup of another format: restore it with a newer shop`)
  return manifest
}

/** The lines of a file in groups of at most `size`. */
export const readLines = async function* (path: string, size: number): AsyncGenerator<readonly string[]> {
  let lines: string[] = []
  // what the file itself fails with is told by the stream behind it
  const input = pipeline(createReadStream(path), createGunzip(), () => undefined)
  for await (const line of createInterface({ input })) {
    lines.push(line)
    if (lines.length < size) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}

/** Reads all of it once before anything is touched. Throws at the first file that is not what was written. */
export const checkBackup = async (folder: string, manifest: Manifest): Promise<void> => {
  const files = [
    ...manifest.tables.map((table) => ({ ...table, path: tableFile(table.name) })),
    { ...manifest.jobs, path: jobsFile },
  ]
  for (const { path, rows, sha256 } of files) {
    const found = await sumOf(join(folder, path)).catch((error: Error) => ({ rows: 0, sha256: error.message }))
    if (found.rows !== rows || found.sha256 !== sha256) throw new Error(`${join(folder, path)} is damaged`)
  }
}

const sumOf = async (path: string): Promise<{ rows: number; sha256: string }> => {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of readLines(path, 1000)) {
    rows += lines.length
    for (const line of lines) hash.update(`${line}\n`)
  }
  return { rows, sha256: hash.digest('hex') }
}
