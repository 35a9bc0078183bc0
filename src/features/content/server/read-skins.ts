import { open, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Result } from '#core/result.ts'
import { refuse } from '#core/result.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import { readSkin } from '../rules/skins.ts'
import type { Skin } from '../rules/skins.ts'

export type SkinsRead = {
  readonly skins: readonly Skin[]
  /** Files that are no skin, with why. */
  readonly refused: readonly { readonly file: string; readonly code: string; readonly fields?: unknown }[]
}

const mostSkins = 50
const mostBytes = 64 * 1024

/** The skins of a folder, by id: fifty files `*.json` at most, 64 kB each. No folder is no skins. */
export const readSkins = async (folder: string): Promise<SkinsRead> => {
  const names = ((await readdir(folder).catch(orAbsent)) ?? []).filter((name) => name.endsWith('.json')).toSorted()
  const skins: Skin[] = []
  const refused: SkinsRead['refused'][number][] = []
  for (const file of names.slice(0, mostSkins)) {
    const skin = await readFileAsSkin(join(folder, file))
    if (skin.ok) skins.push(skin.value)
    else refused.push({ file, code: skin.code, fields: skin.meta.fields })
  }
  for (const file of names.slice(mostSkins)) refused.push({ file, code: 'TOO_MANY_SKINS' })
  return { skins, refused }
}

const readFileAsSkin = async (path: string): Promise<Result<Skin>> => {
  const handle = await open(path)
  try {
    if ((await handle.stat()).size > mostBytes) return refuse('SKIN_TOO_LARGE')
    return readSkin(basename(path, '.json'), JSON.parse(await handle.readFile('utf8')))
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('BAD_SKIN_JSON')
    throw error
  } finally {
    await handle.close()
  }
}
