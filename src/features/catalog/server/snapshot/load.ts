import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/server/context.ts'
import { inSteps } from '#platform/server/steps.ts'
import type { Product } from '../../rules/catalogue.ts'
import { readFrame } from './frame.ts'
import { productIds, readProducts, readVersion, withVariants } from './rows.ts'
import { emptySnapshot, linkVariants, putIn, replaceProducts } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/** Few enough that reading a batch delays nothing that waits, many enough that questions are few. */
const batchSize = 500

/** The whole catalogue as of one moment. Source: db/migrations/0002-catalogue.sql. */
export const loadSnapshot = async (db: Db): Promise<Snapshot> => {
  const snapshot = await atOneMoment(db, async (trx) => {
    const empty = emptySnapshot(await readFrame(trx), await readVersion(trx))
    const ids = await productIds(trx)
    for await (const products of readAhead(trx, ids)) for (const product of products) putIn(empty, product)
    return empty
  })
  await inSteps(linkVariants(snapshot))
  return snapshot
}

/** Batch by batch; the database is asked for the next one while this one is put in its place. */
const readAhead = async function* (trx: Db, ids: readonly number[]): AsyncGenerator<Product[]> {
  let ahead = readProducts(trx, ids.slice(0, batchSize))
  for (let from = batchSize; from - batchSize < ids.length; from += batchSize) {
    const products = await ahead
    ahead = readProducts(trx, ids.slice(from, from + batchSize))
    // one that fails is told of when it is waited for
    ahead.catch(() => undefined)
    // the question has to be on its way, and others to have their turn
    await setImmediate()
    yield products
  }
}

/** The snapshot with these products read anew, and the styles that look different now. The old one is not to be used any more. */
export const refreshSnapshot = (
  db: Db,
  old: Snapshot,
  changed: readonly number[],
): Promise<{ snapshot: Snapshot; styles: Set<number> }> =>
  atOneMoment(db, async (trx) => {
    const frame = await readFrame(trx)
    const version = await readVersion(trx)
    const known = changed.flatMap((id) => old.variantIds.get(id) ?? [])
    const ids = [...new Set([...(await withVariants(trx, changed)), ...known])]
    const products = await readProducts(trx, ids)
    // from here on nothing waits: readers see all of it or nothing
    const snapshot: Snapshot = { ...old, ...frame, version }
    return { snapshot, styles: replaceProducts(snapshot, products, ids) }
  })

const atOneMoment = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
