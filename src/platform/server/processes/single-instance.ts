import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shortHash, toRealFolder } from '../postgres/postgres-place.ts'
import { orAbsent } from '../absent-file.ts'

export type Claim = { readonly release: () => Promise<void> }

/** `here`: the shop of this DATA_DIR; `asking`: still looking around. */
type Standing = { readonly pid: number; readonly standing: 'here' | 'asking' }

/**
 * Makes this process the only shop of the DATA_DIR, or throws with words for a person where another one runs.
 *
 * Each candidate listens on a socket of its own name and only then looks for others, so of two that start together at
 * least one sees the other; between two that are still asking the smaller name goes first. A socket that nobody
 * answers was left by a killed process: the system closes it, whatever way the process ends, which no pid file can say.
 */
export const claimDataDir = async (dataDir: string): Promise<Claim> => {
  const place = await toRealFolder(dataDir).catch((error: Error) => {
    throw new Error(`DATA_DIR cannot be used: ${error.message}`)
  })
  const folder = await findFolder(place)
  const name = `${randomUUID().slice(0, 8)}.sock`
  const state: { standing: Standing['standing'] } = { standing: 'asking' }
  const server = await listen(join(folder, name), () => ({ pid: process.pid, ...state }))
  const release = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  const other = await findOther(folder, name)
  if (other) {
    await release()
    const who = other.pid ? ` (process ${other.pid})` : ''
    throw new Error(`a shop is running on ${dataDir} already${who}: stop it first, or set another DATA_DIR and PORT`)
  }
  state.standing = 'here'
  return { release }
}

const findOther = async (folder: string, own: string): Promise<Standing | undefined> => {
  for (;;) {
    let mustWait = false
    for (const name of await readdir(folder)) {
      if (name === own || !name.endsWith('.sock')) continue
      const answer = await ask(join(folder, name))
      if (answer === 'dead') await rm(join(folder, name), { force: true })
      else if (answer === 'silent') mustWait = true
      else if (answer.standing === 'here' || name < own) return answer
      else mustWait = true
    }
    if (!mustWait) return undefined
    await wait(20)
  }
}

/** Between the making of a socket and its first answer lies a moment in which it must not be taken for dead. */
const youth = 200

const ask = async (path: string): Promise<Standing | 'dead' | 'silent'> => {
  const answer = await hear(path)
  if (answer) return answer
  const made = await stat(path).catch(orAbsent)
  if (!made) return 'silent'
  // one of a later time was left before the clock was set back
  return Math.abs(Date.now() - made.mtimeMs) > youth ? 'dead' : 'silent'
}

/** A shop that hangs accepts without a word: it is there all the same. */
const patience = 500

const hear = (path: string): Promise<Standing | undefined> =>
  new Promise((resolve) => {
    const socket = connect(path)
    let text = ''
    let met = false
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('connect', () => (met = true))
    socket.on('data', (chunk) => (text += chunk.toString()))
    // it closes after an error, too, and that tells
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (text) resolve(JSON.parse(text) as Standing)
      else resolve(met ? { pid: 0, standing: 'here' } : undefined)
    })
  })

const listen = (path: string, tell: () => Standing): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket: Socket) => {
      // whoever asked may be gone before the answer
      socket.on('error', () => undefined)
      socket.end(JSON.stringify(tell()))
    })
    server.on('error', reject)
    server.listen(path, () => {
      // the claim alone keeps no program running
      server.unref()
      resolve(server)
    })
  })

/** A socket's whole path must stay below about a hundred characters. */
const longestFolder = 80

const findFolder = async (dataDir: string): Promise<string> => {
  const own = join(dataDir, 'running')
  const isShort = Buffer.byteLength(own) <= longestFolder
  const folder = isShort ? own : join(tmpdir(), `vitrine-running-${shortHash(dataDir)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid } = await stat(folder)
  const self = process.getuid?.()
  // root may use anybody's DATA_DIR, but a name below the temporary folder can be guessed and taken by somebody else
  if (uid !== self && (self !== 0 || !isShort)) {
    throw new Error(`${folder} belongs to user ${uid}: start the shop as that user, or set another DATA_DIR`)
  }
  return folder
}
