import { sql } from 'kysely'
import type { Db, Trx } from '#platform/server/context.ts'
import { removeMissing } from './remove-missing.ts'
import type { Counts, ImportCounts, Issue, Kind, WriteOptions, WriterInput } from '../records.ts'
import { finishRun, ImportRunning, watchRun } from '../runs/runs.ts'
import { openAttributes } from './write-attributes.ts'
import { openCategories } from './write-categories.ts'
import { writeLinks } from './write-links.ts'
import { writeProducts } from './write-products.ts'
import { writeContent } from './write-content.ts'
import { writeReviews } from './write-reviews.ts'
import { writeStock } from './write-stock.ts'
import { writeTaxRules } from './write-tax-rules.ts'
import { adoptVariants, writeTexts } from './write-texts.ts'

/** One import at a time on a database, whoever runs it. */
const lockKey = 7_406_312

/**
 * Writes a catalogue in one transaction: all of it, or nothing. What stands in the shop and is equal is not touched, so a
 * second run changes nothing. Processes that show the shop hear of it by NOTIFY `catalogue` with the new version and the ids of
 * products that changed, or `all`. Throws `ImportRunning` beside another import.
 */
export const writeCatalogue = async (db: Db, input: WriterInput, options: WriteOptions): Promise<ImportCounts> => {
  const rollBack = new RollBack()
  try {
    return await db.transaction().execute(async (trx) => {
      // limits for shoppers' queries; an import takes its time
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      await sql`set local lock_timeout = '20s'`.execute(trx)
      await sql`set local client_connection_check_interval = 500`.execute(trx)
      const { rows } = await sql<{
        mine: boolean
      }>`select pg_try_advisory_xact_lock(${sql.lit(lockKey)}) as mine`.execute(trx)
      if (!rows[0]?.mine) throw new ImportRunning('another import is running')
      if (options.run && !options.isDryRun) await watchRun(trx, options.run.id)
      const counts = await writeAll(trx, input, options)
      await options.beforeCommit?.(trx)
      if (!options.isDryRun) return counts
      rollBack.counts = counts
      throw rollBack
    })
  } catch (error) {
    if (error === rollBack && rollBack.counts) return rollBack.counts
    throw error
  }
}

/** A transaction is only taken back by a throw. */
class RollBack extends Error {
  counts: ImportCounts | undefined
}

const writeAll = async (trx: Trx, input: WriterInput, options: WriteOptions): Promise<ImportCounts> => {
  const { now, run, language = 'en' } = options
  const isFull = options.mode === 'full'
  const attributes = await openAttributes(trx, input.attributes, language, isFull)
  const categories = await openCategories(trx, input.categories, language, isFull)
  const products = await writeProducts(trx, input.products, attributes, categories, options)
  const adopted = await adoptVariants(trx, input.adoptions, products.ids)
  const texts = await writeTexts(trx, input.texts, products.ids, now)
  const links = await writeLinks(trx, products.links, input.links, products.ids)
  const taxes = await writeTaxRules(trx, input.taxRules ?? [])
  const content = await writeContent(trx, input.content ?? [], now)
  const reviews = await writeReviews(trx, input.reviews, products.ids, now)
  // a full run of reviews alone must not empty the shop
  const removed =
    isFull && products.seen.size
      ? await removeMissing(
          trx,
          new Set([...products.seen, ...(input.spared ?? [])]),
          input.categories.map(({ path }) => path),
          now,
        )
      : { products: 0, categories: 0 }
  // last of all, for orders wait for the rows that it locks; and in the order of theirs, from the first batch to the last
  const figures = products.stock.toSorted((a, b) => a.id - b.id)
  for (let at = 0; at < figures.length; at += 500) await writeStock(trx, [], figures.slice(at, at + 500), now)

  const byKind: Record<Kind, Counts> = {
    products: products.counts,
    links: links.counts,
    reviews: reviews.counts,
    texts: texts.counts,
    content: content.counts,
    taxes: taxes.counts,
  }
  for (const [kind, rows] of Object.entries(options.refusedBefore ?? {})) byKind[kind as Kind].refused += rows
  const issues: Issue[] = [products, adopted, texts, links, reviews].flatMap((outcome) => outcome.issues)
  const counts: ImportCounts = { ...sum(Object.values(byKind)), byKind, removed: removed.products, issues }
  const changedIds = new Set([products, adopted, texts, links, reviews].flatMap((outcome) => [...outcome.changedIds]))
  const isWide =
    [attributes, categories].some((book) => book.hasChanged()) ||
    [taxes, content].some(({ hasChanged }) => hasChanged) ||
    removed.products + removed.categories > 0
  if (isWide || changedIds.size) await announce(trx, isWide ? undefined : changedIds)
  if (run && !options.isDryRun) await finishRun(trx, run, counts)
  return counts
}

const sum = (all: readonly Counts[]): Counts => {
  const total: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const counts of all)
    for (const key of ['new', 'changed', 'unchanged', 'refused'] as const) total[key] += counts[key]
  return total
}

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const longestPayload = 7900

/** Raises the version and tells the processes; both count from the commit on. Without ids everything is to be read anew. */
export const announce = async (trx: Db, ids: ReadonlySet<number> | undefined): Promise<number> => {
  const { version } = await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  const some = ids && JSON.stringify({ version, products: await withParents(trx, ids) })
  const payload = some && some.length < longestPayload ? some : JSON.stringify({ version, all: true })
  await sql`select pg_notify('catalogue', ${payload})`.execute(trx)
  return version
}

/** A parent shows its variants, so it looks different when one of them does. */
const withParents = async (trx: Db, ids: ReadonlySet<number>): Promise<number[]> => {
  const { rows } = await sql<{
    id: number
  }>`select distinct parent_id as id from product where id = any(${[...ids]}::integer[]) and parent_id is not null`.execute(
    trx,
  )
  return [...new Set([...ids, ...rows.map(({ id }) => id)])].toSorted((a, b) => a - b)
}
