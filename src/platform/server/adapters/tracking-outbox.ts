import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { Tracker } from './tracking.ts'

/** A day's file takes no more than this, in bytes; files are kept for so many days. */
const mostBytes = 20_000_000
const keptFiles = 30

/** Without a tracker steps are lines of `DATA_DIR/events/{day}.ndjson`. */
export const createTrackingOutbox = (dataDir: string, log: Pick<Log, 'warn'>): Tracker => ({
  send: async (step) => {
    const folder = join(dataDir, 'events')
    await mkdir(folder, { recursive: true })
    const name = `${step.at.slice(0, 10)}.ndjson`
    const file = join(folder, name)
    const size = await sizeOf(file)
    if (size === 0) await dropOld(folder, name)
    if (size > mostBytes) return log.warn({ file }, 'a tracked step was left out: the file of the day is full')
    return appendFile(file, `${JSON.stringify(step)}\n`)
  },
})

const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

const dropOld = async (folder: string, today: string): Promise<void> => {
  const days = [...new Set([...(await readdir(folder)), today])].filter((name) => name.endsWith('.ndjson')).toSorted()
  for (const name of days.slice(0, -keptFiles)) await rm(join(folder, name), { force: true })
}
