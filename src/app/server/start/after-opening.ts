import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { categoryPath, productPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import { mainCategories } from '#features/catalog/rules/categories/categories.ts'
import { isAdvertised } from '#features/catalog/rules/variants/look-up.ts'

/** Milliseconds without a request before something is done that nobody waits for. */
const quietMs = 1000

type Options = {
  /** Milliseconds since the last request. */
  readonly quietFor: () => number
  /** Whether the shop is about to end: nothing is begun any more. */
  readonly isStopping: () => boolean
  /** Reads the files of pages, and the words of the searches. */
  readonly warmUp: () => Promise<unknown>
  /** Pages of each kind, and a way to make one. */
  readonly paths: () => readonly string[]
  readonly open: (path: string) => Promise<unknown>
}

/**
 * What nobody waits for once the shop is open: the files of pages and the words of the searches, then, while nobody asks for anything, a page of each kind, whose
 * first is made many times slower than others; at last the memory that only the start needed is given back.
 */
export const afterOpening = async ({ quietFor, isStopping, warmUp, paths, open }: Options): Promise<void> => {
  await warmUp()
  const steps = [...paths().map((path) => () => open(path)), collectGarbage]
  for (const step of steps) {
    await untilQuiet(quietFor)
    if (isStopping()) return
    await step()
  }
}

/** Addresses of a page of each kind that most visitors see. */
export const examplesOf = (viewing: Viewing): string[] => {
  const { url } = viewing.view
  const [category] = mainCategories(viewing.catalogue)
  const style = viewing.catalogue.products.values().find((product) => isAdvertised(viewing, product))
  return [
    url,
    ...(category ? [`${url}${categoryPath(category.urlPath)}`] : []),
    ...(style ? [`${url}${productPath(style.sku, style.slug)}`] : []),
  ]
}

/** Makes pages as if somebody asked for them whose requests nobody counts. */
export const openerOf =
  (app: FastifyInstance): Options['open'] =>
  (path) =>
    app.inject({ url: path, headers: { accept: 'text/html' }, remoteAddress: '::' })

const untilQuiet = async (quietFor: () => number): Promise<void> => {
  for (let left = quietMs - quietFor(); left > 0; left = quietMs - quietFor())
    await wait(left, undefined, { ref: false })
}

type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>

/** Bytes of a heap that is looked through in a moment; a shop of more would stand still for too long. */
const smallHeap = 200_000_000

/** V8 keeps what it once needed for young objects, half of a fresh process, until it is told to be thrifty. */
const collectGarbage = async (): Promise<void> => {
  if (getHeapStatistics().used_heap_size > smallHeap) return
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  // the flags are part of what compiled code is kept by
  setFlagsFromString('--no-expose-gc')
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
