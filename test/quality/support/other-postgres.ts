import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findAccount, runAs } from '#platform/server/postgres/postgres-account.ts'

/** Where Debian puts each version; POSTGRES_BIN names another folder with `postgres` and `initdb`. */
const debian = '/usr/lib/postgresql'

/** The folders with programs of PostgreSQL that this machine has beside the private one. */
export const findOthers = (): string[] => {
  const own = process.env['POSTGRES_BIN']
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return [...(own ? [own] : []), ...versions.map((version) => join(debian, version, 'bin'))].filter((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  )
}

export type OtherPostgres = { readonly url: string; readonly version: string; readonly stop: () => Promise<void> }

/** A server of these programs on an empty cluster, which forgets when the machine fails. */
export const startOther = async (programs: string): Promise<OtherPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-other-'))
  await chmod(folder, 0o711)
  const directory = join(folder, 'data')
  await mkdir(directory, { mode: 0o700 })
  const account = await findAccount(directory)
  if (account) for (const each of [folder, directory]) await chown(each, account.uid, account.gid)
  const words = ['-D', directory, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync']
  const made = await runAs(account, join(programs, 'initdb'), words)
  if (made.code !== 0) throw new Error(made.output)
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200']
  const child = spawn(join(programs, 'postgres'), ['-D', directory, ...settings.flatMap((one) => ['-c', one])], {
    cwd: '/',
    stdio: 'ignore',
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  })
  const ended = once(child, 'exit')
  while (!existsSync(join(folder, '.s.PGSQL.5432')) && child.exitCode === null) await pause(50)
  const { output } = await runAs(account, join(programs, 'postgres'), ['--version'])
  return {
    url: `postgres://vitrine@localhost/postgres?host=${encodeURIComponent(folder)}`,
    version: output.trim(),
    stop: async () => {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
