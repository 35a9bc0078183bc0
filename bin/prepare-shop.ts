import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { preparedMark } from '#test/support/prepared-shop.ts'
import { startShop } from '#test/support/running-shop.ts'
import { root } from './bootstrap.mjs'

/**
 * A data directory with the demo in it, made once for all shops of a run; answers the environment that names it. Pictures are found where
 * an earlier run left them: their names say what they were made of.
 */
export const prepareShop = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const pictures = join(root, 'node_modules', '.cache', 'pictures')
  await mkdir(pictures, { recursive: true })
  await mkdir(join(folder, 'cache'), { recursive: true })
  await symlink(pictures, join(folder, 'cache', 'pictures'))
  const shop = await startShop({ dataDir: folder })
  await shop.stop()
  // a database that had to lie elsewhere would be everybody's
  return existsSync(join(folder, 'postgres-place.json')) ? {} : { [preparedMark]: folder }
}
