import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Where a shop's state is: a folder, and a server where it has no private database. */
export type Place = { readonly dataDir: string; readonly databaseUrl?: string }

type Command = {
  readonly name: 'backup' | 'restore'
  readonly words: readonly string[]
  readonly place: Place
  /** Told of each line; where it answers true the process is killed at once. */
  readonly isEnd?: (line: string) => boolean
}

/** Runs one of the commands as its owner does; answers its code, null where it was killed, and what it said. */
export const runCommand = async ({
  name,
  words,
  place,
  isEnd,
}: Command): Promise<{ code: number | null; said: string }> => {
  const { DATABASE_URL: _ours, ...environment } = process.env
  const child = spawn(process.execPath, [join(root, 'bin', `${name}.ts`), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    },
  })
  let said = ''
  let checked = 0
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    const lines = said.split('\n')
    const fresh = lines.slice(checked, -1)
    checked = lines.length - 1
    if (fresh.some((line) => isEnd?.(line))) child.kill('SIGKILL')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** The sum of every file of a folder by its path; nothing where there is no such folder. */
export const sumFiles = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sums = new Map<string, string>()
  for (const path of paths.toSorted())
    sums.set(
      path.slice(folder.length),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
  return sums
}
