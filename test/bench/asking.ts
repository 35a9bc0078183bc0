import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RunningShop } from '../support/running-shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The facets of every listing. */
export const facets = ['color', 'size', 'brand', 'gender', 'ptype', 'set', 'price']
/** Address of a listing. */
export const catalogPath = (query: object, more = '') =>
  `/api/catalog?store=en&searchQuery=${encodeURIComponent(JSON.stringify(query))}${more}`

type Answer = {
  result: { total: number; items: { id: number; name: string; url_path: string; final_price: number }[] }
}

/** The result of a listing. */
export const ask = async (shop: RunningShop, path: string): Promise<Answer['result']> =>
  ((await (await fetch(`${shop.url}${path}`)).json()) as Answer).result

/** Imports a file beside the running shop; `endedAt` is the moment of its last line. */
export const importFile = async (shop: RunningShop, file: string): Promise<{ seconds: number; endedAt: number }> => {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'bin/import.ts'), file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: shop.dataDir },
  })
  let said = ''
  let endedAt = 0
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (endedAt === 0 && /^imported:/m.test(said)) endedAt = performance.now()
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0 || endedAt === 0) throw new Error(`the import ended with ${code}: ${said}`)
  return { seconds: (endedAt - began) / 1000, endedAt }
}

/** The moment at which something is so, asked for again and again. */
export const until = async (isDone: () => Promise<boolean>): Promise<number> => {
  for (const deadline = performance.now() + 180_000; performance.now() < deadline; await pause(10)) {
    if (await isDone()) return performance.now()
  }
  throw new Error('the change was not seen within three minutes')
}

/** The category of this name, as the listing needs it. */
export const findCategory = async (shop: RunningShop, wanted: string) => {
  const categories = (await ask(shop, '/api/catalog?store=en&type=category&size=4000')).items
  const found = categories.find(({ name }) => name === wanted)
  if (!found) throw new Error(`no category ${wanted}`)
  return found
}
