import { execFileSync, spawnSync } from 'node:child_process'
import { rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** A file that came with the version an order first goes through from end to end, and lies where it lay then. */
const takesOrders = 'src/app/page-paths.ts'

const has = (commit: string, path: string): boolean => {
  try {
    git('cat-file', '-e', `${commit}:${path}`)
    return true
  } catch {
    return false
  }
}

/** The first version that took orders and the last one before each change of the migrations, the oldest first; none without a history. */
export const listReleases = (): string[] => {
  try {
    const first = git('log', '--reverse', '--diff-filter=A', '--format=%h', '--', takesOrders).split('\n').slice(0, 1)
    const before = git('log', '--reverse', '--format=%p', '--', 'db/migrations').split('\n')
    const all = [...first, ...before.map((parents) => parents.split(' ')[0] ?? '')]
    return [...new Set(all)].filter((commit) => commit !== '' && has(commit, takesOrders))
  } catch {
    return []
  }
}

export type Release = {
  readonly commit: string
  readonly folder: string
  /** Its migrations, by their names. */
  readonly migrations: readonly string[]
  readonly remove: () => Promise<void>
}

/** That version in a folder of its own, built with the packages of today; undefined where that cannot be done. */
export const checkOut = async (commit: string): Promise<Release | undefined> => {
  const folder = join(tmpdir(), `vitrine-release-${commit}-${process.pid}`)
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  git('worktree', 'add', '--detach', folder, commit)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { status } = spawnSync(process.execPath, ['bin/build.ts'], { cwd: folder, stdio: 'ignore', timeout: 300_000 })
  if (status !== 0) {
    await remove()
    return undefined
  }
  const migrations = git('ls-tree', '--name-only', `${commit}:db/migrations`).split('\n')
  return { commit, folder, migrations: migrations.filter((name) => name.endsWith('.sql')).toSorted(), remove }
}
