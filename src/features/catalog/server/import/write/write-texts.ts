import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import { eachBatch } from '../records.ts'
import type { Adoption, Batches, Counts, Issue, Place, TextRow } from '../records.ts'
import { writePrices } from './write-prices.ts'
import { writeParents } from './write-products.ts'

export type TextsOutcome = { readonly counts: Counts; readonly changedIds: Set<number>; readonly issues: Issue[] }

type Known = { readonly id: number; readonly row: TextRow }

/** Rows that only carry the texts, or the price, of one store view, for products that are in the shop already. */
export const writeTexts = async (
  trx: Trx,
  texts: Batches<TextRow> | undefined,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<TextsOutcome> => {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  const issues: Issue[] = []
  const changedIds = new Set<number>()
  for await (const batch of eachBatch(texts)) {
    const known: Known[] = []
    for (const row of batch) {
      const id = ids.get(row.sku)
      if (id !== undefined) {
        known.push({ id, row })
        continue
      }
      counts.refused++
      issues.push(
        toIssue(
          row.place,
          row.sku,
          `${row.sku} is not in the catalogue, and this row has no type and price of its own`,
          true,
        ),
      )
    }
    for (const round of toRounds(known)) {
      const changed = await writeRound(trx, round, now)
      for (const id of changed) changedIds.add(id)
      counts.changed += changed.size
      counts.unchanged += round.length - changed.size
    }
  }
  return { counts, changedIds, issues }
}

/** One row a product in each round, for a statement updates a row only once. */
const toRounds = (rows: readonly Known[]): Known[][] => {
  const rounds: Known[][] = []
  const met = new Map<number, number>()
  for (const row of rows) {
    const round = met.get(row.id) ?? 0
    met.set(row.id, round + 1)
    rounds[round] = [...(rounds[round] ?? []), row]
  }
  return rounds
}

const writeRound = async (trx: Trx, rows: readonly Known[], now: Date): Promise<Set<number>> => {
  const records = rows.map(({ id, row: { name = {}, description = {}, shortDescription = {} } }) => ({
    id,
    name,
    description,
    short_description: shortDescription,
  }))
  const { rows: changed } = await sql<{ id: number }>`
    update product as p set name = p.name || r.name, description = p.description || r.description,
      short_description = p.short_description || r.short_description, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(id integer, name jsonb, description jsonb, short_description jsonb)
    where p.id = r.id and not (p.name @> r.name and p.description @> r.description and p.short_description @> r.short_description)
    returning p.id`.execute(trx)
  const priced = await writePrices(
    trx,
    rows.map(({ id, row }) => ({ id, prices: (row.prices ?? []).map((price) => ({ ...price, isDerived: false })) })),
  )
  return new Set([...changed.map(({ id }) => id), ...priced])
}

/** Parents of this run that name variants which are in the shop already. */
export const adoptVariants = async (
  trx: Trx,
  adoptions: Batches<Adoption> | undefined,
  ids: ReadonlyMap<string, number>,
): Promise<{ readonly changedIds: Set<number>; readonly issues: Issue[] }> => {
  const issues: Issue[] = []
  const pairs: { id: number; parent_id: number }[] = []
  for await (const batch of eachBatch(adoptions)) {
    for (const { sku, parentSku, place } of batch) {
      const id = ids.get(sku)
      const parent_id = ids.get(parentSku)
      if (id !== undefined && parent_id !== undefined) pairs.push({ id, parent_id })
      else issues.push(toIssue(place, parentSku, `the variant ${sku} is not in the catalogue`, false))
    }
  }
  const parents = await writeParents(trx, pairs)
  const changed = parents.length ? [...pairs.map(({ id }) => id), ...parents] : []
  return { changedIds: new Set(changed), issues }
}

const toIssue = (place: Place | undefined, sku: string, message: string, isRefused: boolean): Issue => ({
  ...(place ?? { file: '', line: 0, column: 'sku' }),
  kind: isRefused ? 'texts' : 'products',
  sku,
  message,
  isRefused,
})
