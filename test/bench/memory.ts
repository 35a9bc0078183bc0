import { readFile, readdir, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Megabytes of a shop's process and of those of its private database, memory that they share counted once; undefined where
 * the system does not tell.
 */
export const readMemory = async (pid: number, dataDir: string): Promise<number | undefined> => {
  const database = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  const names = await readdir('/proc').catch(() => [])
  let kilobytes = 0
  for (const name of names.filter((each) => /^\d+$/.test(each))) {
    const folder = await readlink(`/proc/${name}/cwd`).catch(() => undefined)
    if (Number(name) !== pid && (database === undefined || folder !== database)) continue
    const text = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
  }
  return kilobytes > 0 ? kilobytes / 1024 : undefined
}
