import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { canUse, findAccount, openShelter } from './postgres-account.ts'
import type { Account } from './postgres-account.ts'
import { orAbsent } from '../absent-file.ts'

/** Where the private database lies and whose it is; `relocated` where that is not below DATA_DIR. */
export type Place = {
  readonly directory: string
  readonly relocated: string | undefined
  readonly account: Account | undefined
}

type Memory = { readonly directory: string; readonly dataDir: string }

const memoryName = 'postgres-place.json'

/**
 * DATA_DIR/postgres, or where its way is closed to the account (a 0700 home) a folder in the first shelter that works.
 * The choice is kept in DATA_DIR, for a database must not be lost by a changed mind.
 */
export const choosePlace = async (
  dataDir: string,
  shelters: readonly string[],
  onProgress: (line: string) => void,
): Promise<Place> => {
  const own = join(dataDir, 'postgres')
  const kept = await recall(dataDir, onProgress)
  const account = await findAccount(kept ?? own)
  await refuseForeign(kept ?? own)
  if (kept) return { directory: kept, relocated: kept, account }
  if (account) await letThrough(dataDir, account)
  if (!account || (await prepare(own, account))) return { directory: own, relocated: undefined, account }
  if (await exists(join(own, 'PG_VERSION'))) {
    throw new Error(
      `the database in ${own} is barred to ${account.name}, who runs PostgreSQL for root: open its folders (chmod o+x), or start the shop as their owner`,
    )
  }
  // made a moment ago, and empty; where it cannot go, or holds something, it stays
  await Promise.allSettled([rmdir(own)])
  for (const shelter of shelters) {
    const directory = await makeShelter(shelter, dataDir, account)
    if (!directory) continue
    await remember(dataDir, directory)
    onProgress(
      `${dataDir} is closed to ${account.name}, who runs PostgreSQL for root: the database lies in ${directory}`,
    )
    if (directory.startsWith(tmpdir()))
      onProgress(`${directory} may be cleaned at a restart of the machine: choose another DATA_DIR`)
    return { directory, relocated: directory, account }
  }
  throw new Error(
    `${account.name} cannot enter ${dataDir} or ${shelters.join(' or ')}: set DATA_DIR to a folder that is open to all, or DATABASE_URL to a server`,
  )
}

const refuseForeign = async (directory: string): Promise<void> => {
  const owner = (await lstat(directory).catch(orAbsent))?.uid
  const self = process.getuid?.()
  if (owner !== undefined && self !== undefined && self !== 0 && owner !== self) {
    throw new Error(`the database in ${directory} belongs to user ${owner}: start the shop as that user, or as root`)
  }
}

const recall = async (dataDir: string, onProgress: (line: string) => void): Promise<string | undefined> => {
  const file = join(dataDir, memoryName)
  const text = await readFile(file, 'utf8').catch(orAbsent)
  if (text === undefined) return undefined
  const memory = JSON.parse(text) as Memory
  if (memory.dataDir !== dataDir) {
    if (await exists(join(memory.dataDir, memoryName))) {
      onProgress(`${dataDir} is a copy of ${memory.dataDir}, which keeps its database: this one begins empty`)
      await rm(file)
      return undefined
    }
    await remember(dataDir, memory.directory)
  }
  if (!(await exists(memory.directory))) {
    throw new Error(
      `the database of this shop lay in ${memory.directory} and is gone: to begin with an empty one remove ${file}`,
    )
  }
  return memory.directory
}

const remember = async (dataDir: string, directory: string): Promise<void> => {
  const file = join(dataDir, memoryName)
  const memory: Memory = { directory, dataDir }
  await writeFile(`${file}.new`, `${JSON.stringify(memory, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

const makeShelter = async (shelter: string, dataDir: string, account: Account): Promise<string | undefined> => {
  if (!(await openShelter(shelter))) return undefined
  try {
    // never an older folder of the same name: whoever removed DATA_DIR wanted to begin anew
    const directory = await mkdtemp(join(shelter, `${shortHash(dataDir)}-`))
    if (await prepare(directory, account)) return directory
    await rmdir(directory)
  } catch {
    // a read-only or missing disk: the next shelter may do
  }
  return undefined
}

/** A DATA_DIR that only root may enter (`mktemp -d`) lets the account's group through, not look around. Its parents are not ours. */
const letThrough = async (dataDir: string, account: Account): Promise<void> => {
  const { uid, mode } = await lstat(dataDir)
  if (uid !== 0 || (mode & 0o077) !== 0) return
  try {
    await chown(dataDir, uid, account.gid)
    await chmod(dataDir, (mode & 0o7777) | 0o010)
  } catch {
    // then it is closed, and the database lies elsewhere
  }
}

/** Makes the folder the account's own; false where it cannot get there. */
const prepare = async (directory: string, account: Account): Promise<boolean> => {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if ((await lstat(directory)).uid !== account.uid) await chown(directory, account.uid, account.gid)
  } catch {
    return false
  }
  return canUse(account, directory)
}

/** An empty folder beside the place, the account's own: what is made there becomes the database by one rename. */
export const makeWorkFolder = async (directory: string, account: Account | undefined): Promise<string> => {
  await mkdir(dirname(directory), { recursive: true })
  for (const name of await readdir(dirname(directory))) {
    if (!name.startsWith(`${basename(directory)}.new-`)) continue
    const left = join(dirname(directory), name)
    const age = (await lstat(left).catch(orAbsent))?.mtimeMs ?? Infinity
    if (Date.now() - age > 600_000) await rm(left, { recursive: true, force: true })
  }
  const work = await mkdtemp(`${directory}.new-`)
  if (account) await chown(work, account.uid, account.gid)
  return work
}

/** Longest path of a Unix socket on every system we know, without its closing zero. */
const longestSocketPath = 100

/** The folder of the socket: the database's own, closed to everybody else; a short one below the temporary folder where its path is too long. */
export const chooseSocketFolder = async (directory: string, account: Account | undefined): Promise<string> => {
  if (Buffer.byteLength(join(directory, '.s.PGSQL.5432')) <= longestSocketPath) return directory
  const short = join(tmpdir(), `vitrine-${shortHash(directory)}`)
  const uid = account?.uid ?? process.getuid?.()
  await mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const made = await lstat(short)
  if (made.isDirectory() && (made.uid === uid || made.uid === process.getuid?.())) {
    await chmod(short, 0o700)
    if (account) await chown(short, account.uid, account.gid)
    return short
  }
  // somebody else sits on the name
  const other = await mkdtemp(join(tmpdir(), 'vitrine-'))
  if (account) await chown(other, account.uid, account.gid)
  return other
}

/** The real path, also of a folder that is yet to be made. */
export const toRealFolder = async (directory: string): Promise<string> => {
  await mkdir(directory, { recursive: true })
  return realpath(directory)
}

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export const exists = async (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )
