import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { chown, open, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { plainEnvironment, runAs } from './postgres-account.ts'
import type { Account } from './postgres-account.ts'
import type { Binaries } from './postgres-binaries.ts'
import { orAbsent } from '../absent-file.ts'
import { endClient } from '../database/end-client.ts'

export type Server = {
  readonly binaries: Binaries
  readonly account: Account | undefined
  readonly directory: string
  readonly socketFolder: string
}

export type SocketConnection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

/** The same as an address, for another process. */
export const toUrl = ({ host, port, user, database }: SocketConnection): string =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

export const socketPort = 5432
export const databaseName = 'vitrine'

export type Postmaster = { readonly pid: number; readonly socketFolder: string }

/** The postmaster that postmaster.pid names, if a PostgreSQL really runs under that number. */
export const findPostmaster = async (directory: string): Promise<Postmaster | undefined> => {
  const text = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(orAbsent)) ?? ''
  const [pidLine, , , , socketFolder] = text.split('\n')
  const pid = Math.abs(Number(pidLine))
  if (!pid || !(await isPostmasterOf(pid, directory))) return undefined
  return { pid, socketFolder: socketFolder ?? '' }
}

/** Numbers are given out again, so a living process of that number is asked who it is. */
const isPostmasterOf = async (pid: number, directory: string): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') {
    return (await runAs(undefined, 'ps', ['-o', 'command=', '-p', String(pid)])).output.includes('postgres')
  }
  // a process that ends meanwhile, or is another person's, tells nothing
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  if (!/^Name:\s*postgres$/m.test(status) || /^State:\s*[ZX]/m.test(status)) return false
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return folder === undefined || folder === directory
}

/** True where the last run ended without its closing checkpoint: the next start replays the log. */
export const endedUncleanly = async (directory: string): Promise<boolean> => {
  const control = await readFile(join(directory, 'global', 'pg_control'))
  const state = process.arch === 's390x' ? control.readInt32BE(16) : control.readInt32LE(16)
  // DB_SHUTDOWNED and DB_SHUTDOWNED_IN_RECOVERY of pg_control.h
  return state !== 1 && state !== 2
}

const ownSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  log_checkpoints: 'off',
}

/** Makes an empty cluster. The builtin locale sorts alike everywhere; the system's serves only what asks the C library. */
export const initialise = async (
  binaries: Binaries,
  account: Account | undefined,
  directory: string,
): Promise<void> => {
  const run = (locale: string) =>
    runAs(account, binaries.initdb, [
      '--pgdata',
      directory,
      '--username',
      databaseName,
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-instructions',
      '--locale',
      locale,
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
    ])
  let outcome = await run('C.UTF-8')
  if (outcome.code !== 0 && outcome.output.includes('locale')) outcome = await run('C')
  if (outcome.code !== 0) throw new Error(`initdb failed in ${directory}:\n${outcome.output}`)
  const main = join(directory, 'postgresql.conf')
  const include =
    "\n# written anew at every start\ninclude_if_exists = 'vitrine.conf'\n# yours, never touched by the shop\ninclude_if_exists = 'local.conf'\n"
  await writeFile(main, (await readFile(main, 'utf8')) + include)
}

export const writeSettings = async (server: Server, settings: Readonly<Record<string, string>>): Promise<void> => {
  const all = {
    ...ownSettings,
    unix_socket_directories: `"${server.socketFolder.replaceAll('"', '""')}"`,
    port: String(socketPort),
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  const file = join(server.directory, 'vitrine.conf')
  // several may start at once: each writes its own aside
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, lines.join(''))
  if (server.account) await chown(aside, server.account.uid, server.account.gid)
  await rename(aside, file)
}

export type Launch = {
  /** `killed` by a signal says nothing about the next try; `refused` has its reason in the report. */
  readonly state: () => 'running' | 'killed' | 'refused'
  readonly report: () => Promise<string>
}

/** Starts a postmaster in a session of its own, so that neither Ctrl-C nor the shop's death takes it along. */
export const launch = async ({ binaries, account, directory }: Server): Promise<Launch> => {
  // a number that another program got meanwhile would make PostgreSQL refuse
  if (!(await findPostmaster(directory))) await rm(join(directory, 'postmaster.pid'), { force: true })
  const file = join(directory, 'server.log')
  const before = (await stat(file).catch(orAbsent))?.size ?? 0
  if (before > 10_000_000) await rename(file, `${file}.old`)
  const log = await open(file, 'a', 0o600)
  if (account) await log.chown(account.uid, account.gid)
  const from = (await log.stat()).size
  let state: ReturnType<Launch['state']> = 'running'
  const child = spawn(binaries.postgres, ['-D', directory], {
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  })
  child.on('error', () => (state = 'refused'))
  child.on('exit', (_code, signal) => (state = signal ? 'killed' : 'refused'))
  child.unref()
  await log.close()
  return { state: () => state, report: async () => (await readFile(file)).subarray(from).toString().trim() }
}

/** Fast: open transactions are rolled back, what was committed is written; at once where that takes too long. */
export const stopPostmaster = async ({ binaries, account, directory }: Server): Promise<void> => {
  const stop = (mode: string, seconds: number) =>
    runAs(account, binaries.pgCtl, ['stop', '-D', directory, '-m', mode, '-w', '-t', String(seconds)])
  if (!(await findPostmaster(directory))) return
  if ((await stop('fast', 7)).code === 0 || !(await findPostmaster(directory))) return
  await stop('immediate', 2)
}

export type Answer = Client | 'waiting' | 'absent'

/** A connection, or why there is none yet: the server is going up or down, or none listens. */
export const tryConnect = async (connection: SocketConnection, applicationName: string): Promise<Answer> => {
  const client = new Client({ ...connection, application_name: applicationName, connectionTimeoutMillis: 5000 })
  // a break is told by the query it breaks, and by `end`
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    void endClient(client)
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    // 57P03 starting up, shutting down or recovering; 57P01 and 57P02 are a shutdown that took this connection along
    if (['57P03', '57P01', '57P02', 'ECONNRESET', 'EPIPE'].includes(code ?? '') || /terminated|timeout/i.test(message))
      return 'waiting'
    if (code !== '3D000') throw error
    await createDatabase(connection)
    return 'waiting'
  }
}

const createDatabase = async (connection: SocketConnection): Promise<void> => {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(`create database ${databaseName}`)
  } catch (error) {
    // another process was faster
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

export const pause = (milliseconds: number): Promise<void> => wait(milliseconds)
