import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { isBuilt } from './build-stamp.mjs'

/** Builds the bundles where they are not those of the sources, as a fresh clone; ends the command where that fails. */
export const ensureBuilt = (): void => {
  if (isBuilt(root)) return
  const { status } = spawnSync(process.execPath, [join(root, 'bin/build.ts')], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
