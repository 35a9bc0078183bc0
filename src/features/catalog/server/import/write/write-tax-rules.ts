import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '#platform/server/context.ts'
import type { Counts, TaxRateRow, TaxRuleRow } from '../records.ts'

/** Tax rules by their code: what a rule says is what the file says, its rates too. Rules that the files do not name stay. */
export const writeTaxRules = async (
  trx: Trx,
  rules: readonly TaxRuleRow[],
): Promise<{ readonly counts: Counts; readonly hasChanged: boolean }> => {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const rule of rules) counts[await writeRule(trx, rule)]++
  return { counts, hasChanged: counts.new + counts.changed > 0 }
}

const writeRule = async (trx: Trx, rule: TaxRuleRow): Promise<'new' | 'changed' | 'unchanged'> => {
  const values = {
    name: rule.code,
    priority: rule.priority,
    product_tax_classes: [...rule.productClasses],
    customer_tax_classes: [...rule.customerClasses],
  }
  const rates = toComparable(rule.rates)
  const known = await trx.selectFrom('tax_rule').selectAll().where('name', '=', rule.code).executeTakeFirst()
  if (!known) {
    const { id } = await trx.insertInto('tax_rule').values(values).returning('id').executeTakeFirstOrThrow()
    await insertRates(trx, id, rates)
    return 'new'
  }
  const { id, ...own } = known
  const isSame = isDeepStrictEqual({ ...own }, values) && isDeepStrictEqual(await readRates(trx, id), rates)
  if (isSame) return 'unchanged'
  await trx.updateTable('tax_rule').set(values).where('id', '=', id).execute()
  await trx.deleteFrom('tax_rate').where('rule_id', '=', id).execute()
  await insertRates(trx, id, rates)
  return 'changed'
}

/** The last rate of a place counts; in one order whatever the file's. */
const toComparable = (rates: readonly TaxRateRow[]): TaxRateRow[] => {
  const byPlace = new Map(rates.map((rate) => [`${rate.country} ${rate.regionId} ${rate.postcode}`, rate]))
  return [...byPlace].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, rate]) => rate)
}

const readRates = async (trx: Trx, ruleId: number): Promise<TaxRateRow[]> => {
  const rows = await trx
    .selectFrom('tax_rate')
    .select(['country', 'region_id', 'postcode', 'percent'])
    .where('rule_id', '=', ruleId)
    .execute()
  return toComparable(
    rows.map(({ country, region_id, postcode, percent }) => ({
      country,
      regionId: region_id,
      postcode,
      percent: Number(percent),
    })),
  )
}

const insertRates = async (trx: Trx, ruleId: number, rates: readonly TaxRateRow[]): Promise<void> => {
  if (!rates.length) return
  await trx
    .insertInto('tax_rate')
    .values(
      rates.map(({ country, regionId, postcode, percent }) => ({
        rule_id: ruleId,
        country,
        region_id: regionId,
        postcode,
        percent,
      })),
    )
    .execute()
}
