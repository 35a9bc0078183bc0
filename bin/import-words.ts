import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isStoreCode, storeCodes } from '#features/stores/rules/store-view.ts'
import { orAbsent } from '#platform/server/absent-file.ts'

const usage = `npm run import -- FILE… [--images DIR] [--store CODE] [--dry-run] [--full]
       npm run import -- --undo
       npm run import -- --pictures`

const parseWords = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        images: { type: 'string' },
        store: { type: 'string', default: 'en' },
        'dry-run': { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    // its second sentence is for those who want files that begin with a dash
    throw new Error(`${(error as Error).message.split('. ')[0]}\nusage: ${usage}`, { cause: error })
  }
}

/** What `npm run import` is told to do; throws with the remedy where that makes no sense. */
export const readWords = async (args: readonly string[]) => {
  const { values, positionals } = parseWords(args)
  const { images, store, full, undo, pictures, 'dry-run': isDryRun } = values
  const isAlone = undo || pictures
  if (isAlone && (positionals.length || (undo && pictures)))
    throw new Error(`--${undo ? 'undo' : 'pictures'} stands alone\nusage: ${usage}`)
  if (!isAlone && !positionals.length) throw new Error(`name at least one file\nusage: ${usage}`)
  if (!isStoreCode(store)) throw new Error(`--store is one of ${storeCodes.join(', ')}, not "${store}"`)
  if (images !== undefined && !(await stat(images).catch(orAbsent))?.isDirectory()) {
    throw new Error(`--images names a folder, and ${images} is none`)
  }
  return {
    task: undo ? ('undo' as const) : pictures ? ('pictures' as const) : ('import' as const),
    files: positionals,
    ...(images === undefined ? {} : { imagesDir: resolve(images) }),
    storeCode: store,
    isDryRun,
    mode: full ? ('full' as const) : ('upsert' as const),
  }
}

export type ImportWords = Awaited<ReturnType<typeof readWords>>
