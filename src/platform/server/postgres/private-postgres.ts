import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { findBinaries } from './postgres-binaries.ts'
import { chooseSocketFolder, choosePlace, exists, makeWorkFolder, toRealFolder } from './postgres-place.ts'
import {
  databaseName,
  endedUncleanly,
  findPostmaster,
  initialise,
  launch,
  pause,
  socketPort,
  stopPostmaster,
  tryConnect,
  writeSettings,
} from './postmaster.ts'
import type { Launch, Server, SocketConnection } from './postmaster.ts'
import { endClient } from '../database/end-client.ts'

export type PrivatePostgres = {
  readonly connection: SocketConnection
  /** `attached`: a living one was found; `recovered`: the last run was killed and its log was replayed. */
  readonly how: 'created' | 'started' | 'attached' | 'recovered'
  /** The folder of the database where it could not lie below DATA_DIR. */
  readonly relocated?: string
  /** Ends the server too, unless another process of the shop still uses it. */
  readonly stop: () => Promise<void>
}

export type PrivatePostgresOptions = {
  readonly dataDir: string
  readonly onProgress?: (line: string) => void
  /** Called once a server was told to start: there is time for other work until it answers. */
  readonly onLaunch?: () => void
  /** Settings of postgresql.conf on top of ours. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where programs and data go when their own place is closed to the user who runs PostgreSQL for root. */
  readonly shelters?: readonly string[]
}

/** Starting and recovering may take long after a crash under load; a server that says nothing at all has less. */
const patience = { start: 120_000, silence: 15_000 }

/** Each process of the shop holds one such connection: the last to go turns off the light, the rest see a death at once. */
const keeperName = 'vitrine keeper'

/**
 * The shop's own PostgreSQL in DATA_DIR/postgres, on a Unix socket only. Started when none runs, else shared;
 * should it die while the shop runs, it is started again.
 */
export const startPrivatePostgres = async (options: PrivatePostgresOptions): Promise<PrivatePostgres> => {
  const {
    onProgress = () => undefined,
    settings = {},
    shelters = ['/var/lib/vitrine', join(tmpdir(), 'vitrine')],
  } = options
  const dataDir = await toRealFolder(options.dataDir)
  const { directory, relocated, account } = await choosePlace(dataDir, shelters, onProgress)
  const binaries = await findBinaries(account, shelters, onProgress)
  const living = await findPostmaster(directory)
  const socketFolder = living?.socketFolder || (await chooseSocketFolder(directory, account))
  const server: Server = { binaries, account, directory, socketFolder }
  const connection = { host: socketFolder, port: socketPort, user: databaseName, database: databaseName }
  const created = await createWhereMissing(server, onProgress)
  const terms = { connection, settings, onProgress }
  const { how, keeper } = await reach(server, { ...terms, created, onLaunch: options.onLaunch })
  const watch = keepAlive(keeper, async () => {
    onProgress('the private database went away: starting it again')
    const again = await reach(server, { ...terms, created: false })
    onProgress('the private database is back')
    return again.keeper
  })
  const stop = once(async () => {
    const last = await watch.release()
    if (last) await stopPostmaster(server)
    if (last && socketFolder !== directory) await rm(socketFolder, { recursive: true, force: true })
  })
  return { connection, how, stop, ...(relocated ? { relocated } : {}) }
}

const createWhereMissing = async (server: Server, onProgress: (line: string) => void): Promise<boolean> => {
  const { binaries, account, directory } = server
  if (await exists(join(directory, 'PG_VERSION'))) return false
  onProgress('creating the private database')
  const work = await makeWorkFolder(directory, account)
  try {
    await initialise(binaries, account, work)
    await rename(work, directory)
    return true
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    // another process was faster
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

type ReachTerms = {
  readonly connection: SocketConnection
  readonly settings: Readonly<Record<string, string>>
  /** The data were made a moment ago. */
  readonly created: boolean
  readonly onProgress: (line: string) => void
  readonly onLaunch?: (() => void) | undefined
}
type Reached = { readonly how: PrivatePostgres['how']; readonly keeper: Client }

/** Comes back with an open connection, whatever state the server is found in and whoever else starts or stops it. */
const reach = async (
  server: Server,
  { connection, settings, created, onProgress, onLaunch }: ReachTerms,
): Promise<Reached> => {
  const began = performance.now()
  let lastSign = began
  let how: PrivatePostgres['how'] = 'attached'
  let launched: Launch | undefined
  let told = false
  for (;;) {
    const answer = await tryConnect(connection, keeperName)
    if (typeof answer === 'object') {
      if (how === 'attached') onProgress('attached to the private database that was running already')
      return { how, keeper: answer }
    }
    if (answer === 'waiting') lastSign = performance.now()
    const now = performance.now()
    if (now - began > patience.start || now - lastSign > patience.silence) {
      throw new Error(
        `the private database in ${server.directory} does not answer; its log is ${join(server.directory, 'server.log')}`,
      )
    }
    if (launched && launched.state() !== 'running') {
      if (launched.state() === 'refused') await refuseForGood(server, launched)
      launched = undefined
      how = 'attached'
      await pause(100)
    }
    if (answer === 'absent' && !launched && !(await findPostmaster(server.directory))) {
      const unclean = await endedUncleanly(server.directory)
      how = created ? 'created' : unclean ? 'recovered' : 'started'
      if (how === 'recovered' && !told)
        onProgress('the last run of the private database was cut off: recovering from its log')
      told ||= how === 'recovered'
      await writeSettings(server, settings)
      launched = await launch(server)
      onLaunch?.()
    }
    await pause(now - began < 1500 ? 10 : 50)
  }
}

/** Throws unless the next try may go better: the processes of a killed postmaster take a moment to notice, or another process of the shop was faster. */
const refuseForGood = async ({ directory }: Server, launched: Launch): Promise<void> => {
  const report = await launched.report()
  if (/pre-existing shared memory block|lock file ".*" already exists|Address already in use/.test(report)) return
  const lines = report.split('\n').filter((line) => !line.includes('the database system is starting up'))
  throw new Error(`PostgreSQL does not start in ${directory}:\n${lines.slice(-15).join('\n')}`)
}

type Watch = {
  /** Lets go of the server; true where nobody else holds it. */
  readonly release: () => Promise<boolean>
}

const keepAlive = (first: Client, again: () => Promise<Client>): Watch => {
  let keeper: Client | undefined
  let released = false
  let revival: Promise<void> = Promise.resolve()
  const hold = (client: Client): void => {
    keeper = client
    // a program that forgets to stop may end all the same
    asHandle(client).unref()
    client.once('end', () => {
      keeper = undefined
      if (!released) revival = revive()
    })
  }
  const revive = async (): Promise<void> => {
    while (!released) {
      // a server that does not answer yet is asked until it does
      const client = await again().catch(() => undefined)
      if (!client) await pause(1000)
      else if (released) await client.end()
      else return hold(client)
    }
  }
  const release = async (): Promise<boolean> => {
    released = true
    await revival
    if (keeper) asHandle(keeper).ref()
    // a server that cannot be asked any more has nobody else
    const others = await keeper
      ?.query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [keeperName])
      .catch(() => undefined)
    if (keeper) await endClient(keeper)
    return !others?.rowCount
  }
  hold(first)
  return { release }
}

/** Methods that the types of pg leave out. */
const asHandle = (client: Client) => client as unknown as { ref: () => void; unref: () => void }

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  return () => (running ??= work())
}
